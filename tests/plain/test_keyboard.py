"""Lines from a pipe and from a terminal."""

from __future__ import annotations

import asyncio
import os
import pty
from collections.abc import Iterator
from contextlib import contextmanager

from hats_tui.plain.keyboard import Keyboard


@contextmanager
def piped(encoding: str = "utf-8") -> Iterator[tuple[Keyboard, int]]:
    """A keyboard at a pipe, and the end where one writes."""
    reader, writer = os.pipe()
    try:
        yield Keyboard(reader, encoding), writer
    finally:
        os.close(reader)


async def test_lines_come_one_by_one_and_then_the_end() -> None:
    with piped() as (keyboard, writer):
        os.write(writer, b"one\n\r\n two \r\nthe last")
        os.close(writer)
        assert [await keyboard.line() for _ in range(6)] == [
            "one",
            "",
            " two ",
            "the last",
            None,
            None,
        ]


async def test_signs_that_are_none_and_halves_of_signs_do_no_harm() -> None:
    with piped() as (keyboard, writer):
        os.write(writer, b"\xff\xc3")
        line = asyncio.create_task(keyboard.line())
        await asyncio.sleep(0.01)
        os.write(writer, b"\xa9\n")
        assert await line == "\N{REPLACEMENT CHARACTER}é"
        os.close(writer)
        assert not keyboard.is_terminal


async def test_a_line_without_an_end_is_cut() -> None:
    with piped() as (keyboard, writer):
        os.write(writer, b"f5 " * 9_000 + b"\nend\n")
        os.close(writer)
        assert len(await keyboard.line() or "") == 1000
        assert await keyboard.line() == "end"


async def test_nothing_is_lost_when_somebody_no_longer_waits() -> None:
    with piped() as (keyboard, writer):
        waits = asyncio.create_task(keyboard.line())
        await asyncio.sleep(0.01)
        waits.cancel()
        await asyncio.wait([waits])
        os.write(writer, b"one\ntwo\n")
        os.close(writer)
        assert [await keyboard.line(), await keyboard.line()] == ["one", "two"]


async def test_there_may_be_nothing_to_read_from() -> None:
    assert await Keyboard(None, "ascii").line() is None
    assert not Keyboard(None, "ascii").is_terminal


async def test_what_was_typed_ahead_is_forgotten_at_a_terminal_only() -> None:
    ours, theirs = pty.openpty()
    keyboard = Keyboard(theirs, "utf-8")
    os.write(ours, b"one\ntwo\n")
    assert await keyboard.line() == "one"
    keyboard.forget()
    os.write(ours, b"three\n")
    assert await keyboard.line() == "three"
    os.close(ours)
    assert await keyboard.line() is None
    os.close(theirs)

    with piped() as (script, writer):
        os.write(writer, b"one\ntwo\n")
        os.close(writer)
        assert await script.line() == "one"
        script.forget()
        assert await script.line() == "two"
