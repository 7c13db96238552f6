"""Why? The panel of reasons, what is asked by a press, and what by keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import examples
from support.scenes import ODD_NAMES, painted, rows, scene_of, without_undo
from support.turn import seated

from hats_tui.game import Card, Game, HatType
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.answers import answer
from hats_tui.tui.turn.explain import paint_why
from hats_tui.tui.turn.layout import Part, layout
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.topics import COOKIE, FAVOURITE, MOVE, REFUSAL, Topic, score_of, worth_of
from hats_tui.words.names import Names
from hats_tui.words.phrase import phrase

SIZES = [(80, 24), (120, 40), (200, 60)]


def deciding(count: int, seed: int = 3) -> Game:
    """A game in which a card is to be played, and something lies in every collection."""
    games = (without_undo(count, seed, steps) for steps in range(12 * count, 20 * count))
    return next(game for game in games if game.view(game.state.board.turn).acts and _open(game))


def _open(game: Game) -> bool:
    board = game.state.board
    return not board.played and not board.waiting and all(board.collections)


def told(scene: Scene, topic: Topic) -> str:
    return " ".join(str(sentence) for sentence in answer(scene, topic, scene.names))


def test_the_staged_move_is_told_with_every_player_and_the_cookie() -> None:
    scene = scene_of(deciding(4))
    assert scene.topics[0] == MOVE
    text = told(scene, MOVE)
    assert all(name in text for name in scene.names.full)
    assert "The cookie" in text


def test_points_are_told_now_and_after_the_staged_move() -> None:
    game = deciding(3)
    scene = scene_of(game)
    assert scene.forecast is not None
    for seat in (1, 2, 3):
        text = told(scene, score_of(seat))
        assert scene.names.full[seat - 1] in text
        assert ("After the staged move" in text) == bool(scene.forecast.gain(seat))


def test_a_hidden_hand_leaves_nothing_to_ask_about_it() -> None:
    scene = scene_of(deciding(2), covered=True)
    assert not {MOVE, FAVOURITE} & set(scene.topics)
    for topic in scene.topics:
        assert "After the staged move" not in told(scene, topic)


def test_somebody_without_a_seat_can_ask_about_all_that_lies_open() -> None:
    scene = scene_of(deciding(3), seat=0)
    assert set(scene.topics) == {
        *(worth_of(hat) for hat in HatType),
        *(score_of(seat) for seat in (1, 2, 3)),
        COOKIE,
    }
    assert all(told(scene, topic) for topic in scene.topics)


@examples(5)
@given(st.integers(2, 4), st.integers(0, 300), st.integers(0, 100), st.booleans())
def test_every_answer_fits_the_panel_of_every_window(
    count: int, seed: int, steps: int, odd: bool
) -> None:
    game = without_undo(count, seed, steps)
    for seat in (0, 1):
        scene = replace(scene_of(game, seat), panel=Panel.WHY)
        if odd:
            scene = replace(scene, names=Names.of(ODD_NAMES[:count]))
        for window in SIZES:
            region = layout(*window, count)[Part.PANEL]
            for topic in scene.topics:
                asked = replace(scene, topic=topic)
                look = Look(tier=Tier.of(*window))
                canvas = painted(paint_why, asked, region.width, region.height, look)
                assert rows(canvas)[0].startswith(" WHY?")
                assert {strip.cell_length for strip in canvas.strips()} == {region.width}


@pytest.mark.parametrize("size", SIZES)
async def test_everything_can_be_asked_by_keys_alone(size: tuple[int, int]) -> None:
    async with seated(deciding(4), size) as seat:
        await seat.pilot.press("y")
        able, asked = seat.scene.topics, [seat.scene.asked]
        assert seat.scene.panel is Panel.WHY
        for _ in able[1:]:
            await seat.pilot.press("right")
            asked.append(seat.scene.asked)
        assert tuple(asked) == able
        await seat.pilot.press("right", "left")
        assert seat.scene.asked == able[-1]
        await seat.pilot.press("escape")
        assert str(seat.scene.panel) == "log"
        assert seat.house.acts == []


async def test_a_refusal_can_be_asked_about_once() -> None:
    async with seated(deciding(4)) as seat:
        await seat.pilot.press("d")
        assert "no draw pile" in seat.message
        await seat.pilot.press("y")
        assert seat.scene.asked == REFUSAL
        assert "exchange a card with your partner" in "\n".join(seat.lines)
        await seat.pilot.press("y", "y")
        assert seat.scene.asked == MOVE


async def test_a_refusal_about_a_card_is_forgotten_with_a_hidden_hand() -> None:
    async with seated(deciding(2)) as seat:
        seat.house.screen.say(phrase("Only a notice."))
        await seat.pilot.press("y")
        assert REFUSAL not in seat.scene.topics
        await seat.pilot.press("y", "x", "y", "z")
        assert REFUSAL not in seat.scene.topics


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3, 4])
async def test_a_press_on_a_figure_asks_about_exactly_that(
    count: int, size: tuple[int, int]
) -> None:
    async with seated(deciding(count), size) as seat:
        board = seat.scene.view.board
        wanted = [MOVE, *(score_of(n) for n in range(1, count + 1))]
        wanted += [worth_of(card.hat) for card in board.table]
        for topic in wanted:
            await seat.mouse.click(seat.where("why", topic))
            assert (seat.scene.panel, seat.scene.asked) == (Panel.WHY, topic)
            await seat.pilot.press("escape")
        if board.cookie is not None:
            await seat.mouse.click(seat.where("cookie"))
            assert seat.scene.asked == COOKIE


async def test_a_press_on_a_player_still_inspects_and_one_on_a_card_still_chooses() -> None:
    async with seated(deciding(4)) as seat:
        await seat.mouse.click((5, next(y for y, line in enumerate(seat.lines) if "Ann" in line)))
        assert seat.scene.panel is Panel.INSPECT
        card: Card = seat.scene.hand[-1]
        await seat.mouse.click(seat.card(card.value))
        assert seat.scene.selection is not None
        assert seat.scene.selection.card is card


async def test_an_exchange_takes_the_place_of_a_reason() -> None:
    async with seated(deciding(4)) as seat:
        await seat.pilot.press("y", "x")
        assert seat.scene.panel is Panel.EXCHANGE
        await seat.pilot.press("y")
        assert seat.scene.asked == MOVE
        await seat.pilot.press("escape")
        assert seat.scene.panel is Panel.EXCHANGE
