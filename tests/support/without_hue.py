"""How cards and their states are told apart without hue: by signs, attributes and lightness."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, zip_longest
from typing import Final, NamedTuple

from rich.color import Color
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME, TerminalTheme
from support.cards import card_strips
from support.colour_science import lab
from support.terminals import TERMINALS
from textual.strip import Strip

from hats_tui.tui.paint.cards import CardPicture, Face, Ring
from hats_tui.tui.paint.glyphs import ASCII, UNICODE
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.numbered import NUMBERED
from hats_tui.tui.paint.palette import ANSI, CONTRAST, DARK, LIGHT, MONO, Palette
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.tokens import HAT_LETTERS
from hats_tui.tui.theme import appearance

FEZ: Final = CardPicture("F5", name="Fez", below="4")
STATES: Final[Mapping[str, CardPicture]] = {
    "can be chosen": replace(FEZ, key="3", above="lower"),
    "cannot be chosen": replace(FEZ, dimmed=True),
    "chosen a step ago": replace(FEZ, ring=Ring.SOFT),
    "being chosen": replace(FEZ, ring=Ring.STRONG),
    "staged": replace(FEZ, ring=Ring.STRONG, key="3", above="same"),
    "another value": replace(FEZ, code="F4"),
    "face down": replace(FEZ, face=Face.DOWN),
    "no card": replace(FEZ, face=Face.EMPTY),
}
"""What a card on the turn screen can be."""
HATS: Final = {letter: CardPicture(f"{letter}3") for letter in HAT_LETTERS}

STEP: Final = 10.0
"""From such a difference in lightness (of 100) on, two greys beside each other look different."""
_ATTRIBUTES = ("bold", "italic", "underline", "reverse", "strike")


class Cell(NamedTuple):
    """What is seen of a cell without its hue."""

    sign: str
    attributes: frozenset[str]
    ink: float
    ground: float

    def differs(self, other: Cell) -> bool:
        """Whether it looks different from another one."""
        if (self.sign, self.attributes) != (other.sign, other.attributes):
            return True
        lighter = abs(self.ground - other.ground) >= STEP
        return lighter or (self.sign != " " and abs(self.ink - other.ink) >= STEP)


@dataclass(frozen=True)
class Mode:
    """What a terminal makes of the colours of a palette."""

    name: str
    palette: Palette
    terminal: TerminalTheme = DEFAULT_TERMINAL_THEME

    def lightness(self, colour: Color | None, *, ink: bool) -> float:
        """How light a colour is, from 0 to 100; that of the terminal where there is none."""
        seen = (colour or Color.default()).get_truecolor(self.terminal, foreground=ink).hex
        return lab(seen).light


MODES: Final = (
    *(Mode(f"true, {palette.name}", palette) for palette in (DARK, LIGHT, CONTRAST)),
    *(Mode(f"256, {name}", appearance(name, few=True).palette) for name in NUMBERED),
    *(Mode(f"16, {name}", ANSI, terminal) for name, terminal in TERMINALS.items()),
    Mode("none", MONO),
)
"""Every way in which colours come out: all of them, 256, sixteen in some terminals, and none."""


class Told(NamedTuple):
    """The two that look most alike, and how many cells differ."""

    cells: int
    one: str
    other: str


def looks(palette: Palette) -> Iterator[Look]:
    """A palette with both sets of signs, in all sizes."""
    for glyphs in (UNICODE, ASCII):
        for tier in Tier:
            yield Look(palette, glyphs, tier)


def most_alike(pictures: Mapping[str, CardPicture], look: Look, mode: Mode) -> Told:
    """Find the two pictures of which the fewest cells differ."""
    shown = {name: _cells(card_strips(picture, look), mode) for name, picture in pictures.items()}
    return min(
        Told(_different(shown[one], shown[other]), one, other)
        for one, other in combinations(shown, 2)
    )


def _cells(strips: tuple[Strip, ...], mode: Mode) -> list[list[Cell]]:
    return [
        [cell for segment in strip for cell in _of(segment.text, segment.style or Style(), mode)]
        for strip in strips
    ]


def _of(text: str, style: Style, mode: Mode) -> Iterator[Cell]:
    attributes = frozenset(name for name in _ATTRIBUTES if getattr(style, name))
    ink, ground = mode.lightness(style.color, ink=True), mode.lightness(style.bgcolor, ink=False)
    if style.reverse:
        ink, ground = ground, ink
    yield from (Cell(sign, attributes, ink, ground) for sign in text)


def _different(one: list[list[Cell]], other: list[list[Cell]]) -> int:
    return sum(
        left is None or right is None or left.differs(right)
        for rows in zip(one, other, strict=True)
        for left, right in zip_longest(*rows)
    )
