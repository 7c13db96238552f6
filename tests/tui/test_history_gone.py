"""The list of games, where a game is not there any more."""

from __future__ import annotations

import pytest
from support.past import fill, history, quiet
from support.screens import running

from hats_tui.store.history.facts import Status
from hats_tui.store.history.listing import Wanted
from hats_tui.tui.app import HatsApp


@pytest.mark.usefixtures("home")
async def test_a_game_whose_file_is_gone_leaves_the_list_and_not_the_screen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    monkeypatch.setattr(HatsApp, "notify", lambda _app, text, **_how: told.append(text))
    fill()
    async with running() as pilot:
        screen = await history(pilot)
        screen.want(Wanted(statuses=frozenset({Status.UNFINISHED})))
        await quiet(pilot)
        game = screen.games_list.chosen
        assert game is not None
        told.clear()
        screen.library.path(game).unlink()
        await pilot.press("r")
        await quiet(pilot)
        assert pilot.app.screen is screen
        assert screen.games_list.chosen is None
    assert told == ["The file of this game is not there any more."]
