"""Themes, and the choice between colour and none."""

import re

import pytest
from textual.app import App

from hats_tui.tui.paint.palette import DARK, LIGHT, MONO
from hats_tui.tui.theme import (
    HATS_DARK,
    HATS_LIGHT,
    choose_appearance,
    default_variables,
    forget_empty_no_color,
)


@pytest.mark.parametrize("environ", [{}, {"NO_COLOR": ""}])
def test_colour_unless_told_otherwise(environ: dict[str, str]) -> None:
    chosen = choose_appearance(environ)
    assert (chosen.ansi_color, chosen.theme, chosen.palette) == (False, "hats-dark", DARK)
    assert choose_appearance(environ, dark=False).palette is LIGHT


def test_no_color_turns_colour_off_whatever_it_says() -> None:
    for value in ("1", "0", "please"):
        chosen = choose_appearance({"NO_COLOR": value})
        assert chosen.ansi_color
        assert chosen.palette is MONO


def test_an_empty_no_color_is_forgotten() -> None:
    environ = {"NO_COLOR": "", "TERM": "xterm"}
    forget_empty_no_color(environ)
    assert environ == {"TERM": "xterm"}
    environ = {"NO_COLOR": "1"}
    forget_empty_no_color(environ)
    assert environ == {"NO_COLOR": "1"}


def test_both_themes_have_all_variables_and_they_are_colours() -> None:
    defaults = default_variables()
    assert set(HATS_DARK.variables) == set(HATS_LIGHT.variables) == set(defaults)
    for theme in (HATS_DARK, HATS_LIGHT):
        for name, value in theme.variables.items():
            assert re.fullmatch(r"#[0-9a-f]{6}", value), name
    assert {"hat-h", "hat-j", "muted", "cloth", "paper", "ringfg"} <= set(defaults)


class Themed(App[None]):
    """An app whose style sheet uses our variables."""

    CSS = "Screen { background: $cloth; color: $hat-s; }"

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(HATS_DARK)
        self.register_theme(HATS_LIGHT)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return {**super().get_theme_variable_defaults(), **default_variables()}


@pytest.mark.parametrize("theme", ["hats-dark", "hats-light", "nord"])
async def test_style_sheets_find_the_variables_under_every_theme(theme: str) -> None:
    app = Themed()
    app.theme = theme
    async with app.run_test(size=(20, 5)):
        expected = HATS_LIGHT if theme == "hats-light" else HATS_DARK
        assert app.screen.styles.background.hex.lower() == expected.variables["cloth"]
