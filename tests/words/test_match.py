"""How a duplicate match is told."""

from __future__ import annotations

import pytest

from hats_tui.game import MatchGame, MatchSheet
from hats_tui.words.match import match_lines, match_sentence
from hats_tui.words.names import Names

NAMES = ("Ann", "Béa", "Cyd", "Dan")


def sheet(*games: tuple[tuple[int, ...], tuple[int, ...]]) -> MatchSheet:
    """Points and winners of each game."""
    return MatchSheet(games=tuple(MatchGame(totals=each, winners=who) for each, who in games))


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (sheet(((14, 20), (2,)), ((16, 22), (2,))), "Béa wins the match, 42 : 30."),
        (sheet(((9, 5, 8), (1,)), ((7, 3, 9), (3,))), "Cyd wins the match, 17 : 16 : 8."),
        (
            sheet(((1, 9, 2, 9), (2, 4)), ((5, 5, 6, 5), (1, 3))),
            "Team B wins the match, 28 : 14.",
        ),
        (
            sheet(((9, 9), (2,)), ((9, 9), (2,))),
            "Equal points: Béa wins the match by games won, 2 : 0.",
        ),
        (sheet(((9, 8), (1,)), ((8, 9), (2,))), "The match is a draw: 17 : 17."),
    ],
)
def test_the_figures_of_the_winners_stand_first(match: MatchSheet, said: str) -> None:
    names = Names.of(NAMES[: len(match.totals)])
    assert str(match_sentence(match, names)) == said


def test_each_game_is_told_with_names_for_its_points_stand_by_seat() -> None:
    told = match_lines(sheet(((14, 20), (2,)), ((16, 22), (2,))), Names.of(NAMES[:2]))
    assert [str(line) for line in told] == [
        "Game 1: Ann 14, Béa 20.",
        "Game 2: Ann 16, Béa 22.",
        "All games: Ann 30, Béa 42.",
        "Béa wins the match, 42 : 30.",
    ]
