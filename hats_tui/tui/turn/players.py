"""A row for each player: collection, counts and points, with what the staged move would change."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from hats_tui.game import Points, points_now, team_of, type_count
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.text import width_of
from hats_tui.tui.turn.collection import draw_groups, groups_of
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import judged, open_forecast
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.words import _, pgettext
from hats_tui.words.cells import ELLIPSIS
from hats_tui.words.names import SHORT_NAME_CELLS, team_letter

NARROWEST = 80
NAME = 2
"""Where the names stand, after the mark."""


@dataclass(frozen=True)
class Columns:
    """Where everything stands in a row."""

    name_width: int
    team: int
    cookie: int
    groups: int
    groups_width: int
    figures: tuple[int, ...]
    """Cards in hand, types, hats, black hats, cookie."""
    score: int
    airy: bool
    """Whether the score has spaces between its parts."""

    @classmethod
    def of(cls, width: int, longest_name: int) -> Columns:
        """Share out the room that there is beyond the narrowest screen.

        Args:
            width: The whole width.
            longest_name: How many cells the longest name takes.
        """
        extra = max(width - NARROWEST, 0)
        more_name = min(max(longest_name - SHORT_NAME_CELLS, 0), extra // 3)
        airy = extra >= 6
        gap = 1 + min((extra - more_name - 3 * airy) // 6, 3) if airy else 1
        score = max(width, NARROWEST) - 8 - 3 * airy
        figures, x = [], score
        for figure_width in reversed(_FIGURE_WIDTHS):
            x -= figure_width + gap
            figures.append(x)
        team = NAME + SHORT_NAME_CELLS + more_name + 1
        return cls(
            name_width=SHORT_NAME_CELLS + more_name,
            team=team,
            cookie=team + 2,
            groups=team + 7,
            groups_width=x - team - 7,
            figures=tuple(reversed(figures)),
            score=score,
            airy=airy,
        )


_FIGURE_WIDTHS = (4, 3, 4, 3, 2)


class PlayersZone(SceneZone):
    """The rows of all players; a press on one inspects it."""

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint a heading, and one row for each player."""
        paint_players(canvas, scene, self.look)


def paint_players(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint all players into a sheet that is a row higher than there are players."""
    columns = Columns.of(canvas.width, max(map(width_of, scene.names.full)))
    _paint_heading(canvas, columns, look)
    points = points_now(scene.view.board)
    for seat in range(1, scene.view.board.players + 1):
        _paint_player(canvas, scene, seat, columns, look)
        _paint_figures(canvas, scene, seat, points[seat - 1], columns, look)
        _paint_score(canvas, scene, seat, points[seat - 1].total, columns, look)


def _paint_heading(canvas: Canvas, columns: Columns, look: Look) -> None:
    style = look.palette.style("heading")
    draw_heading(canvas, "", look)
    canvas.text(NAME, 0, _("PLAYER"), style)
    canvas.text(columns.groups, 0, _("COLLECTION"), style)
    titles = (
        pgettext("cards left in hand, at most 4 cells", "HAND"),
        pgettext("different types, at most 3 cells", "TYP"),
        pgettext("points for hats, at most 4 cells", "HATS"),
        pgettext("points for black hats, at most 3 cells", "BLK"),
        pgettext("points for the cookie, at most 2 cells", "CK"),
    )
    for x, width, title in zip(columns.figures, _FIGURE_WIDTHS, titles, strict=True):
        canvas.text(x, 0, title, style, width=width)
    canvas.text(columns.score, 0, _("SCORE"), style)


def _paint_player(canvas: Canvas, scene: Scene, seat: int, columns: Columns, look: Look) -> None:
    board, palette, y = scene.view.board, look.palette, seat
    if seat == board.actor:
        canvas.fill(0, y, canvas.width, 1, palette.style("surface"))
        canvas.text(0, y, look.glyphs.turn, palette.style("accent"))
    canvas.hit(0, y, canvas.width, 1, ("player", seat))
    style = palette.style("strong" if seat == scene.seat else "fg")
    canvas.text(NAME, y, _name(scene, seat, columns, look), style, width=columns.name_width)
    if board.players == 4:
        canvas.text(columns.team, y, team_letter(team_of(seat)), palette.style("muted"))
    if seat == board.cookie:
        end = canvas.text(columns.cookie, y, look.glyphs.cookie, palette.style("cookie"))
        canvas.hit(columns.cookie, y, end - columns.cookie, 1, ("cookie",))
    draw_groups(canvas, columns.groups, y, groups_of(board, seat), look, columns.groups_width)


def _name(scene: Scene, seat: int, columns: Columns, look: Look) -> str:
    """The full name where all full names fit, else the short one, which is told from the others."""
    full = scene.names.full
    if max(map(width_of, full)) <= columns.name_width:
        return full[seat - 1]
    return scene.names.short(seat).text.replace(ELLIPSIS, look.glyphs.ellipsis)


def _paint_figures(
    canvas: Canvas, scene: Scene, seat: int, points: Points, columns: Columns, look: Look
) -> None:
    board, palette = scene.view.board, look.palette
    fg, muted = palette.style("fg"), palette.style("muted")
    shown, black = board.collections[seat - 1], board.black_hats[seat - 1]
    figures: tuple[tuple[str, Style], ...] = (
        (str(board.hand_sizes[seat - 1]), fg),
        (str(type_count(shown, black)), muted),
        (str(points.hats), fg),
        (str(points.black), fg),
        (str(points.cookie or look.glyphs.none), fg if points.cookie else muted),
    )
    for x, width, (text, style) in zip(columns.figures, _FIGURE_WIDTHS, figures, strict=True):
        canvas.text(x, seat, text, style, width=max(width - 1, 2), align="right")


def _paint_score(
    canvas: Canvas, scene: Scene, seat: int, points: int, columns: Columns, look: Look
) -> None:
    strong, muted = look.palette.style("strong"), look.palette.style("muted")
    end = canvas.text(columns.score, seat, f"{points:>2}", strong)
    forecast = open_forecast(scene)
    change = forecast.gain(seat) if forecast else 0
    if not change:
        return
    space = " " if columns.airy else ""
    judgement = look.palette.style(judged(scene, seat, change))
    spans = [
        (f"{space}{change:+d}", judgement),
        (f"{space}={space}", muted),
        (f"{points + change:>2}", strong),
    ]
    canvas.spans(end, seat, spans)
