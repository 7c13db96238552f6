"""Any name is shown as it was typed, or cut; none is taken for anything else."""

from __future__ import annotations

import re
from pathlib import Path

from support.playing import (
    BY_KEYS,
    CARD,
    CURTAIN,
    NAPKIN,
    QUESTION,
    SETUP,
    open_curtain,
    play,
    resume,
    title,
)
from support.saves import after_turns, new_game, only_record, save, with_pauses
from support.terminal import Terminal

MARKUP = ("[/]", "O[/b]", "[red]漢字", "[@click=app.quit]x[/]")
WIDE = ("漢字", "Zoë-Łukasz", "W" * 40, "漢字漢字漢字漢字漢字")
SHOWN = ("[/]", "O[/b]", "[red]漢字", "[@click=")
NASTY = ("\x1b[31mRed\x07", "\u202eeve\u202c", "A\nB", "\x1b]0;title\x07Z")


def test_markup_that_is_typed_is_only_a_name(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    with Terminal(tmp_path) as terminal:
        title(terminal).press_until("n", SETUP)
        terminal.press("4").wait("4 +Team B").press("down")
        for name in MARKUP:
            terminal.press("ctrl+u").type(name).press("tab", "tab")
        for name in MARKUP:
            terminal.wait(re.escape(name) + " +◄")
        terminal.press_until("f2", "Round 1/8")
        for name in SHOWN:
            terminal.wait(re.escape(name))
        terminal.press_until("q", QUESTION).press("n").wait(CARD)
        terminal.press_until("f10", "Back to the title").send("t")
        terminal.wait(re.escape("Resume: [/], O[/b], [red]漢字 and [@click="))
    assert tuple(player.name for player in only_record(tmp_path).players) == MARKUP


def test_markup_is_only_a_name_on_curtain_and_napkin(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(4, names=MARKUP), 30))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait(CURTAIN).wait(re.escape(SHOWN[2]))
        play(terminal, BY_KEYS, NAPKIN)
        for name in SHOWN:
            terminal.wait(re.escape(name))
        terminal.click(re.escape(SHOWN[1])).settle()
        assert terminal.running


def test_wide_and_long_names_keep_to_their_room(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(4, names=WIDE), 30))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait("W{40}")
        open_curtain(terminal)
        terminal.wait("Zoë-Łuka")
        rows = [line.rstrip() for line in terminal.settle().text.splitlines()]
        assert max(map(len, rows)) <= 80
        play(terminal, BY_KEYS, NAPKIN)
        for name in ("漢", "Zoë", "WWW"):
            terminal.wait(re.escape(name))


def test_no_name_in_a_record_speaks_to_the_terminal(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(4, names=NASTY), 31))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait(CURTAIN)
        play(terminal, BY_KEYS, NAPKIN)
        terminal.wait("A B").wait("Red").settle()
        for trace in (b"\x1b[31mRed", b"]0;title\x07", "\u202e".encode()):
            assert trace not in terminal.raw
