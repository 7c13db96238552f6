"""A tournament in a terminal, and Ctrl+C, which reaches every process there."""

from __future__ import annotations

from pathlib import Path

from support.terminal import Terminal

TOURNAMENT = ("tournament", "hasty", "random", "--deals", "5000", "--jobs", "2")


def test_ctrl_c_ends_all_of_it_without_a_trace_of_its_processes(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TOURNAMENT, size=(80, 24)) as terminal:
        terminal.wait_until(lambda: b"\r1 of 5000 deals" in terminal.raw, "the first deal")
        terminal.type("\x03")
        assert terminal.wait_exit() == 130

        assert b"Traceback" not in terminal.raw
        assert b"hasty   random" in terminal.raw
        assert b"Stopped. The same command goes on from here." in terminal.raw
