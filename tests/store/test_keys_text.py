"""Keys of the player's own: in the file, and changed in its text."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.store.key_choices import key_choices
from hats_tui.store.keys_text import with_keys
from hats_tui.store.look import look_wish
from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.store.problem import ProblemCode
from hats_tui.store.settings import read_settings
from hats_tui.store.settings_text import fresh_text, with_setting

MINE = """\
theme = "nord"
[keys] # mine
turn.black = "n" # beside m
turn.why = "o"
"app.menu" = "f5"
"""
TEXTS = [
    "",
    "theme = 'dark'",
    fresh_text(),
    MINE,
    "keys.turn.black = 'n'\n",
    "[keys.turn]\nblack = 'n'\n",
    "keys = { turn.black = 'n' }\n",
    "[keys]\n[other]\nx = 1\n",
]


def both(text: str) -> dict[str, object]:
    """The keys that a text has."""
    return key_choices(tomllib.loads(text).get("keys", {}))


def test_names_may_be_quoted_or_not_and_wrong_ones_are_told_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(MINE + "turn.undo = 5\napp.help.x = 1\n")

    settings, problems = read_settings(file)

    assert settings.theme == "nord"
    assert settings.keys == {"turn.black": "n", "turn.why": "o", "app.menu": "f5"}
    assert [(each.code, each.key) for each in problems] == [
        (ProblemCode.WRONG_VALUE, "keys.turn.undo"),
        (ProblemCode.WRONG_VALUE, "keys.app.help"),
    ]


@pytest.mark.parametrize("wrong", ["keys = 3", "keys = ['turn.black']"])
def test_keys_that_are_no_table_are_told_and_not_changed(wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(wrong)

    settings, [problem] = read_settings(file)

    assert (settings.keys, problem.key) == ({}, "keys")
    with pytest.raises(ValueError, match="keys"):
        with_keys(wrong, "turn.black", "n")


def test_the_first_frame_knows_the_keys_without_the_wrong_ones() -> None:
    ensure_dir(settings_file().parent)
    settings_file().write_text(MINE + "turn.undo = 5\n")

    assert look_wish().keys == {"turn.black": "n", "turn.why": "o", "app.menu": "f5"}


def test_a_choice_is_changed_where_it_stands() -> None:
    assert with_keys(MINE, "turn.black", "m") == MINE.replace('"n"', '"m"')
    assert with_keys(MINE, "app.menu", "m,f7") == MINE.replace('"f5"', '"m,f7"')
    assert with_keys(MINE, "turn.undo", "U") == MINE + 'turn.undo = "U"\n'
    assert with_keys(MINE, "turn.why", None) == MINE.replace('turn.why = "o"\n', "")


def test_a_fresh_file_gets_the_first_one_at_its_example() -> None:
    text = with_keys(fresh_text(), "turn.undo", "U")

    assert text == fresh_text().replace("# [keys]", '[keys]\nturn.undo = "U"')
    after = with_setting(text, "motion", value=False)
    assert tomllib.loads(after) == {"motion": False, "keys": {"turn": {"undo": "U"}}}


@pytest.mark.parametrize("text", TEXTS)
@given(name=st.sampled_from(["turn.black", "turn.why", "app.menu", "odd"]), keys=st.text("bé\"',"))
def test_in_any_file_only_that_choice_is_another(text: str, name: str, keys: str) -> None:
    changed = with_keys(text, name, keys)
    removed = with_keys(changed, name, None)

    assert both(changed) == {**both(text), name: keys}
    assert both(removed) == {other: key for other, key in both(text).items() if other != name}
    for each in (changed, removed):
        ours, theirs = tomllib.loads(each), tomllib.loads(text)
        assert {**ours, "keys": 0} == {**theirs, "keys": 0}
