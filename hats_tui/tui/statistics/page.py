"""The sheet with the panels, and the row above it that says whose games are counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from textual.message import Message

from hats_tui.cells import cut, width_of
from hats_tui.store.history.statistics import Counted, Person, Question, Statistics
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.statistics.sheet import pages_of, paint_panels
from hats_tui.tui.widgets.wheel_zone import WheelZone
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _, ngettext
from hats_tui.words.names import shown_name

_ARROW: Final = 3
"""Cells for an arrow to the next player, or to the one before."""

_LEAST: Final = 8
"""So many cells of the name, and of which games are counted, are shown in any window."""

_Button = tuple[str, str, str]
"""What can be pressed: its key, its text, and the action of the screen."""


class Whose(NamedTuple):
    """What is asked, as the row shows it."""

    person: Person | None
    question: Question
    apart: int
    """Games that are left out."""
    page: int
    pages: int


class WhoseBar(Zone):
    """Whose games are counted, and which of them; all of it can be pressed."""

    DEFAULT_CSS = """
    WhoseBar { height: 1; }
    """

    @dataclass
    class Wished(Message):
        """Something in the row was pressed.

        Args:
            action: The action of the screen that it stands for.
        """

        action: str

    def __init__(self, look: Look) -> None:
        """Make an empty row."""
        super().__init__(look)
        self._whose: Whose | None = None

    def show(self, whose: Whose) -> None:
        """Show what is asked."""
        self._whose = whose
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the row."""
        whose = self._whose
        if whose is None or whose.person is None:
            return
        glyphs = self.look.glyphs
        name, others = self._fitted(whose, shown_name(whose.person.name) or _("Nameless"))
        x = self._press(canvas, 0, "left", "", "other(-1)", glyphs.turn_back)
        x = self._press(canvas, x, "w", name, "who")
        x = self._press(canvas, x, "right", "", "other(1)", glyphs.turn)
        for key, text, action in others:
            x = self._press(canvas, x + 1, key, text, action)

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        """Tell what was pressed."""
        if event.button == 1 and isinstance(event.payload, str):
            event.stop()
            self.post_message(self.Wished(event.payload))

    def _fitted(self, whose: Whose, name: str) -> tuple[str, list[_Button]]:
        """The name and what stands behind it, cut so that the last one, the page, is seen whole."""
        width, ellipsis, others = self.size.width, self.look.glyphs.ellipsis, _others(whose)
        least = min(width_of(name), _LEAST)
        if self._taken(others) + least > width and whose.pages > 1:
            others[-1] = (others[-1][0], f"{whose.page + 1}/{whose.pages}", others[-1][2])
        excess = self._taken(others) + least - width
        if excess > 0:
            key, text, action = others[0]
            others[0] = (key, cut(text, max(width_of(text) - excess, _LEAST), ellipsis), action)
        return cut(name, max(width - self._taken(others), _LEAST), ellipsis), others

    def _taken(self, others: list[_Button]) -> int:
        """The columns of all but the name; nothing stands behind the last one."""
        behind = sum(self._width(key, text) + 1 for key, text, _action in others)
        return behind + 2 * _ARROW + self._width("w", "") - 1

    def _width(self, key: str, text: str) -> int:
        return width_of(f" {cap(self.look, key)}  {text} ")

    def _press(
        self, canvas: Canvas, x: int, key: str, text: str, action: str, sign: str = ""
    ) -> int:
        style = self.look.palette.style
        end = canvas.text(x, 0, f" {sign or cap(self.look, key)} ", style("key"))
        if text:
            end = canvas.text(end + 1, 0, text, style("fg")) + 1
        canvas.hit(x, 0, end - x, 1, payload=action)
        return end


class StatisticsPage(WheelZone):
    """All panels, or those of one page; the wheel turns pages."""

    def __init__(self, look: Look) -> None:
        """Make an empty sheet."""
        super().__init__(look)
        self._statistics: Statistics | None = None
        self._page = 0
        self._empty = ""

    @property
    def pages(self) -> int:
        """How many pages there are in a window of this size."""
        return pages_of(self.look.tier)

    def show(self, statistics: Statistics | None, page: int, empty: str) -> None:
        """Show statistics.

        Args:
            statistics: What there is to be shown; None for nothing.
            page: Which page, from 0.
            empty: What is said where there is nothing.
        """
        self._statistics, self._page, self._empty = statistics, page, empty
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the panels."""
        if self._statistics is not None:
            page = min(self._page, self.pages - 1)
            paint_panels(canvas, self._statistics, self.look, page)
            return
        muted, middle = self.look.palette.style("muted"), canvas.height // 2
        canvas.text(0, middle, self._empty, muted, width=canvas.width, align="centre")


def _others(whose: Whose) -> list[_Button]:
    """What stands behind the name."""
    others = [
        ("c", _counted(whose), "count_others"),
        ("p", _players(whose.question.players), "count_players"),
    ]
    if whose.pages > 1:
        page = _("page {n} of {pages}").format(n=whose.page + 1, pages=whose.pages)
        others.append(("tab", page, "turn_page"))
    return others


def _counted(whose: Whose) -> str:
    apart = whose.apart
    if whose.question.counted is Counted.ALL:
        return _("all games")
    if whose.question.counted is Counted.HELPED:
        return _("only those with help")
    if not apart:
        return _("games without help")
    text = ngettext("without {n} game with help", "without {n} games with help", apart)
    return text.format(n=apart)


def _players(players: int) -> str:
    return _("{n} players").format(n=players) if players else _("2 to 4 players")
