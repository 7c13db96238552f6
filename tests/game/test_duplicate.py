"""Duplicate matches: the same deal, until every side has played every hand of it."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from support.games import dealt, ended_games, examples, finished, players

from hats_tui.game import (
    Game,
    Header,
    Match,
    MatchGame,
    MatchSheet,
    MatchTie,
    begin_match,
    deal,
    match_of,
    match_sheet,
    score_sheet,
    seats_exchanged,
)
from hats_tui.record import header_line, read_script


def following(header: Header, seed: int = 1) -> Header:
    """The next game of a match, after a game that ended somehow."""
    sheet = score_sheet(finished(len(header.players), seed).state)
    after = seats_exchanged(header, sheet, after="before.hats", created="2026-11-30T17:00:00Z")
    assert after is not None
    return after


@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_has_every_hand_once_or_every_team_has(count: int) -> None:
    deals = [begin_match(dealt(count).header)]
    while (match := match_of(deals[-1])) is not None and not match.last:
        deals.append(following(deals[-1]))
    sheet = score_sheet(finished(count, 1).state)

    assert len(deals) == {2: 2, 3: 3, 4: 2}[count]
    assert seats_exchanged(deals[-1], sheet) is None
    # Whoever begins has the hand that began, and all else lies where it lay.
    assert len({each.hands[each.first - 1] for each in deals}) == 1
    assert len({each.first for each in deals}) == len(deals)
    assert len({(each.table, each.deck, each.removed, each.players) for each in deals}) == 1
    sides = [{frozenset(each.hands[side::2]) for each in deals} for side in (0, 1)]
    assert count != 4 or sides[0] == sides[1]
    assert count == 4 or all(len({each.hands[n] for each in deals}) == count for n in range(count))


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_same_play_by_other_seats_ends_the_same(count: int) -> None:
    """The hands go round with who begins: that is the same as if the players went round."""
    whole = finished(count, 3)
    game = Game.from_header(following(begin_match(whole.header)))
    for entry in whole.entries:
        move = entry.move
        game = game.apply(move.model_copy(update={"seat": move.seat % count + 1}))

    first, second = score_sheet(whole.state), score_sheet(game.state)
    assert [each.total for each in second.players] == [
        first.players[(seat - 1) % count].total for seat in range(count)
    ]
    assert second.winners == tuple(sorted(seat % count + 1 for seat in first.winners))


@given(ended_games())
@examples(10)
def test_a_game_of_its_own_can_become_the_first_of_a_match(game: Game) -> None:
    sheet = score_sheet(game.state)
    assert match_of(game.header) is None
    assert match_sheet(game.header, sheet) is None
    match = match_of(following(game.header))
    assert match is not None
    assert (match.game, len(match.before)) == (2, 1)


def test_the_record_keeps_the_match() -> None:
    header = following(begin_match(dealt(2).header))
    text = header_line(header)

    assert read_script(f"{text}\n".encode()).header == header
    assert json.loads(text)["match"] == {
        "game": 2,
        "of": 2,
        "after": "before.hats",
        "before": [{"totals": [9, 11], "winners": [2]}],
    }


@pytest.mark.parametrize(
    "odd",
    [
        *(5, "cup", [], {}, {"game": 0, "of": 2}, {"game": "1", "of": 2}, {"game": 3, "of": 2}),
        {"game": 2, "of": 2},
        {"game": 1, "of": 3},
        {"game": 2, "of": 2, "before": [{"totals": [1, 2, 3], "winners": [1]}]},
        {"game": 2, "of": 2, "before": [{"totals": [1, 2], "winners": [3]}]},
    ],
)
def test_what_others_mean_by_the_word_is_ignored(odd: object) -> None:
    line = json.loads(header_line(deal(players(2), "1", created="2026-11-30T17:00:00Z")))
    header = read_script(json.dumps({**line, "match": odd}).encode() + b"\n").header

    assert match_of(header) is None
    assert header.players == players(2)


def whole(*games: tuple[tuple[int, ...], tuple[int, ...]]) -> MatchSheet:
    """A match of these points and winners."""
    return MatchSheet(games=tuple(MatchGame(totals=t, winners=w) for t, w in games))


@pytest.mark.parametrize(
    ("sheet", "sides", "winners", "by"),
    [
        (whole(((20, 15), (1,)), ((10, 18), (2,))), (30, 33), (1,), MatchTie.POINTS),
        (whole(((20, 20), (1,)), ((18, 18), (1,))), (38, 38), (0,), MatchTie.GAMES),
        (whole(((20, 15), (1,)), ((15, 20), (2,))), (35, 35), (0, 1), MatchTie.SHARED),
        (
            whole(((20, 15, 9), (1,)), ((9, 20, 15), (2,)), ((15, 9, 20), (3,))),
            *((44, 44, 44), (0, 1, 2), MatchTie.SHARED),
        ),
        (
            whole(((5, 6, 7, 8), (2, 4)), ((9, 1, 2, 0), (1, 3))),
            *((23, 15), (0,), MatchTie.POINTS),
        ),
    ],
)
def test_who_wins_a_match(
    sheet: MatchSheet, sides: tuple[int, ...], winners: tuple[int, ...], by: MatchTie
) -> None:
    assert (sheet.sides, sheet.winners, sheet.decided_by) == (sides, winners, by)


def test_the_last_game_ends_the_match() -> None:
    last = following(begin_match(dealt(2).header))
    sheet = score_sheet(finished(2, 1).state)
    ended = match_sheet(last, sheet)

    before = MatchGame(totals=(9, 11), winners=(2,))
    assert match_of(last) == Match(game=2, of=2, after="before.hats", before=(before,))
    assert ended is not None
    assert ended.totals == tuple(2 * each.total for each in sheet.players)
