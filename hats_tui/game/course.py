"""A game that is told from its beginning: each move costs the same, however long the game is."""

from __future__ import annotations

from hats_tui.game.actions import Move
from hats_tui.game.entry import Entry, Undoable, entry_after, undoable_after
from hats_tui.game.game import Game
from hats_tui.game.header import Header
from hats_tui.game.state import GameState
from hats_tui.game.talk import Remark, Say


class Course:
    """What a `Game` is as well, but grown in place and made into one at the end.

    A game holds all that was done in it, and is made anew by each move. So whoever has many moves
    at hand, as the reader of a record has, would copy a long game as often as it has lines.
    """

    def __init__(self, header: Header) -> None:
        """Begin before the first action."""
        self._header = header
        self._start = header.initial_state()
        self.state: GameState = self._start
        """The state now."""
        self._entries: list[Entry] = []
        self._talk: list[Remark] = []
        self._events = 0
        self._undoable: tuple[Undoable, ...] = ()

    @property
    def game(self) -> Game:
        """The game so far."""
        return Game(
            header=self._header,
            start=self._start,
            entries=tuple(self._entries),
            talk=tuple(self._talk),
        )

    def apply(self, move: Move) -> None:
        """Go on by a move, as `Game.apply` does.

        Raises:
            IllegalAction: It is not allowed.
            WrongDraw: It is a discard whose draw cannot be.
        """
        entry = entry_after(self.state, self._undoable, move)
        self._undoable = undoable_after(self.state, self._undoable, move)
        self._entries.append(entry)
        self._events += len(entry.events)
        self.state = entry.state

    def saying(self, seat: int, say: Say) -> None:
        """Go on by what somebody says to the partner, as `Game.saying` does."""
        round_ = self.state.board.round
        self._talk.append(Remark(round=round_, seat=seat, say=say, after=self._events))
