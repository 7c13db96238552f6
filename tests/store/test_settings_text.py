"""Changing one key in the text of a settings file."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.store.settings import TABLES, Settings
from hats_tui.store.settings_text import Value, fresh_text, usual, with_setting, without_setting

SIMPLE = [key for key in Settings.model_fields if key not in TABLES]
MINE = """\
# my own words
bot_pause = 1.5   # not too fast

theme = "nord"
# about a table of somebody's
[other]
theme = 3
"""
VALUES: dict[str, Value] = {"bot_pause": 2.5, "motion": False, "theme": "light", "glyphs": "ascii"}
LINES = st.sampled_from(
    [
        "# bot_pause = 0.8",
        "#",
        "",
        "motion = true # yes",
        "bot_pause = [\n 1,\n]",
        "[bot_pause]",
        "[[x]]",
        "[x.y]",
        'theme = """\n# glyphs = "auto"\nmotion = 1\n"""',
        "'glyphs' = 1",
        "a.b = 1",
        "text = '''\r\n'''",
    ]
)


def test_a_fresh_file_explains_every_setting_and_sets_none() -> None:
    text = fresh_text()

    assert tomllib.loads(text) == {}
    for key in SIMPLE:
        assert f"\n# {key} = {usual(key)}\n" in text
        assert str(Settings.model_fields[key].description).split(maxsplit=1)[0] in text
    assert '\n# [keys]\n# turn.black = "n"\n' in text
    assert text.endswith('\n# [engines]\n# mine = ["./mybot", "--fast"]\n')
    assert all(len(line) <= 98 for line in text.splitlines())


@pytest.mark.parametrize("key", SIMPLE)
def test_in_a_fresh_file_a_setting_gets_its_place_and_gives_it_back(key: str) -> None:
    default = Settings.model_fields[key].default

    text = with_setting(fresh_text(), key, default)

    assert text == fresh_text().replace(f"# {key} =", f"{key} =")
    assert tomllib.loads(text) == {key: default}
    assert without_setting(text, key) == fresh_text()


def test_everything_else_stays_as_it_was() -> None:
    assert with_setting(MINE, "bot_pause", 3) == MINE.replace("1.5", "3")
    assert with_setting(MINE, "theme", "light") == MINE.replace("nord", "light")
    assert without_setting(MINE, "theme") == MINE.replace('theme = "nord"', '# theme = "auto"')
    assert without_setting(MINE, "unknown") == MINE


def test_a_new_key_stands_before_the_first_table() -> None:
    text = with_setting(MINE, "motion", value=False)

    assert tomllib.loads(text) == {**tomllib.loads(MINE), "motion": False}
    assert [line for line in text.splitlines() if line not in MINE.splitlines()] == [
        "motion = false"
    ]


def test_a_key_that_is_no_setting_can_be_taken_out() -> None:
    assert without_setting("bot_pauze = 1\nmotion = true\n", "bot_pauze") == "motion = true\n"


def test_windows_keeps_its_ends_of_lines() -> None:
    text = fresh_text().replace("\n", "\r\n")

    changed = with_setting(with_setting(text, "bot_pause", 2), "bot_pause", 3)

    assert changed.count("\n") == changed.count("\r\n") == text.count("\r\n")
    assert tomllib.loads(changed) == {"bot_pause": 3}


@pytest.mark.parametrize("text", ["bot_pause", "motion = true\nmotion = false", "x = " + "[" * 9])
def test_what_is_not_toml_is_not_changed(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        with_setting(text, "motion", value=True)
    with pytest.raises(ValueError, match=r"\w"):
        without_setting(text, "motion")


@given(lines=st.lists(LINES, max_size=6), key=st.sampled_from(sorted(VALUES)))
def test_in_any_file_only_that_key_is_another(lines: list[str], key: str) -> None:
    text = "\n".join(lines)
    try:
        before = tomllib.loads(text)
    except ValueError:
        return
    try:
        changed = with_setting(text, key, VALUES[key])
        removed = without_setting(text, key)
    except ValueError:
        return

    assert tomllib.loads(changed) == {**before, key: VALUES[key]}
    assert tomllib.loads(removed) == {name: before[name] for name in before if name != key}
