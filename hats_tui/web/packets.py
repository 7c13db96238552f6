"""What goes between the server and a visitor's program, and between the server and the page.

The program speaks as `textual.drivers.web_driver` does: a letter, four bytes of length, and so many
bytes. The page speaks as `textual.js` of textual-serve does: JSON lists of a kind and a value. A
page is a stranger, so whatever it says is read with care.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Final

READY: Final = b"__GANGLION__\n"
"""The line after which the program speaks in packets."""

_MOST_LINES: Final = 10
"""So many lines may stand before that one."""

_DATA, _META = b"D", b"M"
_COLUMNS: Final = range(2, 501)
_ROWS: Final = range(2, 201)


def typed(text: str) -> bytes:
    """The packet of what a visitor typed, or did with the mouse."""
    return _packet(_DATA, text.encode("utf-8", "replace"))


def told(kind: str, **details: int) -> bytes:
    """The packet of something else that the program is to know, such as `resize` or `quit`."""
    return _packet(_META, json.dumps({"type": kind, **details}).encode())


def size_of(width: object, height: object) -> tuple[int, int]:
    """The size that a page says it has, within bounds; 80x24 for what is no size.

    Args:
        width: Columns.
        height: Rows.
    """
    try:
        columns, rows = int(str(width)), int(str(height))
    except ValueError:
        return 80, 24
    return _within(columns, _COLUMNS), _within(rows, _ROWS)


def for_program(message: str) -> bytes:
    """What a message of the page is for the program.

    Args:
        message: What the page sent, whatever it is.

    Returns:
        A packet; empty for a message that the program need not know, or that makes no sense.
    """
    match _read(message):
        case ["stdin", str(text)]:
            return typed(text)
        case ["resize", {"width": width, "height": height}]:
            columns, rows = size_of(width, height)
            return told("resize", width=columns, height=rows)
        case ["focus" | "blur" as kind]:
            return told(kind)
        case _:
            return b""


def is_deed(packet: bytes) -> bool:
    """Whether a packet for the program tells that the visitor does something."""
    return packet.startswith(_DATA)


async def shown(program: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """What the program draws, piece by piece, until it ends.

    Args:
        program: What it writes.
    """
    for _line in range(_MOST_LINES):
        if await program.readline() == READY:
            break
    else:
        return
    try:
        while True:
            head = await program.readexactly(5)
            payload = await program.readexactly(int.from_bytes(head[1:], "big"))
            if head[:1] == _DATA:
                yield payload
    except asyncio.IncompleteReadError:
        return


def _packet(kind: bytes, payload: bytes) -> bytes:
    return kind + len(payload).to_bytes(4, "big") + payload


def _read(message: str) -> object:
    try:
        return json.loads(message)
    except (ValueError, RecursionError):
        return None


def _within(number: int, bounds: range) -> int:
    return min(max(number, bounds[0]), bounds[-1])
