"""The statistics: whose games, which of them, names that are corrected, in every window."""

from __future__ import annotations

from pathlib import Path

import pytest
from store.history.shelf import put
from support.mouse import RIGHT, Mouse
from support.past import FINISHED, press, quiet, statistics, type_over
from support.screens import place_of, running, shown
from textual.pilot import Pilot

from hats_tui.host.draft import MAX_NAME_CELLS
from hats_tui.store.history.people import People, names_file
from hats_tui.store.paths import games_dir
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.dialogs.confirm import Confirm

HEADINGS = (
    "GAMES WON",
    "WON AGAINST",
    "THE LAST",
    "POINTS IN A GAME",
    "HABITS",
    "FAVOURITE HATS",
    "HOW OFTEN SO MANY POINTS",
    "RECORDS",
)


async def rename(pilot: Pilot[None], name: str) -> None:
    await pilot.press("n")
    await pilot.pause()
    await type_over(pilot, name)


async def test_without_finished_games_it_says_so() -> None:
    put(games_dir(), "on.hats", lines=20)
    async with running() as pilot:
        screen = await statistics(pilot)
        assert "No game is finished yet." in shown(screen)
        await press(pilot, "right", "w", "c", "p", "tab", "n", "u")
        assert pilot.app.screen is screen


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(("size", "pages"), [((80, 24), 2), ((120, 40), 1), ((200, 60), 1)])
async def test_every_panel_is_there(size: tuple[int, int], pages: int) -> None:
    async with running(size) as pilot:
        screen = await statistics(pilot)
        text = shown(screen)
        for _page in range(1, pages):
            await press(pilot, "tab")
            text += shown(screen)
        assert all(heading in text for heading in HEADINGS)
        assert screen.page.pages == pages


@pytest.mark.usefixtures("folder")
async def test_who_played_most_is_shown_first_and_others_by_keys() -> None:
    async with running() as pilot:
        screen = await statistics(pilot)
        assert f"STATISTICS  {FINISHED} games" in shown(screen)
        assert "Ann ►" in shown(screen).replace("  ", " ")
        await press(pilot, "right")
        assert " Bob " in shown(screen)
        await press(pilot, "left", "left")
        assert " Dimitri " in shown(screen)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Choice)
        await press(pilot, "3")
        assert " Chloé " in shown(screen).split("\n")[1]


@pytest.mark.usefixtures("folder")
async def test_all_by_mouse() -> None:
    async with running() as pilot:
        screen, mouse = await statistics(pilot), Mouse(pilot)
        for text, then in (
            (" ► ", " Bob "),
            ("2 to 4 players", "2 players"),
            ("games without help", "only those with help"),
            ("page 1 of 2", "page 2 of 2"),
        ):
            await mouse.click(place_of(screen, text))
            await quiet(pilot)
            assert then in shown(screen)
        await mouse.click((20, 10), RIGHT)
        await quiet(pilot)
        assert pilot.app.screen is not screen


@pytest.mark.usefixtures("folder")
async def test_games_of_some_players_only() -> None:
    async with running() as pilot:
        screen = await statistics(pilot)
        for players in (2, 3, 4):
            await press(pilot, "p")
            assert f"{players} players" in shown(screen)
        await press(pilot, "p")
        assert "2 to 4 players" in shown(screen)


@pytest.mark.usefixtures("folder")
async def test_games_with_help_are_counted_apart() -> None:
    path = games_dir() / "2p-01.hats"
    header, rest = path.read_text(encoding="utf-8").split("\n", 1)
    path.write_text(f'{header}\n{{"note":"hint","seat":1}}\n{rest}', encoding="utf-8")
    async with running() as pilot:
        screen = await statistics(pilot)
        assert "without 1 game with help" in shown(screen)
        assert f" of {FINISHED - 1} " in shown(screen)
        await press(pilot, "c")
        assert " of 1 " in shown(screen)
        await press(pilot, "c")
        assert "all games" in shown(screen)
        assert f" of {FINISHED} " in shown(screen)


async def test_who_has_always_had_help_is_told_where_those_games_are() -> None:
    path = put(games_dir(), "helped.hats")
    header, rest = path.read_text(encoding="utf-8").split("\n", 1)
    path.write_text(f'{header}\n{{"note":"hint","seat":1}}\n{rest}', encoding="utf-8")
    async with running() as pilot:
        screen = await statistics(pilot)
        assert "1 game was played with help, and is counted apart: c shows it." in shown(screen)
        await press(pilot, "c")
        assert " of 1 " in shown(screen)


@pytest.mark.usefixtures("folder")
async def test_a_person_is_renamed_and_the_records_stay_as_they_are() -> None:
    before = {path: path.read_bytes() for path in games_dir().iterdir()}
    async with running() as pilot:
        screen = await statistics(pilot)
        await rename(pilot, "Anna [/]")
        assert " Anna [/] " in shown(screen)
    assert People.load()["Ann"] == "Anna [/]"
    assert {path: path.read_bytes() for path in games_dir().iterdir()} == before


@pytest.mark.usefixtures("folder")
async def test_a_long_name_leaves_room_for_what_stands_beside_it() -> None:
    async with running() as pilot:
        screen = await statistics(pilot)
        await rename(pilot, "Maximiliane von Hohenstein-Wachterhausen")
        text = shown(screen)
        for beside in ("games without help", "2 to 4 players", "1/2"):
            assert beside in text
        assert " Maxim" in text
        await press(pilot, "tab", "right")
        assert "25 on 2026-11-20" in shown(screen)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        assert " Tab  2/2" in shown(screen), "the page is seen whole also in a narrow window"


async def test_no_longer_name_is_typed_than_in_a_new_game(folder: Path) -> None:
    async with running() as pilot:
        await statistics(pilot)
        await pilot.press("n")
        await pilot.pause()
        await press(pilot, *["x"] * 60, "enter")
    assert len(People.load()["Ann"]) == MAX_NAME_CELLS


@pytest.mark.usefixtures("folder")
async def test_two_are_joined_when_it_is_meant_and_parted_again() -> None:
    async with running() as pilot:
        screen = await statistics(pilot)
        await press(pilot, "right")
        await rename(pilot, "Ann")
        assert isinstance(pilot.app.screen, Confirm)
        await press(pilot, "n")
        assert People.load()["Bob"] == "Bob"
        await rename(pilot, "Ann")
        await press(pilot, "y")
        assert f"{2 * FINISHED} games" in shown(screen)
        await pilot.press("u")
        await pilot.pause()
        await press(pilot, "y")
        assert People.load()["Bob"] == "Bob"
        assert f"STATISTICS  {FINISHED} games" in shown(screen)


@pytest.mark.usefixtures("folder")
async def test_names_that_cannot_be_read_are_not_written_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    names_file().write_text("[[[")
    async with running() as pilot:
        await statistics(pilot)
        await rename(pilot, "Anna")
        assert "names.json" in told[-1]
    assert names_file().read_text() == "[[["
