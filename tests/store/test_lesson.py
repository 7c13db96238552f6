"""What is remembered of the tutorial."""

from __future__ import annotations

import pytest

from hats_tui.store.lesson import (
    OFFERED,
    is_newcomer,
    lesson_file,
    recall_lesson,
    remember_lesson,
)
from hats_tui.store.paths import ensure_dir, games_dir
from hats_tui.store.problem import ProblemCode


def test_what_was_remembered_is_recalled() -> None:
    assert recall_lesson() is None
    assert remember_lesson("black") is None
    assert recall_lesson() == "black"
    assert remember_lesson(OFFERED) is None
    assert recall_lesson() == OFFERED


def test_only_who_has_no_game_and_was_never_offered_it_is_a_newcomer() -> None:
    assert is_newcomer()
    remember_lesson(OFFERED)
    assert not is_newcomer()
    lesson_file().unlink()
    assert is_newcomer()
    (ensure_dir(games_dir()) / "a.hats").touch()
    assert not is_newcomer()


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\x80" * 9])
def test_a_file_that_is_no_text_counts_for_nothing_and_is_set_aside(data: bytes) -> None:
    ensure_dir(lesson_file().parent)
    lesson_file().write_bytes(data)
    assert recall_lesson() is None
    assert remember_lesson("end") is None
    assert recall_lesson() == "end"
    assert lesson_file().with_name("tutorial.damaged").read_bytes() == data


def test_what_cannot_be_written_is_told() -> None:
    lesson_file().mkdir(parents=True)
    problem = remember_lesson("end")
    assert problem is not None
    assert problem.code in (ProblemCode.LEFT_ALONE, ProblemCode.NOT_WRITTEN)
    assert recall_lesson() is None
