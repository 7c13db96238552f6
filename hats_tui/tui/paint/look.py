"""How everything looks, in one value."""

from dataclasses import dataclass

from hats_tui.tui.paint.glyphs import UNICODE, Glyphs
from hats_tui.tui.paint.palette import DARK, Palette
from hats_tui.tui.paint.tier import Tier


@dataclass(frozen=True)
class Look:
    """What a painter must know of the terminal and of the player's wishes.

    Args:
        palette: Styles by role.
        glyphs: Signs.
        tier: Size of screen.
    """

    palette: Palette = DARK
    glyphs: Glyphs = UNICODE
    tier: Tier = Tier.S
