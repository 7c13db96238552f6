"""Set-up: who plays, who begins, what is taken out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual import getters, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Container
from textual.events import DescendantFocus
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Input, Static

from hats_tui.cells import width_of
from hats_tui.host.draft import Draft, draft_of, fresh_draft
from hats_tui.host.new_game import NewGame
from hats_tui.host.problem_text import problem_text
from hats_tui.store.remembered import recall_setup, remember_setup
from hats_tui.table.roster import Opponent
from hats_tui.tui.screens.guarded import GuardedScreen
from hats_tui.tui.setup_hints import explanation
from hats_tui.tui.widgets.choices import Choices
from hats_tui.tui.widgets.hat_checks import HatChecks
from hats_tui.tui.widgets.hat_row import HatRow
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.tui.widgets.picker import Picker
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.tui.widgets.setup_form import DUPLICATE, PLAYERS, SetupForm
from hats_tui.words import N_, _

_BESIDE: Final = 15
"""Columns beside two fields of a row, for what is wrong with them."""


class SetupScreen(GuardedScreen[NewGame | None]):
    """The form of a new game; ends with the game, or with None.

    Keys are taken at once. A press is not: it may be the rest of a double click on the title.
    """

    CSS_PATH = "setup.tcss"
    AUTO_FOCUS = "#players"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "start", N_("Start the game"), id="setup.start"),
        Binding("escape", "back", N_("Back to the title"), id="setup.back"),
        Binding("up", "move(-1)", N_("The field above"), id="setup.up"),
        Binding("down", "move(1)", N_("The field below"), id="setup.down"),
        Binding("2", "players(0)", N_("Two players"), id="setup.two"),
        Binding("3", "players(1)", N_("Three players"), id="setup.three"),
        Binding("4", "players(2)", N_("Four players, in two teams"), id="setup.four"),
    ]
    HELP = N_(
        "Choose who plays. **Tab** and the arrows up and down go from field to field; left, right "
        "and **Space** change what is chosen; names are typed. **Start** begins the game."
    )
    MOUSE = (
        (N_("Click a name"), N_("Type there")),
        (N_("Click a box, or who plays"), N_("Tick it, or choose the next")),
        (N_("Click the left arrow, or right-click"), N_("Choose the one before")),
    )

    form = getters.query_one(SetupForm)
    """All fields."""

    def __init__(self, bots: Sequence[Opponent]) -> None:
        """Start from the choices of the last set-up.

        Args:
            bots: Which bots there are.
        """
        super().__init__()
        self._bots = tuple(bots)
        remembered = recall_setup()
        self._draft = draft_of(remembered, bots) if remembered else fresh_draft(bots)
        self._refused = False

    def compose_screen(self) -> ComposeResult:
        """A head, the form, the keys."""
        yield Static(_("HATS   New game"), id="head", markup=False)
        with Container(id="page"):
            yield HatRow(self.look)
            with Center():
                yield SetupForm(self.look, self._draft, self._bots)
        yield KeyBar(self.look, _key_entries(), id="keys")

    def take_language(self) -> None:
        """Make the form anew, with what is chosen."""
        super().take_language()
        self.call_later(self._compose_anew)

    async def _compose_anew(self) -> None:
        field = self.focused and self.focused.id
        await self.recompose()
        if field:
            self.query_one(f"#{field}").focus()

    def get_widget_at(self, x: int, y: int) -> tuple[Widget, Region]:
        """The widget at a cell, for the mouse: none but the screen before a press counts.

        Args:
            x: Column.
            y: Row.

        Raises:
            NoWidget: There is none.
        """
        return super().get_widget_at(x, y) if self.awake else (self, self.region)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Say what the field is for."""
        self._explain(event.widget.id or "")

    @on(Choices.Changed)
    def take_players(self, event: Choices.Changed) -> None:
        """Take the number of players."""
        self._take(self._draft.with_players(PLAYERS[event.index]))

    @on(Picker.Changed)
    def take_pick(self, event: Picker.Changed) -> None:
        """Take who plays on a seat, or who begins."""
        field, draft = event.picker.id or "", self._draft
        if field == "first":
            self._take(draft.with_first(event.value))
        elif field == "match":
            self._take(replace(draft, duplicate=event.value == DUPLICATE))
        elif field == "eater":
            self._take(replace(draft, eater=int(event.value) if event.value else None))
        elif field == "hints":
            self._take(replace(draft, hints=event.value == "yes"))
        else:
            self._take(draft.with_kind(int(field[-1]), event.value, self._bots))
            self._explain(field)

    @on(Input.Changed)
    def take_text(self, event: Input.Changed) -> None:
        """Take what stands in a field now: when this is told, more may have been typed."""
        field, text, draft = event.input.id or "", event.input.value, self._draft
        if field == "limit":
            self._take(replace(draft, limit=text))
        elif field == "seed":
            self._take(replace(draft, seed=text))
        else:
            self._take(draft.with_name(int(field[-1]), text))

    @on(Input.Submitted)
    def go_on(self, event: Input.Submitted) -> None:
        """Go to the field below, but never onto the button that starts the game."""
        if event.input.id != "seed":
            self.action_move(1)

    @on(HatChecks.Wanted)
    def tick(self, event: HatChecks.Wanted) -> None:
        """Tick a type, unless two are ticked already."""
        ticked = self._draft.types_out ^ {event.hat}
        if len(ticked) > 2:
            reason = _("Only two types are taken out: take a tick away first.")
            self.form.show(self._draft, {"types": reason})
        else:
            self._take(replace(self._draft, types_out=ticked))

    @on(PushButton.Pushed, "#back")
    def action_back(self) -> None:
        """Leave without a game."""
        self.dismiss(None)

    @on(PushButton.Pushed, "#start")
    async def action_start(self) -> None:
        """Start the game, or say what is wrong and go there."""
        faults = self._draft.faults()
        if faults:
            self._refused = True
            self.form.show(self._draft, faults)
            field = next(iter(faults))
            self.form.query_one(f"#{field}").focus()
            self._explain(field)  # it may have had the focus already
            return
        game = self._draft.new_game()
        problem = await asyncio.to_thread(remember_setup, game.choices)
        if problem is not None:
            self.app.notify(problem_text(problem), severity="warning", markup=False)
        self.dismiss(game)

    def action_players(self, index: int) -> None:
        """Choose a number of players by its digit."""
        self.form.players.choose(index)

    def action_move(self, step: int) -> None:
        """Go to the nearest field above or below; beyond the last one comes the first."""
        here = self.focused
        fields = [field for field in self.focus_chain if field is not here]
        if here is None or not fields:
            return
        rows = [field for field in fields if (field.region.y - here.region.y) * step > 0]
        target = min(
            rows or fields,
            key=lambda field: (
                step * field.region.y,
                abs(field.region.x - here.region.x),
            ),
        )
        target.focus()

    def _take(self, draft: Draft) -> None:
        self._draft = draft
        self.form.show(draft, draft.faults() if self._refused else None)

    def _explain(self, field: str) -> None:
        """Say what a field is for, or what is wrong with it where there is no room beside it."""
        fault = self._draft.faults().get(field, "") if self._refused else ""
        if width_of(fault) > _BESIDE:
            self.form.explain(fault)
        else:
            self.form.explain(explanation(field, self._draft, self._bots))


def _key_entries() -> list[KeyEntry]:
    return [
        KeyEntry("f2", N_("Start"), "start"),
        KeyEntry("tab", N_("Next field"), "app.focus_next"),
        KeyEntry("escape", N_("Back"), "back"),
        KeyEntry("f1", N_("Help"), "app.help"),
        KeyEntry("f10", N_("Menu"), "app.menu"),
    ]
