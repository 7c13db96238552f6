"""What may be shown of a scene: less while its viewer hides the hand from those who might look."""

from __future__ import annotations

from hats_tui.game import Outcome, PublicView, team_of
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.turn.scene import Scene


def eyes(scene: Scene) -> int | None:
    """For whose eyes the texts are; nobody's in particular while the hand is hidden."""
    return None if scene.covered else scene.seat


def open_view(scene: Scene) -> PublicView:
    """What the painters may go by: the view, or what lies open while the hand is hidden."""
    if not scene.covered:
        return scene.view
    view = scene.view
    return PublicView(board=view.board, history=(), undoable=0, sheet=view.sheet)


def open_forecast(scene: Scene) -> Outcome | None:
    """The forecast; it would give away which card is staged while the hand is hidden."""
    return None if scene.covered else scene.forecast


def side_of(scene: Scene, seat: int) -> int:
    """The side of a seat: the team at four players, else the player alone."""
    return team_of(seat) if scene.view.board.players == 4 else seat


def judged(scene: Scene, seat: int, change: int) -> Role:
    """How a change of the points of `seat` looks to the viewer."""
    if scene.seat is None or change == 0:
        return "strong"
    ours = side_of(scene, seat) == side_of(scene, scene.seat)
    return "good" if ours == (change > 0) else "bad"


def judged_fill(scene: Scene, seat: int, change: int) -> Role:
    """The same for what is no text: bars and big digits."""
    fills: dict[Role, Role] = {"good": "good_fill", "bad": "bad_fill"}
    role = judged(scene, seat, change)
    return fills.get(role, role)
