"""The mouse on the turn screen: every gesture does what it should, and stray ones do nothing."""

from __future__ import annotations

import pytest
from support.games import dealt
from support.mouse import LEFT, MIDDLE, RIGHT, Cell
from support.positions import opening
from support.turn import Seated, seated

from hats_tui.game import BlackHat, Card, Discard, EndTurn, Game, Offer, Return, Swap
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.selection import Purpose
from hats_tui.tui.widgets.zone import Zone

SIZES = [(80, 24), (120, 40), (200, 60)]
NOWHERE = (1, 23)
F5, C2, P1 = Card("F5"), Card("C2"), Card("P1")


def two() -> Game:
    """F5 takes C1 and F6; C2 takes C1; P1 takes nothing."""
    return opening("C1 F6 H6 J6 J5", "C2 F5 P1", "")


def four() -> Game:
    return opening("C1 F6 H6 J6 J5 S6", "C2 F5 P1", "", "", "")


async def drag(seat: Seated, start: Cell, *way: Cell) -> None:
    """Carry something by small steps, as a hand does."""
    cells = [start]
    for goal in way:
        (x, y), steps = cells[-1], 5
        across, down = goal[0] - x, goal[1] - y
        cells += [(x + across * n // steps, y + down * n // steps) for n in range(1, steps + 1)]
    await seat.mouse.drag(*cells)


async def untouched(seat: Seated, before: list[str]) -> None:
    """Nothing has been done, nothing has been left behind."""
    await seat.pilot.pause()
    assert seat.house.acts == []
    assert seat.house.refused == []
    assert seat.lines == before
    assert not seat.house.screen.selections


@pytest.mark.parametrize("size", SIZES)
async def test_pointing_previews_and_leaving_restores(size: tuple[int, int]) -> None:
    async with seated(two(), size) as seat:
        before = seat.lines
        await seat.mouse.move(seat.card("F5"))
        assert seat.scene.selection is not None
        assert seat.scene.selection.card is F5
        assert "F5 for C1" in "\n".join(seat.lines)
        await seat.mouse.move((1, size[1] - 1))
        await untouched(seat, before)


async def test_a_key_takes_up_what_is_pointed_at() -> None:
    async with seated(two()) as seat:
        await seat.mouse.move(seat.card("F5"))
        await seat.pilot.press("enter")
        await seat.mouse.move(seat.where("space", 2))
        assert seat.house.acts == []
        await seat.pilot.press("enter")
        assert seat.house.acts == [Swap(seat=1, card=F5, space=2)]


async def test_between_two_cards_nothing_flickers() -> None:
    async with seated(two(), (120, 40)) as seat:
        x, y = seat.card("F5")
        await seat.mouse.move((x, y), (x + 6, y))
        assert seat.scene.selection is not None
        assert seat.scene.selection.card is F5


async def test_pointing_at_a_space_previews_the_chosen_card_there() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        before = seat.lines
        await seat.mouse.move(seat.where("space", 2))
        assert "F5 for F6" in "\n".join(seat.lines)
        await seat.mouse.move(seat.where("space", 3))
        assert seat.lines == before
        await seat.mouse.move((79, 12))
        await untouched(seat, before)


async def test_the_pointer_from_one_part_to_the_next_shows_what_is_under_it_last() -> None:
    async with seated(two()) as seat:
        await seat.mouse.move(seat.card("F5"), seat.where("space", 1), seat.card("P1"))
        assert seat.scene.selection is not None
        assert seat.scene.selection.card is P1


async def test_click_card_click_space_click_again_plays() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.click(seat.where("space", 2))
        assert seat.house.acts == []
        await seat.mouse.click((seat.where("space", 2)[0] + 1, 3))
        assert seat.house.acts == [Swap(seat=1, card=F5, space=2)]


async def test_a_double_click_plays_and_a_third_click_does_no_more() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.click(seat.where("space", 2), times=3)
        assert seat.house.acts == [Swap(seat=1, card=F5, space=2)]
        assert seat.message == ""


async def test_clicks_that_never_pause_have_their_effect_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.click(seat.where("space", 2), times=2)
        # As if the second press were long ago; the third one is still told as of the same chain.
        monkeypatch.setattr(type(seat.pilot.app), "CLICK_CHAIN_TIME_THRESHOLD", 0.0)
        table = seat.zone("table")
        table.post_message(Zone.Pressed(table, ("key", "e"), LEFT, 3))
        await seat.pilot.pause()
        assert seat.house.acts == [Swap(seat=1, card=F5, space=2), EndTurn(seat=1)]


async def test_a_double_click_on_the_last_row_plays_but_does_not_end_the_turn() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.click((2, 23), times=4)
        assert seat.house.acts == [Swap(seat=1, card=F5, space=1)]


async def test_an_illegal_space_says_why() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.click(seat.where("space", 3), times=2)
        assert "F5 cannot take H6" in seat.message
        assert seat.house.acts == seat.house.refused == []


@pytest.mark.parametrize("size", SIZES)
async def test_a_card_dragged_to_a_space_takes_what_lies_there(size: tuple[int, int]) -> None:
    async with seated(two(), size) as seat:
        await drag(seat, seat.card("F5"), seat.where("space", 2))
        assert seat.house.acts == [Swap(seat=1, card=F5, space=2)]


@pytest.mark.parametrize("size", SIZES)
async def test_a_card_dragged_to_oneself_becomes_a_black_hat(size: tuple[int, int]) -> None:
    async with seated(two(), size) as seat:
        await drag(seat, seat.card("P1"), seat.where("player", 1))
        assert seat.house.acts == [BlackHat(seat=1, card=P1)]


@pytest.mark.parametrize("size", SIZES[1:])
async def test_a_card_dragged_to_the_piles_is_thrown_away(size: tuple[int, int]) -> None:
    async with seated(two(), size) as seat:
        await drag(seat, seat.card("P1"), seat.where("key", "d"))
        assert seat.house.acts == [Discard(seat=1, card=P1)]


async def test_at_the_edge_of_the_window_throwing_away_is_asked_for() -> None:
    async with seated(two()) as seat:
        await drag(seat, seat.card("P1"), seat.where("key", "d"))
        assert seat.house.acts == []
        assert seat.scene.selection is not None
        assert seat.scene.selection.purpose is Purpose.DISCARD
        await seat.mouse.click(seat.card("P1"))
        assert seat.house.acts == [Discard(seat=1, card=P1)]


@pytest.mark.parametrize("size", SIZES)
async def test_partners_give_each_other_cards_by_dragging(size: tuple[int, int]) -> None:
    async with seated(four(), size) as seat:
        await drag(seat, seat.card("F5"), seat.where("player", 3))
        assert seat.house.acts == [Offer(seat=1, card=F5)]
        card = seat.scene.hand[0]
        await drag(seat, seat.card(card), seat.where("player", 1))
        assert seat.house.acts[1:] == [Return(seat=3, card=card)]


async def test_a_drag_to_the_wrong_place_says_why() -> None:
    async with seated(four()) as seat:
        for goal, words in (
            (("space", 3), "F5 cannot take H6"),
            (("player", 2), "partner alone"),
        ):
            await drag(seat, seat.card("F5"), seat.where(*goal))
            assert words in seat.message
            assert seat.scene.carried is None
        assert seat.house.acts == seat.house.refused == []


async def test_what_is_carried_is_under_the_pointer_and_its_goals_are_lit() -> None:
    async with seated(two()) as seat:
        x, y = seat.card("F5")
        await seat.mouse.down((x, y))
        await seat.mouse.move((40, 12), button=LEFT)
        assert "F5" in seat.lines[12 - (y - seat.where("card", 0)[1]) - 2]
        text = "\n".join(seat.lines)
        assert "black hat" in text
        assert "throw, draw" in text
        await seat.mouse.move(seat.where("space", 2), button=LEFT)
        assert "Let go: F5 for F6 on space 2" in seat.message
        assert seat.zone("hand").styles.pointer == "grabbing"


STRAYS: dict[str, list[Cell]] = {
    "to nothing": [(40, 20)],
    "back to its place": [(40, 5)],
    "to another card": [],
    "to the left edge": [(0, 8)],
    "to the right edge": [(79, 8)],
    "to the last row": [(30, 23)],
}


@pytest.mark.parametrize("stray", STRAYS)
async def test_a_stray_drag_does_nothing(stray: str) -> None:
    async with seated(two()) as seat:
        before, start = seat.lines, seat.card("F5")
        ends = {"back to its place": [start], "to another card": [seat.card("P1")]}
        await drag(seat, start, *STRAYS[stray], *ends.get(stray, []))
        await untouched(seat, before)


@pytest.mark.parametrize("button", [MIDDLE, RIGHT])
async def test_another_button_drags_nothing(button: int) -> None:
    async with seated(two()) as seat:
        before = seat.lines
        await seat.mouse.drag(seat.card("F5"), (30, 10), seat.where("space", 2), button=button)
        await untouched(seat, before)


@pytest.mark.parametrize("button", [MIDDLE, RIGHT])
async def test_another_button_plays_nothing(button: int) -> None:
    async with seated(two()) as seat:
        before = seat.lines
        await seat.mouse.click(seat.where("space", 1), button=button, times=3)
        await untouched(seat, before)


async def test_a_second_button_ends_a_drag() -> None:
    async with seated(two()) as seat:
        before = seat.lines
        await seat.mouse.down(seat.card("F5"))
        await seat.mouse.move((30, 10), seat.where("space", 2), button=LEFT)
        await seat.mouse.click(seat.where("space", 2), button=RIGHT)
        await seat.mouse.up(seat.where("space", 2))
        await seat.mouse.move(NOWHERE)
        await untouched(seat, before)


async def test_a_button_let_go_outside_the_window_ends_a_drag() -> None:
    async with seated(two()) as seat:
        before = seat.lines
        await seat.mouse.down(seat.card("F5"))
        await seat.mouse.move((30, 10), seat.where("space", 2), button=LEFT)
        await seat.mouse.move(NOWHERE)
        await seat.mouse.up(seat.where("space", 2))
        await untouched(seat, before)


@pytest.mark.parametrize("key", ["escape", "f9", "s"])
async def test_a_key_ends_a_drag_and_does_what_it_does(key: str) -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.down(seat.card("P1"))
        await seat.mouse.move((30, 10), seat.where("space", 2), button=LEFT)
        await seat.pilot.press(key)
        await seat.mouse.up(seat.where("space", 2))
        assert seat.scene.carried is None
        assert "black hat" not in "\n".join(seat.lines[:20])
        assert seat.house.acts == []


async def test_a_window_of_another_size_ends_a_drag() -> None:
    async with seated(two(), (120, 40)) as seat:
        await seat.mouse.down(seat.card("F5"))
        await seat.mouse.move((30, 10), button=LEFT)
        await seat.pilot.resize_terminal(80, 24)
        await seat.pilot.pause()
        await seat.mouse.up(seat.where("space", 2))
        assert seat.scene.carried is None
        assert seat.house.acts == []


async def test_a_screen_that_comes_ends_a_drag_and_its_own_mouse_works() -> None:
    async with seated(two()) as seat:
        before = seat.lines
        await seat.mouse.down(seat.card("F5"))
        await seat.mouse.move((30, 10), button=LEFT)
        await seat.pilot.press("f1")
        assert seat.pilot.app.screen is not seat.house.screen
        await seat.mouse.up(seat.where("space", 2))
        await seat.mouse.click((40, 10))
        await seat.pilot.press("escape")
        await seat.mouse.move(NOWHERE)
        await untouched(seat, before)


async def test_a_game_that_goes_on_ends_a_drag() -> None:
    async with seated(two()) as seat:
        await seat.mouse.down(seat.card("F5"))
        await seat.mouse.move((30, 10), button=LEFT)
        seat.house.play(BlackHat(seat=1, card=P1))
        await seat.mouse.up(seat.where("player", 1))
        assert seat.scene.carried is None
        assert seat.house.acts == []


async def test_a_hidden_hand_can_be_neither_dragged_nor_pointed_at() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.pilot.press("z")
        before = seat.lines
        for payload in [("card", n) for n in range(9)] + [("space", n) for n in range(1, 6)]:
            await seat.mouse.move(seat.where(*payload))
            assert seat.lines == before
        await drag(seat, seat.where("card", 1), seat.where("player", 1))
        await untouched(seat, before)


async def test_the_right_button_goes_one_step_back_wherever_it_is() -> None:
    async with seated(two()) as seat:
        for place in (seat.card("F5"), (79, 20), seat.where("player", 2)):
            await seat.mouse.click(seat.card("F5"))
            assert seat.scene.selection is not None
            assert seat.scene.selection.armed
            await seat.mouse.click(place, button=RIGHT)
            assert not seat.scene.selection.armed
        await seat.mouse.click((79, 20), button=RIGHT)
        assert seat.pilot.app.screen is seat.house.screen


async def test_the_wheel_chooses_cards_and_spaces_and_scrolls_the_log() -> None:
    async with seated(two()) as seat:
        hand, table, log = seat.card("F5"), seat.where("space", 1), (40, 20)
        await seat.mouse.wheel(hand, 1)
        assert seat.scene.selection is not None
        assert seat.scene.selection.card is seat.scene.hand[1]
        await seat.mouse.wheel(hand, -1)
        assert seat.scene.selection.card is seat.scene.hand[0]
        await seat.mouse.click(seat.card("F5"))
        await seat.mouse.wheel(table, 1)
        assert (seat.scene.selection.card, seat.scene.selection.space) == (F5, 2)
        seat.house.play(BlackHat(seat=1, card=P1))
        seat.house.play(EndTurn(seat=1))
        await seat.mouse.wheel(log, -1)
        assert seat.scene.scrolled == 1
        await seat.mouse.wheel(log, 1)
        assert seat.scene.scrolled == 0


async def test_the_wheel_ends_a_drag() -> None:
    async with seated(two()) as seat:
        before = seat.lines
        await seat.mouse.down(seat.card("F5"))
        await seat.mouse.move((40, 12), seat.where("space", 2), button=LEFT)
        await seat.mouse.wheel(seat.card("P1"), 1)
        await seat.mouse.up(seat.where("space", 2))
        await seat.mouse.move(NOWHERE)
        await untouched(seat, before)


async def test_the_quickest_drag_plays() -> None:
    async with seated(two()) as seat:
        await seat.mouse.dash(seat.card("F5"), (40, 12), seat.where("space", 2))
        assert seat.house.acts == [Swap(seat=1, card=F5, space=2)]


async def test_a_click_on_a_player_looks_at_the_collection() -> None:
    async with seated(two()) as seat:
        await seat.mouse.click(seat.where("player", 2))
        assert seat.scene.panel is Panel.INSPECT
        assert seat.scene.inspected == 2


async def test_a_click_on_what_cannot_be_done_says_why() -> None:
    async with seated(four()) as seat:
        await seat.mouse.click(seat.card("F5"))
        await seat.pilot.press("d")
        assert "no draw pile" in seat.message


async def test_who_does_not_act_can_point_and_drag_in_vain() -> None:
    async with seated(dealt(2, 3, first=2), eyes=1) as seat:
        before = seat.lines
        await drag(seat, seat.where("card", 0), seat.where("space", 1))
        await seat.mouse.move(seat.where("card", 3), NOWHERE)
        await untouched(seat, before)
