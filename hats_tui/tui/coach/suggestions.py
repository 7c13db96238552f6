"""The few best moves, one below the other: what each does, its win chance, and why."""

from __future__ import annotations

from typing import Final

from hats_tui.cells import width_of
from hats_tui.game import PlayerView
from hats_tui.table.analyst import Analysis, Assessment
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.turn.flow import wrapped
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _
from hats_tui.words.forecasts import move_line
from hats_tui.words.hints import behind_text, chance_text, worlds_text
from hats_tui.words.names import Names
from hats_tui.words.reasons import reasons

WIDTH: Final = 66
MOVES: Final = 4
"""So many moves are shown."""
SURE: Final = 1.96
"""So many standard errors to both sides hold the truth in 95 cases of 100."""

_ROWS: Final = 3
"""Rows of a move: the move, and two lines of reasons."""
_FIRST: Final = 2
HEIGHT: Final = _FIRST + MOVES * _ROWS + 1
_INDENT: Final = 4


class Suggestions(Zone):
    """Shows how far the search for moves is, and what it has found."""

    GROUND: Role = "panel"
    DEFAULT_CSS = f"""
    Suggestions {{ width: {WIDTH}; height: {HEIGHT}; }}
    """

    def __init__(self, look: Look, view: PlayerView, names: Names) -> None:
        """Begin with nothing found.

        Args:
            look: Palette, signs and size of screen.
            view: What the player knows who is to be helped.
            names: The players' names.
        """
        super().__init__(look)
        self._view = view
        self._names = names
        self._analysis: Analysis | None = None
        self._chosen = 0

    @property
    def moves(self) -> tuple[Assessment, ...]:
        """The moves shown, the best one first."""
        return self._analysis.moves[:MOVES] if self._analysis is not None else ()

    @property
    def chosen(self) -> Assessment | None:
        """The move that is chosen; nothing before any is found."""
        return self.moves[self._chosen] if self.moves else None

    def show(self, analysis: Analysis) -> None:
        """Show what is known now; a move that was chosen stays chosen where it is still there."""
        before = self.chosen if self._chosen else None  # the first one is whichever is the best
        self._analysis = analysis
        actions = [move.action for move in self.moves]
        kept = before is not None and before.action in actions
        self._chosen = actions.index(before.action) if before is not None and kept else 0
        self.repaint()

    def choose(self, number: int) -> None:
        """Choose a move by its place, from 0; beyond the ends it is the last or the first."""
        number = min(max(number, 0), max(len(self.moves) - 1, 0))
        if number != self._chosen:
            self._chosen = number
            self.repaint()

    def step(self, step: int) -> None:
        """Choose the next move, or the one before."""
        self.choose(self._chosen + step)

    def paint(self, canvas: Canvas) -> None:
        """Paint how far it is, the moves, and what Enter does."""
        self._paint_progress(canvas)
        for number, move in enumerate(self.moves):
            self._paint_move(canvas, _FIRST + number * _ROWS, number, move)
        staged = _("Enter stages the move; you still play it yourself.")
        canvas.text(0, canvas.height - 1, staged, self.look.palette.style("muted"))

    def on_zone_hovered(self, event: Zone.Hovered) -> None:
        """Choose what the mouse is on."""
        event.stop()
        if isinstance(event.payload, int):
            self.choose(event.payload)

    def _paint_progress(self, canvas: Canvas) -> None:
        style, glyphs, analysis = self.look.palette.style, self.look.glyphs, self._analysis
        if analysis is not None and analysis.part == 1:
            text = worlds_text(analysis.worlds)
            canvas.text(0, 0, text, style("muted"), width=canvas.width)
            return
        text = _("Looking ahead")
        canvas.text(0, 0, text, style("fg"))
        left = width_of(text) + 2
        room = canvas.width - left
        done = round(room * (analysis.part if analysis is not None else 0))
        end = canvas.text(left, 0, glyphs.bar * done, style("accent"))
        canvas.text(end, 0, glyphs.rule * (room - done), style("faint"))

    def _paint_move(self, canvas: Canvas, y: int, number: int, move: Assessment) -> None:
        palette, chosen = self.look.palette, number == self._chosen
        canvas.hit(0, y, canvas.width, _ROWS, number)
        mark = self.look.glyphs.turn if chosen else " "
        canvas.text(0, y, f"{mark} {number + 1}", palette.style("accent" if chosen else "muted"))
        chance = chance_text(move.win)
        right = canvas.width - width_of(chance)
        canvas.text(right, y, chance, palette.style("strong"))
        right -= 2
        if number:
            behind = behind_text(move.loss, SURE * move.error)
            right -= width_of(behind)
            canvas.text(right, y, behind, palette.style("muted"))
            right -= 2
        told = move_line(move.action, self._view.board, self._names)
        draw_phrase(canvas, _INDENT, y, told, palette, right - _INDENT)
        why = reasons(move.action, self._view, self._names)
        for row, line in enumerate(wrapped(why, canvas.width - _INDENT, _ROWS - 1), start=1):
            draw_phrase(canvas, _INDENT, y + row, line, palette, canvas.width - _INDENT)
