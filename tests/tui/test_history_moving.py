"""The list of games: games are copied, brought in and deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event

import pytest
from record.samples import file_of, lines_of
from store.history.shelf import put
from support.past import FINISHED, chosen, files, history, press, type_over
from support.screens import running, shown

from hats_tui.record import RecordWriter
from hats_tui.store.history.transfer import Imported, bring_in
from hats_tui.tui.dialogs.ask_text import AskText
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.report import Report


async def test_a_game_is_copied_and_nothing_is_written_over_unasked(
    folder: Path, tmp_path: Path, told: list[str]
) -> None:
    target = tmp_path / "mine.hats"
    async with running() as pilot:
        screen = await history(pilot)
        source = folder / chosen(screen)
        await pilot.press("x")
        await pilot.pause()
        await type_over(pilot, str(target))
        assert target.read_bytes() == source.read_bytes()
        target.write_text("a letter")
        await pilot.press("x")
        await pilot.pause()
        await type_over(pilot, str(target))
        assert isinstance(pilot.app.screen, Confirm)
        await press(pilot, "n")
        assert target.read_text() == "a letter"
        await pilot.press("x")
        await pilot.pause()
        await type_over(pilot, str(target))
        await press(pilot, "y")
        assert target.read_bytes() == source.read_bytes()
    assert sum("is copied" in text for text in told) == 2


async def test_all_games_of_the_list_are_copied(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies"
    async with running() as pilot:
        await history(pilot)
        await press(pilot, "f")
        await pilot.press("f10")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        await type_over(pilot, str(target))
        assert len(list(target.iterdir())) == FINISHED
        for copy in target.iterdir():
            assert copy.read_bytes() == (folder / copy.name).read_bytes()


async def test_a_slash_at_the_end_means_a_folder(
    folder: Path, tmp_path: Path, told: list[str]
) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("x")
        await pilot.pause()
        await type_over(pilot, f"{tmp_path}/not/yet/")
        copy = tmp_path / "not" / "yet" / chosen(screen)
        assert copy.read_bytes() == (folder / chosen(screen)).read_bytes()
        assert str(copy) in told[-1]


async def test_a_game_is_not_copied_onto_itself(folder: Path, told: list[str]) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("x")
        await pilot.pause()
        await type_over(pilot, str(folder / chosen(screen)))
        await press(pilot, "y")
        assert pilot.app.screen is screen
        assert "cannot be copied" in told[-1]


async def test_a_place_of_too_long_a_name_is_told(folder: Path, told: list[str]) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("f10")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        await type_over(pilot, str(folder / ("x" * 300)))
        assert pilot.app.screen is screen
        assert "cannot be copied" in told[-1]


@pytest.mark.parametrize("place", ["[/]nowhere", "~nobody-of-this-name/x"])
async def test_a_place_that_is_not_there_is_told(folder: Path, told: list[str], place: str) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("i")
        await pilot.pause()
        await type_over(pilot, place)
        assert pilot.app.screen is screen
        assert place in told[-1]


async def test_games_are_brought_in_with_a_report(folder: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    put(outside, "mine.hats", "4p-02", lines=10)
    put(outside, "twin.hats", "2p-01").write_bytes((folder / "2p-01.hats").read_bytes())
    (outside / "bad.hats").write_bytes(file_of([*lines_of("2p-01")[:4], "{}"]))
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("i")
        await pilot.pause()
        await type_over(pilot, str(outside))
        report = pilot.app.screen
        assert isinstance(report, Report)
        text = shown(report)
        assert "mine.hats: taken in." in text
        assert "twin.hats: already there as 2p-01.hats." in text
        assert "bad.hats: damaged in line 5" in text
        await press(pilot, "enter")
        assert pilot.app.screen is screen
        assert "mine.hats" in files(screen)


async def test_what_was_brought_in_before_it_was_stopped_is_listed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, never = Event(), Event()

    def endless(
        sources: Sequence[Path], folder: Path, go_on: Callable[[int], bool]
    ) -> Iterator[Imported]:
        yield from bring_in(sources, folder)
        while go_on(1):
            begun.set()
            never.wait(0.02)  # the screen is told each time, and has to keep up

    monkeypatch.setattr("hats_tui.tui.history.moving.bring_in", endless)
    mine = put(tmp_path, "mine.hats", "4p-02", lines=10)
    async with running() as pilot:
        screen = await history(pilot)
        await pilot.press("i")
        await pilot.pause()
        dialog = pilot.app.screen
        assert isinstance(dialog, AskText)
        dialog.field.value = str(mine)
        await pilot.press("enter")
        while not begun.is_set():
            await pilot.pause()
        assert pilot.app.screen is screen
        await press(pilot, "escape")
        assert pilot.app.screen is screen
        assert "mine.hats" in files(screen)


async def test_a_game_is_deleted_only_by_a_clear_yes(folder: Path) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, "slash", *"2p-02", "enter")
        await pilot.press("delete")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Confirm)
        await press(pilot, "enter")
        assert (folder / "2p-02.hats").exists()
        await pilot.press("delete")
        await pilot.pause()
        await press(pilot, "y")
        assert not (folder / "2p-02.hats").exists()
        assert files(screen) == []


async def test_after_a_deletion_the_next_game_is_chosen(folder: Path) -> None:
    async with running() as pilot:
        screen = await history(pilot)
        await press(pilot, *["down"] * 4)
        before = files(screen)
        await pilot.press("delete")
        await pilot.pause()
        await press(pilot, "y")
        assert not (folder / before[4]).exists()
        assert chosen(screen) == before[5]
        await press(pilot, "end")
        await pilot.press("delete")
        await pilot.pause()
        await press(pilot, "y")
        assert chosen(screen) == files(screen)[-1]


async def test_a_game_that_is_played_elsewhere_is_kept(folder: Path, told: list[str]) -> None:
    async with running() as pilot:
        await history(pilot)
        await press(pilot, "f", "f")
        writer, _record = RecordWriter.resume(folder / "on.hats")
        with writer:
            await pilot.press("delete")
            await pilot.pause()
            await press(pilot, "y")
        assert (folder / "on.hats").exists()
        assert "another window" in told[-1]
