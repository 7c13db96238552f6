"""The palette of the terminal's own sixteen colours.

Its ground is that of the terminal, which may be dark or light: text on it has the terminal's own
colour, or brings a ground along. Only names of colours are used, so the terminal decides what they
are; in most terminals black can be read on the bright ones.
"""

from collections.abc import Mapping
from typing import Final

from rich.style import Style

from hats_tui.tui.paint.styles import BLACK, CardShade, HatStyles, Palette, Role

_PLAIN: Final = Style()
_BOLD: Final = Style(bold=True)
_REVERSE: Final = Style(reverse=True, bold=True, underline=False)
_PAPER: Final = Style(color="black", bgcolor="white")

_FILLS: Final[Mapping[str, tuple[str, str]]] = {
    "H": ("bright_cyan", "cyan"),
    "C": ("bright_yellow", "yellow"),
    "F": ("bright_red", "red"),
    "P": ("bright_blue", "blue"),
    "S": ("white", "bright_black"),
    "T": ("bright_green", "green"),
    "J": ("bright_magenta", "magenta"),
}
"""The fill of each hat type by letter, and what it becomes when it stands back."""


def _chip(fill: str) -> Style:
    return Style(color="black", bgcolor=fill, bold=False)


_ROLES: Final[dict[Role, Style]] = {
    "fg": _PLAIN,
    "strong": _BOLD,
    "muted": _PLAIN,
    "faint": Style(color="bright_black"),
    "accent": _BOLD,
    "good": _chip("bright_green"),
    "bad": _chip("bright_red") + Style(underline=True),
    "good_fill": Style(color="green"),
    "bad_fill": Style(color="bright_red"),
    "heading": _BOLD,
    "title": _PLAIN,
    "title_shadow": Style(color="bright_black"),
    "off": Style(strike=True),
    "bg": _PLAIN,
    "surface": _PLAIN,
    "panel": _PLAIN,
    "band": Style(underline=True),
    "cloth": _PLAIN,
    "paper": _PAPER,
    "key": _chip("bright_yellow"),
    "ring": _REVERSE,
    "ring_label": _REVERSE,
    "ring_soft": _BOLD,
    "ring_edge": _PLAIN,
    "ring_soft_edge": _PLAIN,
    "cookie": _chip("yellow"),
    "paper_chip": Style(color="bright_white", bgcolor="black", bold=True),
    "paper_fg": Style(color="black"),
    "paper_strong": Style(color="black", bold=True),
    "paper_muted": Style(color="black"),
    "paper_accent": Style(color="black", bold=True, underline=True),
    "paper_edge": Style(color="black"),
    "drape_shadow": Style(bgcolor="black"),
    "drape_dark": Style(bgcolor="red"),
    "drape_mid": Style(bgcolor="red"),
    "drape_light": Style(bgcolor="bright_red"),
    "drape_trim": Style(bgcolor="bright_yellow"),
}


def sixteen() -> Palette:
    """Make the palette; what is not a hat's chip or picture keeps to attributes and the ground."""
    hats = {letter: _hat(*fills) for letter, fills in _FILLS.items()}
    hats[""] = _hat("white", "bright_black")
    hats[BLACK] = _black_hat()
    return Palette("ansi", mono=False, shades=False, styles=_ROLES, hats=hats)


def _hat(fill: str, dimmed: str) -> HatStyles:
    # On black tiles the bright colours are seen, also where the terminal's ground is light.
    tile = Style(color="white", bgcolor="black")
    return HatStyles(
        chip=_chip(fill),
        tint=_BOLD,
        card=CardShade(_chip(fill), tile, Style(color=fill), Style(color="bright_white")),
        dimmed=CardShade(tile + Style(underline=True), tile, Style(color=dimmed), None),
    )


def _black_hat() -> HatStyles:
    chip = Style(color="bright_white", bgcolor="black", bold=True)
    shade = CardShade(chip, chip, Style(color="white"), Style(color="bright_black"))
    faded = CardShade(chip, chip, Style(color="bright_black"), Style(color="black"))
    return HatStyles(chip=chip, tint=chip, card=shade, dimmed=faded)
