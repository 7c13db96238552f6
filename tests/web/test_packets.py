"""What server, program and page say to each other."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hats_tui.web import packets


def test_what_is_typed_is_handed_on() -> None:
    assert packets.for_program('["stdin", "é"]') == b"D\x00\x00\x00\x02\xc3\xa9"


def test_a_size_is_handed_on_within_bounds() -> None:
    packet = packets.for_program('["resize", {"width": 1e9, "height": -1}]')
    assert json.loads(packet[5:]) == {"type": "resize", "width": 80, "height": 24}
    packet = packets.for_program('["resize", {"width": 123456, "height": -1}]')
    assert json.loads(packet[5:]) == {"type": "resize", "width": 500, "height": 2}
    assert packets.size_of(None, "x") == (80, 24)


@pytest.mark.parametrize("kind", ["focus", "blur"])
def test_focus_is_handed_on(kind: str) -> None:
    assert json.loads(packets.for_program(f'["{kind}"]')[5:]) == {"type": kind}


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "null", '["stdin", 1]', '["quit"]', '["resize", []]', "[" * 100_000],
)
def test_what_makes_no_sense_is_not(message: str) -> None:
    assert packets.for_program(message) == b""


@settings(max_examples=30)
@given(
    st.text() | st.builds(json.dumps, st.lists(st.sampled_from(["stdin", "resize", {}, 1, None])))
)
def test_nothing_that_a_page_says_is_a_fault(message: str) -> None:
    packet = packets.for_program(message)
    assert not packet or int.from_bytes(packet[1:5], "big") == len(packet) - 5


def test_only_what_a_visitor_does_is_a_deed() -> None:
    assert packets.is_deed(packets.typed("a"))
    assert not packets.is_deed(packets.told("focus"))
    assert not packets.is_deed(b"")


async def pieces(*said: bytes) -> list[bytes]:
    program = asyncio.StreamReader()
    for each in said:
        program.feed_data(each)
    program.feed_eof()
    return [piece async for piece in packets.shown(program)]


async def test_what_a_program_draws_is_shown_and_nothing_else() -> None:
    said = [b"some line\n", packets.READY, packets.typed("ab"), packets.told("exit")]
    assert await pieces(*said, packets.typed("c"), b"D\x00\x00") == [b"ab", b"c"]


async def test_a_program_that_is_none_shows_nothing() -> None:
    assert await pieces(*[b"Traceback\n"] * 20) == []
    assert await pieces(b"") == []
