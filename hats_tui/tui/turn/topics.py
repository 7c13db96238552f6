"""What can be asked about on the turn screen: why a figure is what it is, why not this.

A topic is plain data: it is the payload of a press, and what the arrows go through.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hats_tui.game import HatType, PublicView


class About(StrEnum):
    """What a question is about."""

    REFUSAL = "refusal"
    """What was just refused."""
    MOVE = "move"
    """What is staged."""
    WORTH = "worth"
    """What a type is worth."""
    SCORE = "score"
    """A player's points."""
    COOKIE = "cookie"
    FAVOURITE = "favourite"
    """The viewer's best favourite hat."""


@dataclass(frozen=True)
class Topic:
    """One question."""

    about: About
    hat: HatType | None = None
    """Of a worth: the type."""
    seat: int | None = None
    """Of points: whose."""


REFUSAL, MOVE = Topic(About.REFUSAL), Topic(About.MOVE)
COOKIE, FAVOURITE = Topic(About.COOKIE), Topic(About.FAVOURITE)


def worth_of(hat: HatType) -> Topic:
    """Why hats of a type are worth what they are."""
    return Topic(About.WORTH, hat=hat)


def score_of(seat: int) -> Topic:
    """Why a player has these points."""
    return Topic(About.SCORE, seat=seat)


def topics(view: PublicView, *, refused: bool, staged: bool, hand: bool) -> tuple[Topic, ...]:
    """All questions that can be asked now, in the order in which the arrows go through them.

    Args:
        view: What the one who looks may know.
        refused: Whether something was just refused.
        staged: Whether something is staged that can be told about.
        hand: Whether a hand is in sight.
    """
    board = view.board
    worths = (worth_of(hat) for hat in HatType if hat not in board.removed)
    scores = (score_of(seat) for seat in range(1, board.players + 1))
    return (
        *([REFUSAL] if refused else []),
        *([MOVE] if staged else []),
        *worths,
        *scores,
        COOKIE,
        *([FAVOURITE] if hand else []),
    )
