"""A person at this terminal."""

from __future__ import annotations

import asyncio

from hats_tui.game import (
    Action,
    EndTurn,
    Event,
    IllegalAction,
    PlayerView,
    Refusal,
    RefusalCode,
    refusal,
)


class HumanSeat:
    """A seat whose actions come from a screen.

    The screen reads `view`, waits for nothing, and calls `submit` when the player has decided.
    Whoever types ahead of the referee can wait for it with `when_asked`.
    """

    def __init__(self, seat: int, *, ends_turns: bool = False) -> None:
        """Make the place of `seat`.

        Args:
            seat: The place at the table.
            ends_turns: Whether a turn ends by itself when nothing else can be done in it.
        """
        self.seat = seat
        self.ends_turns = ends_turns
        """Whether a turn ends by itself when nothing else can be done in it."""
        self.view: PlayerView | None = None
        """What this player may know now; nothing before the game has begun."""
        self._answer: asyncio.Future[Action] | None = None
        self._wanted = asyncio.Event()

    @property
    def asked(self) -> bool:
        """Whether the referee waits for this player."""
        return self._answer is not None and not self._answer.done()

    async def when_asked(self) -> None:
        """Wait until the referee waits for this player."""
        await self._wanted.wait()

    def submit(self, action: Action) -> None:
        """Answer the referee.

        Raises:
            IllegalAction: The rules do not allow it, or the referee does not wait for this player.
        """
        view = self.view
        answer = self._answer if self.asked else None
        if view is None or answer is None:
            actor = view.board.actor if view else None
            code = RefusalCode.NOT_YOUR_TURN
            raise IllegalAction(Refusal(code=code, seat=self.seat, actor=actor))
        refused = refusal(view.board, view.hand, action)
        if refused is not None:
            raise IllegalAction(refused)
        answer.set_result(action)
        self._wanted.clear()

    async def warm_up(self) -> None:
        """People come warmed up."""

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        """Keep the view for the screen."""
        del events
        self.view = view

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action:
        """Wait until a screen submits an action."""
        self.view = view
        if self.ends_turns and len(legal) == 1 and isinstance(legal[0], EndTurn):
            return legal[0]
        self._answer = asyncio.get_running_loop().create_future()
        self._wanted.set()
        try:
            return await self._answer
        finally:
            self._answer = None
            self._wanted.clear()

    async def refused(self, refusal: Refusal) -> None:
        """Nothing to do: `submit` has refused it already."""

    def hurry(self) -> None:
        """People take their time."""

    async def close(self) -> None:
        """Nothing to put away."""
