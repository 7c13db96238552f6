"""A dialog in which one of several entries is taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key

from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.entries import Entry, EntryList
from hats_tui.words import N_

_NARROWEST: Final = 34
_WIDEST: Final = 70


class BoxEntries(EntryList):
    """Entries on the ground of a dialog."""

    GROUND: Role = "panel"


class Choice(Dialog[int | None]):
    """Gives the number of the entry that was taken, from 0, or None.

    An entry is taken by its key, by Enter when it is chosen, or by a press.
    """

    CSS_PATH = ["dialog.tcss", "choice.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", N_("Choose the entry above"), id="choice.up"),
        Binding("down", "move(1)", N_("Choose the entry below"), id="choice.down"),
        Binding(
            "home,pageup", "move_to_end(False)", N_("Choose the first entry"), id="choice.first"
        ),
        Binding("end,pagedown", "move_to_end(True)", N_("Choose the last entry"), id="choice.last"),
        Binding("enter,space", "take_chosen", N_("Take what is chosen"), id="choice.take"),
    ]

    ENTRIES: ClassVar[type[BoxEntries]] = BoxEntries
    """What shows the entries."""

    entry_list = getters.query_one(EntryList)
    """The entries."""

    def __init__(
        self, heading: str, entries: Sequence[Entry], *, chosen: int | None = None
    ) -> None:
        """Make a dialog.

        Args:
            heading: What the entries are.
            entries: At least one that can be taken.
            chosen: Which of them is chosen at first, from 0; None is the first that can be taken.
        """
        super().__init__(heading)
        self._entries = tuple(entries)
        able = (index for index, entry in enumerate(self._entries) if entry.enabled)
        self._chosen = next(able) if chosen is None else chosen

    def compose_box(self) -> ComposeResult:
        """The entries one below the other."""
        entries = self.ENTRIES(self.look, self._entries, chosen=self._chosen)
        entries.styles.width = min(max(entries.needed_width, _NARROWEST), _WIDEST)
        entries.styles.height = len(self._entries)
        yield entries

    @on(EntryList.Done)
    def _take_pressed(self, event: EntryList.Done) -> None:
        self.dismiss(event.index)

    def on_key(self, event: Key) -> None:
        """Take the entry that has this key."""
        for index, entry in enumerate(self._entries):
            if entry.enabled and entry.key == event.character:
                event.stop()
                self.dismiss(index)
                return

    def action_move(self, step: int) -> None:
        """Choose the next entry, or the one before."""
        self.entry_list.move(step)

    def action_move_to_end(self, last: bool) -> None:
        """Choose the first or the last entry."""
        self.entry_list.choose_end(last=last)

    def action_take_chosen(self) -> None:
        """Take what is chosen."""
        self.dismiss(self.entry_list.chosen)
