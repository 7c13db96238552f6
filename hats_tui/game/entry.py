"""One line of a game, and how it comes about: by the rules, or by taking the last action back."""

from __future__ import annotations

from typing import NamedTuple

from hats_tui.game.actions import (
    BlackHat,
    Discard,
    EndTurn,
    Move,
    Offer,
    Return,
    Swap,
    Undo,
)
from hats_tui.game.events import ActionUndone, Event, events_of
from hats_tui.game.model import Frozen
from hats_tui.game.reducers import reduce
from hats_tui.game.refusal import IllegalAction, Refusal, RefusalCode
from hats_tui.game.state import GameState


class Entry(Frozen):
    """One line of a game: what was done, what happened, and the state after it."""

    move: Move
    events: tuple[Event, ...]
    state: GameState


class Undoable(NamedTuple):
    """An action that can be taken back, and the state that this restores."""

    action: Swap | BlackHat | Offer
    before: GameState


def entry_after(state: GameState, undoable: tuple[Undoable, ...], move: Move) -> Entry:
    """What stands in a game for a move.

    Args:
        state: The state before it.
        undoable: What can be taken back before it, the latest last.
        move: The action or undo.

    Raises:
        IllegalAction: It is not allowed.
        WrongDraw: It is a discard whose draw cannot be.
    """
    if isinstance(move, Undo):
        return _undo(state, undoable, move)
    after = reduce(state, move)
    return Entry(move=move, events=events_of(state, move, after), state=after)


def undoable_after(
    state: GameState, undoable: tuple[Undoable, ...], move: Move
) -> tuple[Undoable, ...]:
    """What can be taken back after a move: actions of this turn, since the last hidden card shown.

    Args:
        state: The state before it.
        undoable: What could be taken back before it, the latest last.
        move: The action or undo, which was allowed.
    """
    match move:
        case Undo():
            return undoable[:-1]
        case EndTurn() | Discard() | Return():
            return ()
        case Swap() | BlackHat() | Offer():
            return (*undoable, Undoable(move, state))


def _undo(state: GameState, undoable: tuple[Undoable, ...], undo: Undo) -> Entry:
    board = state.board
    code = None
    if board.over:
        code = RefusalCode.GAME_OVER
    elif undo.seat != board.turn:
        code = RefusalCode.NOT_YOUR_TURN
    elif not undoable:
        code = RefusalCode.NOTHING_TO_UNDO
    if code is not None:
        raise IllegalAction(Refusal(code=code, seat=undo.seat, actor=board.actor))
    undone = undoable[-1]
    event = ActionUndone(round=board.round, seat=undo.seat, undone=undone.action.do)
    return Entry(move=undo, events=(event,), state=undone.before)
