"""What every screen of ours has in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, TypeVar

from textual import getters
from textual.app import ComposeResult
from textual.events import Resize
from textual.widgets import Static

from hats_tui.terminal import MIN_COLUMNS, MIN_ROWS
from hats_tui.tui.app import HatsApp
from hats_tui.tui.leaving import LeftOnce
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _

ResultT = TypeVar("ResultT")


class TooSmall(Static):
    """Covers a screen while the window is too small for it; the keys go on working."""

    DEFAULT_CSS = """
    TooSmall {
        layer: notice;
        position: absolute;
        width: 100%;
        height: 100%;
        content-align: center middle;
        text-align: center;
        background: $background;
        display: none;
    }
    """
    ALLOW_SELECT = False

    def fit(self, width: int, height: int) -> None:
        """Show or hide the notice for a window of this size."""
        self.display = width < MIN_COLUMNS or height < MIN_ROWS
        if self.display:
            text = _("HATS needs {needed}; this window is {present}. Your game is safe.")
            needed, present = f"{MIN_COLUMNS}x{MIN_ROWS}", f"{width}x{height}"
            self.update(text.format(needed=needed, present=present))


class HatsScreen(LeftOnce[ResultT]):
    """A full screen: it knows how to paint, and says so when the window is too small.

    Subclasses put their widgets into `compose_screen`.
    """

    AUTO_FOCUS = ""
    ALLOW_SELECT = False
    DEFAULT_CSS = """
    HatsScreen { layers: default notice; }
    """
    HELP: ClassVar[str] = ""
    """What this screen is for, in a sentence or two; the help shows what stands in ** as strong."""

    MOUSE: ClassVar[Sequence[tuple[str, str]]] = ()
    """What the mouse does here, as pairs of a gesture and what it does; shown by the help."""

    app = getters.app(HatsApp)

    @property
    def look(self) -> Look:
        """How to paint at the present size, and with which keys."""
        return replace(self.app.look, keys=self.app.own_keys.on(type(self)))

    @property
    def help_players(self) -> int | None:
        """How many play, for the rules in the help; None where that is not known."""
        return None

    def compose(self) -> ComposeResult:
        """The screen's own widgets, and the notice above them."""
        yield from self.compose_screen()
        yield TooSmall(markup=False)

    def compose_screen(self) -> ComposeResult:
        """The widgets of this screen."""
        yield from ()

    @property
    def too_small(self) -> bool:
        """Whether the window is too small to see what one does."""
        return self.app.size.width < MIN_COLUMNS or self.app.size.height < MIN_ROWS

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Do nothing of this screen that cannot be seen; menu and quit are the app's, and stay.

        That is so in a window that is too small, and before the widgets are there or when they
        are gone: keys can come that early and that late.
        """
        del action, parameters
        return self.is_mounted and self.is_attached and not self.too_small

    def on_resize(self, event: Resize) -> None:
        """Fit the notice, and paint in the size of the new window."""
        self.query_one(TooSmall).fit(event.size.width, event.size.height)
        self.take_look()

    def take_look(self) -> None:
        """Have every zone paint in the present look."""
        for zone in self.query(Zone):
            zone.look = self.look

    def take_language(self) -> None:
        """Say everything in the language that is spoken from now on."""
        self.query_one(TooSmall).fit(*self.app.size)
        for zone in self.query(Zone):
            zone.paint_anew()
