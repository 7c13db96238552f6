"""The napkin in words."""

from __future__ import annotations

import pytest
from support.games import finished
from support.occasions import every_sheet, sheet

from hats_tui.game import ScoreSheet, TieBreak
from hats_tui.words import scores
from hats_tui.words.names import Names

ANN = Names.of(["Ann", "Bob", "Chloé", "Dimitri"])


@pytest.mark.parametrize(
    ("napkin", "winner", "tie"),
    [
        (sheet((20, 24), (1, 2), 1, TieBreak.POINTS), "Bob wins with 24 points.", None),
        (
            sheet((24, 24), (1, 3), 1, TieBreak.BLACK_HATS),
            "Bob wins with 24 points.",
            "Equal points: Bob has more black hats, 3 to 1.",
        ),
        (
            sheet((24, 24, 24), (1, 3, 2), 1, TieBreak.BLACK_HATS),
            "Bob wins with 24 points.",
            "Equal points: Bob has more black hats, 3 to 2.",
        ),
        (
            sheet((24, 24), (2, 2), 1, TieBreak.COOKIE),
            "Ann wins with 24 points.",
            "Equal points, as many black hats: Ann holds the cookie.",
        ),
        (
            sheet((24, 24, 20), (2, 2, 1), 3, TieBreak.SHARED),
            "Ann and Bob share the win with 24 points each.",
            "Equal points, as many black hats, and neither holds the cookie.",
        ),
        (
            sheet((20, 24, 17, 11), (1, 2, 3, 4), 1, TieBreak.POINTS),
            "Team A wins, 37 to 35: well played, Ann and Chloé!",
            None,
        ),
        (
            sheet((20, 20, 10, 10), (1, 2, 3, 4), 1, TieBreak.BLACK_HATS),
            "Team B wins, 30 to 30: well played, Bob and Dimitri!",
            "Equal points: Team B has more black hats, 6 to 4.",
        ),
        (
            sheet((20, 20, 10, 10), (1, 2, 3, 2), 1, TieBreak.COOKIE),
            "Team A wins, 30 to 30: well played, Ann and Chloé!",
            "Equal points, as many black hats: Team A holds the cookie.",
        ),
        (sheet((1, 0), (1, 0), 3, TieBreak.POINTS), "Ann wins with 1 point.", None),
    ],
)
def test_who_wins_and_what_broke_a_tie(napkin: ScoreSheet, winner: str, tie: str | None) -> None:
    told = scores.tie_break_sentence(napkin, ANN)

    assert str(scores.winner_sentence(napkin, ANN)) == winner
    assert (None if told is None else str(told)) == tie


def test_every_way_a_game_is_decided_has_its_sentence() -> None:
    assert {napkin.decided_by for napkin in every_sheet()} == set(TieBreak)
    for napkin in every_sheet():
        silent = scores.tie_break_sentence(napkin, ANN) is None
        assert silent == (napkin.decided_by is TieBreak.POINTS)


@pytest.mark.parametrize("category", scores.Category)
def test_every_category_has_a_heading(category: scores.Category) -> None:
    assert scores.category_name(category)


def test_a_teams_sum_adds_up() -> None:
    napkin = finished(4, 3).public_view().sheet
    assert napkin is not None
    ann, _, chloe, _ = (player.total for player in napkin.players)

    assert str(scores.team_sum(napkin, 0)) == f"Team A: {ann} + {chloe} = {napkin.sides[0]}"
