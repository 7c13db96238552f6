"""Themes for Textual, and the choice between colour and none.

    appearance = choose_appearance(os.environ)
    app = HatsApp(..., ansi_color=appearance.ansi_color)
    app.theme = appearance.theme

The app must register `HATS_DARK` and `HATS_LIGHT` in its ``__init__`` and return
`default_variables()`, merged over its parent's, from ``get_theme_variable_defaults``: the first
style sheet is parsed before any later moment, and a variable that is missing then ends the app.
"""

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, fields
from typing import Final

from textual.theme import Theme

from hats_tui.tui.paint.palette import DARK, LIGHT, MONO, Palette
from hats_tui.tui.paint.tokens import DARK_TOKENS, LIGHT_TOKENS, Tokens

NO_COLOR: Final = "NO_COLOR"
"""The environment variable by which a user asks for no colour (https://no-color.org)."""


@dataclass(frozen=True)
class Appearance:
    """How the app is to be made.

    Args:
        ansi_color: What to hand to the constructor of `textual.app.App`.
        theme: The name of the theme to set.
        palette: What painters use.
    """

    ansi_color: bool
    theme: str
    palette: Palette


def choose_appearance(environ: Mapping[str, str], *, dark: bool = True) -> Appearance:
    """Decide whether there is colour.

    Textual also takes an empty ``NO_COLOR`` for a wish, against its convention: remove it from
    `os.environ` before the app is made (`forget_empty_no_color`).

    Args:
        environ: The environment of the process.
        dark: Whether the dark theme is wanted, where there is colour.

    Returns:
        Colour, or attributes only when ``NO_COLOR`` is set and not empty.
    """
    theme = HATS_DARK if dark else HATS_LIGHT
    if environ.get(NO_COLOR):
        return Appearance(ansi_color=True, theme=theme.name, palette=MONO)
    return Appearance(ansi_color=False, theme=theme.name, palette=DARK if dark else LIGHT)


def forget_empty_no_color(environ: MutableMapping[str, str]) -> None:
    """Remove a ``NO_COLOR`` that is set but empty, which asks for nothing.

    Args:
        environ: The environment to change, such as `os.environ`.
    """
    if environ.get(NO_COLOR) == "":
        del environ[NO_COLOR]


def default_variables() -> dict[str, str]:
    """Give every variable of ours a value under themes that are not ours.

    Returns:
        The variables of the dark theme, without the ``$``.
    """
    return _variables(DARK_TOKENS)


def _variables(tokens: Tokens) -> dict[str, str]:
    named = {
        field.name.replace("_", "-"): value
        for field in fields(tokens)
        if isinstance(value := getattr(tokens, field.name), str) and value.startswith("#")
    }
    hats = {f"hat-{letter.lower()}": fill for letter, fill in tokens.hats.items()}
    return named | hats


def _theme(tokens: Tokens) -> Theme:
    return Theme(
        name=f"hats-{tokens.name}",
        primary=tokens.accent,
        secondary=tokens.muted,
        accent=tokens.accent,
        warning=tokens.cookie,
        error=tokens.bad,
        success=tokens.good,
        foreground=tokens.fg,
        background=tokens.bg,
        surface=tokens.surface,
        panel=tokens.panel,
        dark=tokens.dark,
        variables=_variables(tokens),
    )


HATS_DARK: Final = _theme(DARK_TOKENS)
HATS_LIGHT: Final = _theme(LIGHT_TOKENS)
