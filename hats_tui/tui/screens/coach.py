"""The coach: a finished game with the eyes of one player, and what that player decided."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.table.review import Grade, Review
from hats_tui.tui.coach.page import CoachPage
from hats_tui.tui.coach.sheet import CoachSheet
from hats_tui.tui.history.head import Head
from hats_tui.tui.replay.film import Film
from hats_tui.tui.screens import decisions
from hats_tui.tui.screens.open_cards import LookBack, OpenCardsScreen
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_

LookThrough = decisions.Search[Review]
"""Judges the game of a seat."""

_GOOD = (Grade.BEST, Grade.FINE)


class CoachScreen(decisions.DecisionsScreen[CoachSheet, Review]):
    """Gives the place of the decision that the player wants to see, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *decisions.stepping("coach"),
        Binding("n", "wrong(1)", N_("The next one that was wrong"), id="coach.wrong"),
        Binding("N", "wrong(-1)", N_("The one before that was wrong"), id="coach.wrong_before"),
        Binding("c", "open_cards", N_("With open cards"), id="coach.open"),
        Binding("o", "other", N_("The game of another player"), id="coach.other"),
        Binding("enter,space", "see", N_("See it in the replay"), id="coach.see"),
        Binding("escape", "leave", N_("Back to the replay"), id="coach.leave"),
    ]
    HELP = N_(
        "How likely a player was to win at each moment, **as far as that player could know**: "
        "the coach imagines games that could have been this one, and judges each by what the "
        "strongest bot has learnt. What may well be as good as the best move is called fine; "
        "the figures after a move say what it lost."
    )
    MOUSE = (
        (N_("Click a decision, or the plot"), N_("Look at it; again: see it in the replay")),
        *decisions.MOUSE,
    )

    def __init__(
        self,
        film: Film,
        seat: int,
        look_through: LookThrough,
        look_back: LookBack,
        place: int = 0,
    ) -> None:
        """Coach a player.

        Args:
            film: The game, all of it.
            seat: Whose game is looked at first.
            look_through: Finds out all about it.
            look_back: Finds out what would have been best with open cards.
            place: The decision nearest to it is looked at first.
        """
        super().__init__(CoachSheet(film, Review(seat=seat)), look_through, place)
        self._look_back = look_back

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

    @on(Zone.Pressed)
    def press_plot(self, event: Zone.Pressed) -> None:
        """Look at what is nearest to where the plot is pressed."""
        match event.payload:
            case ("near", int(place)) if event.button == 1:
                self.choose(self._sheet.nearest(place))

    def action_wrong(self, step: int) -> None:
        """The next decision that was wrong, or the one before; it goes round."""
        found = enumerate(self._sheet.decisions)
        wrong = [n for n, decision in found if decision.grade not in _GOOD]
        chosen = self._sheet.chosen
        if step > 0:
            wrong = [*(n for n in wrong if n > chosen), *(n for n in wrong if n <= chosen)]
        else:
            wrong = [*(n for n in wrong[::-1] if n < chosen), *(n for n in wrong[::-1])]
        if wrong:
            self.choose(wrong[0])

    def action_other(self) -> None:
        """The game of the next player."""
        film = self._sheet.film
        self.begin(CoachSheet(film, Review(seat=self.seat % film.players + 1)))

    def action_open_cards(self) -> None:
        """What would have been best with open cards: a screen of its own, for it is no grade."""

        def see(place: int | None) -> None:
            if place is not None:
                self.dismiss(place)

        decision = self._sheet.decision
        place = decision.place if decision is not None else 0
        film, look_back = self._sheet.film, self._look_back
        self.app.push_screen(OpenCardsScreen(film, self.seat, look_back, place), see)
