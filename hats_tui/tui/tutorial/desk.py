"""What the one who learns has before them: a desk with a coach beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from hats_tui.game import Action
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.tutorial.scene import SILENT, Coach, TutorialScene


@dataclass(frozen=True)
class TutorialDesk(Desk):
    """A desk at which questions may be asked, too."""

    coach: Coach = SILENT
    asked_space: bool = False
    """Whether the number of a space answers a question."""
    answer: int | None = None
    """The space that was just given as the answer."""

    @property
    def scene(self) -> TutorialScene:
        """What the screen shows."""
        return TutorialScene(**vars(super().scene), coach=self.coach)

    def number(self, number: int) -> Self:
        """Answer a question; else choose a card or a space by its number."""
        return self._answered(number) if self.asked_space else super().number(number)

    def press_space(self, space: int) -> Self | Action:
        """Answer a question; else choose a space, or play there."""
        return self._answered(space) if self.asked_space else super().press_space(space)

    def _answered(self, space: int) -> Self:
        return replace(self, answer=space, message=None)
