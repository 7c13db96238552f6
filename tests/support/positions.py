"""Positions put together by hand, the cards that do not matter filled in."""

from __future__ import annotations

from typing import NamedTuple

from support.games import players

from hats_tui.game import (
    Board,
    Card,
    Game,
    GameState,
    HatType,
    Header,
    Options,
    Phase,
    Setup,
    cards_in_play,
)

DECKS = {2: 7, 3: 9, 4: 0}
OUT = (HatType.SOMBRERO, HatType.TRICORNE)
"""The types that are out of play in the positions for two players."""


class Seat(NamedTuple):
    """What matters of one player; cards are codes with spaces between."""

    shown: str = ""
    black: int = 0
    favourite: str = ""


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of a text such as `H1 C5`."""
    return tuple(Card(code) for code in codes.split())


def opening(table: str, *hands: str, first: int = 1, limit: int | None = None) -> Game:
    """A game before its first action; table, hands and pile are filled up with other cards."""
    count = len(hands)
    removed = OUT if count == 2 else ()
    fixed = cards(" ".join((table, *hands)))
    free = [card for card in cards_in_play(removed) if card not in fixed]
    header = Header(
        players=players(count),
        removed=removed,
        first=first,
        table=_filled(table, 5 if count == 2 else 6, free),
        hands=tuple([_filled(hand, 9, free) for hand in hands]),
        deck=tuple(free),
        options=None if limit is None else Options(exchanges=limit),
    )
    return Game.from_header(header)


def _filled(codes: str, size: int, free: list[Card]) -> tuple[Card, ...]:
    """These cards, and free ones up to the size."""
    pile = cards(codes)
    return (*pile, *(free.pop() for _ in range(size - len(pile))))


def over(table: str, *seats: Seat, cookie: int = 1) -> GameState:
    """A finished game; where a player has made fewer than eight actions, black hats fill up."""
    removed = OUT if len(seats) == 2 else ()
    shown = [cards(seat.shown) for seat in seats]
    fixed = [cards(seat.favourite) for seat in seats]
    used = {*cards(table), *(card for pile in (*shown, *fixed) for card in pile)}
    free = [card for card in cards_in_play(removed) if card not in used]
    black = [tuple(free.pop() for _ in range(8 - len(pile))) for pile in shown]
    hands = [pile or (free.pop(),) for pile in fixed]
    for seat, faces in zip(seats, black, strict=True):
        assert not seat.black or seat.black == len(faces), "eight main actions in all"
    board = Board(
        setup=Setup(players=len(seats), removed=removed),
        table=cards(table),
        collections=tuple(shown),
        black_hats=tuple(len(faces) for faces in black),
        deck=DECKS[len(seats)],
        cookie=cookie,
        turn=len(seats),
        phase=Phase.OVER,
    )
    return GameState(board=board, hands=tuple(hands), black_hats=tuple(black), deck=tuple(free))
