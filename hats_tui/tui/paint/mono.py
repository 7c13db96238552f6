"""The palette without any colour: bold, dim, underline, strike and reverse tell everything."""

from typing import Final

from rich.style import Style

from hats_tui.tui.paint.styles import BLACK, CardShade, HatStyles, Palette, Role
from hats_tui.tui.paint.tokens import HAT_LETTERS

_PLAIN: Final = Style()
_BOLD: Final = Style(bold=True)
_REVERSE: Final = Style(reverse=True, bold=True, underline=False)

_ATTRIBUTES: Final[dict[Role, Style]] = {
    "fg": _PLAIN,
    "strong": _BOLD,
    "muted": _PLAIN,
    "faint": Style(dim=True),
    "accent": _BOLD,
    "good": _BOLD,
    "bad": Style(bold=True, underline=True),
    "good_fill": _BOLD,
    "bad_fill": _BOLD,
    "heading": _BOLD,
    "title": _BOLD,
    "title_shadow": _PLAIN,
    "off": Style(strike=True),
    "bg": _PLAIN,
    "surface": _PLAIN,
    "panel": _PLAIN,
    "band": Style(underline=True),
    "cloth": _PLAIN,
    "paper": _PLAIN,
    "key": _REVERSE,
    "ring": _REVERSE,
    "ring_label": _BOLD,
    "ring_soft": _BOLD,
    "ring_edge": _BOLD,
    "ring_soft_edge": _PLAIN,
    "cookie": _REVERSE,
    "paper_chip": _REVERSE,
    "paper_fg": _PLAIN,
    "paper_strong": _BOLD,
    "paper_muted": _PLAIN,
    "paper_accent": _BOLD,
    "paper_edge": Style(dim=True),
    "drape_shadow": _PLAIN,
    "drape_dark": _PLAIN,
    "drape_mid": _PLAIN,
    "drape_light": _PLAIN,
    "drape_trim": _PLAIN,
}


def colourless() -> Palette:
    """Make the palette; all hats look alike, and their letters and shapes tell them apart."""
    hat = HatStyles(
        chip=_REVERSE,
        tint=_BOLD,
        card=CardShade(_REVERSE, _PLAIN, _PLAIN, None),
        dimmed=CardShade(Style(underline=True), _PLAIN, Style(dim=True), None),
    )
    hats = dict.fromkeys(["", BLACK, *HAT_LETTERS], hat)
    return Palette("mono", mono=True, shades=False, styles=_ATTRIBUTES, hats=hats)
