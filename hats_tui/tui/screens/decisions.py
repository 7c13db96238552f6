"""A screen that goes from decision to decision of a player, while they are being found out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar

from textual import on, work
from textual.binding import Binding
from textual.events import Click

from hats_tui.tui.coach.looking_through import CannotLook
from hats_tui.tui.coach.sheet import Findings, Sheet
from hats_tui.tui.coach.sheet_page import SheetPage
from hats_tui.tui.history.head import Head
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.widgets.wheel_zone import WheelZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_

SheetT = TypeVar("SheetT", bound=Sheet[Any])
FoundT = TypeVar("FoundT", bound=Findings[Any])

Search = Callable[[int, Callable[[FoundT, float], None]], Awaitable[FoundT]]
"""Finds out all about the game of a seat; tells how far it is meanwhile. Raises CannotLook."""

MOUSE: Final = (
    (N_("Turn the wheel"), N_("The next decision, or the one before")),
    (N_("Right-click"), N_("Back")),
)
"""What the mouse does on every such screen."""


def stepping(screen: str) -> Sequence[Binding]:
    """The keys that go from decision to decision.

    Args:
        screen: What the identifiers of the bindings begin with.
    """
    return (
        Binding("up,k,left,h", "step(-1)", N_("The decision before"), id=f"{screen}.up"),
        Binding("down,j,right,l", "step(1)", N_("The next decision"), id=f"{screen}.down"),
        Binding("pageup", "step(-5)", N_("Five decisions back"), id=f"{screen}.page_up"),
        Binding("pagedown", "step(5)", N_("Five decisions on"), id=f"{screen}.page_down"),
        Binding("home", "step(-999)", N_("The first decision"), id=f"{screen}.first"),
        Binding("end", "step(999)", N_("The last decision"), id=f"{screen}.last"),
    )


class DecisionsScreen(HatsScreen[int | None], Generic[SheetT, FoundT]):
    """Gives the place of the decision that the player wants to see, or None."""

    CSS_PATH = "decisions.tcss"

    def __init__(self, sheet: SheetT, search: Search[FoundT], place: int) -> None:
        """Begin with nothing found.

        Args:
            sheet: What is shown first.
            search: Finds out all about it.
            place: The decision nearest to it is looked at, until the player chooses one.
        """
        super().__init__()
        self._sheet = sheet
        self._search = search
        self._place: int | None = place

    @property
    def seat(self) -> int:
        """Whose game is looked at."""
        return self._sheet.seat

    @property
    def help_players(self) -> int:
        """How many play."""
        return self._sheet.film.players

    def on_mount(self) -> None:
        """Begin."""
        self.begin(self._sheet)

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """Look at the decision that is pressed; the one looked at is shown in the replay."""
        match event.payload:
            case ("decision", int(number)) if event.button == 1:
                if number == self._sheet.chosen:
                    self.action_see()
                else:
                    self.choose(number)

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
        self.choose(self._sheet.chosen + step)

    def action_see(self) -> None:
        """See the decision in the replay."""
        if self._sheet.decision is not None:
            self.dismiss(self._sheet.decision.place)

    def action_leave(self) -> None:
        """Go back; what is being found out is given up."""
        self.dismiss(None)

    def begin(self, sheet: SheetT) -> None:
        """Find out all about the game of a player; what was being found out is given up.

        Args:
            sheet: What is shown of it first.
        """
        self.over = False
        self._show(sheet)
        self.query_one(Head).show(facts=sheet.names.full[sheet.seat - 1])
        self._find(sheet.seat)

    def choose(self, number: int) -> None:
        """Look at a decision, by its number from 0, or at the nearest that there is."""
        self._place = None
        self._show(self._sheet.choosing(number))

    @work(exclusive=True, group="decisions")
    async def _find(self, seat: int) -> None:
        try:
            found = await self._search(seat, self._tell)
        except CannotLook as error:
            self.app.notify(str(error), severity="warning", timeout=8, markup=False)
            self.leave_when_seen()
        else:
            self._tell(found, 1.0)

    def _tell(self, found: FoundT, part: float) -> None:
        """Show what is known so far."""
        sheet = replace(self._sheet, found=found, part=part)
        self._show(sheet if self._place is None else sheet.choosing(sheet.nearest(self._place)))

    def _show(self, sheet: SheetT) -> None:
        self._sheet = sheet
        for page in self.query(SheetPage):  # there is none any more while the screen is taken down
            page.show(sheet)
