"""How each player stands: what all ways of showing the players have in common."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import Card, Points, type_count
from hats_tui.game.scoring import BLACK_HAT_POINTS
from hats_tui.tui.turn.collection import Group, groups_of
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import open_forecast


@dataclass(frozen=True)
class Sum:
    """A group, and what each of its cards is worth now."""

    group: Group
    worth: int

    @property
    def points(self) -> int:
        """What the group scores."""
        return self.group.count * self.worth

    def text(self, times: str) -> str:
        """The reckoning, such as `2×5=10`.

        Args:
            times: The sign of multiplication.
        """
        return f"{self.group.count}{times}{self.worth}={self.points}"


@dataclass(frozen=True)
class Standing:
    """One player as everybody may see them, and what the staged move would change."""

    seat: int
    sums: tuple[Sum, ...]
    points: Points
    change: int
    """What the staged move adds or takes; 0 where nothing is staged or it is hidden."""
    types: int
    hand_size: int
    acts: bool
    has_cookie: bool
    black_faces: tuple[Card, ...]
    """The faces of the black hats, where the viewer is their owner and does not hide them."""

    @property
    def after(self) -> int:
        """The points after the staged move."""
        return self.points.total + self.change


def standings(scene: Scene) -> tuple[Standing, ...]:
    """How all players stand, by seat."""
    figures = scene.figures
    forecast = open_forecast(scene)
    board, viewer = scene.view.board, None if scene.covered else scene.player
    return tuple(
        Standing(
            seat=seat,
            sums=tuple(
                Sum(group, figures.worths[group.hat] if group.hat else BLACK_HAT_POINTS)
                for group in groups_of(board, seat)
            ),
            points=figures.points[seat - 1],
            change=forecast.gain(seat) if forecast else 0,
            types=type_count(board.collections[seat - 1], board.black_hats[seat - 1]),
            hand_size=board.hand_sizes[seat - 1],
            acts=seat == board.actor,
            has_cookie=seat == board.cookie,
            black_faces=viewer.black_hats if viewer and viewer.seat == seat else (),
        )
        for seat in range(1, board.players + 1)
    )
