"""A finished game with open cards: what would have been best for somebody who knew everything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click

from hats_tui.record import BadRecord
from hats_tui.table.analyst import EngineFailure
from hats_tui.table.hindsight import Hindsight, OnNews
from hats_tui.tui.coach.open_page import OpenPage, OpenSheet
from hats_tui.tui.history.head import Head
from hats_tui.tui.replay.film import Film
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.wheel_zone import WheelZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_
from hats_tui.words.coach import coach_failed

LookBack = Callable[[int, OnNews], Awaitable[Hindsight]]
"""Looks back at the game of a seat with open cards; tells how far it is meanwhile."""


class OpenCardsScreen(HatsScreen[int | None]):
    """Gives the place of the decision that the player wants to see, or None."""

    CSS_PATH = "open_cards.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k,left,h", "step(-1)", N_("The decision before"), id="open.up"),
        Binding("down,j,right,l", "step(1)", N_("The next decision"), id="open.down"),
        Binding("pageup", "step(-5)", N_("Five decisions back"), id="open.page_up"),
        Binding("pagedown", "step(5)", N_("Five decisions on"), id="open.page_down"),
        Binding("home", "step(-999)", N_("The first decision"), id="open.first"),
        Binding("end", "step(999)", N_("The last decision"), id="open.last"),
        Binding("enter,space", "see", N_("See it in the replay"), id="open.see"),
        Binding("escape,c", "leave", N_("Back to the coach"), id="open.leave"),
    ]
    HELP = N_(
        "What would have been best **with all cards open**, the draw pile too. Hundreds of games "
        "are played on from the cards as they lay. **These are no grades**: nobody could know it. "
        "How well it was played, the coach says."
    )
    MOUSE = (
        (N_("Click a decision"), N_("Look at it; again: see it in the replay")),
        (N_("Turn the wheel"), N_("The next decision, or the one before")),
        (N_("Right-click"), N_("Back")),
    )

    page = getters.query_one(OpenPage)
    """All that is shown."""

    def __init__(self, film: Film, seat: int, look_back: LookBack) -> None:
        """Look back at the game of a player.

        Args:
            film: The game, all of it.
            seat: Whose game it is.
            look_back: Finds out what would have been best.
        """
        super().__init__()
        self._look_back = look_back
        self._sheet = OpenSheet(film, Hindsight(seat=seat))

    @property
    def help_players(self) -> int:
        """How many play."""
        return self._sheet.film.players

    def compose_screen(self) -> ComposeResult:
        """Title, page and keys."""
        yield Head(self.look, N_("WITH OPEN CARDS"))
        yield OpenPage(self.look, self._sheet)
        yield KeyBar(
            self.look,
            (
                KeyEntry("enter", N_("See it"), "see"),
                KeyEntry("escape", N_("Back"), "leave"),
                KeyEntry("question_mark", N_("Help"), "app.help"),
            ),
        )

    def on_mount(self) -> None:
        """Begin."""
        name = self._sheet.film.names.full[self._sheet.found.seat - 1]
        self.query_one(Head).show(facts=name)
        self._find()

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """Look at what is pressed; what is looked at already is shown in the replay."""
        match event.payload:
            case ("decision", int(number)) if event.button == 1:
                if number == self._sheet.chosen:
                    self.action_see()
                else:
                    self._choose(number)

    @on(WheelZone.Turned)
    def scroll(self, event: WheelZone.Turned) -> None:
        """The wheel goes from decision to decision."""
        self.action_step(event.step)

    def on_click(self, event: Click) -> None:
        """The right button goes back."""
        if event.button == 3:
            self.action_leave()

    def action_step(self, step: int) -> None:
        """Another decision."""
        self._choose(self._sheet.chosen + step)

    def action_see(self) -> None:
        """See the decision in the replay."""
        if self._sheet.decision is not None:
            self.dismiss(self._sheet.decision.place)

    def action_leave(self) -> None:
        """Back to the coach; what is being found out is given up."""
        self.dismiss(None)

    @work(exclusive=True, group="hindsight")
    async def _find(self) -> None:
        try:
            found = await self._look_back(self._sheet.found.seat, self._tell)
        except (EngineFailure, OSError, BadRecord):
            self.app.notify(coach_failed(), severity="warning", timeout=8, markup=False)
            self.dismiss(None)
        else:
            self._tell(found, 1.0)

    def _tell(self, found: Hindsight, part: float) -> None:
        """Show what is known so far."""
        self._show(replace(self._sheet, found=found, part=part))

    def _choose(self, number: int) -> None:
        last = max(len(self._sheet.found.decisions) - 1, 0)
        self._show(replace(self._sheet, chosen=min(max(number, 0), last)))

    def _show(self, sheet: OpenSheet) -> None:
        self._sheet = sheet
        self.page.show(sheet)
