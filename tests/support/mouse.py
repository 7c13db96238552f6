"""The mouse, event by event, as the driver reports it.

Pilot's own `mouse_down` and `mouse_up` make no click of the two, and a drag needs the button in
every movement.
"""

from __future__ import annotations

from typing import Any

from textual.events import (
    MouseDown,
    MouseEvent,
    MouseMove,
    MouseScrollDown,
    MouseScrollUp,
    MouseUp,
)
from textual.pilot import Pilot

Cell = tuple[int, int]
LEFT, MIDDLE, RIGHT = 1, 2, 3


class Mouse:
    """A mouse on the screen of a running application."""

    def __init__(self, pilot: Pilot[Any]) -> None:
        """Lay it beside the keyboard."""
        self._pilot = pilot

    async def down(self, at: Cell, button: int = LEFT) -> None:
        """Press a button."""
        await self._happen(MouseDown, at, button)

    async def move(self, *way: Cell, button: int = 0) -> None:
        """Move from cell to cell, with a button held or with none."""
        for at in way:
            await self._happen(MouseMove, at, button)

    async def up(self, at: Cell, button: int = LEFT) -> None:
        """Let a button go."""
        await self._happen(MouseUp, at, button)

    async def click(self, at: Cell, button: int = LEFT, times: int = 1) -> None:
        """Press and let go at the same place."""
        for _ in range(times):
            await self.down(at, button)
            await self.up(at, button)

    async def drag(self, *way: Cell, button: int = LEFT) -> None:
        """Press a button at the first cell, and let it go at the last one."""
        await self.down(way[0], button)
        await self.move(*way[1:], button=button)
        await self.up(way[-1], button)

    async def dash(self, *way: Cell) -> None:
        """Drag as fast as it can be told: the program sees nothing before all is done."""
        events: list[tuple[type[MouseEvent], Cell]]
        events = [(MouseDown, way[0]), *((MouseMove, at) for at in way[1:]), (MouseUp, way[-1])]
        for kind, at in events:
            self._post(kind, at, LEFT)
        await self._pilot.pause()

    async def wheel(self, at: Cell, steps: int) -> None:
        """Turn the wheel, with positive steps towards oneself."""
        for _ in range(abs(steps)):
            await self._happen(MouseScrollDown if steps > 0 else MouseScrollUp, at, 0)

    async def _happen(self, kind: type[MouseEvent], at: Cell, button: int) -> None:
        self._post(kind, at, button)
        await self._pilot.pause()

    def _post(self, kind: type[MouseEvent], at: Cell, button: int) -> None:
        x, y = at
        self._pilot.app.post_message(kind(None, x, y, 0, 0, button, False, False, False, x, y))
