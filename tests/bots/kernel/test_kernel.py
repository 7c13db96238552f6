"""The kernel is the rules once more: in each position of each game it says the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import ended_games, examples, games, played
from support.naive import cookie, points, winners

from hats_tui.bots.kernel.codes import CARDS, CODES, code_of, members, set_of
from hats_tui.bots.kernel.legal import legal
from hats_tui.bots.kernel.play import Shuffle, play
from hats_tui.bots.kernel.position import Position, position_of
from hats_tui.bots.kernel.score import open_points, shares, sides
from hats_tui.game import (
    Card,
    Discard,
    Game,
    GameState,
    Undo,
    legal_actions,
    points_now,
    score_sheet,
)


def chance_of(move: object) -> Shuffle:
    """The shuffle that this move of a game was made with."""

    def shuffle(discards: Sequence[int]) -> list[int]:
        assert isinstance(move, Discard)
        assert move.reshuffle is not None
        pile = [CODES[card] for card in reversed(move.reshuffle)]
        assert sorted(pile) == list(discards)
        return pile

    return shuffle


def check_whole_game(game: Game) -> None:
    """Follow a game move by move, in both ways."""
    state, position = game.start, position_of(game.start)
    check_legal(state, position)
    for entry in game.entries:
        move, before = entry.move, position.copy()
        if isinstance(move, Undo):
            position = position_of(entry.state)
        else:
            play(position, code_of(move), chance_of(move))
            assert before == position_of(state)
        state = entry.state
        assert position == position_of(state)
        check_legal(state, position)


def check_legal(state: GameState, position: Position) -> None:
    expected = [code_of(action) for action in legal_actions(state.board, state.actor_hand)]
    found = legal(position)
    assert sorted(found) == sorted(expected)
    assert len(set(found)) == len(found)
    if expected:
        assert position.actor + 1 == state.board.actor


@pytest.mark.parametrize("count", [2, 3, 4])
@given(seed=st.integers(0, 100_000), limit=st.none() | st.integers(0, 3))
@examples(10)
def test_whole_games_go_the_same_way(count: int, seed: int, limit: int | None) -> None:
    game = played(count, seed, 10_000, limit)
    assert game.state.board.over
    check_whole_game(game)


@given(games())
@examples(25)
def test_the_points_of_a_position_are_the_same(game: Game) -> None:
    position = position_of(game.state)
    assert open_points(position) == [points.total for points in points_now(game.state.board)]


@given(ended_games())
@examples(50)
def test_a_finished_game_has_the_same_scores_and_winners(game: Game) -> None:
    position, sheet = position_of(game.state), score_sheet(game.state)
    assert tuple(sides(position)) == sheet.sides
    winning = {(seat - 1) % len(sheet.sides) for seat in sheet.winners}
    share = 1 / len(winning)
    assert shares(position) == [share if side in winning else 0 for side in range(len(sheet.sides))]


@given(ended_games())
@examples(25)
def test_cookie_and_scores_are_those_of_the_naive_rules(game: Game) -> None:
    """The twin must not agree with the reducers only because both err alike."""
    position = position_of(game.state)
    shown = [[CARDS[code].value for code in members(pile)] for pile in position.shown]
    black = [faces.bit_count() for faces in position.black]
    table = [CARDS[code].value for code in position.table]
    favourites = [CARDS[hand.bit_length() - 1].value for hand in position.hands]
    assert cookie(position.cookie, shown, black) == position.cookie
    totals = [
        points(table, shown[p], black[p], favourites[p], cookie=p == position.cookie)["total"]
        for p in range(position.players)
    ]
    won, _decided, by_side = winners(totals, black, position.cookie)
    assert sides(position) == by_side
    best = [side for side, share in enumerate(shares(position)) if share]
    assert {player % len(by_side) for player in won} == set(best)


def test_a_copy_is_changed_apart() -> None:
    position = position_of(played(4, 1, 9).state)
    other = position.copy()
    while not other.over:
        play(other, legal(other)[0], list)
    assert position == position_of(played(4, 1, 9).state)


def test_a_set_gives_its_cards_back() -> None:
    assert [CARDS[code] for code in members(set_of(Card))] == sorted(Card, key=CODES.__getitem__)
