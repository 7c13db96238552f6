"""Help for the screen from which it was called, and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hats_tui.tui.manual.blocks import Block
from hats_tui.tui.manual.contents import RULES, contents, signs_number
from hats_tui.tui.manual.keys import key_table
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.screens.help_page import CLOSE, HelpPage
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_


class HelpScreen(HatsScreen[None]):
    """A whole screen, so that no hand is seen while somebody reads."""

    CSS_PATH = "help.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "close", N_("Close the help"), id="help.close"),
        Binding("f1,question_mark", "close", N_("Close the help"), id="app.help"),
        Binding("up,k", "scroll(-1)", N_("Up"), id="help.up"),
        Binding("down,j", "scroll(1)", N_("Down"), id="help.down"),
        Binding("pageup", "scroll_pages(-1)", N_("A page up"), id="help.page_up"),
        Binding("pagedown,space", "scroll_pages(1)", N_("A page down"), id="help.page_down"),
        Binding("home", "scroll(-9999)", N_("To the beginning"), id="help.home"),
        Binding("end", "scroll(9999)", N_("To the end"), id="help.end"),
        *(
            Binding(str(number), f"section({number})", N_("To a section"), id=f"help.{number}")
            for number in range(1, 10)
        ),
    ]

    page = getters.query_one(HelpPage)
    """What scrolls."""

    def __init__(self, below: Screen[Any]) -> None:
        """Make the help.

        Args:
            below: The screen that it is for; it is asked for its keys now, while it is on top.
        """
        super().__init__()
        self._below = below
        self._keys_below = below.active_bindings
        self._has_fields = len(below.focus_chain) > 1

    @property
    def look(self) -> Look:
        """How to paint: cards are small on every screen, for they stand in a text."""
        return replace(super().look, tier=Tier.S)

    def compose_screen(self) -> ComposeResult:
        """The page, and the keys below it."""
        yield HelpPage(self.look, self._blocks)
        yield KeyBar(self.look, _bar())

    def _blocks(self, look: Look) -> list[Block]:
        keys = key_table(self._keys_below, has_fields=self._has_fields)
        return contents(self._below, keys, look)

    @on(Zone.Pressed)
    def _take_press(self, event: Zone.Pressed) -> None:
        if event.payload == CLOSE or event.button == 3:
            self.action_close()

    def action_close(self) -> None:
        """Go back to the screen below."""
        self.dismiss(None)

    def action_scroll(self, rows: int) -> None:
        """Go down, or up."""
        self.page.move(rows)

    def action_scroll_pages(self, pages: int) -> None:
        """Go down, or up, by what is seen."""
        self.page.move_pages(pages)

    def action_section(self, number: int) -> None:
        """Go to a section."""
        self.page.scroll_to_heading(number)


def _bar() -> Sequence[KeyEntry]:
    return (
        KeyEntry("escape", N_("Close"), "close"),
        KeyEntry("pageup", N_("Up"), "scroll_pages(-1)"),
        KeyEntry("pagedown", N_("Down"), "scroll_pages(1)"),
        KeyEntry(str(RULES), N_("The rules"), f"section({RULES})"),
        KeyEntry(str(signs_number()), N_("Signs"), f"section({signs_number()})"),
    )
