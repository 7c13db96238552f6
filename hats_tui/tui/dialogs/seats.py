"""Who plays on from a moment of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from hats_tui.game import Player
from hats_tui.host.rivals import rival_name
from hats_tui.table.roster import HUMAN, SENSIBLE, Opponent
from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.widgets.picker import Pick, Picker
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.words import N_, _
from hats_tui.words.names import Names, player_kind


class ChooseSeats(Dialog[tuple[str, ...] | None]):
    """Gives the kinds of players by seat, as the record writes them, or None."""

    AUTO_FOCUS = "#seat1"
    CSS_PATH = ["dialog.tcss", "seats.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", N_("The field above"), id="seats.up"),
        Binding("down,enter", "app.focus_next", N_("The field below"), id="seats.down"),
        Binding("f2", "start", N_("Play on"), id="seats.start"),
    ]

    def __init__(
        self,
        heading: str,
        players: Sequence[Player],
        rivals: Sequence[Opponent],
        person: int | None = None,
    ) -> None:
        """Make a dialog.

        Args:
            heading: From which moment, in one line.
            players: Who has played so far, by seat.
            rivals: Which bots and engines there are.
            person: The seat that keeps its person, where the other hands are not to be known;
                bots play the others then. Nothing: anybody may sit anywhere.
        """
        super().__init__(heading)
        self._players = tuple(players)
        self._rivals = tuple(rivals)
        self._person = person

    def compose_box(self) -> ComposeResult:
        """A row for each seat, and two buttons."""
        names = Names.of(player.name for player in self._players)
        for seat, player in enumerate(self._players, start=1):
            with Horizontal(classes="seat"):
                yield Static(names.full[seat - 1], classes="name", markup=False)
                picks = self._picks(seat)
                kind = player.kind if player.kind in {pick.value for pick in picks} else SENSIBLE
                yield Picker(self.look, picks, kind, id=f"seat{seat}")
        with Horizontal(id="answers"):
            yield PushButton(self.look, _("Play on"), main=True, id="start")
            yield PushButton(self.look, _("Cancel"), id="cancel")

    @on(PushButton.Pushed, "#start")
    def action_start(self) -> None:
        """Play on with these players."""
        self.dismiss(tuple(picker.value for picker in self.query(Picker)))

    @on(PushButton.Pushed, "#cancel")
    def action_leave(self) -> None:
        """Leave it."""
        self.dismiss(None)

    def _picks(self, seat: int) -> list[Pick]:
        """Who may sit on a seat."""
        human = [Pick(HUMAN, player_kind(HUMAN))]
        if seat == self._person:
            return human
        bots = [Pick(each.kind, player_kind(each.kind, rival_name(each))) for each in self._rivals]
        return bots if self._person is not None else [*human, *bots]
