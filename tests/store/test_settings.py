"""Reading the settings."""

from pathlib import Path

import pytest

from hats_tui.store.paths import settings_file
from hats_tui.store.problem import ProblemCode
from hats_tui.store.settings import Settings, read_settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_every_field_has_a_docstring_and_a_default() -> None:
    for name, field in Settings.model_fields.items():
        assert field.description, name
        assert not field.is_required(), name


def test_without_a_file_there_are_the_defaults_and_no_problem(home: Path) -> None:
    assert read_settings() == (Settings(), ())
    assert not home.exists()


def test_the_file_is_in_the_config_folder(home: Path) -> None:
    assert settings_file() == home / "config" / "settings.toml"
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("end_turn_automatically = true\n")

    settings, problems = read_settings()

    assert settings.end_turn_automatically
    assert problems == ()


def test_what_is_set_counts_and_the_rest_stays_default(file: Path) -> None:
    file.write_text("bot_pause = 2\n")

    assert read_settings(file) == (Settings(bot_pause=2), ())


@pytest.mark.parametrize(
    "value", ['"1"', "-0.1", "5.1", "nan", "inf", "true", "[1]", "{ seconds = 1 }", "2026-11-30"]
)
def test_a_wrong_value_is_told_and_only_that_key_is_default(file: Path, value: str) -> None:
    file.write_text(f"bot_pause = {value}\nend_turn_automatically = true\n")

    settings, problems = read_settings(file)

    assert settings == Settings(end_turn_automatically=True)
    [problem] = problems
    assert (problem.code, problem.file, problem.key) == (
        ProblemCode.WRONG_VALUE,
        file,
        "bot_pause",
    )
    assert "a number from 0 to 5" in problem.detail


@pytest.mark.parametrize("line", ['theme = "pink"', 'glyphs = "emoji"', "glyphs = true"])
def test_a_choice_takes_only_its_words(file: Path, line: str) -> None:
    file.write_text(f"{line}\n")

    settings, problems = read_settings(file)

    assert settings == Settings()
    assert [each.code for each in problems] == [ProblemCode.WRONG_VALUE]


def test_an_unknown_key_is_told_and_the_others_count(file: Path) -> None:
    file.write_text("bot_pauze = 1\nbot_pause = 1\n[window]\nwidth = 80\n")

    settings, problems = read_settings(file)

    assert settings == Settings(bot_pause=1)
    assert [(each.code, each.key) for each in problems] == [
        (ProblemCode.UNKNOWN_KEY, "bot_pauze"),
        (ProblemCode.UNKNOWN_KEY, "window"),
    ]


def test_problems_come_in_the_order_of_the_file(file: Path) -> None:
    file.write_text("unknown = 1\nbot_pause = 9\nend_turn_automatically = 1\n")

    settings, problems = read_settings(file)

    assert settings == Settings()
    assert [each.key for each in problems] == ["unknown", "bot_pause", "end_turn_automatically"]


@pytest.mark.parametrize(
    "content", [b"bot_pause 1\n", b"\xff\xfe", b"bot_pause = 1\nbot_pause = 2"]
)
def test_a_file_that_is_not_toml_is_told_once_and_kept(file: Path, content: bytes) -> None:
    file.write_bytes(content)

    settings, problems = read_settings(file)

    assert settings == Settings()
    assert [(each.code, each.file, each.key) for each in problems] == [
        (ProblemCode.NOT_TOML, file, "")
    ]
    assert problems[0].detail
    assert file.read_bytes() == content


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    settings, problems = read_settings(tmp_path)

    assert settings == Settings()
    assert [(each.code, each.file) for each in problems] == [(ProblemCode.UNREADABLE, tmp_path)]


def test_motion_can_be_turned_off(file: Path) -> None:
    file.write_text("motion = false\n")
    assert read_settings(file) == (Settings(motion=False), ())


def test_engines_are_commands_with_options_or_without(file: Path) -> None:
    file.write_text(
        """
        [engines]
        mine = ["./mybot", "--fast"]
        [engines.other]
        command = ["other"]
        options = { depth = 3, wild = true, name = "x", share = 0.5 }
        """
    )

    settings, problems = read_settings(file)

    assert problems == ()
    mine, other = settings.engines["mine"], settings.engines["other"]
    assert (mine.command, mine.options) == (["./mybot", "--fast"], {})
    options = {"depth": 3, "wild": True, "name": "x", "share": 0.5}
    assert (other.command, other.options) == (["other"], options)
    assert Settings.model_validate(settings.model_dump()) == settings


@pytest.mark.parametrize(
    "wrong",
    [
        'bad = "./mybot"',
        "bad = []",
        'bad = [" "]',
        "bad = [1]",
        "bad = {}",
        'bad = { command = ["x"], colour = 1 }',
        'bad = { command = ["x"], options = { a = [1], b = nan } }',
        'Bad = ["x"]',
        '"a b" = ["x"]',
        '"" = ["x"]',
        f'{33 * "b"} = ["x"]',
    ],
)
def test_a_wrong_engine_is_told_once_and_the_others_play(file: Path, wrong: str) -> None:
    file.write_text(f'[engines]\n{wrong}\ngood = ["x"]\n')

    settings, problems = read_settings(file)

    assert list(settings.engines) == ["good"]
    [problem] = problems
    assert (problem.code, problem.key) == (
        ProblemCode.WRONG_ENGINE,
        wrong.partition(" =")[0].strip('"'),
    )


def test_engines_that_are_no_table_are_told(file: Path) -> None:
    file.write_text('engines = "mine"\n')

    settings, problems = read_settings(file)

    assert settings == Settings()
    assert [(each.code, each.key) for each in problems] == [(ProblemCode.WRONG_VALUE, "engines")]
