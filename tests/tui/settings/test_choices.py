"""What can be set, out of the model."""

from __future__ import annotations

import pytest

from hats_tui.store.settings import TABLES, Settings
from hats_tui.store.settings_text import Value
from hats_tui.tui.keys.catalogue import chapters
from hats_tui.tui.settings.choices import Setting, settings_of_model
from hats_tui.tui.settings.rows import key_rows, setting_rows
from hats_tui.words.settings import setting_label, setting_meaning

CHOICES = {setting.key: setting for setting in settings_of_model()}


def test_every_setting_can_be_changed_and_has_words() -> None:
    assert list(CHOICES) == [key for key in Settings.model_fields if key not in TABLES]
    for key, setting in CHOICES.items():
        assert setting.usual in setting.values
        assert setting_label(key)
        assert setting_meaning(key).endswith(".")


@pytest.mark.parametrize("setting", CHOICES.values(), ids=CHOICES)
def test_the_model_takes_every_value_and_all_are_reached(setting: Setting) -> None:
    value: Value = setting.values[0]
    reached = [value]
    for _step in setting.values[1:]:
        value = setting.neighbour(value, 1)
        reached.append(value)
        assert getattr(Settings.model_validate({setting.key: value}), setting.key) == value
        assert setting.neighbour(value, -1) == reached[-2]
    assert tuple(reached) == setting.values


def test_numbers_have_two_ends_and_go_on_from_between_two_steps() -> None:
    pause = CHOICES["bot_pause"]

    assert (pause.values[0], pause.values[-1], pause.neighbour(0.8, 1)) == (0, 5, 1.0)
    assert (pause.neighbour(0.75, 1), pause.neighbour(0.75, -1)) == (0.8, 0.6)
    assert (pause.neighbour(5, 1), pause.neighbour(0, -1)) == (5, 0)


def test_the_rows_tell_what_is_set_and_what_is_usual() -> None:
    rows = setting_rows(
        settings_of_model(), Settings(theme="dark", bot_pause=2), notes={"theme": "So it is."}
    )

    assert rows[0].heading
    told = {row.name: (row.value, row.usual, row.own) for row in rows[1:]}
    assert told["theme"] == ("Dark", "automatic", True)
    assert told["bot_pause"] == ("2.0 s", "0.8 s", True)
    assert told["motion"] == ("yes", "yes", False)
    assert [row.name for row in rows if row.meaning.endswith("So it is.")] == ["theme"]


def test_each_thing_that_keys_do_is_listed_once() -> None:
    rows = key_rows(chapters(), {"turn.black": ("n", "f5")})

    names = [row.name for row in rows if not row.heading]
    assert len(set(names)) == len(names)
    assert {"keys.turn.black", "keys.tutorial.on", "keys.app.menu"} <= set(names)
    [black] = [row for row in rows if row.name == "keys.turn.black"]
    assert (black.value, black.usual, black.own) == ("n, F5", "b", True)
