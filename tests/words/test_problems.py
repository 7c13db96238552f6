"""Sentences about the player's files."""

from pathlib import Path

import pytest

from hats_tui.store.problem import ProblemCode
from hats_tui.store.settings import read_settings
from hats_tui.words.problems import problem_sentence


@pytest.mark.parametrize("code", ProblemCode)
def test_every_problem_of_the_store_has_a_sentence_with_its_file(code: ProblemCode) -> None:
    sentence = problem_sentence(code, file="settings.toml", key="theme", detail="so it is")

    assert "settings.toml" in sentence
    told = {
        ProblemCode.UNKNOWN_KEY: "theme",
        ProblemCode.WRONG_ENGINE: "theme",
        ProblemCode.BY_HAND: "theme",
        ProblemCode.NEWER_GAME: "newer",
    }
    assert told.get(code, "so it is") in sentence


def test_a_wrong_setting_is_told_with_what_it_takes(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("bot_pause = -1\n")
    _settings, [problem] = read_settings(file)

    sentence = problem_sentence(
        problem.code,
        file=problem.file.name,
        key=problem.key,
        used=problem.used,
        detail=problem.detail,
    )

    assert sentence == (
        "settings.toml: bot_pause has a wrong value, and 0.8 is used. "
        "Seconds to wait before a bot's move is shown: a number from 0 to 5."
    )


def test_braces_in_a_file_are_shown_as_they_are() -> None:
    assert "{key}" in problem_sentence("unknown_key", file="settings.toml", key="{key}")
