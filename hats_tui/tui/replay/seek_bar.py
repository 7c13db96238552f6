"""The whole game as a bar: where the replay stands, where rounds begin, where the cookie moved."""

from __future__ import annotations

from dataclasses import dataclass

from textual.css.types import PointerShape
from textual.events import MouseDown, MouseScrollDown, MouseScrollUp
from textual.message import Message

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.replay.film import Film
from hats_tui.tui.widgets.drag_zone import DragZone
from hats_tui.words import pgettext

_LEFT = 1
_BAR = "bar"
"""What the bar means for a press."""


@dataclass(frozen=True)
class Track:
    """The columns of the bar, and the places that they stand for."""

    left: int
    width: int
    last: int
    """The place at the right end."""

    def column(self, place: int) -> int:
        """Where a place lies."""
        return self.left + (round(place * (self.width - 1) / self.last) if self.last else 0)

    def place(self, column: int) -> int:
        """The place at a column; beside the bar it is the nearest end."""
        along = min(max(column - self.left, 0), self.width - 1)
        return round(along * self.last / max(self.width - 1, 1))


class SeekBar(DragZone):
    """Tells where the player wants to be: at a press, while the mouse is dragged, by the wheel."""

    DEFAULT_CSS = """
    SeekBar { height: 1; }
    """
    GROUND: Role = "panel"

    @dataclass
    class Sought(Message):
        """The player wants to be somewhere else.

        Args:
            place: Where.
        """

        place: int

        def can_replace(self, message: Message) -> bool:
            """Only where the mouse is now counts, however fast it moves."""
            return isinstance(message, SeekBar.Sought)

    @dataclass
    class Stepped(Message):
        """The wheel was turned.

        Args:
            step: 1 for on, -1 for back.
        """

        step: int

    def __init__(self, look: Look, film: Film, *, id: str | None = None) -> None:
        """Make the bar of a film.

        Args:
            look: Palette, signs and size of screen.
            film: What is shown.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._film = film
        self._place = 0

    def show(self, place: int) -> None:
        """Show where the replay stands."""
        if place != self._place:
            self._place = place
            self.repaint()

    def track(self) -> Track:
        """Where the bar lies in this window."""
        start = _LEFT + width_of(self._counter(self._film.last)) + 1
        return Track(start, max(self.size.width - start - 1, 2), self._film.last)

    def paint(self, canvas: Canvas) -> None:
        """Paint the count, the bar, and the marks on it."""
        style, glyphs, track = self.look.palette.style, self.look.glyphs, self.track()
        counter, width = self._counter(self._place), track.left - _LEFT - 1
        canvas.text(_LEFT, 0, counter, style("strong"), width=width, align="right")
        done = track.column(self._place) - track.left
        x = canvas.text(track.left, 0, glyphs.pip * done, style("accent"))
        canvas.text(x, 0, glyphs.pip_off * (track.width - done), style("muted"))
        for number, place in enumerate(self._film.rounds, start=1):
            passed = place <= self._place
            role: Role = "strong" if passed else "fg"
            canvas.text(track.column(place), 0, str(number), style(role))
        for place in self._film.cookies:
            canvas.text(track.column(place), 0, self._crumb(), style("cookie"))
        for place in self._film.branches:
            canvas.text(track.column(place), 0, glyphs.turn_back, style("accent"))
        canvas.text(track.column(self._place), 0, glyphs.full, style("ring_edge"))
        canvas.hit(0, 0, canvas.width, 1, _BAR)

    def can_carry(self, payload: object) -> bool:
        """All of the bar can be dragged on.

        Args:
            payload: Something in the bar.
        """
        return payload == _BAR

    def pointer_over(self, payload: object) -> PointerShape:
        """The shape of the mouse pointer: nothing is taken along.

        Args:
            payload: What is under it.
        """
        del payload
        return "pointer"

    def on_mouse_down(self, event: MouseDown) -> None:
        """Go to where the button goes down."""
        if event.button == 1:
            self._seek(event.screen_x)

    def on_drag_zone_dragged(self, event: DragZone.Dragged) -> None:
        """Follow the mouse, also beside the bar."""
        event.stop()
        self._seek(event.at.x)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """A step back."""
        event.stop()
        self.post_message(self.Stepped(-1))

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """A step on."""
        event.stop()
        self.post_message(self.Stepped(1))

    def _seek(self, column: int) -> None:
        self.post_message(self.Sought(self.track().place(column - self.content_region.x)))

    def _counter(self, place: int) -> str:
        return f"{place}/{self._film.last}"

    @staticmethod
    def _crumb() -> str:
        """One cell for the cookie."""
        return pgettext("the cookie on the bar of a replay, one letter", "c")
