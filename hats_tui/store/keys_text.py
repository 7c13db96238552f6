"""The keys of the player's own in the text of the settings file: one choice is changed in it.

Like `settings_text`: nothing here touches a file, and everything else in the text stays.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, MutableMapping
from functools import partial
from typing import Any, Final, cast

import tomlkit
from tomlkit import TOMLDocument
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from hats_tui.store.key_choices import key_choices

TABLE: Final = "keys"
"""The table of the file in which the choices stand."""

EXAMPLE: Final = '# [keys]\n# turn.black = "n"\n'
"""What a fresh file shows of them."""


def with_keys(text: str, name: str, keys: str | None) -> str:
    """Set the keys of one thing, or take the choice out.

    Args:
        text: A file in TOML.
        name: What the keys do, such as ``"turn.black"``.
        keys: The keys; None for the usual ones.

    Raises:
        ValueError: It cannot be done in this text.
    """
    rest, choices = _meaning(text)
    if keys is None and name not in choices:
        return text
    wanted = {each: value for each, value in choices.items() if each != name}
    if keys is not None:
        wanted[name] = keys
    for draft in _drafts(text, name, keys, wanted):
        if _means(draft, rest, wanted):
            return draft
    raise ValueError("the key could not be changed without changing others")


def _drafts(text: str, name: str, keys: str | None, wanted: dict[str, object]) -> Iterator[str]:
    """Texts that may say what is wanted, the one with the fewest changes first."""
    if keys is not None and len(wanted) == 1:
        yield _begun(text, _line(name, keys))
    yield _edited(text, partial(_change, name=name, keys=keys))
    bare = _edited(text, lambda document: document.pop(TABLE, None))
    if wanted:
        lines = [_line(each, value) for each, value in wanted.items()]
        yield _begun(bare, *lines)
    else:
        yield bare


def _meaning(text: str) -> tuple[dict[str, Any], dict[str, object]]:
    """What a file says apart from the keys, and the keys."""
    rest = tomllib.loads(text)
    table = rest.pop(TABLE, {})
    if not isinstance(table, dict):
        raise ValueError(f"{TABLE} is no table")  # noqa: TRY004 - so it is for a file's reader
    return rest, key_choices(table)


def _means(text: str, rest: dict[str, Any], choices: dict[str, object]) -> bool:
    try:
        return _meaning(text) == (rest, choices)
    except ValueError:
        return False


def _begun(text: str, *lines: str) -> str:
    """The text with the first choices: where a fresh one shows an example, else at the end."""
    end = "\r\n" if "\r\n" in text else "\n"
    table = end.join([f"[{TABLE}]", *lines])
    shown, found = re.subn(rf"(?m)^# *\[{TABLE}\]", lambda _: table, text, count=1)
    if found:
        return shown
    return f"{text.rstrip()}{2 * end if text.strip() else ''}{table}{end}"


def _line(name: str, keys: object) -> str:
    key = tomlkit.key(name.split(".")).as_string()
    return f"{key} = {tomlkit.item(keys).as_string()}"


def _edited(text: str, change: Callable[[TOMLDocument], object]) -> str:
    """The text after a change; as it was where that cannot be done so."""
    try:
        document = tomlkit.parse(text)
        change(document)
        return document.as_string()
    except (TOMLKitError, RecursionError, KeyError, TypeError, AttributeError):
        return text


def _change(document: TOMLDocument, *, name: str, keys: str | None) -> None:
    table = cast("Table", document[TABLE])
    first, _dot, second = name.partition(".")
    inner = table.get(first)
    holder, key = table, name
    if name not in table and isinstance(inner, MutableMapping) and second in inner:
        holder, key = cast("Table", inner), second
    if keys is None:
        del holder[key]
    elif key in holder:
        holder[key] = keys
    else:
        table.append(tomlkit.key(name.split(".")), tomlkit.item(keys))
