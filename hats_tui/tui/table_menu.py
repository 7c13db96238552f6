"""What can be done with seats and game, for the menu of a game at this terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from hats_tui.game import PublicView
from hats_tui.table.roster import HUMAN, SENSIBLE
from hats_tui.table.table import Table
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.taking_back import TurnTakenBack, turn_to_take_back
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import phrase

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp


@dataclass(frozen=True)
class TableMenu:
    """Makes the entries; what is chosen is an errand to the table."""

    app: HatsApp
    """Where it is asked whether a player means it."""
    table: Table
    names: Names
    errand: Callable[[Callable[[], Awaitable[None]]], None]
    """Does something beside the game, and tells of a refusal."""
    undo: Callable[[], None]
    """Takes back the last action of this turn."""
    take_turn_back: Callable[[], object]
    """Takes back the person's last turn."""

    def entries(self, seen: PublicView | None, seat: int | None) -> list[MenuEntry]:
        """All entries.

        Args:
            seen: How things stand; nothing before the referee has told.
            seat: Who looks at the screen; nothing where only bots play, or nobody may look.
        """
        if seen is not None and seen.board.over:
            return self._back_entries(seen)
        humans = self.table.humans
        own = [] if seat is None or seat not in humans else self._leave_entries(seat)
        back = [
            MenuEntry(
                str(phrase(_("Take the seat of {name} back"), name=self.names[other])),
                partial(self.errand, partial(self.table.hand_over, other, HUMAN)),
            )
            for other in self.table.absent
        ]
        possible = seen is not None and seen.undoable > 0 and seen.board.turn in humans
        why_not = _("nothing in this turn to take back")
        undo = MenuEntry(_("Take back the last action"), self.undo, possible, why_not, key="u")
        return [*own, *back, undo, *self._back_entries(seen), self._hints_entry()]

    def _back_entries(self, seen: PublicView | None) -> list[MenuEntry]:
        if seen is None:
            return []
        turn = turn_to_take_back(self.table, seen)
        why_not = _("only against bots, once you have played")
        able = isinstance(turn, TurnTakenBack)
        return [MenuEntry(_("Take back my last turn"), self.take_turn_back, able, why_not, "U")]

    def _hints_entry(self) -> MenuEntry:
        able = self.table.hints and bool(self.table.humans)
        forgo = partial(self.errand, self.table.forgo_hints)
        return MenuEntry(_("No more hints in this game"), forgo, able, _("there are none"))

    def _leave_entries(self, seat: int) -> list[MenuEntry]:
        hand_over = partial(self.errand, partial(self.table.hand_over, seat, SENSIBLE))
        return [
            MenuEntry(_("Let a bot play on for me"), hand_over),
            MenuEntry(_("Concede: a bot plays my seat to the end"), partial(self._concede, seat)),
        ]

    def _concede(self, seat: int) -> None:
        question = _("Concede? A bot plays your seat to the end, and you watch.")
        dialog = Confirm(question, yes=_("Concede"), no=_("Stay"))

        def answer(yes: bool | None) -> None:
            if yes:
                self.errand(partial(self.table.concede, seat))

        self.app.push_screen(dialog, answer)
