"""What is said about hints."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.words.hints import behind_text, chance_text, no_hints, told_difference, worlds_text


@pytest.mark.parametrize(
    ("win", "text"),
    [
        (0, "0\xa0%"),
        (0.001, "1\xa0%"),
        (0.5, "50\xa0%"),
        (0.523, "52\xa0%"),
        (0.999, "99\xa0%"),
        (1, "100\xa0%"),
    ],
)
def test_only_what_is_sure_is_nothing_or_all(win: float, text: str) -> None:
    assert chance_text(win) == text


def test_a_distance_is_told_with_what_it_may_be_off() -> None:
    assert behind_text(0.6, 0.4, 0.041) == "20\xa0% less, give or take 4"
    assert behind_text(0.5, 0.498, 0.021) == "level, give or take 2"
    assert behind_text(0.6, 0.4, 0.0) == "20\xa0% less, give or take 1"


def test_a_distance_is_that_of_the_chances_as_they_are_told() -> None:
    assert (chance_text(0.9051), chance_text(0.8949)) == ("91\xa0%", "89\xa0%")
    assert behind_text(0.9051, 0.8949, 0.02) == "2\xa0% less, give or take 2"
    assert behind_text(1.0, 0.999, 0.02) == "1\xa0% less, give or take 2"


@given(st.floats(0, 1), st.floats(0, 1))
def test_told_chances_add_up(one: float, other: float) -> None:
    low, high = sorted((one, other))
    told = [int(chance_text(win).removesuffix("\xa0%")) for win in (low, high)]
    assert round(100 * told_difference(high, low)) == told[1] - told[0]
    assert abs(told_difference(high, low) - (high - low)) <= 0.02


def test_every_reason_against_a_hint_is_a_sentence() -> None:
    told = {str(no_hints(why)) for why in ("setting", "game", "turn", "over")}
    assert len(told) == 4
    assert all(text.endswith(".") for text in told)


def test_the_games_behind_the_chances_are_counted() -> None:
    assert worlds_text(1) == "How often your side wins, in 1 game that this could be."
    assert worlds_text(962) == "How often your side wins, in 962 games that this could be."
