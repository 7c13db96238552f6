"""A game in lines of text within the test, whose lines were all typed beforehand."""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path

import pytest

from hats_tui.plain.console import Console, Leave
from hats_tui.plain.keyboard import Keyboard
from hats_tui.plain.play import LinePlay
from hats_tui.store.settings import Settings


class Script:
    """A console whose lines were all typed beforehand."""

    def __init__(self, *lines: str) -> None:
        """Type them."""
        self._reader, writer = os.pipe()
        os.write(writer, "".join(f"{line}\n" for line in lines).encode())
        os.close(writer)
        self._out = StringIO()
        self.console = Console(self._out, Keyboard(self._reader, "utf-8"), "utf-8")

    @property
    def said(self) -> list[str]:
        """All that was said."""
        return self._out.getvalue().splitlines()


async def left(script: Script, file: Path, settings: Settings | None = None) -> LinePlay:
    """Play a game on until the script ends."""
    play = LinePlay(script.console, settings or Settings())
    with pytest.raises(Leave):
        await play.resume(file)
    return play
