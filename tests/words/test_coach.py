"""What the coach says."""

from __future__ import annotations

import re

import pytest

from hats_tui.words.coach import (
    as_good_line,
    better_line,
    course_sentence,
    decided_line,
    grade_letter,
    grade_name,
    luck_sentence,
    percent_span,
    skill_sentence,
    why_line,
)
from hats_tui.words.names import Names
from hats_tui.words.phrase import Role, phrase

ANN = Names.of(["Ann", "Bob"])[1]
MOVE = phrase("F5 for C1 on space 3")
NOTHING = {"best": 0, "fine": 0, "inaccuracy": 0, "mistake": 0, "blunder": 0}


def test_a_won_game_is_told_with_its_lowest_point() -> None:
    told = str(course_sentence(ANN, [0.5, 0.2, 0.8, 1.0], [1, 3, 6, 8]))
    assert told == (
        "Ann won. The chance was 50\xa0% at the beginning, and lowest in round 3: 20\xa0%."
    )


def test_a_lost_game_is_told_with_its_highest_point() -> None:
    told = str(course_sentence(ANN, [0.5, 0.2, 0.8, 0.0], [1, 3, 6, 8]))
    assert told == (
        "Ann did not win. The chance was 50\xa0% at the beginning, and highest in round 6: 80\xa0%."
    )


def test_a_beginning_that_was_farthest_from_the_result_is_told_once() -> None:
    lost = course_sentence(ANN, [0.357, 0.3, 0.359, 0.0], [1, 3, 6, 8])
    assert str(lost) == "Ann did not win. The chance was highest at the beginning: 36\xa0%."
    won = course_sentence(ANN, [0.4, 0.5, 0.8, 1.0], [1, 3, 6, 8])
    assert str(won) == "Ann won. The chance was lowest at the beginning: 40\xa0%."


def test_decisions_are_counted_by_their_grades() -> None:
    counts = {**NOTHING, "best": 5, "fine": 4, "inaccuracy": 1, "blunder": 2}
    assert str(skill_sentence(12, counts, 0.634, 4)) == (
        "12 decisions: 9 good ones, 1 inaccuracy, 2 blunders; the dearest in round 4. "
        "In sum that cost 0.6 wins."
    )


def test_a_game_without_anything_wrong_is_told_so() -> None:
    told = str(skill_sentence(9, {**NOTHING, "best": 9}, 0.0, None))
    assert told == "9 decisions: all were the best, or hardly worse."


def test_luck_is_told_apart_from_skill_with_signs() -> None:
    told = luck_sentence(0.5, 0.04, -0.031, 0.0, 0.12)
    assert str(told) == "Luck: the deal +4\xa0%, draws -3\xa0%, the others 0\xa0%. Skill: +12\xa0%."
    roles = [span.role for span in told.spans if "%" in span.text]
    assert roles == [Role.GOOD, Role.BAD, Role.NUMBER, Role.GOOD]


@pytest.mark.parametrize("parts", [(1 / 3, -0.013, 0.004, 0.124, -0.448), (0.5, 0.1, 0.2, 0.2, 0)])
def test_luck_and_skill_add_up_to_the_result(parts: tuple[float, ...]) -> None:
    even, *changes = parts
    told = [int(n) for n in re.findall(r"(-?\d+)\xa0%", str(luck_sentence(even, *changes)))]
    assert round(100 * even) + sum(told) == round(100 * sum(parts))
    assert all(abs(n - 100 * change) < 1 for n, change in zip(told, changes, strict=True))


@pytest.mark.parametrize("grade", ["best", "fine", "inaccuracy", "mistake", "blunder"])
def test_every_grade_has_a_name_and_the_bad_ones_a_letter(grade: str) -> None:
    assert grade_name(grade)
    assert len(grade_letter(grade)) == (grade not in {"best", "fine"})


def test_a_decision_is_told_with_what_was_better() -> None:
    assert str(decided_line(3, MOVE, "mistake", 0.41)) == (
        "Round 3: F5 for C1 on space 3. Chance to win 41\xa0%: mistake."
    )
    assert str(better_line(MOVE, 0.63, 0.41, 0.041)) == (
        "Better: F5 for C1 on space 3. Chance to win 63\xa0%, 22\xa0% more, give or take 4."
    )
    assert str(as_good_line(MOVE, 0.63)) == (
        "Also good, as far as can be told: F5 for C1 on space 3. Chance to win 63\xa0%."
    )
    assert str(why_line(phrase("takes the cookie"))) == "Why: takes the cookie."


def test_a_loss_is_as_bold_as_a_chance_with_its_sign() -> None:
    numbers = [
        span.text for span in better_line(MOVE, 0.41, 0.12, 0.03).spans if span.role == Role.NUMBER
    ]
    assert numbers[-3:] == ["41\xa0%", "29\xa0%", "3"]


def test_a_change_that_is_not_judged_is_neither_good_nor_bad() -> None:
    assert percent_span(-0.2, judged=False).role is Role.NUMBER
    assert percent_span(0.001).text == "0\xa0%"
