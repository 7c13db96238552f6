"""Pictures of what the gallery has not: the reasons, a new card, an open hand, and the winners."""

from __future__ import annotations

import pytest
from support.gallery import NAMES, deciding
from support.games import finished
from support.portrait import portrait
from support.saves import after_turns, new_game
from support.screens import awake, running
from support.turn import House, seated
from syrupy.assertion import SnapshotAssertion

from hats_tui.game import ScoreSheet, TieBreak, score_sheet
from hats_tui.tui.app import HatsApp
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.words.turns import thinking

SIZES = [(80, 24), (120, 40), (200, 60)]
THEMES = ["dark", "mono"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", THEMES)
async def test_the_reasons_look_as_they_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with seated(deciding(4), size) as seat:
        assert isinstance(seat.pilot.app, HatsApp)
        seat.pilot.app.wear(theme)
        for keys, name in (
            ("y", "the move"),
            ("right", "a worth"),
            ("y,left", "favourite"),
            ("left", "cookie"),
            ("left", "points"),
            ("escape,d,y", "a refusal"),
        ):
            await seat.pilot.press(*keys.split(","))
            await seat.pilot.pause()
            assert portrait(seat.pilot.app) == snapshot(name=name)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_an_open_hand_looks_as_it_did(
    size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    game = after_turns(new_game(3), 7)
    async with running(size) as pilot:
        house = House(game)
        await pilot.app.push_screen(house.screen)
        house.screen.open_views = [game.view(number) for number in (1, 2, 3)]
        house.screen.show_view(game.view(2), thinking(2, house.names))
        await pilot.press("v")
        await pilot.pause()
        assert portrait(pilot.app) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("theme", THEMES)
async def test_the_winners_look_as_they_did(
    theme: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with running(size) as pilot:
        assert isinstance(pilot.app, HatsApp)
        pilot.app.wear(theme)
        for sheet in _sheets():
            page = NapkinPage(NAMES[: len(sheet.players)], sheet)
            await pilot.app.push_screen(NapkinScreen(page))
            await awake(pilot)
            name = f"{len(sheet.players)}, {sheet.decided_by.value}"
            assert portrait(pilot.app) == snapshot(name=name)
            await pilot.app.pop_screen()


def _sheets() -> list[ScoreSheet]:
    """A team that wins, and a win of three that is shared."""
    teams, three = (score_sheet(finished(players, 5).state) for players in (4, 3))
    shared = {"winners": (1, 2, 3), "decided_by": TieBreak.SHARED, "sides": (21, 21, 21)}
    return [teams, three.model_copy(update=shared)]
