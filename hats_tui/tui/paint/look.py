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
        keys: Where keys have changed: pairs of the usual one, and the one that does the same now.
    """

    palette: Palette = DARK
    glyphs: Glyphs = UNICODE
    tier: Tier = Tier.S
    keys: tuple[tuple[str, str], ...] = ()

    def key(self, usual: str) -> str:
        """Give the key that now does what a key usually does.

        Args:
            usual: Textual's name of the usual key.
        """
        return next((now for key, now in self.keys if key == usual), usual)
