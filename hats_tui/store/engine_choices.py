"""The engines that the player has registered, as the settings file has them.

[engines]
mine = ["./mybot", "--fast"]

[engines.other]
command = ["python3", "other.py"]
options = { depth = 3 }
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

Option = bool | int | Annotated[float, Field(allow_inf_nan=False)] | str
"""What an option of an engine can be set to."""

_NAME = r"^[a-z0-9][a-z0-9_-]{0,31}$"

EngineName = Annotated[str, Field(pattern=_NAME)]
"""How an engine is called, in game records and in commands alike."""


class EngineChoice(BaseModel):
    """How an engine is started. A list alone is its command."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True
    )

    command: Annotated[list[str], Field(min_length=1)]
    """The program and its arguments; no shell reads them."""

    options: dict[str, Option] = {}
    """What it is told at its start, by the names that it knows."""

    @model_validator(mode="before")
    @classmethod
    def _take_a_list(cls, value: Any) -> Any:  # noqa: ANN401 - anything can stand in a file
        return {"command": value} if isinstance(value, list) else value

    @model_validator(mode="after")
    def _name_a_program(self) -> "EngineChoice":
        if not self.command[0].strip():
            raise ValueError("the first word of a command is a program")
        return self


def right_name(name: str) -> bool:
    """Whether an engine can be called so."""
    return re.fullmatch(_NAME, name) is not None


def without(table: object, wrong: set[str]) -> dict[str, object]:
    """Give those engines alone that are right, whatever stands in the file.

    Args:
        table: What the file has for `engines`.
        wrong: The names of those that are not.
    """
    engines = table if isinstance(table, Mapping) else {}
    return {name: value for name, value in engines.items() if name not in wrong}
