"""What each part of the turn screen goes by, so that it is painted only when that has changed.

Moving from card to card changes hand, table, preview and points; painting log, status and actions
anew each time would find nothing to send, and cost as much as all the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.scene import Panel, Scene


def same_for(part: Part, before: Scene, scene: Scene) -> bool:
    """Whether a part looks the same in two scenes.

    Args:
        part: The part.
        before: What it shows.
        scene: What it is to show.
    """
    essence = _ESSENCES.get(part)
    return before == scene if essence is None else essence(before) == essence(scene)


def _unstaged(scene: Scene) -> Scene:
    """The scene without what changes from card to card."""
    return replace(scene, selection=None, forecast=None)


def _step(scene: Scene) -> tuple[object, ...]:
    """What is being chosen, but not which card or space."""
    selection = scene.selection
    step = None if selection is None else (selection.purpose, selection.armed)
    return (_unstaged(scene), step)


def _tracker(scene: Scene) -> tuple[object, ...]:
    return (_unstaged(scene), scene.forecast and scene.forecast.worths)


def _players(scene: Scene) -> tuple[object, ...]:
    points = scene.forecast and (scene.forecast.before, scene.forecast.after)
    return (_unstaged(scene), points)


def _panel(scene: Scene) -> Scene:
    """Log and inspection do not change with what is staged; the others do."""
    return scene if scene.panel in (Panel.TRACKER, Panel.EXCHANGE, Panel.WHY) else _unstaged(scene)


_ESSENCES: Mapping[Part, Callable[[Scene], object]] = {
    Part.STATUS: _step,
    Part.ACTIONS: _step,
    Part.TRACKER: _tracker,
    Part.PLAYERS: _players,
    Part.PANEL: _panel,
}
