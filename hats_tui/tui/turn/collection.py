"""A collection as chips: the letter of a type on its colour, and the values beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.game import Board, Card, HatType
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK


@dataclass(frozen=True)
class Group:
    """The cards of one type in a collection; the black hats have no type and no values."""

    hat: HatType | None
    ranks: tuple[int, ...]
    count: int

    @property
    def width(self) -> int:
        """The room of its chip, in cells."""
        return 3 + (len(self.ranks) if self.hat else len(str(self.count)))


def groups_of(board: Board, seat: int) -> tuple[Group, ...]:
    """The groups of a collection in the order of the types, the values rising; black hats last."""
    shown, black = board.collections[seat - 1], board.black_hats[seat - 1]
    ranks = {hat: _ranks(shown, hat) for hat in HatType}
    groups = [Group(hat, found, len(found)) for hat, found in ranks.items() if found]
    return (*groups, *([Group(None, (), black)] if black else []))


def draw_groups(
    canvas: Canvas, x: int, y: int, groups: Sequence[Group], look: Look, width: int
) -> None:
    """Paint the groups side by side, close together only where the room asks for it."""
    taken = sum(group.width for group in groups)
    gap = 1 if taken + len(groups) - 1 <= width else 0
    for group in groups:
        x = draw_group(canvas, x, y, group, look) + gap


def draw_group(canvas: Canvas, x: int, y: int, group: Group, look: Look) -> int:
    """Paint one group.

    Returns:
        The column after it.
    """
    if group.hat is None:
        chip = look.palette.hat(BLACK).chip
        return canvas.text(x, y, f" {look.glyphs.black}{group.count} ", chip)
    style = look.palette.hat(group.hat.value)
    values = "".join(map(str, group.ranks))
    return canvas.spans(x, y, [(f" {group.hat.value}", style.chip), (f"{values} ", style.tint)])


def _ranks(cards: Sequence[Card], hat: HatType) -> tuple[int, ...]:
    return tuple(sorted(card.rank for card in cards if card.hat is hat))
