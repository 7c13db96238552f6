"""What can be typed in a game, and how it is understood.

The words are the same in every language, so that a script works in each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from hats_tui.game import Card
from hats_tui.words import _
from hats_tui.words.phrase import Phrase, listed, phrase


class Verb(StrEnum):
    """The commands, by the words that are typed."""

    SWAP = "swap"
    BLACK = "black"
    DISCARD = "discard"
    EXCHANGE = "exchange"
    GIVE = "give"
    END = "end"
    UNDO = "undo"
    SAY = "say"
    HAND = "hand"
    TABLE = "table"
    BOARD = "board"
    LOOK = "look"
    UNSEEN = "unseen"
    IF = "if"
    HINT = "hint"
    WHY = "why"
    LOG = "log"
    HELP = "help"
    RULES = "rules"
    LEAVE = "leave"
    BACK = "back"
    CONCEDE = "concede"
    QUIT = "quit"
    CARD = "card"
    """A card alone: what could be done with it."""
    NOTHING = "nothing"
    """An empty line: what is to be done now?"""


_LETTERS: Final = {
    "s": Verb.SWAP,
    "b": Verb.BLACK,
    "d": Verb.DISCARD,
    "x": Verb.EXCHANGE,
    "g": Verb.GIVE,
    "e": Verb.END,
    "u": Verb.UNDO,
    "p": Verb.SAY,
    "h": Verb.HAND,
    "t": Verb.TABLE,
    "o": Verb.BOARD,
    "l": Verb.LOOK,
    "n": Verb.UNSEEN,
    "i": Verb.IF,
    "a": Verb.HINT,
    "w": Verb.WHY,
    "?": Verb.HELP,
    "q": Verb.QUIT,
}
"""One letter is enough for what is often done; the screens have most of them as keys."""

_FILLING: Final = frozenset({"for", "on", "to", "with", "at", "space", "as", "a", "hat", "the"})
"""Words that make a sentence of a command, and change nothing."""

_TYPED: Final = tuple(verb for verb in Verb if verb not in {Verb.CARD, Verb.NOTHING})


@dataclass(frozen=True)
class Command:
    """A line, understood as far as that can be done without the game."""

    verb: Verb
    words: tuple[str, ...] = ()
    """What else was typed, in small letters and without filling."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards among the words."""
        return tuple(card for word in self.words if (card := card_of(word)) is not None)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers among the words."""
        return tuple(int(word) for word in self.words if word.isdecimal() and len(word) < 5)


def understood(line: str) -> Command | Phrase:
    """What a line means, or a sentence that says why it means nothing.

    Args:
        line: What was typed.
    """
    words = line.casefold().split()
    if not words:
        return Command(Verb.NOTHING)
    if words[:2] == ["what", "if"]:
        words = words[1:]
    first, rest = words[0], tuple(word for word in words[1:] if word not in _FILLING)
    if card_of(first) is not None or first.isdecimal():
        return _of_cards((first, *rest))
    found = _found(first)
    if isinstance(found, Phrase):
        return found
    command = Command(found, rest)
    if found is Verb.IF or (found is Verb.WHY and rest[:1] == ("not",)):
        return replace(command, words=tuple(word for word in rest if word != "not"))
    return command


def card_of(word: str) -> Card | None:
    """The card with this code, in letters of any size."""
    try:
        return Card(word.upper())
    except ValueError:
        return None


def _of_cards(words: tuple[str, ...]) -> Command | Phrase:
    """A line without a verb: a card and where it goes."""
    command = Command(Verb.SWAP, words)
    if len(words) == 1:
        return replace(command, verb=Verb.CARD) if command.cards else _unknown(words[0])
    return command


def _found(word: str) -> Verb | Phrase:
    if word in _LETTERS:
        return _LETTERS[word]
    found = [verb for verb in _TYPED if verb.startswith(word)]
    if len(found) == 1 or word in found:
        return Verb(word) if word in found else found[0]
    return _unclear(word, found) if found else _unknown(word)


def _unknown(word: str) -> Phrase:
    return phrase(_('"{word}" is no command here. Type help to hear what is.'), word=word)


def _unclear(word: str, found: Sequence[Verb]) -> Phrase:
    template = _('"{word}" could be {list}: type more of it.')
    return phrase(template, word=word, list=listed(found))
