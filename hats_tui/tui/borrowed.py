"""The colours of a theme of Textual's, as named colours for our painters.

Its grounds and its accents are taken over, and made more different from each other where text
would be hard to read. The hats keep our own colours, which are told apart by all eyes; their cards
lie on a ground on which these stand out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from textual.color import Color
from textual.theme import Theme

from hats_tui.tui.paint.colour import legible, mix, readable_on
from hats_tui.tui.paint.tokens import DARK_TOKENS, LIGHT_TOKENS, Tokens

_TEXT: Final = 4.6
"""The least contrast of what is read."""

_NEARNESS: Final = 0.6
"""How far the other grounds stay from the background: text has to be readable on all of them."""


def borrowed_tokens(theme: Theme) -> Tokens:
    """Take over the colours of a theme.

    Args:
        theme: A theme that is not bound to the terminal's palette.
    """
    own = DARK_TOKENS if theme.dark else LIGHT_TOKENS
    colours = theme.to_color_system().generate()
    bg = _plain(colours["background"])
    surface = mix(_plain(colours["surface"]), bg, _NEARNESS)
    panel = mix(_plain(colours["panel"]), bg, _NEARNESS)
    cloth = mix(_plain(colours["primary"]), bg, 0.18)
    grounds = (bg, surface, panel, cloth)
    fg = legible(_plain(colours["foreground"]), grounds, _TEXT)
    accent = _accent(_plain(colours["accent"]), _plain(colours["primary"]), grounds)
    return replace(
        own,
        name=theme.name,
        bg=bg,
        surface=surface,
        panel=panel,
        cloth=cloth,
        card=mix("#000000", bg, 0.6) if theme.dark else mix("#ffffff", bg, 0.85),
        fg=fg,
        muted=legible(mix(fg, bg, 0.7), grounds, _TEXT),
        faint=mix(fg, bg, 0.4),
        accent=accent,
        accfg=readable_on(accent),
        good=legible(_plain(colours["success"]), grounds, _TEXT),
        bad=legible(_plain(colours["error"]), grounds, _TEXT),
    )


def _accent(accent: str, primary: str, grounds: Sequence[str]) -> str:
    """Take the colour that can be read as it is; where neither can, the accent made readable."""
    readable = (each for each in (accent, primary) if legible(each, grounds, _TEXT) == each)
    return next(readable, legible(accent, grounds, _TEXT))


def _plain(colour: str) -> str:
    """A colour in six digits, whatever it is mixed from."""
    return Color.parse(colour).hex6.lower()
