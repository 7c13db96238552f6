"""Motion on the turn screen: it is seen, never in the way, and leaves what is right behind."""

from __future__ import annotations

from functools import partial

import pytest
from support.games import advance, end
from support.positions import opening
from support.turn import seated

from hats_tui.game import BlackHat, Card, Game, Offer, Swap
from hats_tui.tui.screens import turn_motion, turn_stage
from hats_tui.tui.turn.arrangement import TurnArea
from hats_tui.words.turns import thinking

SIZES = [(80, 24), (120, 40), (200, 60)]
SWAP = Swap(seat=1, card=Card("F5"), space=2)
BOB = Swap(seat=2, card=Card("F2"), space=2)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time in seconds, which stands still."""
    now = [100.0]
    monkeypatch.setattr(turn_motion, "monotonic", lambda: now[0])
    return now


def two() -> Game:
    """F5 takes C1 and F6."""
    return opening("C1 F6 H6 J6 J5", "C2 F5 P1", "F2")


async def still(game: Game, size: tuple[int, int], eyes: int | None = None) -> list[str]:
    """What the screen shows where nothing moves."""
    async with seated(game, size, eyes) as seat:
        return seat.lines


@pytest.mark.parametrize("size", SIZES)
async def test_a_played_card_is_seen_on_its_way(size: tuple[int, int], clock: list[float]) -> None:
    async with seated(two(), size, motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.pause()
        shown, last = [seat.lines], await still(seat.house.game, size)
        for _ in range(5):
            clock[0] += 0.04
            await seat.pilot.pause(0.06)
            shown.append(seat.lines)
        assert len({"\n".join(lines) for lines in shown}) >= 5
        assert all(lines != last for lines in shown)


@pytest.mark.parametrize("size", SIZES)
async def test_at_the_end_everything_is_as_it_is_without_motion(size: tuple[int, int]) -> None:
    async with seated(two(), size, motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.pause(0.6)
        assert seat.lines == await still(seat.house.game, size)
        assert len(seat.scene.view.history) == len(seat.house.game.view(1).history)
        assert seat.scene.counting is None


async def test_a_bots_move_is_seen_too(clock: list[float]) -> None:
    async with seated(end(advance(two(), SWAP)), eyes=1, motion=True) as seat:
        before = seat.lines
        seat.house.play(BOB)
        await seat.pilot.pause()
        assert seat.lines != before
        assert seat.lines != await still(seat.house.game, (80, 24), eyes=1)


@pytest.mark.parametrize("key", ["right", "f9", "i"])
async def test_a_key_ends_it_and_does_what_it_does(key: str, clock: list[float]) -> None:
    async with seated(two(), motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.pause()
        await seat.pilot.press(key)
        async with seated(seat.house.game) as other:
            await other.pilot.press(key)
            expected = other.lines
        assert seat.lines == expected


async def test_a_click_ends_it_and_hits_what_lies_beneath(clock: list[float]) -> None:
    async with seated(two(), motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.pause()
        await seat.mouse.click(seat.where("player", 1))
        assert seat.scene.counting is None
        async with seated(seat.house.game) as other:
            await other.mouse.click(other.where("player", 1))
            expected = other.lines
        assert seat.lines == expected


async def test_another_move_ends_the_one_before(clock: list[float]) -> None:
    async with seated(two(), motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.pause()
        seat.house.undo()
        await seat.pilot.pause()
        assert seat.lines == await still(seat.house.game, (80, 24))


async def test_another_size_and_another_screen_end_it(clock: list[float]) -> None:
    async with seated(two(), (120, 40), motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.resize_terminal(80, 24)
        await seat.pilot.pause()
        assert seat.lines == await still(seat.house.game, (80, 24))
        seat.house.undo()
        seat.house.play(SWAP)
        await seat.pilot.press("f1")
        await seat.pilot.press("escape")
        assert seat.scene.counting is None
        assert seat.lines == await still(seat.house.game, (80, 24))


async def test_nothing_moves_where_the_settings_or_the_terminal_want_none(
    clock: list[float],
) -> None:
    last = await still(advance(two(), SWAP), (80, 24))
    async with seated(two(), motion=False) as seat:
        seat.house.play(SWAP)
        assert seat.lines == last
    async with seated(two(), motion=True) as seat:
        seat.pilot.app.animation_level = "none"
        seat.house.play(SWAP)
        assert seat.lines == last


async def test_figures_count(clock: list[float]) -> None:
    async with seated(two(), motion=True) as seat:
        before = seat.scene.figures
        seat.house.play(SWAP)
        assert seat.scene.figures == before
        totals = []
        for _ in range(5):
            clock[0] += 0.05
            await seat.pilot.pause(0.06)
            totals.append(seat.scene.figures.points[0].total)
        assert totals == sorted(totals)
        assert len(set(totals)) > 2
        assert seat.scene.counting is None


async def test_nothing_hidden_is_seen_to_fly(clock: list[float]) -> None:
    game = opening("C1 F6 H6 J6 J5 S6", "C2 F5 P1", "", "", "")
    hand = game.view(1).hand
    async with seated(game, (120, 40), eyes=2, motion=True) as seat:
        seat.house.play(Offer(seat=1, card=Card("F5")))
        for _ in range(6):
            await seat.pilot.pause()
            assert not [card for card in hand if f" {card} " in "\n".join(seat.lines[:30])]
            clock[0] += 0.04


async def test_a_dropped_card_flies_on_from_where_it_was_dropped(clock: list[float]) -> None:
    async with seated(two(), motion=True) as seat:
        place, goal = seat.card("F5"), seat.where("space", 2)
        await seat.mouse.drag(place, (40, 12), goal)
        assert seat.house.acts == [SWAP]
        codes = [line[goal[0] - 3 : goal[0] + 4] for line in seat.lines[:6]]
        assert any("F5" in code for code in codes)


async def test_who_takes_long_is_told_with_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = iter(range(100, 1000))
    monkeypatch.setattr(turn_stage, "monotonic", lambda: float(next(seconds)))
    monkeypatch.setattr(turn_stage, "TICK", 0.01)
    async with seated(end(advance(two(), SWAP)), eyes=1) as seat:
        view, names = seat.house.game.view(1), seat.house.names
        bob = partial(thinking, 2, names)
        seat.house.screen.show_view(view, bob(), bob)
        assert "Bob is thinking" in "\n".join(seat.lines)
        assert "second" not in "\n".join(seat.lines)
        await seat.pilot.pause(0.2)
        assert "Bob is thinking (" in "\n".join(seat.lines)
        seat.house.show()
        before = seat.lines
        await seat.pilot.pause(0.1)
        assert seat.lines == before


async def test_a_curtain_is_not_flown_behind(clock: list[float]) -> None:
    async with seated(two(), motion=True) as seat:
        await seat.pilot.press("f1")
        seat.house.play(BlackHat(seat=1, card=Card("P1")))
        await seat.pilot.press("escape")
        assert seat.lines == await still(seat.house.game, (80, 24))


async def test_a_screen_that_is_taken_down_is_not_painted_any_more(clock: list[float]) -> None:
    async with seated(two(), SIZES[0], motion=True) as seat:
        seat.house.play(SWAP)
        await seat.pilot.pause()
        await seat.house.screen.query_one(TurnArea).remove()
        seat.house.screen.settle()
