"""How an error came about, told without what any variable held, and without any card or name.

Only code is quoted: places, lines of source, the kinds of the errors. What an error says is left
out, for it may quote a card, or a file that is called after the players; it stays where Python
itself words it in a fixed way.
"""

from __future__ import annotations

import linecache
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final

LEFT_OUT: Final = "(what it says is left out: it may tell of cards)"
"""Stands for the words of an error."""

_TOLD: Final[tuple[tuple[type[BaseException], str], ...]] = (
    (AttributeError, r"'[\w.]+' object has no attribute '\w+'"),
    (AttributeError, r"(partially initialized )?module '[\w.]+' has no attribute '\w+'"),
    (NameError, r"name '\w+' is not defined"),
    (UnboundLocalError, r"cannot access local variable '\w+'"),
    (TypeError, r"[\w.<>]+\(\) (missing|takes|got an unexpected) [\w ,:'-]+"),
    (TypeError, r"unsupported operand type\(s\) for [^ ]+: '\w+' and '\w+'"),
    (TypeError, r"'[\w.]+' object is not \w+"),
    (ModuleNotFoundError, r"No module named '[\w.]+'"),
    (ImportError, r"cannot import name '\w+' from '[\w.]+'"),
    (IndexError, r"\w+ index out of range"),
    (ZeroDivisionError, r"[\w ]+ by zero"),
    (RecursionError, r"maximum recursion depth exceeded"),
)
"""What Python says of code, and not of what it works on."""

_LONGEST: Final = 200
_MOST_FRAMES: Final = 40
_MOST_ERRORS: Final = 8


def trace_of(error: BaseException) -> str:
    """Tell how an error came about, the first cause first.

    Args:
        error: Any error; groups of errors and causes are told as well.
    """
    return "\n".join(_told(error, [])) + "\n"


def _told(error: BaseException, known: list[BaseException]) -> Iterator[str]:
    """The lines of an error and of those behind it."""
    known.append(error)
    behind = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if behind is not None and behind not in known and len(known) < _MOST_ERRORS:
        yield from _told(behind, known)
        yield "then:" if error.__cause__ is None else "therefore:"
    yield from _frames(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}: {_words(error)}"
    if isinstance(error, BaseExceptionGroup):
        for number, part in enumerate(error.exceptions, start=1):
            if part not in known and len(known) < _MOST_ERRORS:
                yield f"part {number}:"
                yield from (f"  {line}" for line in _told(part, known))


def _frames(trace: TracebackType | None) -> Iterator[str]:
    places = [(frame.f_code, line) for frame, line in traceback.walk_tb(trace)]
    left_out = len(places) - _MOST_FRAMES
    for number, (code, line) in enumerate(places):
        if left_out > 0 and number == _MOST_FRAMES // 2:
            yield f"  ... {left_out} more ..."
        if left_out > 0 and _MOST_FRAMES // 2 <= number < _MOST_FRAMES // 2 + left_out:
            continue
        yield f"  {_short(code.co_filename)}:{line} in {code.co_name}"
        if source := linecache.getline(code.co_filename, line).strip():
            yield f"    {source}"


def _words(error: BaseException) -> str:
    """What an error says, where it can only be of code; the number where the system says it."""
    if isinstance(error, OSError) and isinstance(error.errno, int):
        return f"errno {error.errno}"
    try:
        said = str(error)
    except Exception:  # noqa: BLE001 - an error that cannot even be told
        return LEFT_OUT
    if not said:
        return ""
    for kind, pattern in _TOLD:
        if type(error) is kind and (found := re.match(pattern, said)):
            return found[0][:_LONGEST]
    return LEFT_OUT


def _short(file: str) -> str:
    """The place of a file below what Python imports from: above it may be somebody's name."""
    roots = sorted((root for root in sys.path if root), key=len, reverse=True)
    for root in roots:
        try:
            return Path(file).relative_to(root).as_posix()
        except ValueError:
            continue
    return Path(file).name
