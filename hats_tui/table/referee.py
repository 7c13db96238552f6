"""The referee: runs one game over its seats, and is the only one who applies actions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import NamedTuple

from hats_tui.game import Game, IllegalAction, Move, PublicView, Say, Undo, score_sheet
from hats_tui.table.journal import Journal
from hats_tui.table.seat import Observer, Seat, Spoken, spoken


class _Request(NamedTuple):
    """Something to do between two actions, and whoever waits for it."""

    work: Callable[[], Awaitable[None]]
    done: asyncio.Future[None]

    async def carry_out(self) -> None:
        """Do it; an error belongs to whoever asked, not to the game."""
        try:
            await self.work()
        except Exception as error:  # noqa: BLE001 - whatever it is, the asker gets it
            if not self.done.cancelled():
                self.done.set_exception(error)
        else:
            if not self.done.cancelled():
                self.done.set_result(None)


class Referee:
    """Runs one game from where it stands to its end.

    One task runs `run`. Undo, hand-over and stopping may be asked for at any moment, also while a
    seat is thinking; they are done between two actions, in the order in which they came.
    """

    def __init__(
        self,
        game: Game,
        seats: dict[int, Seat],
        journal: Journal,
        observers: Iterable[Observer] = (),
        *,
        open_hands: bool = False,
    ) -> None:
        """Seat everybody.

        Args:
            game: The game, from its deal or from anywhere in its course.
            seats: Who plays, by seat from 1 on.
            journal: Where the game is recorded.
            observers: Who watches.
            open_hands: Whether observers see the hand of the player whose turn it is. Where
                somebody plays who could look at the same screen, they may not.
        """
        self.game = game
        self._seats = dict(seats)
        self._journal = journal
        self._open_hands = open_hands
        self._observers = tuple(observers)
        self._requests: asyncio.Queue[_Request] = asyncio.Queue()
        self._running = False
        self._stopping = False

    async def run(self) -> None:
        """Play to the end, or until `stop`.

        What the journal raises ends it: then the game stands as before the action that could not
        be written, and nobody has been told of more.
        """
        self._running = True
        warm_ups = [asyncio.create_task(seat.warm_up()) for seat in self._seats.values()]
        try:
            if self.game.state.board.over:  # the result is all that its record lacks
                await self._write_result(self.game)
            await self._tell(0)
            while not self._stopping and not self.game.state.board.over:
                await self._step()
        finally:
            self._running = False
            for task in warm_ups:
                await _cancelled(task)
            while not self._requests.empty():
                self._requests.get_nowait().done.cancel()

    @property
    def seats(self) -> Mapping[int, Seat]:
        """Who plays now, by seat."""
        return self._seats

    async def undo(self, seat: int) -> None:
        """Take back the last action of this turn.

        Raises:
            IllegalAction: There is nothing to take back, or it is not the turn of `seat`.
        """
        await self._ask(lambda: self._apply(Undo(seat=seat)))

    async def hand_over(self, seat: int, to: Seat, kind: str) -> None:
        """Let somebody else play on for `seat`; its former player leaves the table.

        A game that is over stays as it is: nothing may stand behind the result in its record.
        """
        await self._ask_until_the_end(lambda: self._replace(seat, to, kind))

    async def say(self, seat: int, say: Say) -> None:
        """Have everybody hear what a player says to the partner; whoever thinks thinks again."""
        await self._ask_until_the_end(lambda: self._hear(seat, say))

    async def note_hint(self, seat: int) -> None:
        """Have it written down that a player asked for a hint; the game does not change."""
        await self._ask_until_the_end(lambda: self._journal.write_hint(seat))

    async def note_no_hints(self) -> None:
        """Have it written down that there are no hints any more; the game does not change."""
        await self._ask_until_the_end(self._journal.write_no_hints)

    def hurry(self) -> None:
        """Ask everybody not to dawdle."""
        for seat in self._seats.values():
            seat.hurry()

    def stop(self) -> None:
        """End `run` before the next action; the game can be resumed from its record."""
        self._stopping = True
        if self._running:
            self._request(_nothing)

    async def close(self) -> None:
        """Send everybody home."""
        await asyncio.gather(*(seat.close() for seat in self._seats.values()))

    async def _ask(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have `work` done between two actions, and wait for it; its errors come back here."""
        if self._running:
            await self._request(work)
        else:
            await work()

    async def _ask_until_the_end(self, work: Callable[[], Awaitable[None]]) -> None:
        """The same, but not any more when its moment comes after the end of the game."""

        async def unless_over() -> None:
            if not self.game.state.board.over:
                await work()

        await self._ask(unless_over)

    def _request(self, work: Callable[[], Awaitable[None]]) -> asyncio.Future[None]:
        request = _Request(work, asyncio.get_running_loop().create_future())
        self._requests.put_nowait(request)
        return request.done

    async def _step(self) -> None:
        """One action, or one request that comes while somebody thinks about one."""
        asked = asyncio.create_task(self._requests.get())
        thinking = asyncio.create_task(self._next_move())
        try:
            await asyncio.wait((asked, thinking), return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                await self._try(thinking.result())
            if asked.done():
                await _cancelled(thinking)
                await asked.result().carry_out()
        finally:
            await _cancelled(asked)
            await _cancelled(thinking)
            if not asked.cancelled():
                asked.result().done.cancel()  # nobody has carried it out, if it is not done

    async def _next_move(self) -> Spoken:
        actor = self.game.state.board.actor
        assert actor is not None, "the game is not over"
        view = self.game.view(actor)
        return spoken(await self._seats[actor].act(view, view.legal))

    async def _try(self, choice: Spoken) -> None:
        actor = self.game.state.board.actor
        try:
            if choice.say is not None and actor is not None:
                await self._hear(actor, choice.say)
            await self._apply(choice.action)
        except IllegalAction as error:
            if actor is not None:
                await self._seats[actor].refused(error.refusal)

    async def _apply(self, move: Move) -> None:
        """Referee, record, state, then everybody: in this order."""
        move = self.game.with_chance(move)
        after = self.game.apply(move)
        await self._journal.write_move(move)
        if after.state.board.over:
            await self._write_result(after)
        known = len(self.game.events)
        self.game = after
        await self._tell(known)

    async def _hear(self, seat: int, say: Say) -> None:
        """Record, then everybody; it changes nothing else."""
        if self.game.state.board.players == 4:
            await self._journal.write_talk(seat, say)
            self.game = self.game.saying(seat, say)
            await self._tell(len(self.game.events))

    async def _write_result(self, game: Game) -> None:
        await self._journal.write_result(score_sheet(game.state))

    async def _replace(self, seat: int, to: Seat, kind: str) -> None:
        await self._journal.write_seat(seat, kind)
        leaving, self._seats[seat] = self._seats[seat], to
        await leaving.close()
        await to.warm_up()
        await self._tell(len(self.game.events))

    async def _tell(self, known: int) -> None:
        """Tell everybody what happened after the first `known` events."""
        for number, seat in self._seats.items():
            view = self.game.view(number)
            await seat.tell(view, view.history[known:])
        seen = self._observed()
        for observer in self._observers:
            await observer.see(seen, seen.history[known:])

    def _observed(self) -> PublicView:
        board = self.game.state.board
        if self._open_hands:
            return self.game.view(board.actor or board.turn)
        return self.game.public_view()


async def _nothing() -> None:
    """The request that only wakes the referee."""


async def _cancelled(task: asyncio.Task[object]) -> None:
    """Cancel a task and wait until it is gone."""
    task.cancel()
    await asyncio.wait((task,))
