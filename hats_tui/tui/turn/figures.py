"""The figures that count up and down when the game goes on: points and worths."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hats_tui.game import Board, HatType, Points, hat_worths, points_now, space_worths


@dataclass(frozen=True)
class Figures:
    """What a board comes to."""

    points: tuple[Points, ...]
    """By seat, without the favourite hats."""
    worths: Mapping[HatType, int]
    """What a collected hat of each type is worth."""
    spaces: tuple[int, ...]
    """What each space is worth."""

    @classmethod
    def of(cls, board: Board) -> Figures:
        """Reckon them out."""
        return cls(points_now(board), hat_worths(board.table), space_worths(board.table))

    def towards(self, goal: Figures, share: float) -> Figures:
        """The figures on their way to others, of a game with as many players.

        Args:
            goal: What they come to.
            share: How much of the way is done, from 0 to 1.
        """
        return Figures(
            points=tuple(
                Points(
                    hats=_towards(mine.hats, other.hats, share),
                    black=_towards(mine.black, other.black, share),
                    cookie=_towards(mine.cookie, other.cookie, share),
                )
                for mine, other in zip(self.points, goal.points, strict=True)
            ),
            worths={
                hat: _towards(worth, goal.worths[hat], share) for hat, worth in self.worths.items()
            },
            spaces=tuple(
                _towards(mine, other, share)
                for mine, other in zip(self.spaces, goal.spaces, strict=True)
            ),
        )


def _towards(start: int, goal: int, share: float) -> int:
    return start + round((goal - start) * share)
