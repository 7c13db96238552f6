"""Changing the settings for the player, in the player's own file.

A file that cannot be read is left alone, for nobody knows what stands in it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from pydantic import ValidationError

from hats_tui.store.atomic import write_whole
from hats_tui.store.paths import settings_file
from hats_tui.store.problem import Problem, ProblemCode
from hats_tui.store.settings import Settings, meaning
from hats_tui.store.settings_text import (
    Say,
    Value,
    fresh_text,
    name_in_keys,
    with_setting,
    without_setting,
)


def value_of(text: str) -> Value:
    """What somebody means who types a value: `true`, `0.5`, and else a word without quotes."""
    try:
        value = tomllib.loads(f"value = {text}").get("value")
    except (ValueError, RecursionError):
        return text
    return value if isinstance(value, bool | int | float | str) else text


def write_setting(
    key: str, value: Value, file: Path | None = None, *, say: Say = str
) -> Problem | None:
    """Set one key; the player's comments and the order of the file stay.

    Args:
        key: The name of a setting, or ``keys.`` and the name of what a key does.
        value: What it becomes.
        file: The file to change; the player's own when None. A missing one is written, with what
            every setting means.
        say: Translates what stands in a new file.

    Returns:
        None, or why nothing was changed.
    """
    file = file or settings_file()
    if _is_by_hand(key):
        return Problem(code=ProblemCode.BY_HAND, file=file, key=key)
    name = name_in_keys(key)
    field = "keys" if name else key
    if field not in Settings.model_fields:
        return Problem(code=ProblemCode.UNKNOWN_KEY, file=file, key=key)
    try:
        Settings.model_validate({field: {name: value} if name else value})
    except ValidationError:
        detail = meaning(field)
        return Problem(code=ProblemCode.NOT_TAKEN, file=file, key=key, detail=detail)
    return _change(file, key, value, say)


def reset_setting(key: str, file: Path | None = None) -> Problem | None:
    """Take one key out of the file, so that the usual value counts.

    Args:
        key: Any key that stands in the file, also one that is no setting.
        file: The file to change; the player's own when None.

    Returns:
        None, or why nothing was changed.
    """
    file = file or settings_file()
    if _is_by_hand(key):
        return Problem(code=ProblemCode.BY_HAND, file=file, key=key)
    return _change(file, key, None, str)


def _is_by_hand(key: str) -> bool:
    """Whether it is about what this computer runs, which nobody but its owner is to write."""
    return key.partition(".")[0] == "engines"


def _change(file: Path, key: str, value: Value | None, say: Say) -> Problem | None:
    try:
        old = _read(file, say)
        new = without_setting(old, key) if value is None else with_setting(old, key, value)
    except OSError as error:
        detail = error.strerror or str(error)
        return Problem(code=ProblemCode.LEFT_ALONE, file=file, key=key, detail=detail)
    except (ValueError, RecursionError) as error:
        return Problem(code=ProblemCode.LEFT_ALONE, file=file, key=key, detail=str(error))
    if new == old:
        return None
    try:
        write_whole(file, new)
    except OSError as error:
        detail = error.strerror or str(error)
        return Problem(code=ProblemCode.NOT_WRITTEN, file=file, key=key, detail=detail)
    return None


def _read(file: Path, say: Say) -> str:
    try:
        return file.read_bytes().decode()
    except FileNotFoundError:
        return fresh_text(say)
