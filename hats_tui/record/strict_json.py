"""JSON as the record means it: what readers could understand differently is not let through."""

from __future__ import annotations

import json
import math
from collections.abc import Collection
from typing import NamedTuple, NoReturn

from pydantic import JsonValue

_DEPTH = 64
"""More brackets than that inside each other are no game's."""
_TOO_DEEP = "brackets are nested too deeply"


class NotJson(ValueError):
    """A text that is not one JSON value."""


class Parsed(NamedTuple):
    """A JSON value, and why nobody should rely on it."""

    value: JsonValue
    flaw: str = ""
    """What is unclear about it, in English; empty for a value that every reader takes alike."""


def parse_json(text: str) -> Parsed:
    """Read one JSON value.

    Flaws are a key that stands twice in an object, half a surrogate pair, a number beyond what can
    be read, and brackets too deep: all of them grammatical, and none of them to be trusted.

    Raises:
        NotJson: It is not JSON; NaN and Infinity are not.
    """
    hooks = _Hooks()
    decoder = json.JSONDecoder(
        object_pairs_hook=hooks.object,
        parse_int=hooks.integer,
        parse_float=hooks.number,
        parse_constant=hooks.constant,
    )
    try:
        value = decoder.decode(text)
    except RecursionError:
        return Parsed(None, _TOO_DEEP)
    except json.JSONDecodeError as error:
        raise NotJson(f"{error.msg} at column {error.colno}") from error
    if _is_deep(value, text):
        return Parsed(None, _TOO_DEEP)
    if "\\u" in text and not _is_unicode(value):
        return Parsed(value, "a text has half a surrogate pair")
    return Parsed(value, hooks.flaw)


class _Hooks:
    """What the decoder calls; a flaw is kept until the rest has been found to be JSON."""

    def __init__(self) -> None:
        self.flaw = ""

    def object(self, pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
        value = dict(pairs)
        if len(value) < len(pairs):
            self.flaw = "a key stands twice"
        return value

    def integer(self, digits: str) -> int:
        try:
            return int(digits)
        except ValueError:
            self.flaw = "a number is too long"
            return 0

    def number(self, digits: str) -> float:
        number = float(digits)
        if math.isinf(number):
            self.flaw = "a number is too large"
        return number

    def constant(self, name: str) -> NoReturn:
        raise NotJson(f"{name} is not JSON")


def _is_unicode(value: JsonValue) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_deep(value: JsonValue, text: str) -> bool:
    """Whether brackets are nested more than `_DEPTH` deep; most texts have not so many."""
    if text.count("[") + text.count("{") <= _DEPTH:
        return False
    level = [value]
    for _ in range(_DEPTH + 1):
        level = [inner for outer in level for inner in _inside(outer)]
    return bool(level)


def _inside(value: JsonValue) -> Collection[JsonValue]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()
