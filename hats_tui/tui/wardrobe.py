"""What the application wears: a theme and a set of signs, changed while it runs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from textual.app import SystemCommand
from textual.filter import LineFilter, NoColor

from hats_tui import terminal
from hats_tui.host.problem_text import problem_text
from hats_tui.store.look import LookWish, remember_theme, wish_for
from hats_tui.tui.paint.glyphs import ASCII, UNICODE, Glyphs
from hats_tui.tui.paint.palette import MONO, Palette
from hats_tui.tui.theme import NO_COLOR, OWN, appearance, first_theme, theme_names
from hats_tui.words import _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

COLOURLESS: Final[LineFilter] = NoColor()
"""Takes the colours away also where a widget of Textual's has some of its own."""


def no_colour_wanted() -> bool:
    """Tell whether the environment asks for no colour, which nothing can overrule."""
    return bool(os.environ.get(NO_COLOR))


class Wardrobe:
    """Knows what is worn, and changes it on all screens at once."""

    def __init__(self, app: HatsApp, wish: LookWish) -> None:
        """Choose what to wear at the first frame, from the settings and the environment.

        Args:
            app: The application, which Textual has initialised.
            wish: What the player wants.
        """
        self._app = app
        self._colourless = no_colour_wanted()
        self._theme_is_set = wish.theme_is_set
        self._few = app.console.color_system == "256"
        self.filters: tuple[LineFilter, ...] = ()
        """What every line goes through before it is shown."""
        self.palette: Palette = MONO
        self.glyphs = _glyphs(wish)
        self.worn = MONO.name
        self.wear(first_theme(wish.theme, os.environ, app.console.color_system))

    @property
    def wearable(self) -> tuple[str, ...]:
        """The names of the themes that can be worn: none but the colourless one with NO_COLOR."""
        return (MONO.name,) if self._colourless else theme_names()

    def wish(self, theme: str, glyphs: str) -> None:
        """Put on what the player's settings ask for, now that they have changed.

        Args:
            theme: The theme, or "auto".
            glyphs: The signs, or "auto".
        """
        wish = wish_for(theme, glyphs)
        self._theme_is_set = wish.theme_is_set
        chosen = first_theme(wish.theme, os.environ, self._app.console.color_system)
        self.wear(chosen, _glyphs(wish))

    def wear(self, name: str, glyphs: Glyphs | None = None) -> None:
        """Put on a theme; every screen shows it from the next frame on.

        Args:
            name: One of `wearable`; with anything else the theme stays as it is.
            glyphs: The signs to draw with; None keeps those that there are.
        """
        app, self.glyphs = self._app, glyphs or self.glyphs
        if name in self.wearable:
            chosen = appearance(name, few=self._few)
            self.worn, self.palette = name, chosen.palette
            self.filters = self._filters()
            app.no_color = chosen.palette.mono
            app.register_theme(chosen.theme)
            app.theme = chosen.theme.name
        self.show()

    def show(self) -> None:
        """Have every screen painted as everything looks now."""
        if self._app.is_running:
            # Textual takes its part with the next message: so both parts come in one frame.
            self._app.call_next(self._show)

    def choose(self, name: str) -> None:
        """Put on a theme because the player wants it, and remember it for the next start.

        Args:
            name: One of `wearable`.
        """
        self.wear(name)
        self._app.run_worker(partial(self._remember, name), thread=True, group="remember")

    def commands(self) -> Iterator[SystemCommand]:
        """A command for each theme; those that are not ours come up when they are searched for."""
        for name in self.wearable:
            title = _("Theme: {theme}").format(theme=appearance(name).label)
            note = _("Worn now") if name == self.worn else _("Change the colours")
            yield SystemCommand(title, note, partial(self.choose, name), discover=name in OWN)

    def _filters(self) -> tuple[LineFilter, ...]:
        """Take the colours away, or give them the numbers that a terminal with few has for them."""
        if self.palette.mono:
            return (COLOURLESS,)
        if not self._few:
            return ()
        from hats_tui.tui.few_colours import FEW_COLOURS

        return (FEW_COLOURS,)

    def _show(self) -> None:
        from hats_tui.tui.dialogs.dialog import Dialog
        from hats_tui.tui.screens.base import HatsScreen

        for screen in self._app.screen_stack:
            if isinstance(screen, HatsScreen | Dialog):
                screen.take_look()

    def _remember(self, name: str) -> None:
        """Write the choice down, in a thread, and tell what the player would not expect."""
        problem = remember_theme(name)
        if problem is not None:
            self._app.call_from_thread(self._tell, problem_text(problem))
        elif self._theme_is_set:
            said = _("This lasts until you quit: your settings name the theme to start with.")
            self._app.call_from_thread(self._tell, said)

    def _tell(self, said: str) -> None:
        self._app.notify(said, markup=False)


def _glyphs(wish: LookWish) -> Glyphs:
    named = {glyphs.name: glyphs for glyphs in (UNICODE, ASCII)}
    return named.get(wish.glyphs) or (UNICODE if terminal.draws_unicode() else ASCII)
