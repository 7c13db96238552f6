"""The winners: their favourite hats, their names, and the points in big digits."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.paint.art import ART
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.digits import DIGITS_HEIGHT, digits_width, draw_digits
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.pixels import draw_bitmap
from hats_tui.tui.paint.tier import Tier
from hats_tui.words import _, ngettext
from hats_tui.words.names import Names, team_name
from hats_tui.words.sides import side_of

_APART = 4
"""Columns between two hats, and between them and the points."""


def podium_size(rows: int) -> Tier | None:
    """The largest hats that have room above the napkin; None: there is no room for any.

    Args:
        rows: The rows that are free.
    """
    for tier in (Tier.L, Tier.M):
        if rows >= podium_height(tier) + 2:
            return tier
    return None


def podium_height(size: Tier) -> int:
    """Rows of the winners with hats of a size: a hat, and the name below it."""
    return len(ART[size]["H"]) // 2 + 1


def draw_podium(canvas: Canvas, y: int, page: NapkinPage, look: Look, size: Tier) -> None:
    """Draw the winners side by side in the middle of a sheet.

    Args:
        canvas: The sheet.
        y: The first row.
        page: What stands on the napkin.
        look: Palette and signs.
        size: The size of the hats.
    """
    winners = [player for player in page.sheet.players if page.wins(player.seat)]
    cell = len(ART[size]["H"][0]) + _APART
    names = Names.of(page.names, cell - 2)
    points = page.sheet.sides[side_of(winners[0].seat, len(page.names))]
    label = _label(page, points)
    beside = max(width_of(label), digits_width(points) if points >= 0 else 0)
    width = len(winners) * cell + beside
    x = (canvas.width - width) // 2
    canvas.fill(x - 2, y, width + 4, podium_height(size), look.palette.style("bg"))
    for winner in winners:
        art = ART[size][winner.favourite.hat.value]
        shade = look.palette.hat(winner.favourite.hat.value).card
        draw_bitmap(canvas, x, y, art, shade.ink, shade.accent, look.glyphs)
        name, bottom = names.short(winner.seat).text, y + podium_height(size) - 1
        start = x + (cell - _APART - width_of(name)) // 2
        canvas.text(start, bottom, name, look.palette.style("strong"))
        x += cell
    _draw_points(canvas, x, y + (podium_height(size) - DIGITS_HEIGHT) // 2, points, label, look)


def _draw_points(canvas: Canvas, x: int, y: int, points: int, label: str, look: Look) -> None:
    accent = look.palette.style("accent")
    if points >= 0:
        draw_digits(canvas, x, y, points, accent, look.glyphs)
    canvas.text(x, y + DIGITS_HEIGHT, label, look.palette.style("fg"))


def _label(page: NapkinPage, points: int) -> str:
    """Whose points they are, below the digits."""
    if page.teams:
        team = 0 if page.team_wins(0) else 1
        return _("points for {team}").format(team=team_name(team).text)
    return ngettext("point", "points", abs(points)) if points >= 0 else str(points)
