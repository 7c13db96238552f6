"""The points of all players as bars, with what the staged move adds or takes."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import fit, width_of
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.wrap import StyledLine
from hats_tui.tui.turn.phrases import short_name
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.standing import Standing, standings

_FIGURES = 8
"""Room for the points and their change behind a bar."""

_FULL = 20
"""A bar of so many points takes the whole room, unless somebody has more."""


def score_bars(scene: Scene, look: Look, room: int) -> list[StyledLine]:
    """A line for each player: name, bar, points after the staged move, and the change.

    Args:
        scene: What is shown.
        look: Palette and signs.
        room: Columns of a line.
    """
    players = standings(scene)
    names = [short_name(scene.names, each.seat, look) for each in players]
    width = max(map(width_of, names)) + 1
    most = max(_FULL, *(max(each.points.total, each.after) for each in players))
    scale = max(room - width - _FIGURES, 1) / most
    return [
        [
            (fit(name, width), look.palette.style("fg")),
            *_bar(each, scale, look),
            (f" {each.after}", look.palette.style("strong")),
            *_change(each, look),
        ]
        for name, each in zip(names, players, strict=True)
    ]


def _bar(standing: Standing, scale: float, look: Look) -> StyledLine:
    """What stays of the points, and what comes or goes."""
    before, after = standing.points.total, standing.after
    stays, reach = round(min(before, after) * scale), round(max(before, after) * scale)
    sign, moved = _moved(standing, look)
    return [(look.glyphs.bar * stays, look.palette.style("muted")), (sign * (reach - stays), moved)]


def _moved(standing: Standing, look: Look) -> tuple[str, Style]:
    """How the part of a bar looks that comes or goes; what goes is a shade in any case."""
    style = look.palette.style(standing.fill)
    if standing.change < 0:
        return look.glyphs.shade_light, style
    return (look.glyphs.shade_dark if look.palette.mono else look.glyphs.bar), style


def _change(standing: Standing, look: Look) -> StyledLine:
    if not standing.change:
        return []
    return [(f" {standing.change:+d}", look.palette.style(standing.judgement))]
