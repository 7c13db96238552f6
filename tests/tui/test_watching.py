"""From a file to its replay, and from a moment of a replay to a new game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from record.samples import GOLDEN
from support.replay import Watcher, watching
from support.saves import after_turns, new_game, save, with_pauses
from support.screens import awake, running, shown
from textual.pilot import Pilot

from hats_tui.game import Game
from hats_tui.record import Record, RecordWriter, load_record
from hats_tui.record.branching import branches
from hats_tui.record.check import main as check
from hats_tui.record.watchable import MOST_LINES
from hats_tui.store.paths import games_dir
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.seats import ChooseSeats
from hats_tui.tui.dialogs.waiting import Waiting
from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.widgets.picker import Picker

FINISHED = GOLDEN / "2p-03.hats"
AGAINST_BOTS = ["human", "bot:greedy", "bot:greedy", "bot:greedy"]
BOTS = ["bot:greedy"] * 4


async def until(pilot: Pilot[Any], come: Callable[[], bool], what: str) -> None:
    """Wait until something has come."""
    for _ in range(700):
        if come():
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{what} did not come")


async def until_screen(pilot: Pilot[Any], *kinds: type[object]) -> None:
    """Wait until a screen of one of these kinds is on top."""
    await until(pilot, lambda: isinstance(pilot.app.screen, kinds), str(kinds))


async def until_picked(pilot: Pilot[Any], picker: Picker, kind: str) -> None:
    """Go on until somebody of this kind is picked in the field that has the focus."""
    for _ in range(9):
        if picker.value == kind:
            return
        await pilot.press("left")
    raise AssertionError(f"there is no {kind}")


def new_record(besides: int = 0) -> Path:
    """The record that was begun, the only one in the player's folder besides some others."""
    files = sorted(games_dir().glob("2*.hats"))
    assert len(files) == 1 + besides
    return files[-1]


def write(folder: Path, lines: list[str]) -> Path:
    path = folder / "given.hats"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


async def test_what_cannot_be_read_is_told_without_a_card(
    tmp_path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines()
    foreign = '{"seat":1,"do":"black","card":"H6"}'
    cases = [
        (write, [lines[0], lines[1], foreign, *lines[2:]], "no right game record in line 3"),
        (write, [lines[0].replace('"hats":1', '"hats":2'), *lines[1:]], "a version that this"),
        (write, ["nonsense"], "in line 1"),
    ]
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        for make, content, reason in cases:
            told.clear()
            pilot.app.replay(make(tmp_path, content))
            await until(pilot, lambda: bool(told), reason)
            assert reason in told[0]
            assert "H6" not in told[0]
        told.clear()
        pilot.app.replay(tmp_path / "missing.hats")
        await until(pilot, lambda: bool(told), "a reason")
        assert "missing.hats cannot be watched" in told[0]
        assert isinstance(pilot.app.screen, TitleScreen)


async def test_a_game_that_another_window_plays_can_be_watched(home: Path) -> None:
    path = save(home, after_turns(new_game(2, kinds=AGAINST_BOTS), 3))
    writer, _ = RecordWriter.resume(path)
    with writer:
        before = path.read_bytes()
        async with watching(path) as watcher:
            await watcher.pilot.press("end")
            assert watcher.scene.view.board.round == 2
        assert path.read_bytes() == before


async def test_a_file_whose_last_line_is_torn_is_watched_as_far_as_it_goes(home: Path) -> None:
    path = save(home, after_turns(new_game(2), 3))
    path.write_bytes(path.read_bytes() + b'{"seat":2,"do"')
    async with watching(path) as watcher:
        assert watcher.screen.film.last == 6
    assert path.read_bytes().endswith(b'"do"')


async def choose_and_start(watcher: Watcher, *keys: str) -> None:
    """Open the question who plays, answer it, and start."""
    await watcher.pilot.press("p")
    await until_screen(watcher.pilot, ChooseSeats)
    await watcher.pilot.press(*keys, "f2")
    await until_screen(watcher.pilot, TurnScreen, Curtain)


async def test_a_new_game_begins_from_a_moment_by_keys(home: Path) -> None:
    with_pauses(home, 0.0)
    before = FINISHED.read_bytes()
    async with watching(FINISHED) as watcher:
        await watcher.pilot.press("4", "right")
        place = watcher.place
        await choose_and_start(watcher, "down", "right")
        pilot = watcher.pilot
        await until(pilot, lambda: "choose" in shown(pilot.app.screen), "a turn")

    record = load_record(new_record())
    assert record.game.entries[:place] == load_record(FINISHED).game.entries[:place]
    assert record.notes[0].text == f'{{"note":"from","file":"2p-03.hats","n":{place}}}'
    kinds = [player.kind for player in record.header.players]
    assert kinds[0] == "human"
    assert kinds[1].startswith("bot:")
    assert check([str(new_record())]) == 0
    assert FINISHED.read_bytes() == before


async def test_a_new_game_begins_from_a_moment_by_the_mouse(home: Path) -> None:
    async with watching(FINISHED, size=(120, 40)) as watcher:
        pilot, mouse = watcher.pilot, watcher.mouse
        await mouse.click(watcher.on_bar(0.5))
        place = watcher.place
        row = watcher.text.split("\n")[-2]
        await mouse.click((row.index("Play on") + 2, 38))
        await until_screen(pilot, ChooseSeats)
        start = pilot.app.screen.query_one("#start").region
        await mouse.click((start.x + 3, start.y))
        await until_screen(pilot, Curtain)
    assert len(load_record(new_record()).moves) == place > 0


async def test_the_question_who_plays_can_be_left(home: Path) -> None:
    async with watching(FINISHED) as watcher:
        for keys in (("escape",), ("down", "down", "down", "enter")):
            await watcher.pilot.press("p")
            await until_screen(watcher.pilot, ChooseSeats)
            await watcher.pilot.press(*keys)
            await until_screen(watcher.pilot, ReplayScreen)
    assert not games_dir().exists()


async def test_nothing_is_played_on_from_the_end(home: Path) -> None:
    async with watching(FINISHED) as watcher:
        await watcher.pilot.press("end", "p")
        await watcher.pilot.pause()
        assert "The game is over here" in str(watcher.scene.message)


async def test_a_game_of_several_people_is_not_played_on_before_its_end(home: Path) -> None:
    async with watching(save(home, after_turns(new_game(3), 5))) as watcher:
        await watcher.pilot.press("p")
        await watcher.pilot.pause()
        assert "once it is over" in str(watcher.scene.message)


async def test_the_only_person_of_an_unfinished_game_keeps_the_seat(home: Path) -> None:
    with_pauses(home, 0.0)
    old = save(home, after_turns(new_game(3, kinds=AGAINST_BOTS), 5))
    before = old.read_bytes()
    async with watching(old) as watcher:
        await watcher.pilot.press("down", "p")
        await until_screen(watcher.pilot, ChooseSeats)
        pickers = list(watcher.pilot.app.screen.query(Picker))
        for _ in range(4):
            kinds = [picker.value for picker in pickers]
            assert kinds[0] == "human"
            assert all(kind.startswith("bot:") for kind in kinds[1:])
            for picker in pickers:
                picker.action_step(1)
            await watcher.pilot.pause()
        await watcher.pilot.press("f2")
        await until_screen(watcher.pilot, TurnScreen)
    assert old.read_bytes() == before
    assert branches(load_record(new_record())) == 1


@pytest.fixture
def no_folder(home: Path) -> None:
    """A file where the folder of the games should be."""
    home.mkdir()
    (home / "data").touch()


@pytest.mark.usefixtures("no_folder")
async def test_a_folder_that_takes_no_file_is_told_and_the_replay_goes_on(told: list[str]) -> None:
    async with watching(FINISHED) as watcher:
        await watcher.pilot.press("p")
        await until_screen(watcher.pilot, ChooseSeats)
        await watcher.pilot.press("f2")
        begin = "No game can begin from here"
        await until(watcher.pilot, lambda: any(begin in text for text in told), "the reason")
        assert isinstance(watcher.pilot.app.screen, ReplayScreen)


def nearly_over() -> Game:
    """A game of bots with one turn to come."""
    return after_turns(new_game(2, kinds=BOTS), 15)


async def test_the_game_on_the_napkin_is_watched_and_played_on(home: Path) -> None:
    with_pauses(home, 0.0)
    save(home, nearly_over())
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("r")
        await until(pilot, lambda: "game is over" in shown(pilot.app.screen), "the end")
        await pilot.press("enter")
        await until_screen(pilot, NapkinScreen)
        await awake(pilot)
        await pilot.press("v")
        await until_screen(pilot, ReplayScreen)
        await pilot.press("escape")
        await until_screen(pilot, NapkinScreen)
        await awake(pilot)
        await pilot.press("v")
        await until_screen(pilot, ReplayScreen)
        await pilot.press("3", "p")
        await until_screen(pilot, ChooseSeats)
        first = pilot.app.screen.query_one("#seat1", Picker)
        await until_picked(pilot, first, "human")
        await pilot.press("f2")
        await until(pilot, lambda: "choose a card" in shown(pilot.app.screen), "the new game")
        assert [type(screen) for screen in pilot.app.screen_stack[1:]] == [TitleScreen, TurnScreen]
    assert load_record(new_record()).header.players[0].kind == "human"


async def test_a_napkin_tells_how_often_its_game_was_played_on(home: Path) -> None:
    with_pauses(home, 0.0)
    note = '{"note":"from","file":"old.hats","n":3}'
    path = save(home, nearly_over())
    path.write_text(path.read_text(encoding="utf-8") + note + "\n" + note + "\n", encoding="utf-8")
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("r")
        await until(pilot, lambda: "game is over" in shown(pilot.app.screen), "the end")
        await pilot.press("enter")
        await until_screen(pilot, NapkinScreen)
        await awake(pilot)
        assert "played on 2 times" in shown(pilot.app.screen)
        await pilot.press("v")
        await until_screen(pilot, ReplayScreen)
        await pilot.press("n")
        await until(pilot, lambda: "played on 2 times" in shown(pilot.app.screen), "the mark")


async def test_what_takes_long_to_read_is_told_and_can_be_given_up(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = Event()

    def slow(path: Path) -> Record:
        assert may_go_on.wait(30)
        return load_record(path)

    monkeypatch.setattr("hats_tui.tui.watching.load_watchable", slow)
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.replay(FINISHED)
        await until_screen(pilot, Waiting)
        await pilot.press("escape")
        await until_screen(pilot, TitleScreen)
        pilot.app.replay(FINISHED)
        await until_screen(pilot, Waiting)
        may_go_on.set()
        await until_screen(pilot, ReplayScreen)
    assert told == []


async def test_a_file_that_is_far_too_long_is_not_read(tmp_path: Path, told: list[str]) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines()
    path = write(tmp_path, [lines[0], *(['{"note":"odd"}'] * MOST_LINES)])
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.replay(path)
        await until(pilot, lambda: bool(told), "the reason")
        assert "given.hats cannot be watched" in told[0]
