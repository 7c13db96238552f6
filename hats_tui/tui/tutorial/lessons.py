"""The lessons, in their order: what has happened before, what is to be done, where one looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Game,
    HatType,
    Header,
    Offer,
    PlayerView,
    Swap,
    best_favourite,
    forecast,
)
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.topics import worth_of
from hats_tui.tui.tutorial.deals import DUEL, LEARNER, TEAMS
from hats_tui.tui.tutorial.script import after

Judge = Callable[[PlayerView, Action], bool]
"""Whether a legal action is what a lesson is about."""


@dataclass(frozen=True)
class Spot:
    """A place that is lit: what can be pressed there, by its payload."""

    part: Part
    payload: object


@dataclass(frozen=True)
class Lesson:
    """One step of the tutorial."""

    name: str
    """It stays the same for ever: it is what is remembered, and what the words go by."""
    before: tuple[str, ...] = ()
    """What happens between the lesson before and this one."""
    model: str = ""
    """What is to be done; nothing where a question is asked, or something is only read."""
    good: Judge | None = None
    """Whether something else is as good; none: only the model is."""
    reply: tuple[str, ...] = ()
    """What happens at once when it is done."""
    spots: tuple[Spot, ...] = ()
    answer: int | None = None
    """The space that answers the question."""
    deal: Header = DUEL


def _space(number: int) -> Spot:
    return Spot(Part.TABLE, ("space", number))


def _worth(hat: HatType) -> Spot:
    return Spot(Part.TABLE, ("why", worth_of(hat)))


def _card(code: str) -> Spot:
    return Spot(Part.HAND, Card(code))


def _jesters_are_worth_five_again(view: PlayerView, action: Action) -> bool:
    if not isinstance(action, Swap):
        return False
    changes = forecast(view.board, view.hand, action).worths
    return any(change.hat is HatType.JESTER_CAP and change.after == 5 for change in changes)


def _wins_the_cookie(view: PlayerView, action: Action) -> bool:
    """The cookie comes, and no points are lost over it."""
    if not isinstance(action, Swap | BlackHat):
        return False
    coming = forecast(view.board, view.hand, action)
    return coming.cookie.winner == view.seat and coming.gain(view.seat) > 0


def _keeps_the_best_favourite(view: PlayerView, action: Action) -> bool:
    if isinstance(action, EndTurn | Discard):
        return False
    collection = view.board.collections[view.seat - 1]
    return action.card is not best_favourite(view.hand, collection).card


def _offers(view: PlayerView, action: Action) -> bool:
    del view
    return isinstance(action, Offer)


LESSONS: Final = (
    Lesson("worth", answer=5, spots=tuple(_worth(card.hat) for card in DUEL.table)),
    Lesson("type", model="J1 5", spots=(_card("J1"), _space(5))),
    Lesson("end", model="end", spots=(Spot(Part.ACTIONS, ("key", "enter")),)),
    Lesson("value", before=("F6 2", "end"), model="F5 4", spots=(_card("F5"), _space(4))),
    Lesson(
        "change",
        before=("end", "H2 3", "end"),
        model="C6 4",
        spots=(_card("C6"), Spot(Part.PREVIEW, None)),
    ),
    Lesson(
        "duplicate",
        before=("end", "J5 1", "end"),
        model="H6 1",
        good=_jesters_are_worth_five_again,
        spots=(_space(1), _space(5)),
    ),
    Lesson(
        "discard",
        before=("end", "black C1", "end"),
        model="discard P3",
        spots=(_card("P3"), Spot(Part.ACTIONS, ("key", "d"))),
    ),
    Lesson("black", model="black P1", spots=(_card("P1"), Spot(Part.ACTIONS, ("key", "b")))),
    Lesson(
        "cookie",
        before=("end", "P4 3", "end"),
        model="J4 5",
        good=_wins_the_cookie,
        spots=(Spot(Part.PLAYERS, ("cookie",)), _space(5)),
    ),
    Lesson(
        "favourite",
        before=("end", "H4 1", "end", "F3 2", "end", "P5 3", "end"),
        model="C2 4",
        good=_keeps_the_best_favourite,
        spots=(_card("J3"), _card("C2")),
    ),
    Lesson("napkin", before=("end", "P6 3", "end")),
    Lesson(
        "teams",
        before=("C5 2", "end", "F6 3", "end", "J4 6", "end", "S6 5", "end"),
        model="offer J1",
        good=_offers,
        reply=("return C1",),
        spots=(_card("J1"), Spot(Part.PLAYERS, ("player", 3))),
        deal=TEAMS,
    ),
)


def known_place(name: str) -> int | None:
    """The place of a lesson, from 0; nothing where there is none of that name."""
    names = [lesson.name for lesson in LESSONS]
    return names.index(name) if name in names else None


def place_of(name: str) -> int:
    """The place of a lesson, from 0; the first one where there is none of that name."""
    return known_place(name) or 0


@cache
def beginning(place: int) -> Game:
    """The game at the beginning of a lesson, when all before was done as it is meant.

    Args:
        place: The place of the lesson, from 0.
    """
    lesson = LESSONS[place]
    if place == 0 or LESSONS[place - 1].deal is not lesson.deal:
        return after(Game.from_header(lesson.deal), lesson.before)
    last = LESSONS[place - 1]
    done = (*filter(None, (last.model,)), *last.reply)
    return after(beginning(place - 1), (*done, *lesson.before))


def learner(game: Game) -> PlayerView:
    """What the one who learns sees."""
    return game.view(LEARNER)
