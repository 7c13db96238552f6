"""However the program ends, the terminal is as it was and the game is kept."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from support.playing import (
    BLACK,
    CARD,
    CURTAIN,
    END,
    QUESTION,
    SETUP,
    TITLE,
    open_curtain,
    resume,
    title,
)
from support.processes import children, runs
from support.saves import after_turns, new_game, only_record, save, with_pauses
from support.terminal import Terminal

from hats_tui.crash import EXIT_CRASH
from hats_tui.store.games import games_found

FAULT = "by a fault of its own"


def go_to_title(terminal: Terminal) -> None:
    terminal.wait(TITLE)


def go_to_setup(terminal: Terminal) -> None:
    title(terminal).press_until("n", SETUP)


def go_to_curtain(terminal: Terminal) -> None:
    resume(terminal).wait(CURTAIN)


def go_to_turn(terminal: Terminal) -> None:
    open_curtain(resume(terminal))


def go_to_menu(terminal: Terminal) -> None:
    go_to_turn(terminal)
    terminal.press_until("m", "Take back the last action")


def go_to_question(terminal: Terminal) -> None:
    go_to_curtain(terminal)
    terminal.press_until("q", QUESTION)


Way = Callable[[Terminal], object]
PLACES = [go_to_title, go_to_setup, go_to_curtain, go_to_turn, go_to_menu, go_to_question]
SIGNALS = [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGINT]


def saved_game(home: Path) -> Path:
    return save(home, after_turns(new_game(2), 3))


def saved_bytes(home: Path) -> bytes:
    (file,) = home.rglob("*.hats")
    return file.read_bytes()


@pytest.mark.parametrize("go", PLACES)
def test_a_signal_ends_it_in_order(go: Callable[[Terminal], None], tmp_path: Path) -> None:
    before = saved_game(tmp_path).read_bytes()
    with Terminal(tmp_path) as terminal:
        go(terminal)
        code = terminal.send_signal(signal.SIGTERM).wait_exit()
        assert code == 128 + signal.SIGTERM
        assert not terminal.left_on
        assert FAULT not in terminal.text
    assert saved_bytes(tmp_path) == before


def by_signal(number: signal.Signals) -> Way:
    return lambda terminal: terminal.send_signal(number)


def by_quitting(terminal: Terminal) -> object:
    return terminal.press_until("q", QUESTION).send("y")


def require_offered(home: Path) -> None:
    """What the title offers: it looks for games in the folder, and nowhere else."""
    found = games_found(home / "data" / "games")
    [game] = found.unfinished
    assert [player.name for player in game.players] == ["Ann", "Bob"]
    assert (game.round, found.problems) == (2, ())


WAYS: dict[str, tuple[Way, int]] = {
    **{number.name: (by_signal(number), 128 + number) for number in SIGNALS},
    "quit": (by_quitting, 0),
    "closed": (Terminal.hang_up, 128 + signal.SIGHUP),
    "crash": (lambda terminal: terminal.send("s"), EXIT_CRASH),
    "kill": (Terminal.kill, -signal.SIGKILL),
}
"""Ways to end, and the exit code of each; the terminal is left as it was in all but the last."""

STARTED_AGAIN = {"quit", "closed", "kill"}
"""After these the program is started once more. All ways leave the same bytes behind."""


@pytest.mark.parametrize("way", WAYS)
def test_whatever_ends_it_the_title_offers_the_game_as_it_stood(way: str, tmp_path: Path) -> None:
    before = saved_game(tmp_path).read_bytes()
    (tmp_path / "sitecustomize.py").write_text(
        BROKEN.format(place="hats_tui.tui.turn.desk:Desk.sort")
    )
    do, code = WAYS[way]
    with Terminal(tmp_path, environment=searched(tmp_path)) as terminal:
        modes = terminal.line_modes
        go_to_turn(terminal)
        terminal.press_until("b", BLACK).press_until("enter", END)
        do(terminal)
        assert terminal.wait_exit() == code
        if way not in ("kill", "closed"):
            assert not terminal.left_on
            assert terminal.line_modes == modes
    new = saved_bytes(tmp_path).removeprefix(before)
    assert re.fullmatch(rb'\{"seat":2,"do":"black","card":"[A-Z][1-6]"\}\n', new)
    require_offered(tmp_path)
    if way in STARTED_AGAIN:
        with Terminal(tmp_path) as terminal:
            terminal.wait("r +Resume: Ann and Bob, round 2 of 8")
            open_curtain(resume(terminal)).wait(END)


def test_a_torn_last_line_is_left_out_and_the_game_goes_on(tmp_path: Path) -> None:
    file = saved_game(tmp_path)
    before = file.read_bytes()
    file.write_bytes(before + b'{"seat":2,"do":"bl')
    with Terminal(tmp_path) as terminal:
        open_curtain(resume(terminal)).press_until("b", BLACK).press_until("enter", END)
        by_quitting(terminal)
        assert terminal.wait_exit() == 0
    after = file.read_bytes()
    assert after.startswith(before + b'{"seat":2,"do":"black"')
    assert only_record(tmp_path).torn is False


def test_a_signal_during_the_start_leaves_the_terminal_whole(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.wait_for_output()
        assert terminal.send_signal(signal.SIGTERM).wait_exit() == 128 + signal.SIGTERM
        assert not terminal.left_on


def test_a_closed_window_ends_it(tmp_path: Path) -> None:
    saved_game(tmp_path)
    with Terminal(tmp_path) as terminal:
        go_to_title(terminal)
        assert terminal.hang_up().wait_exit() == 128 + signal.SIGHUP
    assert only_record(tmp_path).result is None


def test_a_closed_window_ends_it_also_where_no_signal_tells(tmp_path: Path) -> None:
    saved_game(tmp_path)
    with Terminal(tmp_path, owned=False) as terminal:
        go_to_turn(terminal)
        assert terminal.hang_up().wait_exit() == 128 + signal.SIGHUP
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait(CURTAIN)


@pytest.mark.parametrize("go", [go_to_title, go_to_setup, go_to_curtain, go_to_turn])
def test_it_is_left_by_a_key_and_a_yes(go: Callable[[Terminal], None], tmp_path: Path) -> None:
    saved_game(tmp_path)
    with Terminal(tmp_path) as terminal:
        go(terminal)
        terminal.press_until("ctrl+q", QUESTION).send("n").wait_gone(QUESTION)
        terminal.press_until("ctrl+q", QUESTION).send("y")
        assert terminal.wait_exit() == 0
        assert not terminal.left_on
        assert FAULT not in terminal.text


def test_ctrl_c_tells_how_to_leave_and_other_keys_than_yes_do_not(tmp_path: Path) -> None:
    saved_game(tmp_path)
    with Terminal(tmp_path) as terminal:
        go_to_curtain(terminal)
        terminal.press_until("ctrl+c", "Press q to quit").send("ctrl+c").settle()
        terminal.wait(CURTAIN)
        open_curtain(terminal)
        for key in ("enter", "escape"):
            terminal.press_until("q", QUESTION).send(key).wait_gone(QUESTION)
        terminal.wait(CARD)


@pytest.mark.parametrize("bot_hangs", [False, True])
def test_a_bot_that_thinks_or_hangs_does_not_keep_it(bot_hangs: bool, tmp_path: Path) -> None:
    with_pauses(tmp_path, 5.0)
    save(tmp_path, after_turns(new_game(2, kinds=["bot:greedy"] * 4), 0))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait("is thinking").settle()
        bots = children(terminal.pid)
        assert len(bots) == 2
        for pid in bots if bot_hangs else ():
            os.kill(pid, signal.SIGSTOP)
        terminal.press_until("q", QUESTION).send("y")
        assert terminal.wait_exit() == 0
        assert not terminal.left_on
        assert not [pid for pid in bots if runs(pid)]


CRASHES = {
    "hats_tui.tui.app:HatsApp.__init__": [],
    "hats_tui.tui.app:HatsApp.on_mount": [],
    "hats_tui.store.games:games_found": [],
    "hats_tui.tui.turn.zone:SceneZone.paint": ["r"],
    "hats_tui.tui.play:Play._waiting": ["r"],
    "hats_tui.tui.turn.desk:Desk.sort": ["r", "space", "s"],
    "hats_tui.table.referee:Referee._apply": ["r", "space", "b", "enter"],
    "hats_tui.table.table:Table.hand_over": ["r", "space", "m", "1"],
}
"""What is broken in the program, and the keys that lead to it."""
OPENED = "hats_tui.table.referee:Referee._apply"
"""Here the file is open when it happens: the program is started once more."""
AFTER = {"r": f"{CURTAIN}|{FAULT}", "space": CARD, "m": "Let a bot play"}
"""What comes after a key, and has to be waited for."""
BROKEN = """
import importlib

def broken(*arguments, secret="H1 C2 F3 P4 S5 T6 J1", **named):
    raise RuntimeError(secret)

module, _, path = {place!r}.partition(":")
owner = importlib.import_module(module)
*owners, name = path.split(".")
for each in owners:
    owner = getattr(owner, each)
setattr(owner, name, broken)
"""


@pytest.mark.parametrize(("place", "keys"), CRASHES.items())
def test_a_fault_of_our_own_shows_nobodys_cards(
    place: str, keys: list[str], tmp_path: Path
) -> None:
    (tmp_path / "sitecustomize.py").write_text(BROKEN.format(place=place))
    before = saved_game(tmp_path).read_bytes()
    with Terminal(tmp_path, environment=searched(tmp_path)) as terminal:
        terminal.wait(f"Resume|{FAULT}")
        for key in keys:
            if key in AFTER:
                terminal.press_until(key, AFTER[key])
            else:
                terminal.press(key)
        assert terminal.wait_exit() == EXIT_CRASH
        assert not terminal.left_on
        after = terminal.raw.rpartition(b"\x1b[?1049l")[2].decode()
    assert FAULT in after
    assert not re.search(r"\b[HCFPSTJ][1-6]\b", after)
    assert saved_bytes(tmp_path) == before
    (report,) = (tmp_path / "state" / "crashes").iterdir()
    assert str(report) in after.replace("\r\n", "")
    assert_harmless(report, "RuntimeError")
    require_offered(tmp_path)
    if place == OPENED:
        (tmp_path / "sitecustomize.py").unlink()
        with Terminal(tmp_path) as terminal:
            terminal.wait("Resume: Ann and Bob, round 2 of 8")


def assert_harmless(report: Path, kind: str) -> None:
    """See that a report helps, and tells of no card and no player."""
    text = report.read_text()
    assert f"builtins.{kind}" in text
    assert re.search(r"\n  sitecustomize\.py:\d+ in broken\n", text)
    assert "\nhats-tui: " in f"\n{text}"
    assert not re.search(r"\b([HCFPSTJ][1-6]|Ann|Bob)\b", text)


def test_a_bot_that_crashes_is_played_for_and_reported(tmp_path: Path) -> None:
    place = "hats_tui.bots.players.greedy:choose"
    (tmp_path / "sitecustomize.py").write_text(BROKEN.format(place=place))
    with_pauses(tmp_path, 0.1)
    save(tmp_path, after_turns(new_game(2, kinds=["human", "bot:greedy"] * 2), 1))
    with Terminal(tmp_path, environment=searched(tmp_path)) as terminal:
        resume(terminal).wait("did not answer properly").wait(CARD)
        crashes = tmp_path / "state" / "crashes"
        terminal.wait_until(lambda: any(crashes.glob("bot-*.txt")), "a report")
        report = next(crashes.glob("bot-*.txt"))
        terminal.wait_until(lambda: "RuntimeError" in report.read_text(), "the end of the report")
        assert_harmless(report, "RuntimeError")


def searched(folder: Path) -> dict[str, str | None]:
    """Have Python look for modules in a folder first."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": path}


HANGS = """
import time
import hats_tui.tui.turn.desk as desk

def hang(*arguments):
    while True:
        time.sleep(0.01)

desk.Desk.sort = hang
"""


def test_a_program_that_hangs_is_ended_by_a_signal_and_gives_the_terminal_back(
    tmp_path: Path,
) -> None:
    (tmp_path / "sitecustomize.py").write_text(HANGS)
    before = saved_game(tmp_path).read_bytes()
    with Terminal(tmp_path, environment=searched(tmp_path)) as terminal:
        modes = terminal.line_modes
        go_to_turn(terminal)
        assert terminal.line_modes != modes
        terminal.send("s").settle()
        assert terminal.send_signal(signal.SIGTERM).wait_exit() == 128 + signal.SIGTERM
        assert not terminal.left_on
        assert terminal.line_modes == modes
    assert saved_bytes(tmp_path) == before
