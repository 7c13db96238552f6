"""What the README and the page of the settings promise and a program can check."""

import re
import tomllib
from pathlib import Path

from hats_tui.store.settings import Settings
from hats_tui.tui.theme import OWN, theme_names

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SETTINGS = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")


def test_the_two_commands_are_there_to_be_copied() -> None:
    lines = README.splitlines()

    assert "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/hats-tui" in lines
    assert "python3 -m venv .venv && .venv/bin/pip install '.[test]' && .venv/bin/pytest" in lines


def test_the_themes_named_are_there_and_ours_are_all_named() -> None:
    [table] = re.findall(r"\| theme \| what it is \|\n(.*?)\n\n", SETTINGS, re.DOTALL)
    named = re.findall(r'`"([\w-]+)"`', table)

    assert set(named) <= {"auto", *theme_names()}
    assert set(OWN) <= set(named)


def test_the_settings_shown_are_all_there_are_with_their_defaults() -> None:
    [block] = re.findall(r"```toml\n(.*?)```", SETTINGS, re.DOTALL)

    assert tomllib.loads(block) == Settings().model_dump()
