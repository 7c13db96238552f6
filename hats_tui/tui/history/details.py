"""What is known of the game that is chosen in the list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import accumulate
from typing import Final

from hats_tui.cells import width_of
from hats_tui.game import Card
from hats_tui.record import sentence_of
from hats_tui.store.history.facts import SeatFacts, Status
from hats_tui.store.history.listing import ListedGame
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.cards import CardPicture, draw_card_row
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.phrases import draw_phrase, short_name
from hats_tui.tui.widgets.zone import Zone
from hats_tui.words import _, pgettext
from hats_tui.words.history import helped_text, match_text, state_text, verdict, when
from hats_tui.words.names import Names, player_kind, short_hat_name, shown_name, team_letter

_NAME: Final = 22
_KIND: Final = 16
_FIGURE: Final = 7
_CARDS: Final = 8
"""The row in which the favourite hats stand."""
_ROOM_FOR_CARDS: Final = _CARDS + 9

Figure = Callable[[SeatFacts], str]


class Details(Zone):
    """Two lines about the game, then a row for each player."""

    GROUND: Role = "surface"

    def __init__(self, look: Look, bots: Mapping[str, str], *, id: str | None = None) -> None:
        """Make an empty sheet.

        Args:
            look: Palette, signs and size of screen.
            bots: What each kind of bot is called, in English.
            id: Textual's identifier of the widget.
        """
        super().__init__(look, id=id)
        self._bots = bots
        self._game: ListedGame | None = None

    def show(self, game: ListedGame | None) -> None:
        """Show a game.

        Args:
            game: The game; None for an empty sheet.
        """
        self._game = game
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Paint the sheet."""
        game = self._game
        if game is None:
            return
        self._paint_line(canvas, game)
        if game.facts.seats:
            self._paint_seats(canvas, game)
            if game.facts.winners and canvas.height >= _ROOM_FOR_CARDS:
                self._paint_favourites(canvas, game)
        else:
            self._paint_fault(canvas, game)

    def _paint_line(self, canvas: Canvas, game: ListedGame) -> None:
        """When it was, and how it ended."""
        style, facts = self.look.palette.style, game.facts
        undos = sum(seat.undos for seat in facts.seats)
        hints = sum(seat.hints for seat in facts.seats)
        note = helped_text(hints, shown_name(facts.source), undos)
        if facts.winners:
            names = Names.of(game.names)
            said = verdict(facts.sides, facts.winners, facts.decided_by, names)
            x = self._paint_which(canvas, game, said.cells)
            x = draw_phrase(canvas, x, 0, said, self.look.palette, canvas.width - x - 1)
        else:
            said_text = state_text(facts.status.value, facts.round, facts.fault_line)
            x = self._paint_which(canvas, game, width_of(said_text))
            x = canvas.text(x, 0, said_text, style("accent"))
        if note and x + 4 < canvas.width:
            canvas.text(x + 2, 0, f"({note})", style("muted"), width=canvas.width - x - 3)

    def _paint_which(self, canvas: Canvas, game: ListedGame, room: int) -> int:
        """Tell the day, and which game of a match it was, as far as that leaves room for the rest.

        Returns:
            The column of the rest.
        """
        facts, day, match = game.facts, when(game.created), ""
        if facts.match_games:
            match = match_text(facts.match_game, facts.match_games)
        for parts in ((day, match), (match,)):  # the list tells the day as well
            told = "  ".join(filter(None, parts))
            x = 1 + width_of(told) + 2
            if told and x + room < canvas.width:
                canvas.text(1, 0, told, self.look.palette.style("muted"))
                return x
        return 1

    def _paint_seats(self, canvas: Canvas, game: ListedGame) -> None:
        style, facts = self.look.palette.style, game.facts
        finished = facts.status is Status.FINISHED
        figures = _figures() if finished else {}
        favourite = _("Favourite")
        widths = [max(_FIGURE, width_of(title) + 1) for title in figures]
        taken = 4 + _KIND + sum(widths) + 2 + width_of(favourite)
        name_room = min(canvas.width - taken, _NAME)
        start = 4 + name_room + _KIND
        columns = list(accumulate(widths, initial=start))
        for x, width, title in zip(columns, widths, figures, strict=False):
            canvas.text(x, 1, title, style("muted"), width=width, align="right")
        if finished:
            canvas.text(columns[-1] + 2, 1, favourite, style("muted"))
        names = Names.of(game.names, max(name_room, 4))
        for seat, own in enumerate(facts.seats, start=1):
            y, won = seat + 1, seat in facts.winners
            plain = style("strong" if won else "fg")
            mark = team_letter((seat - 1) % 2) if len(facts.seats) == 4 else str(seat)
            canvas.text(1, y, mark, style("muted"))
            canvas.text(3, y, short_name(names, seat, self.look), plain, width=name_room)
            canvas.text(3 + name_room + 1, y, self._kind(own), style("muted"), width=_KIND)
            for x, width, figure in zip(columns, widths, figures.values(), strict=False):
                canvas.text(x, y, figure(own), plain, width=width, align="right")
            if own.card:
                chip = self.look.palette.hat(Card(own.card).hat).chip
                canvas.text(columns[-1] + 2, y, f" {own.card} ", chip)

    def _paint_favourites(self, canvas: Canvas, game: ListedGame) -> None:
        """The favourite hats themselves, each above its player's name."""
        look = replace(self.look, tier=Tier.M)
        pictures = [
            CardPicture(seat.card, short_hat_name(Card(seat.card).hat)) for seat in game.facts.seats
        ]
        draw_card_row(canvas, 3, _CARDS, pictures, look)
        names = Names.of(game.names, look.tier.card.width)
        for seat in range(1, len(pictures) + 1):
            x = 3 + (seat - 1) * (look.tier.card.width + 1)
            name = short_name(names, seat, self.look)
            y, width = _CARDS + look.tier.card.height, look.tier.card.width
            style = self.look.palette.style("strong" if seat in game.facts.winners else "muted")
            canvas.text(x, y, name, style, width=width, align="centre")

    def _paint_fault(self, canvas: Canvas, game: ListedGame) -> None:
        style = self.look.palette.style
        fault = sentence_of(game.facts.fault, _)
        canvas.text(1, 2, fault, style("fg"), width=canvas.width - 2)
        left_alone = _("The file is left alone: {file}").format(file=shown_name(game.file))
        canvas.text(1, 3, left_alone, style("muted"), width=canvas.width - 2)

    def _kind(self, seat: SeatFacts) -> str:
        """Who played the seat, and who began where that was somebody else."""
        plays = player_kind(seat.plays, _(self._bots.get(seat.plays, "")))
        if seat.plays == seat.kind:
            return plays
        return pgettext("who played in the end", "{kind}, later").format(kind=plays)


def _figures() -> dict[str, Figure]:
    favourite = pgettext("points of the favourite hat, at most 9 cells", "Fav.")
    return {
        pgettext("a heading, at most 9 cells", "Hats"): lambda seat: str(seat.hats),
        pgettext("a heading, at most 9 cells", "Black"): lambda seat: str(seat.black),
        favourite: lambda seat: f"{seat.favourite:+d}",
        pgettext("a heading, at most 9 cells", "Cookie"): lambda seat: str(seat.cookie),
        pgettext("a heading, at most 9 cells", "Total"): lambda seat: str(seat.total),
    }
