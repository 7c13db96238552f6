"""What can be set, and what each setting takes: read from the model, which has them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from pydantic.fields import FieldInfo

from hats_tui.store.settings import TABLES, Settings
from hats_tui.store.settings_text import Value
from hats_tui.words.languages import LANGUAGES

_STEPS: Final = 25
"""So many steps lead from the smallest number to the largest."""


@dataclass(frozen=True)
class Setting:
    """One setting.

    Args:
        key: Its name in the file.
        values: What it takes, in order.
        usual: What counts when nobody sets it.
        round: Whether the first value comes after the last one.
    """

    key: str
    values: tuple[Value, ...]
    usual: Value
    round: bool = True

    def neighbour(self, value: Value, step: int) -> Value:
        """Give the value beside another one.

        Args:
            value: Any value that the setting takes, also one between two steps.
            step: 1 for the next one, -1 for the one before.
        """
        if self.round:
            return self.values[(self.values.index(value) + step) % len(self.values)]
        beyond = [each for each in self.values if (each > value if step > 0 else each < value)]  # type: ignore[operator]
        return beyond[0 if step > 0 else -1] if beyond else value


def settings_of_model() -> tuple[Setting, ...]:
    """Every setting but the tables, in the order of the file."""
    fields = Settings.model_fields.items()
    return tuple(_setting(key, field) for key, field in fields if key not in TABLES)


def _setting(key: str, field: FieldInfo) -> Setting:
    if field.annotation is bool:
        return Setting(key, (False, True), field.default)
    if field.annotation is float:
        low, high = (_bound(field, name) for name in ("ge", "le"))
        return Setting(key, _numbers(low, high), field.default, round=False)
    values = get_args(field.annotation)
    if key == "language":  # one whose catalogue is not whole yet is not offered
        values = tuple(value for value in values if value == field.default or value in LANGUAGES)
    return Setting(key, values, field.default)


def _bound(field: FieldInfo, name: str) -> float:
    return next(float(getattr(each, name)) for each in field.metadata if hasattr(each, name))


def _numbers(low: float, high: float) -> tuple[float, ...]:
    step = (high - low) / _STEPS
    return tuple(round(low + step * number, 3) for number in range(_STEPS + 1))
