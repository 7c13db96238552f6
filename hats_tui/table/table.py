"""One game with everything it needs: its record on disk, its seats, its referee."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from hats_tui.game import Game, Header, ScoreSheet, derived_seed
from hats_tui.record.branching import branch_places
from hats_tui.record.hints import is_without_hints, no_hints_line
from hats_tui.record.journal import JournalError
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.human import HumanSeat
from hats_tui.table.journal import AskUnsaved, RecordJournal, Unsaved
from hats_tui.table.next_game import begin_next
from hats_tui.table.opening import new_journal, open_journal
from hats_tui.table.pacing import PacedSeat
from hats_tui.table.referee import Referee
from hats_tui.table.roster import HUMAN, SENSIBLE
from hats_tui.table.seat import Observer, Seat
from hats_tui.table.thought import Thought


async def _stop(error: JournalError) -> Unsaved:
    """What a house decides in which nobody can be asked."""
    del error
    return Unsaved.STOP


@dataclass(frozen=True)
class House:
    """What the table takes from the player's settings, and whom it tells of trouble."""

    pause: float
    """Seconds that a bot's move takes at least."""
    on_trouble: Callable[[int, EngineFailure], None]
    """Called with the seat when a bot fails and a simple move is made for it."""
    on_thought: Callable[[Thought], None] | None = None
    """Called with what a bot thinks so far, where nobody plays from whom that is to be hidden."""
    on_unsaved: AskUnsaved = _stop
    """Asked what to do when the game cannot be saved."""
    ends_turns: bool = False
    """Whether people's turns end by themselves when nothing else can be done in them."""


class Table:
    """One game at this terminal."""

    def __init__(
        self,
        game: Game,
        kinds: tuple[str, ...],
        journal: RecordJournal,
        observer: Observer,
        house: House,
        *,
        branches: tuple[int, ...] = (),
        hints: bool = True,
    ) -> None:
        """Seat everybody; `new` and `resume` find out who it is.

        Args:
            game: The game as it stands.
            kinds: Who plays now, by seat, as the record writes it.
            journal: Its record, open for more.
            observer: Who watches without a seat.
            house: Settings, and whom to tell of trouble.
            branches: After how many actions it was played on from another game, for each time.
            hints: Whether players may ask for hints.
        """
        self.header = game.header
        self.branches = tuple(
            sum(len(entry.events) for entry in game.entries[:place]) for place in branches
        )
        """How many events there were when it was played on from another one, for each time."""
        self.hints = hints
        """Whether players may ask for hints."""
        self.next_record: Path | None = None
        """The record of the next game of a match, once this one is over."""
        self._house = house
        self._conceded: set[int] = set()
        seats = {seat: self._seat(seat, kind) for seat, kind in enumerate(kinds, start=1)}
        self._journal = journal
        journal.before_result = self._begin_next
        self.referee = Referee(game, seats, self._journal, (observer,), open_hands=self.only_bots)

    @classmethod
    async def new(
        cls, header: Header, folder: Path, observer: Observer, house: House, *, hints: bool = True
    ) -> Table:
        """Begin a game, and its record in `folder`, which is created when it is missing.

        Args:
            header: The game.
            folder: Where records are kept.
            observer: Who watches without a seat.
            house: Settings, and whom to tell of trouble.
            hints: Whether players may ask for hints; the record tells where they may not.

        Raises:
            Stopped: The record cannot be written, and nobody wants to play without.
        """
        lines = () if hints else (no_hints_line(),)
        journal = await new_journal(folder, header, house.on_unsaved, lines)
        kinds = tuple(player.kind for player in header.players)
        return cls(Game.from_header(header), kinds, journal, observer, house, hints=hints)

    @classmethod
    async def resume(cls, record: Path, observer: Observer, house: House) -> Table:
        """Go on with an unfinished game.

        Raises:
            Stopped: The record cannot be written, and nobody wants to play without.
            JournalError: The record is in use or finished, or cannot even be read.
            BadRecord: It is not a right record.
        """
        journal, found = await open_journal(record, house.on_unsaved)
        kinds = tuple(player.kind for player in found.players)
        past, hints = branch_places(found), not is_without_hints(found)
        return cls(found.game, kinds, journal, observer, house, branches=past, hints=hints)

    @property
    def record(self) -> Path | None:
        """The file of the record, once there is one."""
        return self._journal.path

    @property
    def unsaved(self) -> JournalError | None:
        """Why the game is not saved, where it is played on nevertheless."""
        return self._journal.unsaved

    @property
    def humans(self) -> dict[int, HumanSeat]:
        """The people who play now, by seat."""
        seats = self.referee.seats.items()
        return {number: seat for number, seat in seats if isinstance(seat, HumanSeat)}

    @property
    def only_bots(self) -> bool:
        """Whether nobody but bots and engines ever sat down: there is nothing to hide."""
        return all(player.kind != HUMAN for player in self.header.players)

    @property
    def shared(self) -> bool:
        """Whether several people sat down to this game."""
        return sum(player.kind == HUMAN for player in self.header.players) > 1

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats of people for whom a bot plays on, and who may come back."""
        people = [n for n, player in enumerate(self.header.players, 1) if player.kind == HUMAN]
        gone = {*self.humans, *self._conceded}
        return tuple(seat for seat in people if seat not in gone)

    def given_up(self, seat: int) -> bool:
        """Whether simple moves are made for a bot, since it failed too often or is not known."""
        player = self.referee.seats[seat]
        return isinstance(player, PacedSeat) and player.given_up

    async def run(self) -> None:
        """Play to the end, or until `stop`.

        Raises:
            Stopped: The record cannot be written, and nobody wants to play without; nobody was
                told of what is not in it.
        """
        await self.referee.run()

    def change(self, *, pause: float, ends_turns: bool) -> None:
        """Go by other settings of the player's from the next action on; see `House`."""
        self._house = replace(self._house, pause=pause, ends_turns=ends_turns)
        for seat in self.referee.seats.values():
            if isinstance(seat, HumanSeat):
                seat.ends_turns = ends_turns
            elif isinstance(seat, PacedSeat):
                seat.pause = pause

    async def hand_over(self, seat: int, kind: str) -> None:
        """Let a bot, or a person here, play on for `seat`."""
        await self.referee.hand_over(seat, self._seat(seat, kind), kind)

    async def concede(self, seat: int) -> None:
        """Let a bot play for `seat` to the end."""
        self._conceded.add(seat)
        await self.hand_over(seat, SENSIBLE)

    async def forgo_hints(self) -> None:
        """Play without hints from now on, also when the game is resumed."""
        self.hints = False
        await self.referee.note_no_hints()

    async def close(self) -> None:
        """Send everybody home, and close the record."""
        self.referee.stop()
        try:
            await self.referee.close()
        finally:
            await self._journal.close()

    async def _begin_next(self, sheet: ScoreSheet) -> None:
        """Have the next game of the match ready, if this is one and it can be saved."""
        if self.record is not None and self.unsaved is None:
            begun = asyncio.to_thread(begin_next, self.record, self.header, sheet, hints=self.hints)
            self.next_record = await begun

    def _seat(self, seat: int, kind: str) -> Seat:
        if kind == HUMAN:
            return HumanSeat(seat, ends_turns=self._house.ends_turns)
        # The processes of bots are of no use to a table of people, who should not wait for them.
        from hats_tui.table.engine import EngineSeat

        own_seed = derived_seed(self.header.shuffle_seed, "bot", 0, seat)
        engine = EngineSeat(
            seat,
            kind,
            self.header.players,
            seed=own_seed,
            on_trouble=self._house.on_trouble,
            on_thought=self._house.on_thought if self.only_bots else None,
        )
        return PacedSeat(engine, self._house.pause)
