"""The text of the settings file: one key is changed in it, and everything else stays as it was.

Nothing here touches a file. Whatever comes out has been read again, and means what it should.
"""

from __future__ import annotations

import json
import re
import textwrap
import tomllib
from collections.abc import Callable

import tomlkit
from tomlkit.exceptions import TOMLKitError

from hats_tui.store.keys_text import EXAMPLE, TABLE, with_keys
from hats_tui.store.settings import TABLES, Settings, meaning

Value = bool | int | float | str
"""What a setting can be."""

Say = Callable[[str], str]
"""Translates an English text."""

_WIDTH = 96
_ENGINES = '# [engines]\n# mine = ["./mybot", "--fast"]\n'
HEAD = "The settings of HATS. What begins with # is not read: take the sign away to set it."
"""What a new file says first."""


def fresh_text(say: Say = str) -> str:
    """A file in which nothing is set, and everything that can be is explained.

    Args:
        say: Translates the explanations.
    """
    keys = [key for key in Settings.model_fields if key not in TABLES]
    each = [f"{_comment(say(meaning(key)))}# {_line(key)}\n" for key in keys]
    tables = [_comment(say(meaning(TABLE))) + EXAMPLE, _comment(say(meaning("engines"))) + _ENGINES]
    return "\n".join([_comment(say(HEAD)), *each, *tables])


def with_setting(text: str, key: str, value: Value) -> str:
    """Set one key.

    Where the file has the key in a comment, as a fresh one has, it gets its place there.

    Args:
        text: A file in TOML.
        key: A setting that there is, or ``keys.`` and the name of what a key does.
        value: What it becomes.

    Raises:
        ValueError: It cannot be done in this text.
    """
    if name := name_in_keys(key):
        return with_keys(text, name, str(value))
    wanted = {**tomllib.loads(text), key: value}
    if key not in tomllib.loads(text):
        taken = _replaced(text, rf"# *{key} *=", _line(key, value))
        if _means(taken, wanted):
            return taken
    return _checked(_edited(text, key, value), wanted)


def without_setting(text: str, key: str) -> str:
    """Take one key out, so that the usual value counts.

    Args:
        text: A file in TOML.
        key: A key; nothing changes when the file has not got it.

    Raises:
        ValueError: It cannot be done in this text.
    """
    if name := name_in_keys(key):
        return with_keys(text, name, None)
    wanted = tomllib.loads(text)
    if key not in wanted:
        return text
    del wanted[key]
    if key in Settings.model_fields and key not in TABLES:
        put_back = _replaced(text, rf"{key} *=", f"# {_line(key)}")
        if _means(put_back, wanted):
            return put_back
    return _checked(_edited(text, key, None), wanted)


def name_in_keys(key: str) -> str:
    """The name of what a key does, out of ``keys.turn.black``; empty for any other setting."""
    table, dot, name = key.partition(".")
    return name if table == TABLE and dot else ""


def usual(key: str) -> str:
    """The value that a setting has when nobody sets it, as the file would have it."""
    return json.dumps(Settings.model_fields[key].default)


def _comment(text: str) -> str:
    return "".join(f"# {line}\n" for line in textwrap.wrap(text, _WIDTH))


def _line(key: str, value: Value | None = None) -> str:
    """A setting as the file has it; the usual one without a value."""
    written = usual(key) if value is None else tomlkit.item(value).as_string()
    return f"{key} = {written}"


def _replaced(text: str, start: str, line: str) -> str:
    """The text with another line instead of the first one with this beginning."""
    return re.sub(rf"(?m)^{start}[^\r\n]*", lambda _: line, text, count=1)


def _edited(text: str, key: str, value: Value | None) -> str:
    """The text with a key set, or taken out for None."""
    try:
        document = tomlkit.parse(text)
        if value is None:
            document.remove(key)
        else:
            document[key] = value
        return document.as_string()
    except (TOMLKitError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _checked(text: str, wanted: dict[str, object]) -> str:
    if not _means(text, wanted):
        raise ValueError("the key could not be changed without changing others")
    return text


def _means(text: str, wanted: dict[str, object]) -> bool:
    try:
        return tomllib.loads(text) == wanted
    except ValueError:
        return False
