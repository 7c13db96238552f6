"""What every model of the rules has in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field


class Frozen(BaseModel):
    """An immutable, fully validated value; a field that does not exist is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    @classmethod
    def model_rebuild(
        cls,
        *,
        force: bool = False,
        raise_errors: bool = True,
        _parent_namespace_depth: int = 0,
        _types_namespace: Mapping[str, Any] | None = None,
    ) -> bool | None:
        """Build what was deferred, from the names of the model's own module.

        Pydantic would look at the names of whoever needs the model first as well. Our models need
        none of those, and where that is a generator, Python 3.13.0 crashes (gh-125723).
        """
        return super().model_rebuild(
            force=force,
            raise_errors=raise_errors,
            _parent_namespace_depth=0,
            _types_namespace=_types_namespace,
        )

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
