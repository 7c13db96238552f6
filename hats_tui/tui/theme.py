"""The themes: which there are, what Textual and our painters get of each, and which is worn first.

    name = first_theme(wish.theme, os.environ, app.console.color_system)
    worn = appearance(name, few=app.console.color_system == "256")
    app.register_theme(worn.theme)
    app.theme = worn.theme.name       painters get worn.palette

A theme has one name, in the settings and everywhere: one of ours (`OWN`), or one of Textual's,
whose colours our painters borrow.
"""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Final

from textual.theme import BUILTIN_THEMES, Theme

from hats_tui.tui.borrowed import borrowed_tokens
from hats_tui.tui.paint.palette import ANSI, CONTRAST, DARK, LIGHT, MONO, Palette
from hats_tui.tui.paint.tinted import tinted
from hats_tui.tui.paint.tokens import CONTRAST_TOKENS, DARK_TOKENS, LIGHT_TOKENS, Tokens
from hats_tui.words import _

NO_COLOR: Final = "NO_COLOR"
"""The environment variable by which a user asks for no colour (https://no-color.org)."""

TEXTUAL_THEME: Final = "TEXTUAL_THEME"
"""The environment variable by which a user asks all Textual programs for a theme."""

AUTO: Final = "auto"
"""Stands for the theme that suits the terminal."""


@dataclass(frozen=True)
class Appearance:
    """One theme.

    Args:
        name: What it is called in the settings.
        theme: What Textual needs of it.
        palette: What painters use.
    """

    name: str
    theme: Theme
    palette: Palette

    @property
    def label(self) -> str:
        """What it is called on the screen."""
        labels = {
            "dark": _("Dark"),
            "light": _("Light"),
            "contrast": _("High contrast"),
            "ansi": _("The terminal's own colours"),
            "mono": _("No colours"),
        }
        return labels.get(self.name, self.name)


def theme_names() -> tuple[str, ...]:
    """The names of all themes: first ours, then those borrowed from Textual."""
    borrowed = (name for name, theme in BUILTIN_THEMES.items() if not theme.ansi)
    return (*OWN, *borrowed)


def appearance(name: str, *, few: bool = False) -> Appearance:
    """Give a theme.

    Args:
        name: One of `theme_names`.
        few: Whether the terminal has 256 colours: ours have some that were chosen for it.

    Raises:
        KeyError: There is no such theme.
    """
    if name in OWN and not (few and OWN[name].palette.shades):
        return OWN[name]
    return _numbered(name) if few else _borrowed(name)


def first_theme(wanted: str, environ: Mapping[str, str], color_system: str | None) -> str:
    """Choose the theme that the program starts with.

    Args:
        wanted: What the player wants: the name of a theme, or anything else for what suits.
        environ: The environment of the process; a ``NO_COLOR`` that is not empty decides alone.
        color_system: What Rich found the terminal to be capable of.

    Returns:
        One of `theme_names`.
    """
    if environ.get(NO_COLOR):
        return MONO.name
    asked = environ.get(TEXTUAL_THEME, "")
    for name in (wanted, asked):
        if name in theme_names():
            return name
    if asked in BUILTIN_THEMES or color_system not in {"256", "truecolor"}:
        return ANSI.name
    return DARK.name


def forget_empty_no_color(environ: MutableMapping[str, str]) -> None:
    """Remove a ``NO_COLOR`` that is set but empty, which asks for nothing.

    Textual would take it for a wish, against its convention.

    Args:
        environ: The environment to change, such as `os.environ`.
    """
    if environ.get(NO_COLOR) == "":
        del environ[NO_COLOR]


def default_variables() -> dict[str, str]:
    """Give every variable of ours a value under themes that are not worn by `appearance`.

    Returns:
        The variables of the dark theme, without the ``$``.
    """
    return _variables(DARK_TOKENS)


@cache
def _borrowed(name: str) -> Appearance:
    tokens = borrowed_tokens(BUILTIN_THEMES[name])
    return Appearance(name, _theme(name, tokens), tinted(tokens))


@cache
def _numbered(name: str) -> Appearance:
    if name in OWN:
        from hats_tui.tui.paint.numbered import NUMBERED

        colours, called = NUMBERED[name](), OWN[name].theme.name
    else:
        from hats_tui.tui.paint.rounded import numbered

        colours, called = numbered(borrowed_tokens(BUILTIN_THEMES[name])), name
    palette = tinted(colours.tokens, colours.shades)
    return Appearance(name, _theme(called, colours.tokens), palette)


def _variables(tokens: Tokens) -> dict[str, str]:
    named = {
        field.name.replace("_", "-"): value
        for field in fields(tokens)
        if isinstance(value := getattr(tokens, field.name), str) and value.startswith("#")
    }
    hats = {f"hat-{letter.lower()}": fill for letter, fill in tokens.hats.items()}
    return named | hats


def _theme(name: str, tokens: Tokens) -> Theme:
    return Theme(
        name=name,
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


def _theme_of_the_terminal(name: str) -> Theme:
    """Leave what our style sheets colour to the terminal; attributes tell the states."""
    textuals = BUILTIN_THEMES["ansi-dark"]
    ours = dict.fromkeys(_variables(DARK_TOKENS), "ansi_default")
    return replace(textuals, name=name, variables=textuals.variables | ours)


OWN: Final[Mapping[str, Appearance]] = {
    palette.name: Appearance(palette.name, theme, palette)
    for palette, theme in (
        (DARK, _theme("hats-dark", DARK_TOKENS)),
        (LIGHT, _theme("hats-light", LIGHT_TOKENS)),
        (CONTRAST, _theme("hats-contrast", CONTRAST_TOKENS)),
        (ANSI, _theme_of_the_terminal("hats-ansi")),
        (MONO, _theme_of_the_terminal("hats-mono")),
    )
}
"""Our own themes by name, in the order in which they are offered."""
