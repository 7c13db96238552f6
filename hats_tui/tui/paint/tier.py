"""The three sizes of screen, and of a card on each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


@dataclass(frozen=True)
class CardSize:
    """The size of a card in cells, without the margin of one cell around it.

    Args:
        width: Columns.
        height: Rows.
    """

    width: int
    height: int


class Tier(Enum):
    """A size of screen: how large things are drawn.

    The value is the smallest screen for it (columns, rows) and the size of its cards.
    """

    S = (80, 24, CardSize(7, 4))
    M = (118, 38, CardSize(11, 7))
    L = (186, 54, CardSize(15, 10))

    @classmethod
    def of(cls, width: int, height: int) -> Tier:
        """Choose the largest tier that fits on both axes.

        Args:
            width: Columns of the screen.
            height: Rows of the screen.

        Returns:
            The tier; `Tier.S` also for a screen that is too small for it.
        """
        fitting = [tier for tier in cls if width >= tier.value[0] and height >= tier.value[1]]
        return fitting[-1] if fitting else cls.S

    @property
    def card(self) -> CardSize:
        """The size of a card."""
        return self.value[2]
