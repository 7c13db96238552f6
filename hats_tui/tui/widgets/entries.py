"""A list of things to do, of which one is chosen: the title and the menus are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.zone import Zone


@dataclass(frozen=True)
class Entry:
    """One thing to do.

    Args:
        key: The usual key for it: a sign, or Textual's name of it; also nothing.
        label: What it is called.
        note: What is said beside it: why it cannot be done now.
        enabled: Whether it can be done now.
    """

    key: str
    label: str
    note: str = ""
    enabled: bool = True


_CHOSEN: Final[tuple[Role, Role, Role]] = ("key", "key", "key")
_ABLE: Final[tuple[Role, Role, Role]] = ("accent", "fg", "muted")
_UNABLE: Final[tuple[Role, Role, Role]] = ("muted", "off", "muted")
"""How key, label and note look."""


class EntryList(Zone):
    """Paints entries one below the other; the screen around it has the keys."""

    @dataclass
    class Done(Message):
        """An entry was pressed.

        Args:
            entries: The list.
            index: Which entry, from 0.
        """

        entries: EntryList
        index: int

        @property
        def entry(self) -> Entry:
            """The entry itself."""
            return self.entries.entries[self.index]

        @property
        def control(self) -> EntryList:
            """The list, for `textual.on`."""
            return self.entries

    def __init__(
        self, look: Look, entries: Sequence[Entry] = (), *, chosen: int = 0, id: str | None = None
    ) -> None:
        """Make a list.

        Args:
            look: Palette, signs and size of screen.
            entries: What can be done.
            chosen: Which entry is chosen at first, from 0.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._entries = tuple(entries)
        self._chosen = chosen

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What can be done, from top to bottom."""
        return self._entries

    @property
    def chosen(self) -> int:
        """Which entry is chosen, from 0."""
        return self._chosen

    @property
    def needed_width(self) -> int:
        """How many columns the longest entry takes."""
        keys = self._keys_width()
        return max((_width(entry) for entry in self._entries), default=0) + keys + 5

    def show(self, entries: Sequence[Entry], chosen: int) -> None:
        """Show other entries.

        Args:
            entries: What can be done.
            chosen: Which entry is chosen, from 0.
        """
        self._entries, self._chosen = tuple(entries), chosen
        self.repaint()

    def choose(self, index: int) -> None:
        """Choose an entry, unless it cannot be done.

        Args:
            index: Which one, from 0.
        """
        if self._entries[index].enabled and index != self._chosen:
            self._chosen = index
            self.repaint()

    def move(self, step: int) -> None:
        """Choose the next entry that can be done, or the one before; it goes round.

        Args:
            step: 1 for down, -1 for up.
        """
        count = len(self._entries)
        around = [(self._chosen + step * away) % count for away in range(1, count)]
        for index in around:
            if self._entries[index].enabled:
                self.choose(index)
                return

    def choose_end(self, *, last: bool) -> None:
        """Choose the first or the last entry that can be done.

        Args:
            last: Whether it is the last one.
        """
        able = [index for index, entry in enumerate(self._entries) if entry.enabled]
        if able:
            self.choose(able[-1 if last else 0])

    def paint(self, canvas: Canvas) -> None:
        """Paint the list over the whole zone."""
        self.paint_entries(canvas, 0, 0, canvas.width)

    def paint_entries(
        self, canvas: Canvas, x: int, y: int, width: int, *, spacing: int = 1
    ) -> None:
        """Paint the list.

        Args:
            canvas: Where to paint.
            x: First column.
            y: Row of the first entry.
            width: Columns.
            spacing: Rows from one entry to the next.
        """
        keys = self._keys_width()
        for index, entry in enumerate(self._entries):
            self._paint_entry(canvas, x, y + index * spacing, width, keys, index)
            if entry.enabled:
                canvas.hit(x, y + index * spacing, width, 1, payload=index)

    def on_zone_hovered(self, event: Zone.Hovered) -> None:
        """Choose what the mouse is on."""
        event.stop()
        if isinstance(event.payload, int):
            self.choose(event.payload)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Tell what was pressed."""
        event.stop()
        if isinstance(event.payload, int) and event.button == 1:
            self.post_message(self.Done(self, event.payload))

    def _keys_width(self) -> int:
        return max((width_of(cap(self.look, entry.key)) for entry in self._entries), default=0)

    def _paint_entry(
        self, canvas: Canvas, x: int, y: int, width: int, keys: int, index: int
    ) -> None:
        entry, palette = self._entries[index], self.look.palette
        chosen = index == self._chosen and entry.enabled
        if chosen:
            canvas.fill(x, y, width, 1, palette.style("key"))
            canvas.text(x, y, self.look.glyphs.turn)
        roles = _CHOSEN if chosen else _ABLE if entry.enabled else _UNABLE
        key, label, note = (palette.style(role) for role in roles)
        canvas.text(x + 2, y, cap(self.look, entry.key), key)
        start, room = x + 4 + keys, width - 5 - keys
        used = min(width_of(entry.label), room)
        canvas.text(start, y, entry.label, label, width=used)
        if entry.note:
            canvas.text(start + used + 2, y, entry.note, note, width=max(room - used - 2, 0))


def _width(entry: Entry) -> int:
    note = width_of(entry.note) + 2 if entry.note else 0
    return width_of(entry.label) + note
