"""The napkin in sentences. Rules: End and scoring."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from support.games import ended_games
from support.occasions import every_sheet

from hats_tui.game import Game, score_sheet
from hats_tui.words.names import Names
from hats_tui.words.napkin import napkin_sentences
from hats_tui.words.scores import tie_break_sentence, winner_sentence

NAMES = ("Ann", "Bob", "Cyd", "Dan")


@given(ended_games())
def test_the_figures_of_every_player_add_up_to_the_points(game: Game) -> None:
    sheet = score_sheet(game.state)
    names = Names.of(NAMES[: len(sheet.players)])
    lines = [str(line) for line in napkin_sentences(sheet, names)]

    whole = [line for line in lines if "black hats" in line and " has " in line]
    for player, line in zip(sheet.players, whole, strict=False):
        total, *parts = map(int, re.findall(r"[+-]?\d+", line))
        assert total == sum(parts) == player.total
    favourites = [line for line in lines if line.startswith("Favourite hat of ")]
    assert [line.split(": ")[1].split(",")[0] for line in favourites] == [
        player.favourite for player in sheet.players
    ]


@pytest.mark.parametrize("number", range(7))
def test_who_wins_is_said_last_and_what_broke_a_tie(number: int) -> None:
    sheet = list(every_sheet())[number]
    names = Names.of(NAMES[: len(sheet.players)])
    tie = tie_break_sentence(sheet, names)
    lines = napkin_sentences(sheet, names)

    assert lines[-1 if tie is None else -2] == winner_sentence(sheet, names)
    assert tie is None or lines[-1] == tie
    assert ("Team A: " in "".join(map(str, lines))) is (len(sheet.players) == 4)


def test_a_covered_card_is_told_to_be_turned_over() -> None:
    sheet = next(every_sheet())

    assert str(napkin_sentences(sheet, Names.of(NAMES[:2]))[0]) == (
        "On the tea table C1 makes Crown worth 1, F5 makes Fez worth 2, C3 is turned over, "
        "H1 makes High hat worth 4, S1 makes Sombrero worth 5, P1 makes Pointed hat worth 6."
    )
