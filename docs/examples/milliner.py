#!/usr/bin/env python3
"""Milliner, a player of Hats: a few rules of thumb, each with a weight, and nothing else.

It speaks the protocol of docs/bot-protocol.md and needs Python alone; docs/write-a-player.md tells
how it came to be. What is said to it becomes a call of `on_hello`, `on_act` or `on_bye`. Every
weight is an option, so that the settings of the game can make another player of it.
"""

import json
import sys
from collections import Counter

RULES = {}
"""The rules by name, each with its usual weight."""


def rule(weight):
    """Make a function a rule: it says how good a table would be, in points or the like."""

    def keep(function):
        RULES[function.__name__] = (function, weight)
        return function

    return keep


class Tea:
    """The table, as I would leave it."""

    def __init__(self, view):
        board = view["board"]
        self.me, self.holder = view["seat"] - 1, board["cookie"]
        self.table = list(board["table"])
        self.collections = [list(cards) for cards in board["collections"]]
        self.black = list(board["black_hats"])
        self.hand = list(view["hand"])
        self.promised = 0.0
        self.friends = {self.me, (self.me + 2) % 4} if len(self.black) == 4 else {self.me}

    def after(self, action):
        """Do what an action does, as far as I can know it."""
        if card := action.get("card"):
            self.hand.remove(card)
        if action["do"] == "swap":
            space = action["space"] - 1
            self.collections[self.me].append(self.table[space])
            self.table[space] = card
        elif action["do"] == "black":
            self.black[self.me] += 1
        elif action["do"] == "discard":
            self.promised = 3.5  # what a card is worth on average, before I have seen it
        return self

    def worths(self):
        """What a hat of each type is worth: the number of its first space."""
        spaces = {}
        for space, card in enumerate(self.table, start=1):
            spaces.setdefault(card[0], space)
        return spaces

    def points(self, seat):
        """What a collection is worth now."""
        worths = self.worths()
        return self.black[seat] + sum(worths.get(card[0], 0) for card in self.collections[seat])

    def claim(self, seat):
        """How good somebody's claim to the cookie is: types first, then the lowest cards."""
        cards = self.collections[seat]
        types = len({card[0] for card in cards}) + (self.black[seat] > 0)
        lows = sorted(int(card[1]) for card in cards)
        return types, [-low for low in lows]


@rule(1.0)
def own(tea):
    """Hats of my side are points."""
    return sum(tea.points(seat) for seat in tea.friends)


@rule(-0.6)
def others(tea):
    """So are those of the others."""
    return max(tea.points(seat) for seat in range(len(tea.black)) if seat not in tea.friends)


@rule(3.5)
def cookie(tea):
    """Only who has just played can take the cookie; somebody may take it back."""
    if tea.holder is None or tea.holder - 1 == tea.me:
        return 1
    return tea.claim(tea.me) > tea.claim(tea.holder - 1)


@rule(0.8)
def favourite(tea):
    """The card that I keep brings the values of its type, and costs its own."""
    values = Counter()
    for card in tea.collections[tea.me]:
        values[card[0]] += int(card[1])
    return max((values[card[0]] - int(card[1]) for card in tea.hand), default=0)


@rule(0.3)
def reach(tea):
    """High cards go anywhere, as long as there are turns to come."""
    return sum(int(card[1]) for card in tea.hand) + tea.promised if len(tea.hand) > 1 else 0


@rule(0.3)
def company(tea):
    """A card of a type that lies on the table can always be played there."""
    types = {card[0] for card in tea.table}
    return sum(card[0] in types for card in tea.hand) if len(tea.hand) > 1 else 0


class Milliner:
    """Answers what the referee says."""

    def __init__(self):
        self.weights = {name: weight for name, (_rule, weight) in RULES.items()}

    def on_hello(self, said):
        for name, value in said.get("options", {}).items():
            if name in self.weights and isinstance(value, int | float):
                self.weights[name] = value
            else:
                print(f"there is no weight {name} that could be {value!r}", file=sys.stderr)
        self.say("hello", protocol=1, name="Milliner", options=self.weights)

    def on_act(self, said):
        legal = [action for action in said["legal"] if self.sensible(action, said["view"])]
        best = max(legal or said["legal"], key=lambda action: self.liking(said["view"], action))
        self.say("answer", id=said["id"], action=best)

    def on_bye(self, said):
        sys.exit()

    def sensible(self, action, view):
        """Play first; then see whether something should go. Partners are left in peace."""
        if action["do"] == "offer":
            return False
        return action["do"] != "discard" or view["board"]["played"]

    def liking(self, view, action):
        tea = Tea(view).after(action)
        return sum(self.weights[name] * judge(tea) for name, (judge, _weight) in RULES.items())

    def say(self, kind, **fields):
        print(json.dumps({"type": kind, **fields}), flush=True)

    def run(self, lines):
        """Hand each line to its method; what there is no method for is of a later version."""
        for line in lines:
            said = json.loads(line)
            getattr(self, f"on_{said['type']}", lambda said: None)(said)


def main():
    """Play until the referee is gone."""
    Milliner().run(sys.stdin)


if __name__ == "__main__":
    main()
