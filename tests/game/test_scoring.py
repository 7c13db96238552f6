"""The napkin, against a scoring that shares nothing with it."""

import pytest
from hypothesis import given
from support import naive
from support.games import dealt, ended_games, examples, games
from support.positions import Seat, over

from hats_tui.game import (
    Card,
    Game,
    GameEnded,
    HatType,
    TieBreak,
    best_favourite,
    hat_worths,
    points_now,
    score_sheet,
    space_worths,
)

WORTH_NOTHING = "C1 H1 F1 P1 S1 J1"
"""A table on which no Tricorne lies."""


@given(ended_games())
@examples(50)
def test_every_figure_of_the_napkin(game: Game) -> None:
    state, board = game.state, game.state.board
    sheet = score_sheet(state)
    assert board.cookie is not None
    expected = [
        naive.points(board.table, shown, black, hand[0], cookie=board.cookie == seat)
        for seat, (shown, black, hand) in enumerate(
            zip(board.collections, board.black_hats, state.hands, strict=True), start=1
        )
    ]
    figures = [
        {
            "hats": player.hats,
            "black": player.black,
            "favourite": player.favourite_points,
            "cookie": player.cookie,
            "total": player.total,
        }
        for player in sheet.players
    ]
    assert figures == expected
    totals = [player["total"] for player in expected]
    winners, decided_by, sides = naive.winners(totals, board.black_hats, board.cookie - 1)
    assert {seat - 1 for seat in sheet.winners} == winners
    assert (sheet.decided_by.value, list(sheet.sides)) == (decided_by, sides)


@given(ended_games())
@examples(10)
def test_the_lines_of_the_napkin_show_every_card(game: Game) -> None:
    board, sheet = game.state.board, score_sheet(game.state)
    for player, shown in zip(sheet.players, board.collections, strict=True):
        worths = [line.worth for line in player.lines]
        assert worths == sorted(worths, reverse=True)
        assert sum(line.count for line in player.lines) == len(shown)
        assert {line.hat for line in player.lines} == {card.hat for card in shown}
        assert set(player.matching) == {c for c in shown if c.hat is player.favourite.hat}
        assert player.types == len(player.lines) + bool(player.black_hats)


@given(ended_games())
@examples(10)
def test_the_end_is_told_as_the_napkin_has_it(game: Game) -> None:
    sheet, last = score_sheet(game.state), game.events[-1]
    assert isinstance(last, GameEnded)
    assert last.favourites == tuple(player.favourite for player in sheet.players)
    assert (last.winners, last.decided_by) == (sheet.winners, sheet.decided_by)


@given(games())
@examples(25)
def test_points_now_leave_the_favourite_out(game: Game) -> None:
    state, board = game.state, game.state.board
    for seat, points in enumerate(points_now(board), start=1):
        shown, black = board.collections[seat - 1], board.black_hats[seat - 1]
        expected = naive.points(board.table, shown, black, "F1", cookie=board.cookie == seat)
        assert (points.hats, points.black, points.cookie) == (
            expected["hats"],
            expected["black"],
            expected["cookie"],
        )
        best = best_favourite(state.hands[seat - 1], shown)
        scores = [
            naive.points(board.table, shown, black, card, cookie=False)["favourite"]
            for card in state.hands[seat - 1]
        ]
        assert best.points == max(scores)
        assert best.card is state.hands[seat - 1][scores.index(max(scores))]


def test_there_is_no_napkin_before_the_end() -> None:
    with pytest.raises(ValueError, match="over"):
        score_sheet(dealt(2).state)


def test_the_lowest_space_counts_not_the_lowest_value() -> None:
    table = (Card.C6, Card.H2, Card.C1)
    assert space_worths(table) == (1, 2, 0)
    worths = hat_worths(table)
    assert (worths[HatType.CROWN], worths[HatType.HIGH_HAT], worths[HatType.FEZ]) == (1, 2, 0)


def test_level_also_in_black_hats_the_cookie_decides() -> None:
    sheet = score_sheet(
        over(WORTH_NOTHING, Seat("", 8, "P6"), Seat("", 8, "F2"), Seat("", 8, "S6"))
    )
    assert [player.total for player in sheet.players] == [7, 6, 2]
    sheet = score_sheet(
        over(WORTH_NOTHING, Seat("", 8, "P6"), Seat("", 8, "T1"), Seat("", 8, "S6"))
    )
    assert [player.total for player in sheet.players] == [7, 7, 2]
    assert (sheet.winners, sheet.decided_by) == ((1,), TieBreak.COOKIE)


def test_level_in_everything_without_the_cookie_the_win_is_shared() -> None:
    ann = Seat("T1 T2 T3 T4 T5", 3, "C6")
    sheet = score_sheet(over(WORTH_NOTHING, ann, Seat("", 8, "F3"), Seat("", 8, "P3"), cookie=1))
    assert [player.total for player in sheet.players] == [2, 5, 5]
    assert (sheet.winners, sheet.decided_by) == ((2, 3), TieBreak.SHARED)


def test_level_teams_look_at_their_black_hats_together() -> None:
    bob, dan = Seat("T5", 7, "T6"), Seat("", 8, "P6")
    state = over(WORTH_NOTHING, Seat("", 8, "T1"), bob, Seat("", 8, "F2"), dan, cookie=2)
    sheet = score_sheet(state)
    assert [player.total for player in sheet.players] == [7, 11, 6, 2]
    assert (sheet.sides, sheet.winners, sheet.decided_by) == ((13, 13), (1, 3), TieBreak.BLACK_HATS)


def test_level_teams_with_as_many_black_hats_look_at_the_cookie() -> None:
    seats = [Seat("", 8, favourite) for favourite in ("P6", "S6", "F6", "T1")]
    sheet = score_sheet(over(WORTH_NOTHING, *seats, cookie=3))
    assert (sheet.sides, sheet.winners, sheet.decided_by) == ((9, 9), (1, 3), TieBreak.COOKIE)
