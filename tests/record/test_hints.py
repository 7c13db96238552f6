"""The note of a game without hints."""

from __future__ import annotations

from support.saves import new_game

from hats_tui.record import header_line, read_record
from hats_tui.record.hints import is_without_hints, no_hints_line


def test_a_game_is_without_hints_once_that_is_noted() -> None:
    header = header_line(new_game(2))

    assert not is_without_hints(read_record(f"{header}\n".encode()))
    assert is_without_hints(read_record(f"{header}\n{no_hints_line()}\n".encode()))
