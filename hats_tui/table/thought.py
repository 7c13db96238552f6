"""What a bot thinks while it thinks, for those who may know."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import Action


@dataclass(frozen=True)
class Thought:
    """What a bot thinks so far. It tells of its hand, so no player at the table may see it.

    Args:
        seat: Where it sits.
        best: What it would do now, one of the legal actions; None where it does not say.
        win: How likely it thinks that its side wins; None where it does not say.
    """

    seat: int
    best: Action | None
    win: float | None
