"""The palettes of our own themes. Those borrowed from Textual are made when they are worn."""

from typing import Final

from hats_tui.tui.paint.mono import colourless
from hats_tui.tui.paint.sixteen import sixteen
from hats_tui.tui.paint.styles import BLACK, CardShade, HatStyles, Palette, Role
from hats_tui.tui.paint.tinted import tinted
from hats_tui.tui.paint.tokens import CONTRAST_TOKENS, DARK_TOKENS, LIGHT_TOKENS

__all__ = [
    "ANSI",
    "BLACK",
    "CONTRAST",
    "DARK",
    "LIGHT",
    "MONO",
    "CardShade",
    "HatStyles",
    "Palette",
    "Role",
]

DARK: Final = tinted(DARK_TOKENS)
LIGHT: Final = tinted(LIGHT_TOKENS)
CONTRAST: Final = tinted(CONTRAST_TOKENS)
ANSI: Final = sixteen()
MONO: Final = colourless()
