"""How each player stands: what all ways of showing the players have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hats_tui.game import Card, HatType, Points, team_of, type_count
from hats_tui.game.scoring import BLACK_HAT_POINTS
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.turn.collection import Group, groups_of
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.sight import judged, judged_fill, open_forecast
from hats_tui.tui.turn.topics import Topic, score_of, worth_of


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
    name: str
    team: int | None
    """The team at four players: 0 is team A."""
    own: bool
    """Whether it is the viewer."""
    sums: tuple[Sum, ...]
    points: Points
    change: int
    """What the staged move adds or takes; 0 where nothing is staged or it is hidden."""
    judgement: Role
    """How the change looks to the viewer."""
    fill: Role
    """The same for what is no text."""
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


def why_sum(total: Sum, standing: Standing) -> Topic:
    """What explains a sum: its type's worth; of black hats, the player's points."""
    hat = total.group.hat
    return score_of(standing.seat) if hat is None else worth_of(hat)


def standings(scene: Scene) -> tuple[Standing, ...]:
    """How all players stand, by seat."""
    figures = scene.figures
    return tuple(
        _standing(scene, seat, figures.points[seat - 1], figures.worths)
        for seat in range(1, scene.view.board.players + 1)
    )


def _standing(scene: Scene, seat: int, points: Points, worths: Mapping[HatType, int]) -> Standing:
    board, forecast = scene.view.board, open_forecast(scene)
    change = forecast.gain(seat) if forecast else 0
    own = seat == scene.seat
    return Standing(
        seat=seat,
        name=scene.names.full[seat - 1],
        team=team_of(seat) if board.players == 4 else None,
        own=own,
        sums=tuple(
            Sum(group, worths[group.hat] if group.hat else BLACK_HAT_POINTS)
            for group in groups_of(board, seat)
        ),
        points=points,
        change=change,
        judgement=judged(scene, seat, change),
        fill=judged_fill(scene, seat, change),
        types=type_count(board.collections[seat - 1], board.black_hats[seat - 1]),
        hand_size=board.hand_sizes[seat - 1],
        acts=seat == board.actor,
        has_cookie=seat == board.cookie,
        black_faces=scene.player.black_hats if scene.player and own and not scene.covered else (),
    )
