"""The log of a game: what gets a line of its own, and what that says, in as much detail as wanted.

for told in told_of(view, "full"):
    sentences = say(told, names, viewer)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from hats_tui.game import (
    CardsExchanged,
    Event,
    GameEnded,
    Happening,
    Outcome,
    PublicView,
    Remark,
    TurnEnded,
    aftermaths,
    standing_places,
)
from hats_tui.words.events import Length, describe, in_log
from hats_tui.words.forecasts import gains_line, worth_line
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.recap import turn_line
from hats_tui.words.translation import _, pgettext

Detail: TypeAlias = Literal["brief", "normal", "full"]
"""How much is told: a line for each turn, one for each thing that happens, or also its effect."""


class Told(NamedTuple):
    """What one entry of the log tells."""

    n: int
    """How many events there were before it."""
    what: tuple[Happening, ...]
    """One thing that happened; where little is told, all the deeds of a turn."""
    whole_turn: bool = False
    """Whether these are the deeds of a turn."""
    outcome: Outcome | None = None
    """What it changed, where that is told."""

    @property
    def round(self) -> int:
        """The round that it was in."""
        return self.what[0].round


def told_of(view: PublicView, detail: Detail) -> list[Told]:
    """What gets an entry in the log, the oldest first.

    Args:
        view: What the reader may know.
        detail: How much is told.
    """
    return _TELLERS[detail](view)


def say(
    told: Told, names: Names, viewer: int | None, length: Length = Length.LOG
) -> tuple[Phrase, ...]:
    """Say what an entry tells: one sentence, and one more where it had an effect to be told.

    Args:
        told: The entry; whatever `viewer` may not know in it is left out.
        names: The players' names.
        viewer: Who reads it; None is somebody without a seat.
        length: How much is said of each thing.
    """
    if told.whole_turn:
        deeds = [event.seen_by(None) for event in told.what if not isinstance(event, Remark)]
        line = turn_line(deeds, names)
        return () if line is None else (line,)
    sentence = describe(told.what[0], names, viewer, length)
    changes = told.outcome and effect(told.outcome, names, length)
    return (sentence, changes) if changes else (sentence,)


def effect(outcome: Outcome, names: Names, length: Length = Length.LOG) -> Phrase | None:
    """What a move has changed: worths of types, and points of players or teams; maybe nothing.

    Args:
        outcome: The change.
        names: The players' names.
        length: Whether it stands below a line of the log, or is a sentence.
    """
    before, after = outcome.sides
    worths = worth_line(outcome) if outcome.worths else None
    gains = gains_line(outcome, names, None) if before != after else None
    if length is Length.SENTENCE:
        return _at_length(worths, gains)
    if worths and gains:
        template = pgettext("what a move changed", "{worths}; {gains}")
        return phrase(template, worths=worths, gains=gains)
    return worths or gains


def _at_length(worths: Phrase | None, gains: Phrase | None) -> Phrase | None:
    if worths and gains:
        return phrase(_("Worths: {worths}. Points: {gains}."), worths=worths, gains=gains)
    if worths:
        return phrase(_("Worths: {worths}."), worths=worths)
    return phrase(_("Points: {gains}."), gains=gains) if gains else None


def _each_event(view: PublicView) -> list[Told]:
    """An entry for whatever happened; an offer that was answered is told by the exchange."""
    history = view.history
    answered = {n - 1 for n, event in enumerate(history) if isinstance(event, CardsExchanged)}
    return [
        Told(n, (what,))
        for n, what in numbered(view)
        if in_log(what) and (n not in answered or isinstance(what, Remark))
    ]


def _with_effects(view: PublicView) -> list[Told]:
    effects = aftermaths(view)
    return [
        each if isinstance(each.what[0], Remark) else each._replace(outcome=effects.get(each.n))
        for each in _each_event(view)
    ]


def _each_turn(view: PublicView) -> list[Told]:
    """An entry for each turn in which something was done that stands, and for what was said."""
    stands = set(standing_places(view.history))
    lines: list[Told] = []
    turn: int | None = None  # the entry of the turn that goes on
    for n, what in numbered(view):
        if isinstance(what, Remark | GameEnded):
            lines.append(Told(n, (what,)))
        elif isinstance(what, TurnEnded):
            turn = None
        elif n in stands and turn is None:
            turn = len(lines)
            lines.append(Told(n, (what,), whole_turn=True))
        elif n in stands and turn is not None:
            lines[turn] = lines[turn]._replace(what=(*lines[turn].what, what))
    return lines


def numbered(view: PublicView) -> list[tuple[int, Event | Remark]]:
    """What happened and was said, in order, each with how many events there were before it.

    Args:
        view: What the reader may know.
    """
    told: list[tuple[int, Event | Remark]] = []
    n = 0
    for what in view.chronicle:
        told.append((n, what))
        n += not isinstance(what, Remark)
    return told


_TELLERS: Final[Mapping[Detail, Callable[[PublicView], list[Told]]]] = {
    "brief": _each_turn,
    "normal": _each_event,
    "full": _with_effects,
}
