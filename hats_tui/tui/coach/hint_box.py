"""The dialog in which a player is told what might be done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.game import Action, PlayerView
from hats_tui.table.analyst import Analysis, EngineFailure
from hats_tui.tui.coach.suggestions import Suggestions
from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import N_, _
from hats_tui.words.hints import no_answer
from hats_tui.words.names import Names

Look = Callable[[Callable[[Analysis], None]], Awaitable[Analysis]]
"""Looks ahead: called with whom to tell what is known so far."""


class HintBox(Dialog[Action | None]):
    """Gives the move that was taken, or None. While it is open, it looks ahead."""

    CSS_PATH = ["../dialogs/dialog.tcss", "hint_box.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "step(-1)", N_("Choose the move above"), id="hint.up"),
        Binding("down,j", "step(1)", N_("Choose the move below"), id="hint.down"),
        *(
            Binding(str(n), f"take({n - 1})", N_("Stage a move by its number"), id=f"hint.{n}")
            for n in range(1, 5)
        ),
        Binding("enter,space", "take", N_("Stage the move that is chosen"), id="hint.take"),
        Binding("c", "leave", N_("Close"), id="hint.leave"),
    ]

    moves = getters.query_one(Suggestions)
    """What is found."""

    def __init__(
        self, view: PlayerView, names: Names, look_ahead: Look, known: Analysis | None = None
    ) -> None:
        """Help a player.

        Args:
            view: What the player knows.
            names: The players' names.
            look_ahead: Finds out what might be done.
            known: What was found out for this moment before; then nobody looks ahead again.
        """
        super().__init__(_("Hint"))
        self._view = view
        self._names = names
        self._look_ahead = look_ahead
        self._known = known

    def compose_box(self) -> ComposeResult:
        """The moves, and a button."""
        yield Suggestions(self.look, self._view, self._names)
        yield PushButton(self.look, _("Close"), id="close")

    def on_mount(self) -> None:
        """Begin to look ahead, where nothing is known."""
        super().on_mount()
        if self._known is not None:
            self.moves.show(self._known)
        else:
            self.run_worker(self._find(), group="hint", exclusive=True)

    @on(Zone.Pressed)
    def press(self, event: Zone.Pressed) -> None:
        """Take the move that is pressed."""
        if isinstance(event.payload, int) and event.button == 1:
            self.action_take(event.payload)

    @on(PushButton.Pushed)
    def action_leave(self) -> None:
        """Leave without a move."""
        self.dismiss(None)

    def action_step(self, step: int) -> None:
        """Choose the next move, or the one before."""
        self.moves.step(step)

    def action_take(self, number: int | None = None) -> None:
        """Take a move: the one chosen, or by its place from 0."""
        if number is not None and number >= len(self.moves.moves):
            return
        if number is not None:
            self.moves.choose(number)
        if self.moves.chosen is not None:
            self.dismiss(self.moves.chosen.action)

    async def _find(self) -> None:
        try:
            await self._look_ahead(self.moves.show)
        except EngineFailure:
            self.app.notify(no_answer(), severity="warning", timeout=8, markup=False)
            self.leave_when_seen()
