"""What a player sees when the disk does not do what it should, in the real program."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from support.playing import BLACK, CURTAIN, QUESTION, open_curtain, resume, title
from support.saves import after_turns, new_game, only_record, save
from support.terminal import Terminal

from hats_tui.record import load_record

ASKED = "This game cannot be saved"
UNSAVED = "not saved +Round"
NO_ROOM = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, resource.RLIM_INFINITY))
"""
FEW_FILES = """
import os

open_really = os.open

def open_fully(path, *how, **named):
    if str(path).endswith(".hats"):
        raise OSError(24, os.strerror(24))
    return open_really(path, *how, **named)

os.open = open_fully
"""


def black_hat(terminal: Terminal, then: str) -> Terminal:
    """Play a card as a black hat, and see what comes of it."""
    return terminal.press_until("b", BLACK).press_until("enter", then)


def with_program(folder: Path, code: str) -> dict[str, str | None]:
    """Have Python run some lines first."""
    (folder / "sitecustomize.py").write_text(code)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": path}


def quit_it(terminal: Terminal, question: str) -> None:
    terminal.press_until("q", question).send("y")
    assert terminal.wait_exit() == 0
    assert not terminal.left_on


def test_who_stops_keeps_what_was_saved(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    before = file.read_bytes()
    with Terminal(tmp_path) as terminal:
        open_curtain(resume(terminal))
        shutil.move(shutil.copy(file, tmp_path / "another"), file)
        black_hat(terminal, ASKED).wait("another file has taken its place")
        terminal.press_until("s", "r +Resume")
        resume(terminal).wait(CURTAIN)
    assert file.read_bytes() == before


def test_a_file_that_is_taken_away_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    with Terminal(tmp_path) as terminal:
        open_curtain(resume(terminal))
        moved = file.rename(tmp_path / "moved")
        black_hat(terminal, ASKED).wait("No such file")
        terminal.press_until("p", UNSAVED).press_until("e", CURTAIN)
        terminal.wait_gone(ASKED)
        open_curtain(terminal).wait(UNSAVED)
        moved.rename(file)
        black_hat(terminal, "The game is saved again").wait("HATS +Round")
        quit_it(terminal, QUESTION)
    assert [entry.move.do for entry in only_record(tmp_path).game.entries[-3:]] == [
        "black",
        "end",
        "black",
    ]


def test_a_full_disk_is_told_and_what_was_saved_is_resumed(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    before = file.read_bytes()
    environment = with_program(tmp_path, NO_ROOM.format(limit=len(before) + 10))
    with Terminal(tmp_path, environment=environment) as terminal:
        open_curtain(resume(terminal))
        black_hat(terminal, ASKED).wait("File too large")
        terminal.press_until("a", ASKED).press_until("p", UNSAVED)
        quit_it(terminal, "what is not saved is lost")
    assert file.read_bytes() == before
    (tmp_path / "sitecustomize.py").unlink()
    with Terminal(tmp_path) as terminal:
        open_curtain(resume(terminal.wait("round 2 of 8"))).wait("HATS +Round")


def test_too_many_open_files_stop_no_game(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    before = file.read_bytes()
    with Terminal(tmp_path, environment=with_program(tmp_path, FEW_FILES)) as terminal:
        terminal.wait("r +Resume").settle(0.4).press_until("r", ASKED)
        terminal.wait("Too many open files").press_until("p", CURTAIN)
        open_curtain(terminal).wait(UNSAVED)
        quit_it(terminal, "what is not saved is lost")
    assert file.read_bytes() == before


def test_without_a_folder_for_anything_a_game_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    with Terminal(tmp_path / "home") as terminal:
        title(terminal).press_until("n", "Start")
        terminal.settle(0.4).press_until("f2", ASKED)
        terminal.wait("Not a directory").press_until("p", UNSAVED)
        quit_it(terminal, "what is not saved is lost")


def test_the_program_can_be_left_while_it_asks(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    before = file.read_bytes()
    environment = with_program(tmp_path, NO_ROOM.format(limit=len(before) + 10))
    with Terminal(tmp_path, environment=environment) as terminal:
        open_curtain(resume(terminal))
        black_hat(terminal, ASKED).press_until("ctrl+q", QUESTION).send("y")
        assert terminal.wait_exit() == 0
        assert not terminal.left_on
    assert file.read_bytes() == before


def test_a_damaged_game_is_told_beside_the_one_that_can_be_resumed(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    damaged = file.with_name("damaged.hats")
    damaged.write_bytes(file.read_bytes().replace(b'"do"', b'"dx"', 1))
    before = damaged.read_bytes()
    with Terminal(tmp_path) as terminal:
        terminal.wait("damaged.hats is damaged in line 2").wait("r +Resume")
        resume(terminal).wait(CURTAIN)
    assert damaged.read_bytes() == before
    assert load_record(file).result is None
