"""The last row of a quiet screen: its keys, and what they do; a press is as good as the key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hats_tui.cells import width_of
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _

_KEPT: Final = ("escape", "f10")
"""The way out, and the way to what has no room, stay whatever the language needs."""


@dataclass(frozen=True)
class KeyEntry:
    """One key.

    Args:
        key: Textual's name of the usual key.
        label: What it does, in English: it is looked up when it is painted.
        action: The action of the screen that a press runs, such as ``"start"`` or ``"app.help"``.
    """

    key: str
    label: str
    action: str


class KeyBar(Zone):
    """The keys from left to right; one may be chosen, for Enter."""

    DEFAULT_CSS = """
    KeyBar { height: 1; }
    """
    GROUND = "panel"

    def __init__(self, look: Look, entries: Sequence[KeyEntry], *, id: str | None = None) -> None:
        """Make a bar.

        Args:
            look: Palette, signs and size of screen.
            entries: The keys, the most wanted first: from the end those are left out for which
                there is no room, but never the first, nor the way out.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._entries = tuple(entries)
        self._chosen: int | None = None
        """The place of what is chosen among those that are seen."""

    @property
    def chosen(self) -> KeyEntry | None:
        """What Enter does; None when nothing is chosen."""
        return None if self._chosen is None else self._seen()[self._chosen]

    def move(self, step: int) -> None:
        """Choose the next entry, round and round.

        Args:
            step: 1 for right, -1 for left.
        """
        seen = len(self._seen())
        if self._chosen is None:
            self._chosen = 0 if step > 0 else seen - 1
        else:
            self._chosen = (self._chosen + step) % seen
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the keys."""
        style, x, entries = self.look.palette.style, 0, self._seen()
        gap = 1 if self._needed(entries) <= canvas.width else 0
        for index, entry in enumerate(entries):
            start = x
            x = canvas.text(x, 0, f" {cap(self.look, entry.key)} ", style("key"))
            chosen = index == self._chosen
            x = canvas.text(x, 0, f" {_(entry.label)} ", style("ring" if chosen else "fg")) + gap
            canvas.hit(start, 0, x - start - gap, 1, payload=entry.action)

    def _seen(self) -> list[KeyEntry]:
        """The entries for which there is room, at need without a column between them."""
        entries = list(self._entries)
        spare = [entry for entry in entries[1:] if entry.key not in _KEPT]
        while spare and self._needed(entries) - len(entries) >= max(self.size.width, 1):
            entries.remove(spare.pop())
        return entries

    def _needed(self, entries: Sequence[KeyEntry]) -> int:
        """The columns of some entries, with one between every two, to the end of the last label."""
        texts = (f" {cap(self.look, entry.key)}  {_(entry.label)} " for entry in entries)
        return sum(width_of(text) + 1 for text in texts) - 2

    async def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Do what was pressed."""
        event.stop()
        await self.screen.run_action(str(event.payload))
