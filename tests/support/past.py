"""Games in the player's folder, and the screens that show them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from record.samples import GAMES
from store.history.shelf import put, put_all
from support.screens import settle
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from hats_tui.store.paths import games_dir
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.ask_text import AskText
from hats_tui.tui.screens.history import HistoryScreen
from hats_tui.tui.screens.statistics import StatisticsScreen

FINISHED = len(GAMES)
"""Games of `fill`, besides one that goes on and one that is damaged."""


def fill() -> Path:
    """Lay all golden games into the player's folder, one that goes on, and one that is damaged."""
    folder = games_dir()
    put_all(folder)
    put(folder, "on.hats", lines=20)
    bad = put(folder, "bad.hats")
    bad.write_text("x")
    os.utime(bad, (86_400, 86_400))
    return folder


async def quiet(pilot: Pilot[None]) -> None:
    """Wait until whatever is done behind the screen is done, and shown."""
    groups = {"load", "arrange", "ask", "moving", "names"}
    await settle(pilot)
    while working := [worker for worker in pilot.app.workers if worker.group in groups]:
        if any(screen.is_modal for screen in pilot.app.screen_stack):
            break  # a dialog waits for an answer
        with suppress(WorkerCancelled):
            await pilot.app.workers.wait_for_complete(working)
        await pilot.pause()
    await pilot.pause()


async def history(pilot: Pilot[None]) -> HistoryScreen:
    """Show the list of games, and wait until it is read."""
    assert isinstance(pilot.app, HatsApp)
    screen = HistoryScreen()
    await pilot.app.push_screen(screen)
    await quiet(pilot)
    return screen


async def statistics(pilot: Pilot[None]) -> StatisticsScreen:
    """Show the statistics, and wait until they are counted."""
    screen = StatisticsScreen()
    await pilot.app.push_screen(screen)
    await quiet(pilot)
    return screen


def files(screen: HistoryScreen) -> list[str]:
    """The names of the files of all games that are listed."""
    return [game.file for game in screen.games_list.games]


def chosen(screen: HistoryScreen) -> str:
    """The name of the file of the chosen game."""
    game = screen.games_list.chosen
    assert game is not None
    return game.file


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, and wait until what they begin is done."""
    await pilot.press(*keys)
    await quiet(pilot)


async def type_over(pilot: Pilot[None], text: str) -> None:
    """Type into the dialog instead of what stands there, and take it."""
    dialog = pilot.app.screen
    assert isinstance(dialog, AskText)
    dialog.field.value = text
    await press(pilot, "enter")
