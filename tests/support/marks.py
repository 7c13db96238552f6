"""A palette in which every colour is another one: what is painted with it tells what met what."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rich.style import Style

from hats_tui.tui.paint.palette import CardShade, HatStyles, Palette

Look = Callable[[Palette], Style]
"""Finds one style in a palette."""


class Meeting(NamedTuple):
    """A text and the ground beneath it, by their names."""

    text: str
    ground: str


class Marks:
    """Paints with marks instead of colours, and reads them again."""

    def __init__(self, pattern: Palette) -> None:
        """Make the palette of marks.

        Args:
            pattern: A palette with all colours; the marks stand where its colours are.
        """
        self._named = dict(_slots(pattern))
        self._names: dict[str, str] = {}
        styles = {role: self._mark(role, style) for role, style in pattern.styles.items()}
        hats = {letter: self._mark_hat(letter, hat) for letter, hat in pattern.hats.items()}
        self.palette = Palette("marks", mono=False, shades=True, styles=styles, hats=hats)

    def read(self, painted: Style) -> Meeting:
        """Tell which text is on which ground.

        Args:
            painted: The style of a text that was painted with the marks.
        """
        assert painted.color is not None
        assert painted.bgcolor is not None
        return Meeting(self._names[painted.color.name], self._names[painted.bgcolor.name])

    def painted_in(self, palette: Palette, meeting: Meeting) -> Style:
        """Tell what a text on a ground looks like in a real palette.

        Args:
            palette: The palette.
            meeting: The text and the ground.
        """
        return self._named[meeting.ground](palette) + self._named[meeting.text](palette)

    def _mark(self, name: str, style: Style) -> Style:
        return style + Style(
            color=self._new(name) if style.color else None,
            bgcolor=self._new(name) if style.bgcolor else None,
        )

    def _mark_hat(self, letter: str, hat: HatStyles) -> HatStyles:
        return HatStyles(
            chip=self._mark(f"{letter}.chip", hat.chip),
            tint=self._mark(f"{letter}.tint", hat.tint),
            card=self._mark_shade(f"{letter}.card", hat.card),
            dimmed=self._mark_shade(f"{letter}.dimmed", hat.dimmed),
        )

    def _mark_shade(self, name: str, shade: CardShade) -> CardShade:
        return CardShade(
            header=self._mark(f"{name}.header", shade.header),
            body=self._mark(f"{name}.body", shade.body),
            ink=self._mark(f"{name}.ink", shade.ink),
            accent=self._mark(f"{name}.accent", shade.accent or Style()),
        )

    def _new(self, name: str) -> str:
        mark = f"#{len(self._names) + 1:06x}"
        self._names[mark] = name
        return mark


def _slots(pattern: Palette) -> Iterator[tuple[str, Look]]:
    for role in pattern.styles:
        yield role, lambda palette, role=role: palette.style(role)  # type: ignore[misc]
    for letter in pattern.hats:
        yield from _hat_slots(letter)


def _hat_slots(letter: str) -> Iterator[tuple[str, Look]]:
    yield f"{letter}.chip", lambda palette: palette.hat(letter).chip
    yield f"{letter}.tint", lambda palette: palette.hat(letter).tint
    for part in ("header", "body", "ink", "accent"):
        yield f"{letter}.card.{part}", _part(letter, "card", part)
        yield f"{letter}.dimmed.{part}", _part(letter, "dimmed", part)


def _part(letter: str, shade: str, part: str) -> Look:
    def find(palette: Palette) -> Style:
        style = getattr(getattr(palette.hat(letter), shade), part)
        return style if isinstance(style, Style) else Style()

    return find
