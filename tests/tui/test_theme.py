"""Which themes there are, and which one is worn first."""

import re
from typing import get_args

import pytest
from textual.app import App
from textual.theme import BUILTIN_THEMES

from hats_tui.store.settings import Settings
from hats_tui.tui.paint.palette import ANSI, CONTRAST, DARK, LIGHT, MONO
from hats_tui.tui.theme import (
    OWN,
    appearance,
    default_variables,
    first_theme,
    forget_empty_no_color,
    theme_names,
)

FULL = "truecolor"


def test_the_settings_take_exactly_the_themes_that_there_are() -> None:
    annotation = Settings.model_fields["theme"].annotation

    assert get_args(annotation) == ("auto", *theme_names())


def test_ours_come_first_and_textuals_follow_but_for_those_bound_to_the_terminal() -> None:
    assert theme_names()[:5] == ("dark", "light", "contrast", "ansi", "mono")
    assert set(theme_names()[5:]) == set(BUILTIN_THEMES) - {"ansi-dark", "ansi-light"}


def test_each_of_ours_has_its_palette() -> None:
    palettes = [appearance(name).palette for name in OWN]

    assert palettes == [DARK, LIGHT, CONTRAST, ANSI, MONO]
    assert [palette.mono for palette in palettes] == [False, False, False, False, True]


@pytest.mark.parametrize("value", ["1", "0", "please"])
def test_no_color_decides_alone(value: str) -> None:
    environ = {"NO_COLOR": value, "TEXTUAL_THEME": "nord"}

    assert first_theme("light", environ, FULL) == "mono"


@pytest.mark.parametrize("environ", [{}, {"NO_COLOR": ""}, {"TEXTUAL_THEME": "nord"}])
def test_what_the_player_wants_is_worn(environ: dict[str, str]) -> None:
    assert first_theme("light", environ, FULL) == "light"
    assert first_theme("gruvbox", environ, "standard") == "gruvbox"


@pytest.mark.parametrize("wanted", ["auto", "pink", ""])
def test_else_what_suits_the_terminal(wanted: str) -> None:
    assert first_theme(wanted, {}, FULL) == "dark"
    assert first_theme(wanted, {}, "256") == "dark"
    assert first_theme(wanted, {}, "standard") == "ansi"
    assert first_theme(wanted, {}, None) == "ansi"


def test_the_theme_wanted_for_all_textual_programs_comes_after_the_players_own() -> None:
    assert first_theme("auto", {"TEXTUAL_THEME": "nord"}, FULL) == "nord"
    assert first_theme("auto", {"TEXTUAL_THEME": "ansi-light"}, FULL) == "ansi"
    assert first_theme("auto", {"TEXTUAL_THEME": "unheard-of"}, FULL) == "dark"


def test_an_empty_no_color_is_forgotten() -> None:
    environ = {"NO_COLOR": "", "TERM": "xterm"}
    forget_empty_no_color(environ)
    assert environ == {"TERM": "xterm"}
    environ = {"NO_COLOR": "1"}
    forget_empty_no_color(environ)
    assert environ == {"NO_COLOR": "1"}


@pytest.mark.parametrize("name", theme_names())
def test_every_theme_has_all_variables_and_they_are_colours(name: str) -> None:
    variables, ansi = appearance(name).theme.variables, appearance(name).theme.ansi

    for variable in default_variables():
        pattern = "ansi_default" if ansi else r"#[0-9a-f]{6}"
        assert re.fullmatch(pattern, variables[variable]), variable
    assert {"hat-h", "hat-j", "muted", "cloth", "paper", "ringfg"} <= set(default_variables())


class Themed(App[None]):
    """An app whose style sheet uses our variables."""

    CSS = "Screen { background: $cloth; color: $hat-s; }"

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return {**super().get_theme_variable_defaults(), **default_variables()}


@pytest.mark.parametrize("name", ["dark", "light", "nord", "ansi"])
async def test_style_sheets_find_the_variables_under_every_theme(name: str) -> None:
    app, worn = Themed(), appearance(name)
    app.register_theme(worn.theme)
    app.theme = worn.theme.name
    async with app.run_test(size=(20, 5)):
        background = app.screen.styles.background
        assert background.hex.lower() == worn.theme.variables["cloth"]


async def test_style_sheets_find_them_under_a_theme_that_is_not_worn_by_us() -> None:
    app = Themed()
    app.theme = "dracula"
    async with app.run_test(size=(20, 5)):
        assert app.screen.styles.background.hex.lower() == default_variables()["cloth"]
