"""The last rows of a napkin: who wins, and why. Rules: End and scoring."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import partial

from hats_tui.cells import width_of
from hats_tui.game import TieBreak
from hats_tui.tui.napkin.frame import Frame, Row
from hats_tui.tui.napkin.match_rows import match_rows
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.palette import Palette, Role
from hats_tui.words.match import match_place, match_sentence
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.scores import team_sum, tie_break_sentence, winner_sentence
from hats_tui.words.series import series_sentence

_NAME_CELLS = range(4, 41)
"""How long names in sentences may be."""

Say = Callable[[Names], Phrase | None]
"""A sentence, given the names to be used in it."""


class Verdict:
    """Paints the sentences below the figures, with names as long as there is room for."""

    def __init__(self, canvas: Canvas, palette: Palette, page: NapkinPage, frame: Frame) -> None:
        """Take what all rows need.

        Args:
            canvas: Where to paint.
            palette: Styles by role.
            page: What to write.
            frame: Where to write it.
        """
        self._canvas = canvas
        self._palette = palette
        self._page = page
        self._frame = frame

    def rows(self) -> Iterator[Row]:
        """The last rows; which of them there are depends on the game."""
        page, sheet = self._page, self._page.sheet
        if page.teams:
            yield Row(self._teams, gap=4)
        yield Row(self._winner, gap=1)
        if sheet.decided_by is not TieBreak.POINTS:
            yield Row(
                lambda y: self._sentence(y, partial(tie_break_sentence, sheet), "paper_strong")
            )
        if page.whole is not None:
            yield from match_rows(self._canvas, self._palette, self._frame, page.whole)
            yield Row(partial(self._chip, say=partial(match_sentence, page.whole)), gap=1)
        elif page.match is not None and page.goes_on:
            told = match_place(page.match)
            yield Row(lambda y: self._sentence(y, lambda _names: told, "paper_muted"), gap=2)
        elif page.series is not None and page.series.games > 1:
            standing = partial(series_sentence, page.series.wins, page.series.games)
            yield Row(lambda y: self._sentence(y, standing, "paper_muted"), gap=2)

    def _teams(self, y: int) -> None:
        """Each team's points as a sum, the winner on a chip."""
        half = self._frame.width // 2
        for team in (0, 1):
            text = team_sum(self._page.sheet, team)
            role: Role = "paper_chip" if self._page.team_wins(team) else "paper_strong"
            x = self._frame.left + team * half
            self._canvas.text(x, y, f" {text} ", self._palette.style(role))

    def _winner(self, y: int) -> None:
        """Who wins, right across the napkin."""
        self._chip(y, partial(winner_sentence, self._page.sheet))

    def _chip(self, y: int, say: Say) -> None:
        frame = self._frame
        self._canvas.fill(frame.left, y, frame.width, 1, self._palette.style("paper_chip"))
        self._sentence(y, say, "paper_chip")

    def _sentence(self, y: int, say: Say, role: Role) -> None:
        frame = self._frame
        text = self._fitting(say, frame.width - 2)
        style = self._palette.style(role)
        self._canvas.text(frame.left, y, text, style, width=frame.width, align="centre")

    def _fitting(self, say: Say, room: int) -> str:
        """A sentence with names as long as it has room for."""

        def said(cells: int) -> str:
            short = Names.of(self._page.names, cells).shortened
            return str(say(Names.of(short, cells)))

        too_long = bisect_right(_NAME_CELLS, room, key=lambda cells: width_of(said(cells)))
        return said(_NAME_CELLS[max(too_long - 1, 0)])
