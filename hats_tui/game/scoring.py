"""What everything is worth. Rules: End and scoring."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from hats_tui.game.board import Board
from hats_tui.game.cards import Card, HatType
from hats_tui.game.model import Count, Frozen, Seat
from hats_tui.game.setup import team_of
from hats_tui.game.state import GameState

COOKIE_POINTS = 5
BLACK_HAT_POINTS = 1


class TieBreak(StrEnum):
    """What decided a game, or failed to."""

    POINTS = "points"
    """No tie: more points."""
    BLACK_HATS = "black_hats"
    COOKIE = "cookie"
    SHARED = "shared"
    """Equal in everything: the win is shared."""


class Points(Frozen):
    """What one player has on the table: everything but the favourite hat."""

    hats: Count
    black: Count
    cookie: Count

    @property
    def total(self) -> int:
        """The sum of the three."""
        return self.hats + self.black + self.cookie


class HatLine(Frozen):
    """One type in one player's collection: `count` x `worth` = `points`."""

    hat: HatType
    count: Count
    worth: Count

    @property
    def points(self) -> int:
        """What the cards of this type score together."""
        return self.count * self.worth


class PlayerSheet(Frozen):
    """One player's column on the napkin."""

    seat: Seat
    lines: tuple[HatLine, ...]
    """The types collected, dearest first, those worth 0 included."""
    black_hats: Count
    favourite: Card
    matching: tuple[Card, ...]
    """The collected cards of the favourite's type, by value."""
    types: Count
    """Different types in the collection, for the cookie."""
    cookie: Count
    """5 for the holder, else 0."""

    @property
    def hats(self) -> int:
        """Points for the face-up hats."""
        return sum(line.points for line in self.lines)

    @property
    def black(self) -> int:
        """Points for the black hats."""
        return self.black_hats * BLACK_HAT_POINTS

    @property
    def favourite_points(self) -> int:
        """Values of the matching cards, less the favourite's own; may be negative."""
        return sum(card.rank for card in self.matching) - self.favourite.rank

    @property
    def total(self) -> int:
        """All categories together."""
        return self.hats + self.black + self.favourite_points + self.cookie


class ScoreSheet(Frozen):
    """The scoring napkin: every figure that decides the game."""

    table: tuple[Card, ...]
    worths: tuple[Count, ...]
    """What each space is worth at the end: its number, or 0 for a covered duplicate."""
    players: tuple[PlayerSheet, ...]
    sides: tuple[int, ...]
    """Points of each player at 2 and 3, of teams A and B at 4."""
    winners: tuple[Seat, ...]
    """The seats that win; two for a team, more than one player for a shared win."""
    decided_by: TieBreak


def space_worths(table: tuple[Card, ...]) -> tuple[int, ...]:
    """What each space is worth: its number; 0 where the type lies on a lower space already."""
    seen: set[HatType] = set()
    worths = []
    for space, card in enumerate(table, start=1):
        worths.append(0 if card.hat in seen else space)
        seen.add(card.hat)
    return tuple(worths)


def hat_worths(table: tuple[Card, ...]) -> dict[HatType, int]:
    """What a collected hat of each type is worth: the lowest space where its type lies, or 0."""
    worths = dict.fromkeys(HatType, 0)
    for space in range(len(table), 0, -1):
        worths[table[space - 1].hat] = space
    return worths


class OpenCards(Protocol):
    """What points are counted from: a board, or as much of one."""

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the tea table, from space 1 on."""

    @property
    def collections(self) -> tuple[tuple[Card, ...], ...]:
        """The face-up cards of each player."""

    @property
    def black_hats(self) -> tuple[int, ...]:
        """How many black hats each player has."""

    @property
    def cookie(self) -> int | None:
        """Who holds the cookie."""


def points_now(board: OpenCards) -> tuple[Points, ...]:
    """Each player's points as if the game ended now, without the favourite hats."""
    worths = hat_worths(board.table)
    return tuple(
        Points(
            hats=sum(worths[card.hat] for card in shown),
            black=black * BLACK_HAT_POINTS,
            cookie=COOKIE_POINTS if board.cookie == seat else 0,
        )
        for seat, (shown, black) in enumerate(
            zip(board.collections, board.black_hats, strict=True), start=1
        )
    )


def favourite_points(collection: tuple[Card, ...], favourite: Card) -> int:
    """What `favourite` would score with this collection. Rules: Favourite hat."""
    return sum(card.rank for card in collection if card.hat is favourite.hat) - favourite.rank


def side_totals(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Totals by side: each player alone at 2 and 3, the two teams at 4."""
    if len(totals) < 4:
        return totals
    return (totals[0] + totals[2], totals[1] + totals[3])


def score_sheet(state: GameState) -> ScoreSheet:
    """The napkin of a finished game.

    Raises:
        ValueError: The game is not over.
    """
    board = state.board
    if not board.over:
        raise ValueError("the napkin is filled in when the game is over")
    worths = hat_worths(board.table)
    players = tuple(_player_sheet(state, seat, worths) for seat in range(1, board.players + 1))
    sides = side_totals(tuple(player.total for player in players))
    winners, decided_by = _winners(board, sides)
    return ScoreSheet(
        table=board.table,
        worths=space_worths(board.table),
        players=players,
        sides=sides,
        winners=winners,
        decided_by=decided_by,
    )


def _player_sheet(state: GameState, seat: int, worths: dict[HatType, int]) -> PlayerSheet:
    board = state.board
    shown, favourite = board.collections[seat - 1], state.hands[seat - 1][0]
    counts = {hat: sum(card.hat is hat for card in shown) for hat in HatType}
    lines = [HatLine(hat=hat, count=n, worth=worths[hat]) for hat, n in counts.items() if n]
    matching = [card for card in shown if card.hat is favourite.hat]
    return PlayerSheet(
        seat=seat,
        lines=tuple(sorted(lines, key=lambda line: -line.worth)),
        black_hats=board.black_hats[seat - 1],
        favourite=favourite,
        matching=tuple(sorted(matching)),
        types=len(lines) + (board.black_hats[seat - 1] > 0),
        cookie=COOKIE_POINTS if board.cookie == seat else 0,
    )


def _winners(board: Board, sides: tuple[int, ...]) -> tuple[tuple[int, ...], TieBreak]:
    """The winning seats: most points, then most black hats, then the cookie."""
    seats = range(1, board.players + 1)
    side_of = {seat: team_of(seat) if board.players == 4 else seat - 1 for seat in seats}
    black = side_totals(board.black_hats)
    cookie = None if board.cookie is None else side_of[board.cookie]
    keys = [(sides[i], black[i], i == cookie) for i in range(len(sides))]
    best = max(keys)
    first = [i for i, key in enumerate(keys) if key == best]
    winners = tuple(seat for seat in seats if side_of[seat] in first)
    level = [key for key in keys if key[0] == best[0]]
    if len(level) == 1:
        return winners, TieBreak.POINTS
    if sum(key[1] == best[1] for key in level) == 1:
        return winners, TieBreak.BLACK_HATS
    return winners, TieBreak.COOKIE if len(first) == 1 else TieBreak.SHARED
