"""Who has the keyboard, and what has been said to whom.

What only one person may know is said while that person has the keyboard, and at no other time.
"""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.game import (
    Happening,
    Phase,
    PlayerView,
    PublicView,
    Remark,
    TurnEnded,
    aftermaths,
)
from hats_tui.host.eyes import whose_eyes
from hats_tui.plain.console import Console
from hats_tui.plain.curtain import curtain_lines
from hats_tui.plain.told import opening, standing
from hats_tui.table.table import Table
from hats_tui.words import _
from hats_tui.words.events import Length, describe
from hats_tui.words.log import effect, numbered
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.recap import since_last_turn
from hats_tui.words.turns import prompt


class Audience:
    """The people at the console, of whom one has the keyboard or none."""

    def __init__(
        self,
        console: Console,
        table: Table,
        names: Names,
        view: PublicView,
        *,
        effects: bool = False,
    ) -> None:
        """Say how the game begins, or goes on.

        Args:
            console: Where it is said.
            table: The game.
            names: The players' names.
            view: How things stand.
            effects: Whether it is also told what a move has changed.
        """
        self._effects = effects
        self._console = console
        self._table = table
        self._names = names
        self._present: int | None = None
        self._told = len(view.chronicle)
        """How much of the chronicle has been told."""
        self._left_at = dict.fromkeys(range(1, view.board.players + 1), self._told)
        self._briefed: tuple[int, int] | None = None
        self._prompted = -1
        self._say_beginning(view)

    def has_keyboard(self, seat: int) -> bool:
        """Whether somebody may type without the keyboard being passed."""
        return self._present == seat

    def tell_news(self, view: PublicView) -> None:
        """Say what has happened to whoever may hear it, and take the keyboard from who may not."""
        shared, people = self._table.shared, self._table.humans
        if not shared:
            self._present = next(iter(people), None)
        if not shared or self._present is not None or not people or view.board.over:
            self._tell_events(view)
            self._told = len(view.chronicle)
        if not shared or self._present is None or view.board.over:
            return
        if whose_eyes(view.board, people, self._present, shared=True) != self._present:
            self._left_at[self._present] = self._told
            self._present = None
            self._console.turn_the_page()

    async def pass_keyboard(self, seat: int) -> bool:
        """Have the keyboard passed to somebody; False where the offer was taken back instead.

        Raises:
            Leave: Somebody quits, or nothing more is typed.
        """
        view = self._view(seat)
        giver = view.board.turn
        offered = view.board.phase is Phase.RETURN and giver in self._table.humans
        self._console.forget_typed()
        self._console.say(*curtain_lines(view, self._names, offered=offered))
        ready = phrase(_("Press Enter when you are ready, {name}."), name=self._names[seat])
        while (answer := await self._console.ask(ready)) != "":
            if offered and answer.casefold() in {"undo", "u"}:
                await self._table.referee.undo(giver)
                self._console.say(self._said(self._view(seat).history[-1], None))
                return False
        self._present, self._briefed, self._prompted = seat, None, -1
        self._told = len(view.chronicle)  # the curtain has told what the others did
        self._tell_secrets(view, self._left_at[seat])
        return True

    def tell_position(self, seat: int) -> None:
        """Say how things stand where a turn begins, and what is to be done where that is new."""
        view = self._view(seat)
        turn = sum(isinstance(event, TurnEnded) for event in view.history)
        if self._briefed != (seat, turn):
            self._briefed = (seat, turn)
            self._console.say(*standing(view, self._names))
        if self._prompted != len(view.chronicle):
            self._prompted = len(view.chronicle)
            self._console.say(prompt(view, self._names))

    def _say_beginning(self, view: PublicView) -> None:
        if not view.history:
            self._console.say(*opening(view.board, self._names))
        if self._table.shared:
            self._console.say(
                _(
                    "Several people play here. Before another hand is told, empty lines push what "
                    "was said off the screen; but whoever scrolls back can read it."
                )
            )
        else:
            seat = next(iter(self._table.humans), view.board.turn)
            self._console.say(*since_last_turn(view.history, seat, self._names))

    def _tell_events(self, view: PublicView) -> None:
        own: PublicView = view
        if self._present in self._table.humans and not view.board.over:
            own = self._view(self._present)
        viewer = own.seat if isinstance(own, PlayerView) and not view.board.over else None
        self._console.say(*self._news(own, viewer))

    def _news(self, view: PublicView, viewer: int | None) -> Iterator[Phrase]:
        """What has not been told yet, and what it has changed where that is wanted."""
        effects = aftermaths(view) if self._effects else {}
        for n, event in numbered(view)[self._told :]:
            yield self._said(event, viewer)
            if n in effects and not isinstance(event, Remark):
                yield from filter(None, [effect(effects[n], self._names, Length.SENTENCE)])

    def _tell_secrets(self, view: PlayerView, since: int) -> None:
        """Say what has happened meanwhile of which everybody else was told less."""
        later = [event for event in view.chronicle[since:] if not isinstance(event, Remark)]
        secret = [event for event in later if event.seen_by(None) != event]
        self._console.say(*(self._said(event, view.seat) for event in secret))

    def _said(self, event: Happening, viewer: int | None) -> Phrase:
        return describe(event, self._names, viewer, Length.SENTENCE)

    def _view(self, seat: int) -> PlayerView:
        view = self._table.humans[seat].view
        assert view is not None, "the referee tells the seats before it tells or asks anybody"
        return view
