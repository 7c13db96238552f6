"""The standing of a series of rematches."""

from __future__ import annotations

import pytest
from support.games import finished

from hats_tui.game import ScoreSheet, TieBreak, score_sheet
from hats_tui.host.series import Series


def sheet(players: int, seed: int = 1) -> ScoreSheet:
    return score_sheet(finished(players, seed).state)


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_a_series_begins_with_no_wins_for_each_side(players: int, sides: int) -> None:
    assert Series.of(sheet(players)) == Series(wins=(0,) * sides, games=0)


@pytest.mark.parametrize("players", [2, 3])
def test_the_winner_gets_one_win(players: int) -> None:
    result = sheet(players)
    after = Series.of(result).with_result(result)
    assert after.games == 1
    assert [seat for seat, won in enumerate(after.wins, start=1) if won] == list(result.winners)


def test_a_team_wins_once_for_both_players() -> None:
    result = sheet(4)
    after = Series(wins=(2, 5), games=7).with_result(result)
    won = (3, 5) if result.winners == (1, 3) else (2, 6)
    assert after == Series(wins=won, games=8)


def test_a_shared_win_counts_for_all_who_share_it() -> None:
    shared = sheet(3).model_copy(update={"winners": (1, 3), "decided_by": TieBreak.SHARED})
    assert Series.of(shared).with_result(shared).wins == (1, 0, 1)
