"""A bot's move takes a moment, so that people can follow the game."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from hats_tui.game import Action, Event, PlayerView, Refusal
from hats_tui.table.seat import Seat, Spoken


class PacedSeat:
    """A seat that takes at least some time for each action, unless it is told to hurry."""

    def __init__(self, seat: Seat, pause: float) -> None:
        """Slow `seat` down to at least `pause` seconds an action."""
        self._seat = seat
        self.pause = pause
        """Seconds that an action takes at least."""
        self._hurried = asyncio.Event()

    @property
    def given_up(self) -> bool:
        """Whether its bot is not asked any more, so that simple moves are made in its place."""
        from hats_tui.table.engine import EngineSeat  # only a table with bots needs it

        return isinstance(self._seat, EngineSeat) and self._seat.given_up

    async def warm_up(self) -> None:
        """Pass it on."""
        await self._seat.warm_up()

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        """Pass it on."""
        await self._seat.tell(view, events)

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        """Choose, and let the pause go by meanwhile."""
        self._hurried.clear()
        async with asyncio.TaskGroup() as both:
            action = both.create_task(self._seat.act(view, legal))
            both.create_task(self._wait())
        return action.result()

    async def refused(self, refusal: Refusal) -> None:
        """Pass it on."""
        await self._seat.refused(refusal)

    def hurry(self) -> None:
        """Cut the pause short, and pass it on."""
        self._hurried.set()
        self._seat.hurry()

    async def close(self) -> None:
        """Pass it on."""
        await self._seat.close()

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), self.pause)
