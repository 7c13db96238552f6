"""What is told when the program ends by a fault of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from support.screens import awake, running
from textual.worker import WorkerFailed

from hats_tui.crash import EXIT_CRASH
from hats_tui.tui.app import HatsApp
from hats_tui.tui.evening import Evening


def test_without_a_fault_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    app = HatsApp()
    app.ending.note_crash(None)

    assert app.ending.report() == 0
    assert capsys.readouterr().err == ""


def test_the_first_fault_is_the_one_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    app = HatsApp()
    app.ending.note_crash(KeyError("H1"))
    app.ending.note_crash(ValueError("H1"))

    assert app.ending.report() == EXIT_CRASH
    told = capsys.readouterr().err
    assert "(KeyError). Your game is kept" in told
    assert "H1" not in told


async def play_into(crash: Callable[[HatsApp], None]) -> None:
    """Begin a game that comes to nothing but a crash."""
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        crash(pilot.app)
        await awake(pilot)
        await pilot.press("n")
        await pilot.pause()


async def test_a_game_that_was_not_saved_is_not_said_to_be_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    apps: list[HatsApp] = []

    async def crash(evening: Evening) -> None:
        apps[0].unsaved = True
        raise ValueError("H1")

    monkeypatch.setattr(Evening, "new_game", crash)
    with pytest.raises(WorkerFailed):
        await play_into(apps.append)

    assert apps[0].ending.report() == EXIT_CRASH
    assert "(ValueError). What was saved is kept" in capsys.readouterr().err


class Picture(Exception):
    """An error that shows itself, as those of style sheets do."""

    def __rich__(self) -> str:
        return "H1"


async def test_an_error_that_shows_itself_is_told_like_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def crash(app: HatsApp) -> None:
        raise Picture("H1")

    apps: list[HatsApp] = []
    monkeypatch.setattr(HatsApp, "new_game", crash)
    with pytest.raises(Picture):
        await play_into(apps.append)

    assert apps[0].ending.report() == EXIT_CRASH
    told = capsys.readouterr().err
    assert "by a fault of its own (Picture)" in told
    assert "H1" not in told


async def test_what_is_left_is_waited_for_until_all_is_put_away() -> None:
    done: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)
            done.append("put away")

    async with running() as pilot:
        pilot.app.run_worker(work(), group="any")
        await pilot.pause()

    assert done == ["put away"]
