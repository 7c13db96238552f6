"""The rows of a napkin, painted one by one. Rules: End and scoring."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style

from hats_tui.cells import width_of
from hats_tui.game import HatType, PlayerSheet, TieBreak, team_of
from hats_tui.tui.napkin.frame import Frame, Row
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.verdict import Verdict
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.festive import draw_garland
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK, Role
from hats_tui.words import _, ngettext, pgettext
from hats_tui.words.names import Names, short_hat_name, team_letter
from hats_tui.words.scores import Category, category_name

_INDENT = 3


class NapkinRows:
    """Paints the rows of one napkin on one canvas."""

    def __init__(self, canvas: Canvas, look: Look, page: NapkinPage, frame: Frame) -> None:
        """Take what all rows need.

        Args:
            canvas: Where to paint.
            look: Palette, signs and size of screen.
            page: What to write.
            frame: Where to write it.
        """
        self._canvas = canvas
        self._look = look
        self._glyphs = look.glyphs
        self._palette = look.palette
        self._page = page
        self._frame = frame

    def rows(self) -> Iterator[Row]:
        """All rows from top to bottom; which of them there are depends on the game."""
        yield Row(self._title)
        yield Row(self._tea_table, gap=3)
        yield Row(self._head, gap=7)
        yield Row(lambda y: self._rule(y, self._glyphs.rule), spare=True)
        yield Row(lambda y: self._sums(y, 1, Category.HATS))
        for hat, worth in self._page.hats:
            yield self._hat_row(hat, worth)
        if self._page.any_black_hats:
            yield Row(self._black_hats)
        yield Row(lambda y: self._sums(y, 2, Category.FAVOURITE), gap=5)
        yield Row(self._favourites)
        yield Row(lambda y: self._sums(y, 3, Category.COOKIE), gap=6)
        yield Row(self._types)
        yield Row(lambda y: self._rule(y, self._glyphs.rule_double), gap=8, spare=True)
        yield Row(self._totals)
        yield from Verdict(self._canvas, self._palette, self._page, self._frame).rows()

    def _style(self, role: Role) -> Style:
        return self._palette.style(role)

    def _title(self, y: int) -> None:
        text, left = f" {_('The scoring napkin')} ", self._frame.left
        x = left + (self._frame.width - width_of(text)) // 2
        end = self._canvas.text(x, y, text, self._style("paper_chip"))
        draw_garland(self._canvas, left, y, x - 1 - left, self._look)
        right = left + self._frame.width - end - 1
        draw_garland(self._canvas, end + 1, y, right, self._look, shift=3)

    def _tea_table(self, y: int) -> None:
        """The cards on the table with what their types are worth; covered ones lie face down."""
        canvas, sheet, times = self._canvas, self._page.sheet, self._glyphs.times
        x = canvas.text(self._frame.left, y, _("Tea table"), self._style("paper_muted")) + 2
        for card, worth in zip(sheet.table, sheet.worths, strict=True):
            if worth:
                x = canvas.text(x, y, f" {card.hat} ", self._palette.hat(card.hat).chip)
            else:
                x = canvas.text(x, y, f" {self._glyphs.shade} ", self._style("paper_muted"))
            x = canvas.text(x, y, f"{times}{worth}", self._style("paper_fg")) + 2
        if self._page.branches:
            self._mark_branches(x, y)

    def _mark_branches(self, x: int, y: int) -> None:
        """Mark a game in which turns were taken back, or that was played on from another one."""
        count, end = self._page.branches, self._frame.left + self._frame.width
        text = ngettext("played on once", "played on {n} times", count).format(n=count)
        self._canvas.text(x, y, text, self._style("paper_muted"), width=end - x, align="right")

    def _head(self, y: int) -> None:
        """The players' names, with their teams."""
        width = self._frame.column_width - 1
        names = Names.of(self._page.names, width - 2 * self._page.teams)
        for player in self._page.sheet.players:
            name = names.short(player.seat).text
            x = self._frame.column(player.seat) + max(width - width_of(name), 0)
            self._canvas.text(x, y, name, self._style("paper_strong"))
            if self._page.teams:
                letter = team_letter(team_of(player.seat))
                self._canvas.text(x - 2, y, letter, self._style("paper_muted"))

    def _rule(self, y: int, sign: str) -> None:
        self._canvas.text(self._frame.left, y, sign * self._frame.width, self._style("paper_edge"))

    def _sums(self, y: int, number: int, category: Category) -> None:
        """A category with each player's points in it."""
        x, accent = self._frame.left, self._style("paper_accent")
        self._canvas.text(x, y, str(number), accent)
        self._canvas.text(x + _INDENT, y, category_name(category), accent)
        decides = category is Category.COOKIE and self._decides(TieBreak.COOKIE)
        for player in self._page.sheet.players:
            text = _points(player, category)
            if decides and player.cookie:
                self._chip(y, player, text)
            else:
                self._figure(y, player, text, "paper_strong")

    def _hat_row(self, hat: HatType, worth: int) -> Row:
        def paint(y: int) -> None:
            self._label(y, hat, hat, short_hat_name(hat), worth)
            for player in self._page.sheet.players:
                count = sum(line.count for line in player.lines if line.hat is hat)
                self._product(y, player, count, worth)

        return Row(paint)

    def _black_hats(self, y: int) -> None:
        name = _("Black hat")
        if width_of(name) > self._name_width:
            name = pgettext("at most 8 cells", "Black")
        self._label(y, BLACK, self._glyphs.black, name, 1)
        decides = self._decides(TieBreak.BLACK_HATS)
        for player in self._page.sheet.players:
            if decides and self._page.wins(player.seat):
                self._chip(y, player, self._reckoning(player.black_hats, 1))
            else:
                self._product(y, player, player.black_hats, 1)

    @property
    def _name_width(self) -> int:
        """The room for what lies in a row of the collections."""
        return self._frame.label_width - 13

    def _label(self, y: int, letter: str, sign: str, name: str, worth: int) -> None:
        """What lies in a row of the collections, and what one of it is worth."""
        canvas, x = self._canvas, self._frame.left + _INDENT
        canvas.text(x, y, f" {sign} ", self._palette.hat(letter).chip)
        canvas.text(x + 4, y, name, self._style("paper_fg"), width=self._name_width)
        worth_text = f"{self._glyphs.times}{worth}"
        canvas.text(x + self._frame.label_width - 8, y, worth_text, self._style("paper_muted"))

    def _product(self, y: int, player: PlayerSheet, count: int, worth: int) -> None:
        text = self._reckoning(count, worth) if count else self._glyphs.none
        self._figure(y, player, text, "paper_muted")

    def _reckoning(self, count: int, worth: int) -> str:
        return f"{count}{self._glyphs.times}{worth} = {count * worth:>2}"

    def _decides(self, how: TieBreak) -> bool:
        """Whether the winners were found in this way, points being equal."""
        return self._page.sheet.decided_by is how

    def _chip(self, y: int, player: PlayerSheet, text: str) -> None:
        """Write a figure that decides the game."""
        self._figure(y, player, f" {text} ", "paper_chip", shift=1)

    def _favourites(self, y: int) -> None:
        """Each favourite hat, and the sum that gives its points."""
        self._explain(y, _("same type - favourite"))
        for player in self._page.sheet.players:
            card = player.favourite
            text = self._favourite_sum(player)
            x = self._figure(y, player, text, "paper_muted")
            chip = self._palette.hat(card.hat).chip
            self._canvas.text(x - 1 - len(card), y, card, chip)

    def _favourite_sum(self, player: PlayerSheet) -> str:
        """The values of the favourite's type, less its own; added up where there is no room."""
        values = [card.rank for card in player.matching] or [0]
        own = f"{self._glyphs.minus}{player.favourite.rank}"
        whole = "+".join(str(value) for value in values) + own
        return whole if len(whole) + 4 <= self._frame.column_width else f"{sum(values)}{own}"

    def _types(self, y: int) -> None:
        """How many different types each player has, and who holds the cookie."""
        self._explain(y, _("different types"))
        for player in self._page.sheet.players:
            x = self._figure(y, player, str(player.types), "paper_muted")
            if player.cookie:
                cookie = self._glyphs.cookie
                self._canvas.text(x - 1 - len(cookie), y, cookie, self._style("cookie"))

    def _explain(self, y: int, text: str) -> None:
        room = self._frame.label_width - _INDENT
        self._canvas.text(
            self._frame.left + _INDENT, y, text, self._style("paper_muted"), width=room
        )

    def _totals(self, y: int) -> None:
        self._canvas.text(self._frame.left + _INDENT, y, _("Total"), self._style("paper_strong"))
        for player in self._page.sheet.players:
            if self._page.wins(player.seat) and not self._page.teams:
                self._chip(y, player, str(player.total))
            else:
                self._figure(y, player, str(player.total), "paper_strong")

    def _figure(self, y: int, player: PlayerSheet, text: str, role: Role, *, shift: int = 0) -> int:
        """Write into a player's column, to the right.

        Returns:
            The column where the text begins.
        """
        end = self._frame.column(player.seat) + self._frame.column_width - 1 + shift
        x = end - width_of(text)
        self._canvas.text(x, y, text, self._style(role))
        return x


def _points(player: PlayerSheet, category: Category) -> str:
    if category is Category.FAVOURITE:
        points = player.favourite_points
        return f"{points:+d}" if points else "0"
    return str(player.cookie if category is Category.COOKIE else player.hats + player.black)
