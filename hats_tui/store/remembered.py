"""What was chosen when the last game was set up, so that the next set-up starts from it."""

from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from hats_tui.game.cards import HatType
from hats_tui.store.memory import remember
from hats_tui.store.paths import state_dir
from hats_tui.store.problem import Problem


class SeatChoice(BaseModel):
    """Who was to sit on one seat."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)

    name: str
    """The name as it was typed."""

    kind: str
    """Who plays, as the record writes it: `human` or `bot:ID`."""


class SetupChoices(BaseModel):
    """The choices of one set-up."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)

    players: Literal[2, 3, 4]
    """How many play."""

    seats: Annotated[tuple[SeatChoice, ...], Field(min_length=2, max_length=4)]
    """Who sits where, from seat 1 on; seats beyond `players` are kept for a larger game."""

    first: Literal["random", "cookie"] | Annotated[int, Field(ge=1, le=4)] = "random"
    """Who starts: by lot, who ate a cookie last, or a seat."""

    types_out: tuple[HatType, ...] = ()
    """The two types taken out of a game for two, or none: by lot."""

    exchange_limit: Annotated[int, Field(ge=0)] | None = None
    """At most so many exchanges for each team at four players; None is no limit."""

    duplicate: bool = False
    """Whether the same deal is played again with seats exchanged."""

    hints: bool = True
    """Whether players may ask for hints in the game."""

    @model_validator(mode="after")
    def _fit_together(self) -> Self:
        if self.players > len(self.seats):
            raise ValueError("a seat has nobody")
        if isinstance(self.first, int) and self.first > self.players:
            raise ValueError("the first player has no seat")
        if len(self.types_out) not in {0, 2} or len(set(self.types_out)) != len(self.types_out):
            raise ValueError("two different types are taken out, or none")
        return self


def setup_file() -> Path:
    """The file of the last set-up; it need not exist."""
    return state_dir() / "setup.json"


def recall_setup(file: Path | None = None) -> SetupChoices | None:
    """Read the choices of the last set-up.

    Args:
        file: The file to read; the player's own when None.

    Returns:
        The choices; None when there are none, or the file is damaged.
    """
    try:
        return SetupChoices.model_validate_json((file or setup_file()).read_bytes())
    except (OSError, ValidationError):
        return None


def remember_setup(choices: SetupChoices, file: Path | None = None) -> Problem | None:
    """Keep the choices of a set-up for the next one.

    Args:
        choices: What was chosen.
        file: The file to write; the player's own when None.

    Returns:
        None, or why they could not be kept.
    """
    text = choices.model_dump_json(indent=2) + "\n"
    return remember(file or setup_file(), text, SetupChoices.model_validate_json)
