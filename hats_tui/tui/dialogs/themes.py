"""Which colours to wear: each theme is shown on the whole screen while it is chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.message import Message

from hats_tui.tui.dialogs.choice import BoxEntries, Choice
from hats_tui.tui.theme import OWN, appearance
from hats_tui.tui.widgets.entries import Entry
from hats_tui.words import _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


class ThemeEntries(BoxEntries):
    """Entries that tell at once when another one is chosen."""

    @dataclass
    class Tried(Message):
        """Another entry is chosen, and not taken yet.

        Args:
            index: Which entry, from 0.
        """

        index: int

    def choose(self, index: int) -> None:
        """Choose an entry.

        Args:
            index: Which one, from 0.
        """
        before = self.chosen
        super().choose(index)
        if self.chosen != before:
            self.post_message(self.Tried(self.chosen))


class ChooseTheme(Choice):
    """Gives the number of a theme among those that it was made with, or None."""

    ENTRIES: ClassVar[type[BoxEntries]] = ThemeEntries

    def __init__(self, names: list[str], worn: str) -> None:
        """Make the dialog.

        Args:
            names: The themes.
            worn: The one that is worn, one of them.
        """
        entries = [Entry(str(n), appearance(name).label) for n, name in enumerate(names, start=1)]
        super().__init__(_("Colours"), entries, chosen=names.index(worn))
        self._names = names

    @on(ThemeEntries.Tried)
    def _try_on(self, event: ThemeEntries.Tried) -> None:
        self.app.wear(self._names[event.index])


async def choose_theme(app: HatsApp) -> None:
    """Let the player choose among our themes, and the one that is worn.

    Args:
        app: The application.
    """
    wardrobe, before = app.wardrobe, app.wardrobe.worn
    names = [name for name in wardrobe.wearable if name in OWN or name == before]
    number = await app.push_screen_wait(ChooseTheme(names, before))
    if number is None:
        app.wear(before)
    else:
        wardrobe.choose(names[number])
