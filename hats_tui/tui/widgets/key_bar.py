"""The last row of a quiet screen: its keys, and what they do; a press is as good as the key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _


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
            entries: The keys; they must fit the smallest screen.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._entries = tuple(entries)
        self._chosen: int | None = None

    @property
    def chosen(self) -> KeyEntry | None:
        """What Enter does; None when nothing is chosen."""
        return None if self._chosen is None else self._entries[self._chosen]

    def move(self, step: int) -> None:
        """Choose the next entry, round and round.

        Args:
            step: 1 for right, -1 for left.
        """
        if self._chosen is None:
            self._chosen = 0 if step > 0 else len(self._entries) - 1
        else:
            self._chosen = (self._chosen + step) % len(self._entries)
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the keys."""
        style, x = self.look.palette.style, 0
        for index, entry in enumerate(self._entries):
            start = x
            x = canvas.text(x, 0, f" {cap(self.look, entry.key)} ", style("key"))
            chosen = index == self._chosen
            x = canvas.text(x, 0, f" {_(entry.label)} ", style("ring" if chosen else "fg")) + 1
            canvas.hit(start, 0, x - start - 1, 1, payload=entry.action)

    async def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Do what was pressed."""
        event.stop()
        await self.screen.run_action(str(event.payload))
