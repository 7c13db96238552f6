"""Telling a person that the program has ended by a fault of its own."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress

from hats_tui.crash.reports import report_crash
from hats_tui.crash.traces import trace_of
from hats_tui.store.visitor import is_visitor
from hats_tui.words.faults import crash_lines


def tell_crash(error: BaseException, around: Mapping[str, str], *, saved: bool = True) -> None:
    """Write a report, and say on standard error where it is.

    Args:
        error: The fault.
        around: What else is known, such as the screen; no cards, no names.
        saved: Whether every action of the game is on disk.
    """
    kind = type(_root(error)).__name__
    if is_visitor():  # whose folder goes: the server tells its own terminal
        _say(trace_of(error))
        return
    try:
        report = report_crash(error, around)
    except OSError as why:
        reason = why.strerror or type(why).__name__
        text = crash_lines(kind, reason=reason, saved=saved)
    else:
        text = crash_lines(kind, report=str(report), saved=saved)
    _say(text)


def _say(text: str) -> None:
    with suppress(OSError, ValueError):  # where nobody listens, there is nobody to tell
        sys.stderr.write(text)


def _root(error: BaseException) -> BaseException:
    """What an error comes down to, where others only carry it on."""
    while True:
        if isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
        elif error.__cause__ is not None:
            error = error.__cause__
        else:
            return error
