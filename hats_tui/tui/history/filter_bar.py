"""The row above the list of games: which of them are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.store.history.facts import Status
from hats_tui.store.history.listing import Company, Wanted
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import pgettext
from hats_tui.words.names import shown_name

STATES: Final[tuple[frozenset[Status], ...]] = (
    frozenset(),
    frozenset({Status.FINISHED}),
    frozenset({Status.UNFINISHED}),
    frozenset({Status.DAMAGED, Status.NEWER}),
)
"""What can be shown, from left to right; the empty one is everything."""

_WHO_AND_FIND: Final = 12
"""Room for two keys, and what is between."""

WHO: Final = "who"
FIND: Final = "find"


class FilterBar(Zone):
    """What has become of the games, and who played."""

    GROUND: Role = "bg"

    @dataclass
    class Wished(Message):
        """Something in the bar was pressed.

        Args:
            what: One of `STATES`, or `WHO`, or `FIND`.
        """

        what: object

    def __init__(self, look: Look, *, id: str | None = None) -> None:
        """Make a bar; everything is shown.

        Args:
            look: Palette, signs and size of screen.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._wanted = Wanted()

    def show(self, wanted: Wanted) -> None:
        """Show what is shown."""
        self._wanted = wanted
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the bar."""
        style = self.look.palette.style
        x = canvas.text(0, 0, f" {cap(self.look, 'f')} ", style("key")) + 1
        for states, label in self._shown(canvas.width - x):
            role: Role = "ring" if label == self._label else "fg"
            end = canvas.text(x, 0, f" {label} ", style(role))
            canvas.hit(x, 0, end - x, 1, payload=states)
            x = end
        start = x + 1
        x = canvas.text(start, 0, f" {cap(self.look, 'w')} ", style("key")) + 1
        room = max(canvas.width - x - 5, 4)
        x = canvas.text(x, 0, self._who(), style("fg"), width=room) + 1
        canvas.hit(start, 0, x - start, 1, payload=WHO)
        find = f" {cap(self.look, 'slash')} "
        start = canvas.width - width_of(find) - 1
        end = canvas.text(start, 0, find, style("key"))
        canvas.hit(start, 0, end - start, 1, payload=FIND)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Tell what was pressed."""
        if event.button == 1:
            event.stop()
            self.post_message(self.Wished(event.payload))

    @property
    def _label(self) -> str:
        """What is shown now."""
        return dict(zip(STATES, _labels(), strict=True)).get(self._wanted.statuses, "")

    def _shown(self, room: int) -> list[tuple[frozenset[Status], str]]:
        """What can be shown; without room for all, what is shown now, and a press goes on."""
        whole = list(zip(STATES, _labels(), strict=True))
        needed = sum(width_of(label) + 2 for _states, label in whole)
        if needed + width_of(self._who()) + _WHO_AND_FIND <= room or not self._label:
            return whole
        index = STATES.index(self._wanted.statuses)
        return [(STATES[(index + 1) % len(STATES)], self._label)]

    def _who(self) -> str:
        if self._wanted.player:
            return shown_name(self._wanted.player)
        return company_text(self._wanted.company)


def company_text(company: Company) -> str:
    """Say who played."""
    return {
        Company.ANYBODY: pgettext("games of", "everybody"),
        Company.PEOPLE: pgettext("games of", "people only"),
        Company.BOTS: pgettext("games with", "with bots"),
    }[company]


def _labels() -> tuple[str, ...]:
    return (
        pgettext("games", "All"),
        pgettext("games", "Finished"),
        pgettext("games", "Unfinished"),
        pgettext("games", "Damaged"),
    )
