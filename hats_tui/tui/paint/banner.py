"""The title: seven hats in a row, and the name of the game in big letters.

Both are drawn in half blocks and need no rules of the game: the title is on the screen before
anything else is loaded.
"""

from functools import cache
from typing import Final

from hats_tui.tui.paint.art import ART, Bitmap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.pixels import draw_bitmap, enlarged
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.tokens import HAT_LETTERS

_WORD: Final = """
####...####.......###......############....########..
####...####.......###......############...##########.
.##.....##.......##.##.....##...##...##..###......###
.##.....##.......##.##.....#....##....#..###......###
.##.....##......##...##.........##.......####........
.#########......##...##.........##........########...
.#########.....#########........##..........########.
.##.....##.....#########........##..............#####
.##.....##....##.......##.......##.......###......###
.##.....##....##.......##.......##.......###......###
####...####..####.....####....######......##########.
####...####..####.....####....######.......########..
"""
"""The word HATS with slab serifs, as on a playbill."""

_ROWS: Final = 27
"""A window has so many rows for each time that hats and name are enlarged."""

_MOST_TIMES: Final = 3


def banner_times(width: int, height: int) -> int:
    """How many times as large as usual hats and name can be in a large window.

    Args:
        width: Columns of the window.
        height: Its rows.
    """
    usual = hats_size(Tier.of(width, height))[0]
    return min(max(min(3 * width // 4 // usual, height // _ROWS), 1), _MOST_TIMES)


def hats_size(tier: Tier, times: int = 1) -> tuple[int, int]:
    """Measure the row of hats.

    Args:
        tier: Size of screen.
        times: How many times as large as usual they are.

    Returns:
        Columns and rows; as large as usual they fit the smallest screen of the tier.
    """
    bitmap, gap = _hat("H", tier), _gap(tier)
    width = len(HAT_LETTERS) * (len(bitmap[0]) + gap) - gap
    return width * times, len(bitmap) // 2 * times


def draw_hats(canvas: Canvas, x: int, y: int, look: Look, times: int = 1) -> None:
    """Draw the seven hats side by side, one size larger than on the cards.

    Args:
        canvas: Where to draw.
        x: Column of the first hat.
        y: Row of the upper edge.
        look: Palette, signs and size of screen.
        times: How many times as large as usual they are.
    """
    for letter in HAT_LETTERS:
        bitmap, shade = enlarged(_hat(letter, look.tier), times), look.palette.hat(letter).card
        draw_bitmap(canvas, x, y, bitmap, shade.ink, shade.accent, look.glyphs)
        x += len(bitmap[0]) + _gap(look.tier) * times


def word_size(times: int = 1) -> tuple[int, int]:
    """Measure the name of the game.

    Args:
        times: How many times as large as usual it is.

    Returns:
        Columns and rows.
    """
    bitmap = _word()
    return len(bitmap[0]) * times, len(bitmap) // 2 * times


def draw_word(canvas: Canvas, x: int, y: int, look: Look, times: int = 1) -> None:
    """Draw the name of the game, with a shadow where there is colour.

    Args:
        canvas: Where to draw.
        x: Column of the left edge.
        y: Row of the upper edge.
        look: Palette, signs and size of screen.
        times: How many times as large as usual it is.
    """
    ink = look.palette.style("title")
    shadow = None if look.palette.mono else look.palette.style("title_shadow")
    draw_bitmap(canvas, x, y, enlarged(_word(), times), ink, shadow, look.glyphs)


def _hat(letter: str, tier: Tier) -> Bitmap:
    return ART[Tier.M if tier is Tier.S else Tier.L][letter]


def _gap(tier: Tier) -> int:
    return 2 if tier is Tier.S else 3


@cache
def _word() -> Bitmap:
    rows = _WORD.split()
    width = len(rows[0])
    return tuple(
        "".join(_word_pixel(rows, x, y) for x in range(width + 1)) for y in range(len(rows) + 2)
    )


def _word_pixel(rows: list[str], x: int, y: int) -> str:
    if _inked(rows, x, y):
        return "#"
    return "o" if _inked(rows, x - 1, y - 1) else "."


def _inked(rows: list[str], x: int, y: int) -> bool:
    return 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] == "#"
