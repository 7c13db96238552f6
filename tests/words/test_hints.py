"""What is said about hints."""

from __future__ import annotations

import pytest

from hats_tui.words.hints import behind_text, chance_text, no_hints, worlds_text


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
    assert behind_text(0.2, 0.041) == "20\xa0% less, give or take 4"
    assert behind_text(0.004, 0.021) == "level, give or take 2"
    assert behind_text(0.2, 0.0) == "20\xa0% less, give or take 1"


def test_every_reason_against_a_hint_is_a_sentence() -> None:
    told = {str(no_hints(why)) for why in ("setting", "game", "turn", "over")}
    assert len(told) == 4
    assert all(text.endswith(".") for text in told)


def test_the_games_behind_the_chances_are_counted() -> None:
    assert worlds_text(1) == "How often your side wins, in 1 game that this could be."
    assert worlds_text(962) == "How often your side wins, in 962 games that this could be."
