"""What the others at a table have done so far, and what everybody could see before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from hats_tui.bots.kernel.codes import BLACK, CODES
from hats_tui.bots.kernel.play import play
from hats_tui.bots.kernel.position import Position
from hats_tui.game import (
    MAIN_ACTIONS,
    ActionUndone,
    BlackHatMade,
    Board,
    CardDiscarded,
    CardPlayed,
    Event,
    PlayerView,
)

_Done: TypeAlias = CardPlayed | BlackHatMade | CardDiscarded

THROWN: Final = -1
"""Stands for a card thrown away for another one, both unseen."""


class Deed(NamedTuple):
    """What another player did."""

    seat: int
    """From 0 on."""
    action: int
    """As the kernel writes it, without a card for a black hat; or `THROWN`."""
    before: Position
    """What everybody could see: hands and piles are empty, and black hats only counted."""


def deeds_of(view: PlayerView) -> list[Deed]:
    """All that the others did and did not take back, in order."""
    done = _lasting(view.history)
    position, deeds = _beginning(view.board, done), list[Deed]()
    for event in done:
        position.turn = event.seat - 1
        action, card = _action_of(event, position)
        if event.seat != view.seat:
            deeds.append(Deed(position.turn, action, position.copy()))
        if action != THROWN:
            position.hands[position.turn] = 1 << card
            play(position, action | card, list)
            position.played = False
    return deeds


def _lasting(history: Sequence[Event]) -> list[_Done]:
    """What moved cards out of a hand, but for what was taken back."""
    done: list[_Done] = []
    for event in history:
        match event:
            case CardPlayed() | BlackHatMade() | CardDiscarded():
                done.append(event)
            case ActionUndone(undone="swap" | "black"):
                done.pop()
            case _:
                pass
    return done


def _beginning(board: Board, done: Sequence[_Done]) -> Position:
    """What everybody could see before anything was done."""
    table = [CODES[card] for card in board.table]
    for event in reversed(done):
        if isinstance(event, CardPlayed):
            table[event.space - 1] = CODES[event.took]
    count = board.players
    hands, shown, black, claims, exchanges = ([0] * count for _ in range(5))
    return Position(
        players=count,
        first=board.setup.first - 1,
        limit=0,
        table=table,
        hands=hands,
        shown=shown,
        black=black,
        claims=claims,
        deck=[],
        discards=0,
        exchanges=exchanges,
        turn=board.setup.first - 1,
        left=MAIN_ACTIONS * count,
    )


def _action_of(event: _Done, position: Position) -> tuple[int, int]:
    """The action, and the card with which it is made; a black hat's is the next one not used."""
    match event:
        case CardPlayed(card=card, space=space):
            return (space - 1) << 6 | CODES[card], CODES[card]
        case BlackHatMade():
            return BLACK, position.black[position.turn].bit_length()
        case CardDiscarded():
            return THROWN, 0
