"""The coach: a finished game with the eyes of one player, and what that player decided."""

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
from hats_tui.table.coaching import OnNews
from hats_tui.table.review import Grade, Review
from hats_tui.tui.coach.page import CoachPage
from hats_tui.tui.coach.sheet import Sheet
from hats_tui.tui.history.head import Head
from hats_tui.tui.replay.film import Film
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.screens.open_cards import LookBack, OpenCardsScreen
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.wheel_zone import WheelZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_
from hats_tui.words.coach import coach_failed

LookThrough = Callable[[int, OnNews], Awaitable[Review]]
"""Finds out all about the game of a seat; tells how far it is meanwhile."""

_GOOD = (Grade.BEST, Grade.FINE)


class CoachScreen(HatsScreen[int | None]):
    """Gives the place of the decision that the player wants to see, or None."""

    CSS_PATH = "coach.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k,left,h", "step(-1)", N_("The decision before"), id="coach.up"),
        Binding("down,j,right,l", "step(1)", N_("The next decision"), id="coach.down"),
        Binding("pageup", "step(-5)", N_("Five decisions back"), id="coach.page_up"),
        Binding("pagedown", "step(5)", N_("Five decisions on"), id="coach.page_down"),
        Binding("home", "step(-999)", N_("The first decision"), id="coach.first"),
        Binding("end", "step(999)", N_("The last decision"), id="coach.last"),
        Binding("n", "wrong(1)", N_("The next one that was wrong"), id="coach.wrong"),
        Binding("N", "wrong(-1)", N_("The one before that was wrong"), id="coach.wrong_before"),
        Binding("c", "open_cards", N_("With open cards"), id="coach.open"),
        Binding("o", "other", N_("The game of another player"), id="coach.other"),
        Binding("enter,space", "see", N_("See it in the replay"), id="coach.see"),
        Binding("escape", "leave", N_("Back to the replay"), id="coach.leave"),
    ]
    HELP = N_(
        "How likely a player was to win at each moment, **as far as that player could know**: "
        "found by playing hundreds of games on that could have been this one. What may well be "
        "as good as the best move is called fine; the figures after a move say what it lost."
    )
    MOUSE = (
        (N_("Click a decision, or the plot"), N_("Look at it; again: see it in the replay")),
        (N_("Turn the wheel"), N_("The next decision, or the one before")),
        (N_("Right-click"), N_("Back")),
    )

    page = getters.query_one(CoachPage)
    """All that is shown."""

    def __init__(
        self, film: Film, seat: int, look_through: LookThrough, look_back: LookBack
    ) -> None:
        """Coach a player.

        Args:
            film: The game, all of it.
            seat: Whose game is looked at first.
            look_through: Finds out all about it.
            look_back: Finds out what would have been best with open cards.
        """
        super().__init__()
        self._film = film
        self._look_through = look_through
        self._look_back = look_back
        self._sheet = Sheet(film, Review(seat=seat), 0.0)

    @property
    def help_players(self) -> int:
        """How many play."""
        return self._film.players

    def compose_screen(self) -> ComposeResult:
        """Title, page and keys."""
        yield Head(self.look, N_("COACH"))
        yield CoachPage(self.look, self._sheet)
        yield KeyBar(
            self.look,
            (
                KeyEntry("enter", N_("See it"), "see"),
                KeyEntry("n", N_("Mistake"), "wrong(1)"),
                KeyEntry("o", N_("Player"), "other"),
                KeyEntry("c", N_("Open cards"), "open_cards"),
                KeyEntry("escape", N_("Back"), "leave"),
                KeyEntry("question_mark", N_("Help"), "app.help"),
            ),
        )

    def on_mount(self) -> None:
        """Begin."""
        self._begin(self._sheet.review.seat)

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """Look at what is pressed."""
        if event.button != 1:
            return
        match event.payload:
            case ("decision", int(number)) if number == self._sheet.chosen:
                self.action_see()
            case ("decision", int(number)):
                self._choose(number)
            case ("near", int(place)):
                self._choose(self._sheet.nearest(place))

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

    def action_wrong(self, step: int) -> None:
        """The next decision that was wrong, or the one before; it goes round."""
        decisions = self._sheet.review.decisions
        wrong = [n for n, decision in enumerate(decisions) if decision.grade not in _GOOD]
        chosen = self._sheet.chosen
        if step > 0:
            wrong = [*(n for n in wrong if n > chosen), *(n for n in wrong if n <= chosen)]
        else:
            wrong = [*(n for n in wrong[::-1] if n < chosen), *(n for n in wrong[::-1])]
        if wrong:
            self._choose(wrong[0])

    def action_other(self) -> None:
        """The game of the next player."""
        self._begin(self._sheet.review.seat % self._film.players + 1)

    def action_open_cards(self) -> None:
        """What would have been best with open cards: a screen of its own, for it is no grade."""

        def see(place: int | None) -> None:
            if place is not None:
                self.dismiss(place)

        self.app.push_screen(OpenCardsScreen(self._film, self.seat, self._look_back), see)

    def action_see(self) -> None:
        """See the decision in the replay."""
        if self._sheet.decision is not None:
            self.dismiss(self._sheet.decision.place)

    def action_leave(self) -> None:
        """Back to the replay; what is being found out is given up."""
        self.dismiss(None)

    @property
    def seat(self) -> int:
        """Whose game is looked at."""
        return self._sheet.review.seat

    def _begin(self, seat: int) -> None:
        self._show(Sheet(self._film, Review(seat=seat), 0.0))
        self.query_one(Head).show(facts=self._film.names.full[seat - 1])
        self._find(seat)

    @work(exclusive=True, group="coach")
    async def _find(self, seat: int) -> None:
        try:
            found = await self._look_through(seat, self._tell)
        except (EngineFailure, OSError, BadRecord):
            self.app.notify(coach_failed(), severity="warning", timeout=8, markup=False)
            self.dismiss(None)
        else:
            self._tell(found, 1.0)

    def _tell(self, review: Review, part: float) -> None:
        """Show what is known so far."""
        self._show(replace(self._sheet, review=review, part=part))

    def _choose(self, number: int) -> None:
        last = max(len(self._sheet.review.decisions) - 1, 0)
        self._show(replace(self._sheet, chosen=min(max(number, 0), last)))

    def _show(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self.page.show(sheet)
