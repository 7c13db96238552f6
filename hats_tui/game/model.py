"""What every model of the rules has in common."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field


class Frozen(BaseModel):
    """An immutable, fully validated value; a field that does not exist is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    def with_(self, **changes: object) -> Self:
        """This value with some facts changed, validated anew."""
        facts: Self = self.__pydantic_validator__.validate_python({**self.__dict__, **changes})
        return facts


class Line(Frozen):
    """A value that is read from a game record or from another program.

    What it says beyond our fields is kept where it came from, and ignored here.
    """

    model_config = ConfigDict(extra="ignore")


Seat = Annotated[int, Field(ge=1, le=4)]
"""A player's place at the table, from 1 on."""

Count = Annotated[int, Field(ge=0, le=42)]
"""How many cards there are of something."""
