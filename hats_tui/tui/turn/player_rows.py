"""A row for each player: collection, counts and points, with what the staged move would change."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.collection import draw_groups
from hats_tui.tui.turn.heading import draw_heading
from hats_tui.tui.turn.phrases import short_name
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.standing import Standing, standings
from hats_tui.tui.turn.topics import score_of
from hats_tui.words import _, pgettext
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


def paint_rows(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint all players into a sheet that is a row higher than there are players."""
    columns = Columns.of(canvas.width, max(map(width_of, scene.names.full)))
    _paint_heading(canvas, columns, look)
    for standing in standings(scene):
        _paint_player(canvas, scene, standing, columns, look)
        _paint_figures(canvas, standing, columns, look)
        _paint_score(canvas, standing, columns, look)


def figure_titles() -> tuple[str, str, str, str, str]:
    """What stands above the figures: hand, types, points for hats, black hats and the cookie."""
    return (
        pgettext("cards left in hand, at most 4 cells", "HAND"),
        pgettext("different types, at most 3 cells", "TYP"),
        pgettext("points for hats, at most 4 cells", "HATS"),
        pgettext("points for black hats, at most 3 cells", "BLK"),
        pgettext("points for the cookie, at most 2 cells", "CK"),
    )


def _paint_heading(canvas: Canvas, columns: Columns, look: Look) -> None:
    style = look.palette.style("heading")
    draw_heading(canvas, "", look)
    canvas.text(NAME, 0, _("PLAYER"), style)
    canvas.text(columns.groups, 0, _("COLLECTION"), style)
    for x, width, title in zip(columns.figures, _FIGURE_WIDTHS, figure_titles(), strict=True):
        canvas.text(x, 0, title, style, width=width)
    canvas.text(columns.score, 0, _("SCORE"), style)


def _paint_player(
    canvas: Canvas, scene: Scene, standing: Standing, columns: Columns, look: Look
) -> None:
    palette, seat = look.palette, standing.seat
    y = seat
    if standing.acts:
        canvas.fill(0, y, canvas.width, 1, palette.style("surface"))
        canvas.text(0, y, look.glyphs.turn, palette.style("accent"))
    canvas.hit(0, y, canvas.width, 1, ("player", seat))
    style = palette.style("strong" if standing.own else "fg")
    canvas.text(NAME, y, _name(scene, seat, columns, look), style, width=columns.name_width)
    if standing.team is not None:
        canvas.text(columns.team, y, team_letter(standing.team), palette.style("muted"))
    if standing.has_cookie:
        end = canvas.text(columns.cookie, y, look.glyphs.cookie, palette.style("cookie"))
        canvas.hit(columns.cookie, y, end - columns.cookie, 1, ("cookie",))
    groups = [total.group for total in standing.sums]
    draw_groups(canvas, columns.groups, y, groups, look, columns.groups_width)


def _name(scene: Scene, seat: int, columns: Columns, look: Look) -> str:
    """The full name where all full names fit, else the short one, which is told from the others."""
    full = scene.names.full
    if max(map(width_of, full)) <= columns.name_width:
        return full[seat - 1]
    return short_name(scene.names, seat, look)


def _paint_figures(canvas: Canvas, standing: Standing, columns: Columns, look: Look) -> None:
    points = standing.points
    fg, muted = look.palette.style("fg"), look.palette.style("muted")
    figures: tuple[tuple[str, Style], ...] = (
        (str(standing.hand_size), fg),
        (str(standing.types), muted),
        (str(points.hats), fg),
        (str(points.black), fg),
        (str(points.cookie or look.glyphs.none), fg if points.cookie else muted),
    )
    points_from = columns.figures[1]
    why = ("why", score_of(standing.seat))
    canvas.hit(points_from, standing.seat, canvas.width - points_from, 1, why)
    for x, width, (text, style) in zip(columns.figures, _FIGURE_WIDTHS, figures, strict=True):
        canvas.text(x, standing.seat, text, style, width=max(width - 1, 2), align="right")


def _paint_score(canvas: Canvas, standing: Standing, columns: Columns, look: Look) -> None:
    strong, muted = look.palette.style("strong"), look.palette.style("muted")
    y, change = standing.seat, standing.change
    end = canvas.text(columns.score, y, f"{standing.points.total:>2}", strong)
    if not change:
        return
    space = " " if columns.airy else ""
    spans = [
        (f"{space}{change:+d}", look.palette.style(standing.judgement)),
        (f"{space}={space}", muted),
        (f"{standing.after:>2}", strong),
    ]
    canvas.spans(end, y, spans)
