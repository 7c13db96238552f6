"""The list of games: everything by keys alone and by mouse alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from store.history.shelf import put
from support.mouse import RIGHT, Mouse
from support.past import FINISHED, chosen, files, fill, history, press, quiet
from support.screens import place_of, running, shown
from textual.widgets import Input

from hats_tui.store.history.catching_up import GoOn
from hats_tui.store.history.facts import Status
from hats_tui.store.history.library import Library
from hats_tui.store.history.listing import Wanted
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.screens.statistics import StatisticsScreen


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    calls: list[tuple[str, str]] = []
    for name in ("replay", "resume"):
        call = lambda _app, path, name=name: calls.append((name, path.name))  # noqa: E731
        monkeypatch.setattr(HatsApp, name, call)
    return calls


async def test_without_games_it_says_how_to_get_some() -> None:
    async with running() as pilot:
        screen = await history(pilot)
        assert "There are no games yet" in shown(screen)
        await press(pilot, "enter", "r", "x", "delete", "down", "end", "space")
        assert pilot.app.screen is screen


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_all_games_are_listed_with_what_is_to_be_told(size: tuple[int, int]) -> None:
    async with running(size) as pilot:
        screen = await history(pilot)
        text = shown(screen)
        assert f"{FINISHED + 2} games" in text
        for heading in ("Date", "Players", "Kind", "Points", "Winner", "By"):
            assert heading in text
        assert "unfinished, round 3 of 8" in text
        await press(pilot, "slash", *"ann")
        assert f"{FINISHED + 1} of {FINISHED + 2} games" in shown(screen)


@pytest.mark.usefixtures("folder")
async def test_the_chosen_game_is_told_in_full() -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "slash", *"2p-tie-black", "enter")
        text = shown(screen)
        assert "Ann wins, 25 : 25. A tie: more black hats." in text
        assert "Human" in text
        screen.query_one("#find", Input).value = "bad.hats"
        await quiet(pilot)
        assert "The line is not JSON" in shown(screen)


async def test_a_game_of_a_match_says_which_one_it_is(folder: Path) -> None:
    path = put(folder, "second.hats", "2p-01")
    match = '"match":{"game":2,"of":2,"before":[{"totals":[1,2],"winners":[2]}]},"created"'
    path.write_text(path.read_text().replace('"created"', match, 1))
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "slash", *"second", "enter")
        [line] = [line for line in shown(screen).splitlines() if "game 2 of 2 of a match" in line]
        assert " wins, " in line


@pytest.mark.usefixtures("folder")
async def test_an_unfinished_game_shows_no_points() -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "f", "f")
        assert files(screen) == ["on.hats"]
        assert not any(word in shown(screen) for word in ("Cookie", "Total", "Favourite"))


@pytest.mark.usefixtures("folder")
async def test_keys_go_through_the_list_to_both_ends() -> None:
    async with running() as pilot:
        screen = await history(pilot)
        order = files(screen)
        for keys, index in (
            (["down", "j"], 2),
            (["up", "k", "up"], 0),
            (["end", "down"], len(order) - 1),
            (["home"], 0),
            (["pagedown"], 13),
            (["pageup"], 0),
        ):
            await pilot.press(*keys)
            assert chosen(screen) == order[index]


@pytest.mark.usefixtures("folder")
async def test_sorted_by_keys() -> None:
    async with running() as pilot:
        screen = await history(pilot)
        newest = files(screen)
        await press(pilot, "space")
        assert files(screen) == newest[::-1]
        await press(pilot, "left")
        margins = [g.facts.margin if g.facts.sides else -1 for g in screen.games_list.games]
        assert margins == sorted(margins, reverse=True)
        await press(pilot, "right")
        assert files(screen) == newest
        assert "Date ▼" in shown(screen)


@pytest.mark.usefixtures("folder")
async def test_sorted_by_mouse() -> None:
    async with running() as pilot:
        screen, mouse = await history(pilot), Mouse(pilot)
        await mouse.click(place_of(screen, "Points"))
        await quiet(pilot)
        points = [max(game.facts.sides, default=-1) for game in screen.games_list.games]
        assert points == sorted(points, reverse=True)
        await mouse.click(place_of(screen, "Points ▼"))
        await quiet(pilot)
        points = [max(game.facts.sides, default=-1) for game in screen.games_list.games]
        assert points == sorted(points)


@pytest.mark.usefixtures("folder")
async def test_narrowed_down_by_mouse() -> None:
    async with running() as pilot:
        screen, mouse = await history(pilot), Mouse(pilot)
        await mouse.click(place_of(screen, "Unfinished"))
        await quiet(pilot)
        assert files(screen) == ["on.hats"]
        await mouse.click(place_of(screen, "Damaged"))
        await quiet(pilot)
        assert files(screen) == ["bad.hats"]
        await mouse.click(place_of(screen, " / "))
        await quiet(pilot)
        assert isinstance(screen.focused, Input)
        await mouse.click(place_of(screen, "everybody"))
        await pilot.pause()
        assert isinstance(pilot.app.screen, Choice)


@pytest.mark.usefixtures("folder")
async def test_by_who_played() -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "w")
        await press(pilot, "b")
        assert "No game is like that" in shown(screen)
        await press(pilot, "w")
        await press(pilot, "4")
        assert 0 < len(files(screen)) < FINISHED
        assert all("Dimitri" in game.names for game in screen.games_list.games)


@pytest.mark.usefixtures("folder")
async def test_games_are_watched_and_played_on(
    opened: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "slash", *"2p-01", "enter", "enter")
        screen.query_one("#find", Input).value = ""
        await press(pilot, "f", "f", "enter", "r")
        await press(pilot, "f", "f", "f")
        await Mouse(pilot).click((10, 3), times=2)
        await pilot.pause()
        newest = chosen(screen)
        monkeypatch.setattr(pilot.app, "CLICK_CHAIN_TIME_THRESHOLD", 0.0)  # no more double clicks
        for y in (3, 4, 4):
            await Mouse(pilot).click((10, y))
        await pilot.pause()
        assert opened[:3] == [
            ("replay", "2p-01.hats"),
            ("replay", "on.hats"),
            ("resume", "on.hats"),
        ]
        assert opened[3:] == [("replay", newest), ("replay", chosen(screen))]
        assert chosen(screen) != newest


@pytest.mark.usefixtures("folder")
async def test_what_cannot_be_opened_says_why(
    opened: list[tuple[str, str]], told: list[str]
) -> None:
    async with running() as pilot:
        await history(pilot)
        await press(pilot, "f", "r")
        assert "is over" in told[-1]
        await press(pilot, "f", "f", "enter")
        assert "damaged" in told[-1]
        await press(pilot, "r")
        assert "damaged" in told[-1]
        assert opened == []


@pytest.mark.usefixtures("folder")
async def test_a_game_whose_file_is_gone_leaves_the_list_and_not_the_screen(
    told: list[str],
) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        screen.want(Wanted(statuses=frozenset({Status.UNFINISHED})))
        await quiet(pilot)
        game = screen.games_list.chosen
        assert game is not None
        told.clear()
        screen.library.path(game).unlink()
        await press(pilot, "r")
        assert pilot.app.screen is screen
        assert screen.games_list.chosen is None
    assert told == ["The file of this game is not there any more."]


async def test_the_menu_has_everything(folder: Path) -> None:
    del folder
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Menu)
        labels = {entry.label for entry in screen.menu_entries()}
        assert {"Bring games in", "Delete the game", "Read all files anew"} <= labels
        await press(pilot, "s")
        assert isinstance(pilot.app.screen, StatisticsScreen)


async def test_esc_leaves_the_field_then_the_screen(folder: Path) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "slash", *"qn", "escape")
        assert screen.focused is None
        assert pilot.app.screen is screen
        await press(pilot, "escape")
        assert pilot.app.screen is not screen


@pytest.mark.parametrize("typed", [["escape"], ["enter", "escape"]])
async def test_esc_ends_a_search_before_it_leaves_the_screen(
    folder: Path, typed: list[str]
) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "slash", *"2p-01", typed[0])
        await press(pilot, *typed[1:])
        assert pilot.app.screen is screen
        assert screen.focused is None
        assert len(files(screen)) > 1
        await press(pilot, "escape")
        assert pilot.app.screen is not screen


async def test_the_right_button_goes_back(folder: Path) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await Mouse(pilot).click((10, 5), RIGHT)
        await quiet(pilot)
        assert pilot.app.screen is not screen


async def test_a_long_reading_is_told_and_can_be_stopped(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reading goes on until it is stopped, and says so on the screen."""
    stopped: list[bool] = []

    def endless(_library: Library, go_on: GoOn | None = None) -> bool:
        assert go_on is not None
        while go_on(12, 10_000):
            time.sleep(0.01)
        stopped.append(True)
        return False

    async with running() as pilot:
        screen = await history(pilot)
        monkeypatch.setattr(Library, "rebuild", endless)
        screen.action_rebuild()
        while "Reading: 12 of 10000. Esc stops." not in shown(screen):
            await pilot.pause(0.01)
        await press(pilot, "escape")
        while not stopped:
            await pilot.pause(0.01)
        assert pilot.app.screen is screen


@pytest.mark.usefixtures("folder")
async def test_names_are_shown_as_they_were_typed() -> None:
    path = put(fill(), "odd.hats", "2p-01")
    text = path.read_text(encoding="utf-8")
    for old, new in (("Ann", "[/]漢字"), ("Bob", "O[/b]"), ("2026-", "2027-")):
        text = text.replace(f'"{old}', f'"{new}')
    path.write_text(text, encoding="utf-8")
    async with running() as pilot:
        screen = await history(pilot)
        assert chosen(screen) == "odd.hats"
        assert "[/]漢字 and O[/b]" in shown(screen)
