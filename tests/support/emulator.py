"""What a program has drawn on its terminal, with `pyte` as the emulator."""

from __future__ import annotations

import re
from functools import lru_cache

import pyte
from pyte.modes import IRM
from wcwidth import wcwidth

from hats_tui.cells import width_of

_NOT_FOR_PYTE = re.compile(
    rb"\x1b\[[<=>][0-9;:]*[ -/]*[@-~]|\x1bP.*?\x1b\\|\x1b\[\??[0-9;]*\$p", re.DOTALL
)
_WHOLE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|[^\[P]|P.*\x1b\\)", re.DOTALL)
_MODE = re.compile(rb"\x1b\[\?([0-9;]+)([hl])")
_RESTORED = {
    "1049": "l",
    "1000": "l",
    "1003": "l",
    "1006": "l",
    "1004": "l",
    "2004": "l",
    "25": "h",
}
"""The private modes that a program has to put back, and their state when nothing runs."""


_FREQUENT = re.compile(rb"\x1b\[([0-9;]*)([mH])")
"""Colours, and where to go on: nearly all that a program writes but for its texts."""
_HIGHEST = 9999
"""What the emulator takes for any higher number."""


class _QuickScreen(pyte.Screen):
    """Writes a text that needs no care at once; pyte looks at each of its signs anew."""

    def draw(self, data: str) -> None:
        """Write a text where the cursor is."""
        cursor = self.cursor
        plain = cursor.x + len(data) <= self.columns and not self.charset
        if not (plain and _is_narrow(data)) or IRM in self.mode:
            super().draw(data)
            return
        line, look = self.buffer[cursor.y], cursor.attrs
        for x, sign in enumerate(data, start=cursor.x):
            line[x] = _written(look, sign)
        cursor.x += len(data)
        self.dirty.add(cursor.y)


class _QuickStream(pyte.ByteStream):
    """Takes what is frequent as a whole; pyte goes through everything sign by sign."""

    def feed(self, data: bytes) -> None:  # type: ignore[override]  # as pyte's own does
        """Take in what was written."""
        start = 0
        for found in _FREQUENT.finditer(data):
            if start < found.start():
                super().feed(data[start : found.start()])
            if self._taking_plain_text:
                self._dispatch(found)
            else:  # it stands inside of another sequence
                super().feed(found[0])
            start = found.end()
        if start < len(data):
            super().feed(data[start:])

    def _dispatch(self, found: re.Match[bytes]) -> None:
        assert self.listener is not None
        numbers = [min(int(number or 0), _HIGHEST) for number in found[1].split(b";")]
        if found[2] == b"m":
            self.listener.select_graphic_rendition(*numbers)
        else:
            self.listener.cursor_position(*numbers)


@lru_cache(maxsize=8192)
def _is_narrow(text: str) -> bool:
    """Whether each sign of a text takes a cell of its own."""
    return all(wcwidth(sign) == 1 for sign in text)


@lru_cache(maxsize=8192)
def _written(look: pyte.screens.Char, sign: str) -> pyte.screens.Char:
    return look._replace(data=sign)


class Emulator:
    """A terminal's screen, fed with what a program writes."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Begin with nothing on the screen.

        Args:
            size: Columns and rows.
        """
        self.screen = _QuickScreen(*size)
        self.raw = b""
        """Every byte that the program has written."""
        self._stream = _QuickStream(self.screen)
        self._held = b""

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.rows)

    @property
    def rows(self) -> list[str]:
        """What stands on the screen, by row."""
        return [self._row(y) for y in range(self.screen.lines)]

    def _row(self, y: int) -> str:
        """One row; pyte's own way to it fails while half of a wide sign is written over."""
        line = self.screen.buffer[y]
        signs = [line[x].data for x in range(self.screen.columns)]
        before = [" ", *signs]
        return "".join(
            sign or ("" if width_of(left) == 2 else " ")
            for left, sign in zip(before, signs, strict=False)
        )

    @property
    def left_on(self) -> set[str]:
        """The private modes that were not put back."""
        modes: dict[str, str] = {}
        for found in _MODE.finditer(self.raw):
            for mode in found[1].decode().split(";"):
                modes[mode] = found[2].decode()
        return {mode for mode, state in _RESTORED.items() if modes.get(mode, state) != state}

    def shows(self, pattern: str) -> bool:
        """Whether a pattern stands on the screen."""
        return re.search(pattern, self.text) is not None

    def colour_of(self, pattern: str) -> str:
        """The colour in which the first sign of what a pattern finds is written."""
        for y, line in enumerate(self.rows):
            if found := re.search(pattern, line):
                return str(self.screen.buffer[y][found.start()].fg)
        return ""

    def feed(self, data: bytes) -> None:
        """Take in what was written; a sequence may come in several parts."""
        self.raw += data
        text = self._held + data
        # A sequence that is not whole yet waits for the rest.
        cut = text.rfind(b"\x1b")
        whole = cut < 0 or _WHOLE.match(text[cut:])
        self._held = b"" if whole else text[cut:]
        self._stream.feed(_NOT_FOR_PYTE.sub(b"", text if whole else text[:cut]))
