"""What some terminals make of the sixteen colours: for looking at what has only their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.terminal_theme import TerminalTheme


def _terminal(ground: str, ink: str, colours: str) -> TerminalTheme:
    triples = [_triple(colour) for colour in colours.split()]
    return TerminalTheme(_triple(ground), _triple(ink), triples[:8], triples[8:])


def _triple(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour)
    return red, green, blue


TERMINALS: Final[Mapping[str, TerminalTheme]] = {
    "linux console": _terminal(
        "000000",
        "aaaaaa",
        "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa "
        "555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff",
    ),
    "xterm": _terminal(
        "ffffff",
        "000000",
        "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 "
        "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff",
    ),
    "tango": _terminal(
        "2e3436",
        "d3d7cf",
        "000000 cc0000 4e9a06 c4a000 3465a4 75507b 06989a d3d7cf "
        "555753 ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2 eeeeec",
    ),
    "campbell": _terminal(
        "0c0c0c",
        "cccccc",
        "0c0c0c c50f1f 13a10e c19c00 0037da 881798 3a96dd cccccc "
        "767676 e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6 f2f2f2",
    ),
}
"""The palettes of terminals by name: ground and ink by default, dark colours, bright colours."""
