"""The policy of play-outs: the main action that is worth most at once, and nothing optional.

The worth of an action is the lead that it leaves over the best other side, hats, black hats and
cookie counted as if the game ended now, plus the best favourite hat among the cards left in hand,
plus what the player's taste finds in it while turns are to come. Equal ones are told apart by dice,
and now and then the dice alone decide, so that play-outs differ.
What chance does is told by the numbers thrown, so that `hats_tui.bots.lockstep` can be its twin.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hats_tui.bots.kernel.codes import COVERING, members
from hats_tui.bots.kernel.play import end_turn, play
from hats_tui.bots.kernel.position import CLAIM_UNITS, NOBODY, TYPE_UNIT, Position
from hats_tui.bots.kernel.score import COOKIE_POINTS, TYPES, favourite_points, worths
from hats_tui.bots.kernel.tastes import GREEDY, MOST_WORTH, Habit, Taste, taste_of

FACES: Final = 640
"""A throw of the dice is a number below it: the lowest six bits tell equal actions apart."""
WILD: Final = 576
"""From this number on, a tenth of all, the dice alone decide."""
NO_SPACE: Final = 6
"""Stands for the space of a black hat."""
KINDS: Final = 7
"""Spaces, and the black hat; an action's number is its card's place in the hand times this."""


def play_out(position: Position, dice: Iterable[int], habit: Habit = GREEDY) -> None:
    """Play greedily to the end of the game.

    Args:
        position: It is changed in place; no card is on offer in it.
        dice: A throw for each main action, below `FACES`.
        habit: That of all players.
    """
    throws = iter(dice)
    if position.played:
        end_turn(position)
    while not position.over:
        play(position, main_action(position, next(throws), habit), list)
        end_turn(position)


def main_action(position: Position, throw: int, habit: Habit = GREEDY) -> int:
    """The main action that the policy makes in this turn.

    Args:
        position: It is somebody's turn, and the main action has not been made.
        throw: The dice.
        habit: That of the player.
    """
    hand, tie = members(position.hands[position.turn]), throw & 63
    outlook = _Outlook(position, taste_of(habit, len(hand)))
    best, chosen = -(1 << 20), 0
    for space in range(len(position.table) + 1):
        taken = position.table[space] if space < len(position.table) else 0
        swapped = space if taken else NO_SPACE
        worths = outlook.worths(hand, space)
        for slot, card in enumerate(hand):
            if taken and not COVERING[taken] >> card & 1:
                continue
            worth = 0 if throw >= WILD else worths[slot]
            key = worth * 64 + (slot * KINDS + swapped ^ tie)
            if key > best:
                best, chosen = key, swapped << 6 | card
    return chosen


class _Outlook:
    """What the main actions of a turn lead to."""

    def __init__(self, position: Position, taste: Taste) -> None:
        self._position = position
        self._taste = taste
        self._seat = seat = position.turn
        count = position.players
        rivals = [(seat + 1) % 2] if count == 4 else [p for p in range(count) if p != seat]
        self._sides = 2 if count == 4 else count
        self._rivals = rivals
        counts = [_counts(shown) for shown in position.shown]
        own = self._of_side(counts, seat)
        self._more = [
            [a - b for a, b in zip(own, self._of_side(counts, rival), strict=True)]
            for rival in rivals
        ]
        hats = [faces.bit_count() for faces in position.black]
        black = [sum(hats[side :: self._sides]) for side in range(self._sides)]
        self._black = [black[seat % self._sides] - black[rival] for rival in rivals]

    def _of_side(self, counts: list[list[int]], seat: int) -> list[int]:
        """How many hats of each type the side of a seat has."""
        members_of = range(seat % self._sides, len(counts), self._sides)
        return [sum(counts[member][kind] for member in members_of) for kind in range(TYPES)]

    def worths(self, hand: tuple[int, ...], space: int) -> list[int]:
        """What it is worth to play each card of a hand here, in quarter points.

        Args:
            hand: The cards.
            space: The space swapped with; the number of spaces stands for a black hat.
        """
        table = self._position.table
        taken = table[space] if space < len(table) else 0
        first = self._is_first(taken)
        holder = self._holder(first * TYPE_UNIT + (CLAIM_UNITS[taken] if taken else 0))
        liking = self._liking(taken, first, holder)
        found, leads = [], dict[int, int]()
        for card, favourite in zip(hand, self._favourites(hand, taken), strict=True):
            kind = card >> 3
            if kind not in leads:
                leads[kind] = self._lead(space, kind, holder)
            worth = 4 * leads[kind] + (4 + self._taste.favourite) * favourite
            worth += liking + self._taste.played * (card & 7)
            worth += self._taste.same * (taken > 0 and kind == taken >> 3)
            found.append(max(-MOST_WORTH, min(MOST_WORTH, worth)))
        return found

    def _is_first(self, taken: int) -> bool:
        """Whether the player has no hat yet of the type that is taken, or no black hat."""
        if not taken:
            return not self._position.black[self._seat]
        return not self._position.shown[self._seat] & 0xFF << (taken & ~7)

    def _liking(self, taken: int, first: bool, holder: int) -> int:
        """What the player's taste finds in an action whichever card is played."""
        taste = self._taste
        liking = taste.cookie * (holder == self._seat) + taste.first * first
        return liking + (taste.taken * (taken & 7) if taken else taste.black)

    def _lead(self, space: int, kind: int, holder: int) -> int:
        """The lead over the best rival, when a card of type `kind` goes to `space`."""
        table = self._position.table.copy()
        if space == len(table):
            return self._least(worths(table), 1, holder)
        taken, table[space] = table[space], kind << 3
        worth = worths(table)
        return self._least(worth, worth[taken >> 3], holder)

    def _least(self, worth: list[int], gained: int, holder: int) -> int:
        """The lead over the best rival."""
        own, sides = self._seat % self._sides, self._sides
        leads = []
        for rival, more, black in zip(self._rivals, self._more, self._black, strict=True):
            lead = sum([a * b for a, b in zip(more, worth, strict=True)]) + black + gained
            cookie = (holder % sides == own) - (holder % sides == rival)
            leads.append(lead + COOKIE_POINTS * cookie)
        return min(leads)

    def _holder(self, gained: int) -> int:
        """Who holds the cookie when the own claim grows by so much."""
        holder, claims = self._position.cookie, self._position.claims
        mine = claims[self._seat] + gained
        return self._seat if holder == NOBODY or mine > claims[holder] else holder

    def _favourites(self, hand: tuple[int, ...], taken: int) -> list[int]:
        """For each card played, the points of the best favourite among the others."""
        shown = self._position.shown[self._seat] | (1 << taken if taken else 0)
        points = [favourite_points(shown, card) for card in hand]
        ascending = sorted(points)
        first, second = ascending[-1], ascending[-2]
        return [second if value == first else first for value in points]


def _counts(shown: int) -> list[int]:
    """How many hats of each type a collection has."""
    return [(shown >> 8 * kind & 0xFF).bit_count() for kind in range(TYPES)]
