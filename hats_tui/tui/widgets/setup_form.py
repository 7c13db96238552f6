"""The form of a new game: it shows a draft, and has no will of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual import getters
from textual.app import ComposeResult
from textual.containers import Container, Horizontal
from textual.widget import Widget
from textual.widgets import Input, Static

from hats_tui.cells import width_of
from hats_tui.game import team_of
from hats_tui.host.draft import COOKIE, MAX_NAME_CELLS, MAX_PLAYERS, RANDOM, Draft
from hats_tui.host.rivals import rival_name
from hats_tui.table.roster import HUMAN, Opponent
from hats_tui.tui.paint.look import Look
from hats_tui.tui.setup_hints import notes_on
from hats_tui.tui.widgets.choices import Choices
from hats_tui.tui.widgets.hat_checks import HatChecks
from hats_tui.tui.widgets.picker import Pick, Picker
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.tui.widgets.text_field import TextField
from hats_tui.words import _, pgettext
from hats_tui.words.names import player_kind, shown_name, team_name

SEATS: Final = range(1, MAX_PLAYERS + 1)
PLAYERS: Final = (2, 3, 4)
DUPLICATE: Final = "duplicate"
"""Stands for a duplicate match among what can be picked."""
_SEED_LENGTH = 60
_LABEL: Final = 13
"""Columns of the labels in the style sheet."""
_WIDEST_LABEL: Final = 15
_FIELDS: Final = 65
"""Columns beside the labels."""


class SetupForm(Container):
    """One row for each thing to choose, with room for what is wrong beside it."""

    players = getters.query_one("#players", Choices)
    """How many play."""
    first = getters.query_one("#first", Picker)
    """Who begins."""
    eater = getters.query_one("#eater", Picker)
    """Who ate a cookie last."""
    types = getters.query_one("#types", HatChecks)
    """The types that are taken out."""
    limit = getters.query_one("#limit", Input)
    """The most exchanges of each team."""
    match = getters.query_one("#match", Picker)
    """Whether the same deal is played again."""
    hints = getters.query_one("#hints", Picker)
    """Whether there are hints."""

    def __init__(self, look: Look, draft: Draft, bots: Sequence[Opponent]) -> None:
        """Make the form.

        Args:
            look: Palette, signs and size of screen.
            draft: What is chosen at first.
            bots: Which bots there are.
        """
        super().__init__()
        self._look = look
        self._draft = draft
        self._bots = tuple(bots)

    def compose(self) -> ComposeResult:
        """All rows; those of seats without a player are hidden."""
        look, draft = self._look, self._draft
        players = Choices(look, _player_labels(), PLAYERS.index(draft.players), id="players")
        yield from _row("players", pgettext("a label, at most 14 cells", "Players"), players)
        for seat in SEATS:
            yield from _row(f"seat{seat}", "", *self._seat_fields(seat))
        first = Picker(look, _first_picks(draft), draft.first, id="first")
        eater = Picker(look, _eater_picks(draft), _eater(draft), id="eater")
        yield from _row(
            "first", pgettext("a label, at most 14 cells", "First player"), first, eater
        )
        types = pgettext("a label, at most 14 cells", "Types out")
        yield from _row("types", types, HatChecks(look, draft.types_out, id="types"))
        yield from self._rows_of_the_game()
        with Horizontal(id="buttons"):
            yield PushButton(look, _("Start"), main=True, id="start")
            yield PushButton(look, _("Back"), id="back")
        yield Static("", id="explanation", markup=False)

    def _rows_of_the_game(self) -> ComposeResult:
        """The rows for what belongs to nobody alone: limit, match, seed and hints."""
        look, draft = self._look, self._draft
        limit = TextField(draft.limit, placeholder=_("no limit"), length=2, id="limit")
        yield from _row("limit", pgettext("a label, at most 14 cells", "Exchanges"), limit)
        match = Picker(look, _match_picks(), _match(draft), id="match")
        yield from _row("match", pgettext("a label, at most 14 cells", "Match"), match)
        random = pgettext("in a field, at most 22 cells", "a new random game")
        seed = TextField(draft.seed, placeholder=random, length=_SEED_LENGTH, id="seed")
        hints = Picker(look, _hint_picks(), _hints(draft), id="hints")
        yield from _row("seed", pgettext("a label, at most 14 cells", "Seed"), seed, hints)

    def on_mount(self) -> None:
        """Show what can be chosen at first."""
        self._fit_labels()
        self.show(self._draft)

    def show(self, draft: Draft, faults: Mapping[str, str] | None = None) -> None:
        """Show other choices.

        Args:
            draft: What is chosen.
            faults: What is wrong, by field.
        """
        self._draft = draft
        self.players.choose(PLAYERS.index(draft.players))
        for seat in SEATS:
            self._show_seat(seat)
        self.first.show(_first_picks(draft), draft.first)
        self.eater.show(_eater_picks(draft), _eater(draft))
        self.eater.display = draft.first == COOKIE
        self.hints.show(_hint_picks(), _hints(draft))
        self.types.show(draft.types_out)
        self.types.disabled = draft.players != 2
        self.match.show(_match_picks(), _match(draft))
        self.limit.disabled = draft.players != MAX_PLAYERS
        self._write_notes(faults or {})

    def explain(self, text: str) -> None:
        """Say something about the field that has the focus, or what is wrong with it.

        Args:
            text: A sentence or two, at most two rows.
        """
        _write(self.query_one("#explanation", Static), text)

    def _fit_labels(self) -> None:
        """Make the column of labels as wide as the language needs it, within bounds."""
        labels = [str(label.content) for label in self.query(".label").results(Static)]
        seats = [_seat_label(seat, players) for seat in SEATS for players in PLAYERS]
        needed = max(width_of(label) for label in [*labels, *seats]) + 1
        width = min(max(needed, _LABEL), _WIDEST_LABEL)
        if width == _LABEL:
            return
        self.styles.width = _FIELDS + width
        for label in self.query(".label"):
            label.styles.width = width
        self.query_one("#types-row").styles.grid_columns = f"{width} {_FIELDS}"
        for place in ("#types-note", "#buttons"):
            self.query_one(place).styles.padding = (0, 0, 0, width)

    def _seat_fields(self, seat: int) -> tuple[Widget, ...]:
        choice = self._draft.seats[seat - 1]
        name = TextField(choice.name, length=MAX_NAME_CELLS, id=f"name{seat}")
        bots = [Pick(bot.kind, player_kind(bot.kind, rival_name(bot))) for bot in self._bots]
        picks = [Pick(HUMAN, player_kind(HUMAN)), *bots]
        return name, Picker(self._look, picks, choice.kind, id=f"kind{seat}")

    def _show_seat(self, seat: int) -> None:
        choice = self._draft.seats[seat - 1]
        self.query_one(f"#seat{seat}-row").visible = seat <= self._draft.players
        label = self.query_one(f"#seat{seat}-label", Static)
        _write(label, _seat_label(seat, self._draft.players))
        name = self.query_one(f"#name{seat}", Input)
        if name.value != choice.name:
            with self.prevent(Input.Changed):
                name.value = choice.name

    def _write_notes(self, faults: Mapping[str, str]) -> None:
        wrong = {_row_of(field): fault for field, fault in faults.items()}
        notes = notes_on(self._draft) | wrong
        for note in self.query(".note").results(Static):
            row = (note.id or "").removesuffix("-note")
            note.set_class(row in wrong, "-wrong")
            _write(note, notes.get(row, ""))


def _write(place: Static, text: str) -> None:
    """Change a text; nothing is sent to the terminal if it is the same."""
    if place.content != text:
        place.update(text, layout=False)


def _row(name: str, label: str, *fields: Widget) -> ComposeResult:
    with Horizontal(id=f"{name}-row", classes="row"):
        yield Static(label, id=f"{name}-label", classes="label", markup=False)
        yield from fields
        yield Static("", id=f"{name}-note", classes="note", markup=False)


def _row_of(field: str) -> str:
    return {"eater": "first"}.get(field, field.replace("name", "seat"))


def _player_labels() -> list[str]:
    return [_("2"), _("3"), _("4, in two teams")]


def _seat_label(seat: int, players: int) -> str:
    if players < MAX_PLAYERS:
        return _("Seat {seat}").format(seat=seat)
    return pgettext("at most 14 cells together", "{seat}  {team}").format(
        seat=seat, team=team_name(team_of(seat)).text
    )


def _seat_pick(draft: Draft, seat: int) -> Pick:
    name = shown_name(draft.seats[seat - 1].name)
    return Pick(str(seat), name or _("Seat {seat}").format(seat=seat))


def _first_picks(draft: Draft) -> list[Pick]:
    seats = [_seat_pick(draft, seat) for seat in range(1, draft.players + 1)]
    return [Pick(RANDOM, _("Drawn by lot")), Pick(COOKIE, _("Ate a cookie last")), *seats]


def _eater_picks(draft: Draft) -> list[Pick]:
    seats = [_seat_pick(draft, seat) for seat in draft.cookie_eaters]
    return seats if len(seats) == 1 else [Pick("", _("Who was it?")), *seats]


def _eater(draft: Draft) -> str:
    return "" if draft.eater is None else str(draft.eater)


def _match_picks() -> list[Pick]:
    return [Pick("", _("One game")), Pick(DUPLICATE, _("Duplicate"))]


def _match(draft: Draft) -> str:
    return DUPLICATE if draft.duplicate else ""


def _hint_picks() -> list[Pick]:
    return [Pick("yes", _("Hints allowed")), Pick("no", _("No hints"))]


def _hints(draft: Draft) -> str:
    return "yes" if draft.hints else "no"
