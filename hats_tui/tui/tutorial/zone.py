"""The parts of the turn screen as the tutorial shows them."""

from __future__ import annotations

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.turn.action_bar import BarItem, paint_items
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.tutorial.coach import paint_coach
from hats_tui.tui.tutorial.scene import Mood, TutorialScene
from hats_tui.words import _


class TutorialZone(SceneZone):
    """One part of the turn screen; the coach stands in the place of the log."""

    def paint(self, canvas: Canvas) -> None:
        """Paint the present scene."""
        scene = self.scene
        if not isinstance(scene, TutorialScene):
            return
        tracker_twice = scene.panel is Panel.TRACKER and scene.tracker_in_sight
        if self.part is Part.PANEL and (scene.panel is Panel.LOG or tracker_twice):
            paint_coach(canvas, scene.coach, self.look)
        elif self.part is Part.ACTIONS and scene.selection is None:
            paint_items(canvas, _actions(scene), self.look)
        else:
            super().paint(canvas)


def _actions(scene: TutorialScene) -> list[BarItem]:
    """What can be done while there is nothing to do on the table."""
    ways = [BarItem(_("Why?"), "y"), BarItem(_("Help"), "question_mark")]
    match scene.coach.mood:
        case Mood.DONE:
            on = [BarItem(scene.coach.on, "enter"), BarItem(_("Once more"), "u")]
        case Mood.WATCH:
            on = [BarItem(_("Hurry"), "enter")]
        case _:
            on = []
    return [*on, *ways, BarItem(_("Title"), "t")]
