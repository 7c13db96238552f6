"""The title: what it offers, and that nothing happens by a key typed too early."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from record.samples import file_of, lines_of
from support.screens import awake, place_of, running, settle, shown

from hats_tui.store.history.index import Index
from hats_tui.store.lesson import OFFERED, remember_lesson
from hats_tui.store.paths import ensure_dir, games_dir, settings_file
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.history import HistoryScreen
from hats_tui.tui.screens.statistics import StatisticsScreen
from hats_tui.tui.screens.title import TitleScreen


@pytest.fixture(autouse=True)
def no_newcomer() -> None:
    """The tutorial was offered before; what newcomers see is tried with the tutorial."""
    remember_lesson(OFFERED)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Path | None]:
    """What was begun: None for a new game, else the record that was resumed."""
    calls: list[Path | None] = []
    monkeypatch.setattr(HatsApp, "new_game", lambda _app: calls.append(None))
    monkeypatch.setattr(HatsApp, "resume", lambda _app, record: calls.append(record))
    return calls


def put_game(name: str, golden: str = "3p-01", lines: int = 20) -> Path:
    path = ensure_dir(games_dir()) / name
    path.write_bytes(file_of(lines_of(golden)[:lines]))
    return path


def offered(screen: TitleScreen) -> list[str]:
    return [entry.key for entry in screen.page.entries]


def title_of(app: object) -> TitleScreen:
    assert isinstance(app, HatsApp)
    assert isinstance(app.screen, TitleScreen)
    return app.screen


async def test_without_games_a_new_one_is_chosen() -> None:
    async with running() as pilot:
        title = title_of(pilot.app)
        assert offered(title) == ["n", "g", "s", "t", ",", "?", "q"]
        assert "► n  New game" in shown(title)


async def test_keys_and_clicks_that_come_too_early_do_nothing(
    begun: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleScreen, "GUARD", 3600.0)
    async with running() as pilot:
        before = shown(pilot.app.screen)
        await pilot.press("enter", "space", "down")
        await pilot.click(offset=(30, 19))
        await pilot.press("f1", "escape", "n", "enter")
        assert shown(pilot.app.screen) == before
        assert begun == []


@pytest.mark.parametrize("key", ["n", "r"])
async def test_a_letter_counts_from_the_first_frame_on(
    key: str, begun: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleScreen, "GUARD", 3600.0)
    record = put_game("one.hats")
    async with HatsApp().run_test() as pilot:
        await pilot.press(key)
        await settle(pilot)
        assert begun == [record if key == "r" else None]


@pytest.mark.parametrize(
    "keys", [["n"], ["enter"], ["down", "up", "space"], ["end", "home", "enter"]]
)
async def test_a_new_game_by_keys(begun: list[Path | None], keys: list[str]) -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press(*keys)
        assert begun == [None]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_a_new_game_by_mouse(begun: list[Path | None], size: tuple[int, int]) -> None:
    async with running(size) as pilot:
        await awake(pilot)
        await pilot.click(offset=place_of(pilot.app.screen, "New game"))
        assert begun == [None]


async def test_pointing_chooses() -> None:
    async with running() as pilot:
        await pilot.hover(offset=place_of(pilot.app.screen, "Quit"))
        await pilot.pause()
        assert "► q  Quit" in shown(pilot.app.screen)


async def test_the_unfinished_game_is_named_and_chosen(begun: list[Path | None]) -> None:
    path = put_game("a.hats")
    async with running() as pilot:
        assert "► r  Resume: " in shown(pilot.app.screen)
        assert ", round " in shown(pilot.app.screen)
        await awake(pilot)
        await pilot.press("enter")
        assert begun == [path]


async def test_resume_does_nothing_where_there_is_no_game(begun: list[Path | None]) -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("r")
        title_of(pilot.app)
        assert begun == []


@pytest.mark.parametrize(
    ("key", "label", "screen"),
    [("g", "Games", HistoryScreen), ("s", "Statistics", StatisticsScreen)],
)
async def test_the_past_is_shown_by_key_and_by_mouse(
    key: str, label: str, screen: type[object]
) -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, screen)
        await pilot.press("escape")
        await settle(pilot)
        await awake(pilot)
        await pilot.click(offset=place_of(pilot.app.screen, label))
        await pilot.pause()
        assert isinstance(pilot.app.screen, screen)


async def test_the_history_learns_of_new_games_behind_the_title() -> None:
    put_game("a.hats")
    async with running():
        pass
    with Index.open() as index:
        assert set(index.games()) == {"a.hats"}


async def test_it_is_told_how_many_games_are_unfinished() -> None:
    async with running() as pilot:
        assert "unfinished" not in shown(pilot.app.screen)
    for name in ("a.hats", "b.hats", "c.hats"):
        put_game(name)
    async with running() as pilot:
        assert "Games  3 unfinished" in shown(pilot.app.screen)


async def test_games_are_looked_for_anew_when_the_title_comes_back() -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        put_game("a.hats")
        await pilot.press("escape")
        await pilot.pause()
        await settle(pilot)
        assert offered(title_of(pilot.app)) == ["r", "n", "g", "s", "t", ",", "?", "q"]


async def test_quitting_asks() -> None:
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("end", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)


async def test_names_are_shown_as_they_were_typed() -> None:
    path = put_game("a.hats")
    header, *rest = path.read_text().splitlines(keepends=True)
    name = lines_of("3p-01")[0].split('"name":"')[1].split('"')[0]
    path.write_text(header.replace(f'"{name}"', '"[/]漢字漢字漢字漢字漢字"') + "".join(rest))
    async with running() as pilot:
        assert "Resume: [/]漢字" in shown(pilot.app.screen)


async def test_a_problem_of_the_settings_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    ensure_dir(settings_file().parent)
    settings_file().write_text("[colour]\n")
    async with running() as pilot:
        await awake(pilot)
        await pilot.press("question_mark", "escape")
        await settle(pilot)
        assert len(told) == 1
        assert "colour" in told[0]


async def test_a_damaged_game_is_told_once_and_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    path = put_game("a.hats")
    path.write_bytes(path.read_bytes().replace(b'"do"', b'"dp"', 1))
    before = path.read_bytes()
    async with running() as pilot:
        assert offered(title_of(pilot.app)) == ["n", "g", "s", "t", ",", "?", "q"]
        await awake(pilot)
        await pilot.press("question_mark", "escape")
        await settle(pilot)
    assert len(told) == 1
    assert "a.hats is damaged in line 2" in told[0]
    assert path.read_bytes() == before


async def test_of_many_damaged_games_some_are_named_and_the_others_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    for name in "abcdefgh":
        put_game(f"{name}.hats").write_text("lost\n")
    async with running():
        assert [text[:15] for text in told[:3]] == [f"The game {name}.hats" for name in "abc"]
        assert told[3:] == ["5 more problems with files."]


def test_the_title_needs_no_rules() -> None:
    code = (
        "import sys, hats_tui.tui.app, hats_tui.tui.screens.title\n"
        "print([m for m in sys.modules if m.startswith(('pydantic', 'hats_tui.game'))])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
