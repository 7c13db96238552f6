"""Watching bots: whose hand it is, and the other hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.positions import opening
from support.saves import after_turns, new_game, save, with_pauses
from support.scenes import painted, scene_of
from support.screens import awake, running, settle, shown
from support.turn import Seated, seated

from hats_tui.game import Game
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.turn.action_bar import bar_items
from hats_tui.tui.turn.status import paint_status
from hats_tui.tui.turn.topics import FAVOURITE
from hats_tui.words.turns import thinking

SIZES = [(80, 24), (120, 40), (200, 60)]


def game(turns: int = 3) -> Game:
    return after_turns(new_game(3), turns)


def watch(seat: Seated, position: Game) -> None:
    """Show a game to somebody who may see all hands and plays none of them."""
    board, screen = position.state.board, seat.house.screen
    screen.open_views = [position.view(number) for number in range(1, board.players + 1)]
    acting = board.actor or board.turn
    screen.show_view(position.view(acting), thinking(acting, seat.house.names))


@pytest.mark.parametrize("size", SIZES)
async def test_it_says_whose_hand_it_is_and_the_key_shows_the_next(size: tuple[int, int]) -> None:
    async with seated(game(), size) as seat:
        watch(seat, game(4))
        await seat.pilot.pause()
        assert seat.scene.seat == 2
        for number, name in enumerate(("Ann", "Bob", "Cyd"), start=1):
            await seat.pilot.press("v")
            assert seat.scene.seat == number
            assert f"hand of {name}" in "\n".join(seat.lines).casefold().replace(
                name.casefold(), name
            )
        await seat.pilot.press("v")
        assert seat.scene.seat == 2
        assert "whoever plays" in seat.message


@pytest.mark.parametrize("size", SIZES)
async def test_a_press_shows_the_next_hand_as_well(size: tuple[int, int]) -> None:
    async with seated(game(), size) as seat:
        watch(seat, game())
        await seat.pilot.pause()
        await seat.mouse.click(seat.where("key", "v"))
        await seat.pilot.pause()
        assert seat.scene.seat == 1


async def test_the_hand_that_is_watched_stays_while_the_game_goes_on() -> None:
    async with seated(game()) as seat:
        watch(seat, game())
        await seat.pilot.press("v", "v", "y")
        for turns in (4, 5, 6):
            watch(seat, game(turns))
            assert seat.scene.seat == 2
            assert str(seat.scene.panel) == "why"
            assert seat.scene.reader is None
            assert FAVOURITE not in seat.scene.topics
        assert not any("since your last turn" in line for line in seat.lines)


async def test_who_plays_cannot_look_into_other_hands() -> None:
    async with seated(game()) as seat:
        before = seat.scene.hand
        await seat.pilot.press("v")
        assert seat.scene.hand == before
        assert "only where nobody but bots plays" in seat.message


async def test_bots_alone_are_watched_in_the_program(home: Path) -> None:
    with_pauses(home, 5.0)
    save(home, after_turns(new_game(2, kinds=("bot:random",) * 4), 2))
    async with running((120, 40)) as pilot:
        await settle(pilot)
        await awake(pilot)
        await pilot.press("r")
        for _ in range(500):
            if isinstance(pilot.app.screen, TurnScreen) and "HAND OF" in shown(pilot.app.screen):
                break
            await pilot.pause(0.02)
        await pilot.press("v", "v")
        await pilot.pause()
        assert "HAND OF Bob" in shown(pilot.app.screen)


@pytest.mark.parametrize("tier", Tier)
def test_a_limit_on_exchanges_shows_what_is_left(tier: Tier) -> None:
    limited, free = opening("", "", "", "", "", limit=2), opening("", "", "", "", "")
    told = painted(paint_status, scene_of(limited), 120, 1, Look(tier=tier)).lines()[0]
    assert "A 2" in told
    assert "B 2" in told
    assert "Exchange (2 left)" in [item.text for item in bar_items(scene_of(limited))]
    untold = painted(paint_status, scene_of(free), 120, 1, Look(tier=tier)).lines()[0]
    assert "Exchange" not in untold
    assert "Exchange" in [item.text for item in bar_items(scene_of(free))]
