"""One game: its header, everything done in it and every state it went through."""

from __future__ import annotations

from functools import cached_property

from hats_tui.game.actions import Discard, Move
from hats_tui.game.chance import with_draw
from hats_tui.game.entry import Entry, Undoable, entry_after, undoable_after
from hats_tui.game.events import Event
from hats_tui.game.header import Header
from hats_tui.game.model import Frozen
from hats_tui.game.scoring import score_sheet
from hats_tui.game.state import GameState
from hats_tui.game.talk import Remark, Say
from hats_tui.game.view import PlayerView, PublicView, own_discards, passed_cards


class Game(Frozen):
    """The log of a game. It only grows: what was taken back stays in it, with its undo."""

    header: Header
    start: GameState
    entries: tuple[Entry, ...] = ()
    talk: tuple[Remark, ...] = ()
    """What partners have said to each other; it is no action, and changes no state."""

    @classmethod
    def from_header(cls, header: Header) -> Game:
        """A game before its first action."""
        return cls(header=header, start=header.initial_state())

    def __repr__(self) -> str:
        """Short, since a game holds a state for each of its moves."""
        header = self.header
        return (
            f"Game(players={len(header.players)}, seed={header.seed!r}, moves={len(self.entries)})"
        )

    @property
    def state(self) -> GameState:
        """The state now."""
        return self.entries[-1].state if self.entries else self.start

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, whole."""
        return tuple(event for entry in self.entries for event in entry.events)

    @cached_property
    def undoable(self) -> tuple[Undoable, ...]:
        """The actions that can be taken back now, the latest last.

        Only those of this turn, and nothing before one that showed a hidden card.
        """
        found: tuple[Undoable, ...] = ()
        before = self.start
        for entry in self.entries:
            found = undoable_after(before, found, entry.move)
            before = entry.state
        return found

    def apply(self, move: Move) -> Game:
        """The game after `move`.

        Raises:
            IllegalAction: It is not allowed.
            WrongDraw: It is a discard whose draw cannot be.
        """
        undoable = self.undoable
        entry = entry_after(self.state, undoable, move)
        after = Game(
            header=self.header, start=self.start, entries=(*self.entries, entry), talk=self.talk
        )
        # It is known without going through the whole game again, which each move would do.
        vars(after)["undoable"] = undoable_after(self.state, undoable, move)
        return after

    def saying(self, seat: int, say: Say) -> Game:
        """The game after somebody has said something to the partner."""
        board = self.state.board
        remark = Remark(round=board.round, seat=seat, say=say, after=len(self.events))
        talk = (*self.talk, remark)
        return Game(header=self.header, start=self.start, entries=self.entries, talk=talk)

    def with_chance(self, move: Move) -> Move:
        """The move with what chance brings, which only a discard needs."""
        if not isinstance(move, Discard):
            return move
        return with_draw(self.state, move, self.header.shuffle_seed, len(self.entries))

    def view(self, seat: int) -> PlayerView:
        """What `seat` may know now."""
        state = self.state
        history = tuple(event.seen_by(seat) for event in self.events)
        return PlayerView(
            board=state.board,
            history=history,
            undoable=len(self.undoable),
            sheet=score_sheet(state) if state.board.over else None,
            seat=seat,
            hand=state.hands[seat - 1],
            black_hats=state.black_hats[seat - 1],
            discarded=own_discards(history, seat),
            passed=passed_cards(history, seat),
            offer=state.offer if state.board.turn == seat else None,
            talk=self.talk,
        )

    def public_view(self) -> PublicView:
        """What somebody without a seat may know now."""
        board = self.state.board
        return PublicView(
            board=board,
            history=tuple(event.seen_by(None) for event in self.events),
            undoable=len(self.undoable),
            sheet=score_sheet(self.state) if board.over else None,
            talk=self.talk,
        )
