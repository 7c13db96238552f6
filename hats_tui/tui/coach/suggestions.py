"""The few best moves, one below the other: what each does, its win chance, and why."""

from __future__ import annotations

from typing import Final

from hats_tui.cells import width_of
from hats_tui.game import PlayerView
from hats_tui.table.analyst import Analysis, Assessment
from hats_tui.table.hints import MOVES, Figures, figures
from hats_tui.table.review import SURE
from hats_tui.tui.coach.progress_bar import draw_progress
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.paint.wrap import wrap
from hats_tui.tui.turn.flow import wrapped
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _
from hats_tui.words.forecasts import move_line
from hats_tui.words.hints import behind_text, besides_text, chance_text, worlds_text
from hats_tui.words.names import Names
from hats_tui.words.reasons import reasons

WIDTH: Final = 66
"""Columns, as long as the language needs no more."""
_WIDEST: Final = 70
_ROWS: Final = 3
"""Rows of a move: the move, and two lines of reasons."""
_FIRST: Final = 2
HEIGHT: Final = _FIRST + MOVES * _ROWS + 1
"""Rows, where what Enter does fits in one."""
_INDENT: Final = 4


def _staged() -> str:
    return _("Enter stages the move; you still play it yourself.")


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
        staged = _staged()
        self.styles.width = min(max(WIDTH, width_of(staged)), _WIDEST)
        self.styles.height = HEIGHT + (width_of(staged) > _WIDEST)

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
        lines = wrap([(_staged(), self.look.palette.style("muted"))], canvas.width)
        for y, line in enumerate(lines, start=canvas.height - len(lines)):
            canvas.spans(0, y, line)

    def on_zone_hovered(self, event: Zone.Hovered) -> None:
        """Choose what the mouse is on."""
        event.stop()
        if isinstance(event.payload, int):
            self.choose(event.payload)

    def _paint_progress(self, canvas: Canvas) -> None:
        analysis = self._analysis
        if analysis is not None and analysis.part == 1:
            muted = self.look.palette.style("muted")
            for y, line in enumerate(wrap([(worlds_text(analysis.worlds), muted)], canvas.width)):
                canvas.spans(0, y, line)
            return
        part = analysis.part if analysis is not None else 0.0
        draw_progress(canvas, (0, 0, canvas.width), _("Looking ahead"), part, self.look)

    def _figures(self, number: int, move: Assessment) -> list[tuple[str, Role]]:
        """What is told of a move's chances, from right to left."""
        chance: tuple[str, Role] = (chance_text(move.win), "strong")
        match figures(self.moves, number, self._view.board):
            case Figures.BESIDES:
                return [(besides_text(), "muted")]
            case Figures.CHANCE:
                return [chance]
            case Figures.BEHIND:
                behind = behind_text(self.moves[0].win, move.win, SURE * move.error)
                return [chance, (behind, "muted")]

    def _paint_move(self, canvas: Canvas, y: int, number: int, move: Assessment) -> None:
        palette, chosen = self.look.palette, number == self._chosen
        canvas.hit(0, y, canvas.width, _ROWS, number)
        mark = self.look.glyphs.turn if chosen else " "
        canvas.text(0, y, f"{mark} {number + 1}", palette.style("accent" if chosen else "muted"))
        right = canvas.width
        told = move_line(move.action, self._view.board, self._names)
        figures = self._figures(number, move)
        needed = told.cells + sum(width_of(text) + 2 for text, _role in figures)
        for text, role in figures if needed <= right - _INDENT else figures[:1]:
            right -= width_of(text)
            canvas.text(right, y, text, palette.style(role))
            right -= 2
        draw_phrase(canvas, _INDENT, y, told, palette, right - _INDENT)
        suggested = [each.action for each in self.moves]
        why = reasons(move.action, self._view, self._names, beside=suggested)
        for row, line in enumerate(wrapped(why, canvas.width - _INDENT, _ROWS - 1), start=1):
            draw_phrase(canvas, _INDENT, y + row, line, palette, canvas.width - _INDENT)
