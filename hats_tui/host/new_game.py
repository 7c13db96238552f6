"""What was chosen for a new game, fit to be dealt."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import HatType, Player
from hats_tui.store.remembered import SetupChoices


@dataclass(frozen=True)
class NewGame:
    """A game that can be dealt.

    Args:
        choices: What was chosen; the next set-up starts from it.
        seed: The seed that was asked for, or None for a new random game.
        first: The seat that begins, or None when the lot decides.
    """

    choices: SetupChoices
    seed: str | None = None
    first: int | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        seats = self.choices.seats[: self.choices.players]
        return tuple(Player(name=seat.name, kind=seat.kind) for seat in seats)

    @property
    def removed(self) -> tuple[HatType, ...]:
        """The types to take out; none at three and four players, and when the lot decides."""
        return self.choices.types_out if self.choices.players == 2 else ()

    @property
    def exchanges(self) -> int | None:
        """The limit on each team's exchanges; None for no limit, or no teams."""
        return self.choices.exchange_limit if self.choices.players == 4 else None
