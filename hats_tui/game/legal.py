"""What is allowed. Rules: A turn.

Both functions need only the board and the hand of the player who acts, so they serve the referee,
who knows everything, and a player's view alike.
"""

from __future__ import annotations

from hats_tui.game.actions import (
    Action,
    BlackHat,
    Discard,
    EndTurn,
    Offer,
    Return,
    Swap,
    black_hat_of,
    discard_of,
    end_of,
    offer_of,
    return_of,
    swaps_of,
)
from hats_tui.game.board import Board, Phase, team_of
from hats_tui.game.cards import Card, covers
from hats_tui.game.refusal import Refusal, RefusalCode

_COVERED = {card: frozenset(lying for lying in Card if covers(card, lying)) for card in Card}
"""For each card those for which it may be swapped."""


def legal_actions(board: Board, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """All legal actions of the player who has to act and holds `hand`; none when it is over.

    An undo is not among them: the log of the game knows whether there is something to take back.
    """
    seat = board.actor
    if seat is None:
        return ()
    if board.phase is Phase.RETURN:
        return tuple(return_of(seat, card) for card in hand)
    actions: list[Action] = [end_of(seat)] if board.played else _main_actions(board, seat, hand)
    if not board.optional_used:
        if board.players < 4:
            actions += [discard_of(seat, card) for card in hand]
        elif exchange_left(board):
            actions += [offer_of(seat, card) for card in hand]
    return tuple(actions)


def _main_actions(board: Board, seat: int, hand: tuple[Card, ...]) -> list[Action]:
    """Every swap that the table allows, and a black hat of each card."""
    places = tuple(enumerate(board.table))
    cards = [(swaps_of(seat, card), _COVERED[card]) for card in hand]
    actions: list[Action] = [
        swaps[index] for swaps, covered in cards for index, lying in places if lying in covered
    ]
    actions += [black_hat_of(seat, card) for card in hand]
    return actions


def exchange_left(board: Board) -> bool:
    """Whether the house limit leaves the team whose turn it is another exchange."""
    limit = board.setup.exchange_limit
    return limit is None or board.exchanges[team_of(board.turn)] < limit


def refusal(board: Board, hand: tuple[Card, ...], action: Action) -> Refusal | None:
    """Why `action` is not allowed, or nothing where it is.

    Args:
        board: The public facts.
        hand: The hand of the player who has to act; nobody's counts when it is over.
        action: What somebody wants to do.
    """
    code = _general_code(board, hand, action) or _special_code(board, action)
    if code is None:
        return None
    space = action.space if isinstance(action, Swap) else None
    on_table = space is not None and 1 <= space <= len(board.table)
    return Refusal(
        code=code,
        seat=action.seat,
        actor=board.actor,
        card=None if isinstance(action, EndTurn) else action.card,
        space=space,
        lying=board.table[space - 1] if space is not None and on_table else None,
        spaces=len(board.table),
        limit=board.setup.exchange_limit,
    )


def _general_code(board: Board, hand: tuple[Card, ...], action: Action) -> RefusalCode | None:
    """What can be wrong with any action, in the record's order."""
    if board.over:
        return RefusalCode.GAME_OVER
    if action.seat != board.actor:
        return RefusalCode.NOT_YOUR_TURN
    waiting = board.phase is Phase.RETURN
    if isinstance(action, Return) != waiting:
        return RefusalCode.OFFER_PENDING if waiting else RefusalCode.NO_OFFER
    if not isinstance(action, EndTurn) and action.card not in hand:
        return RefusalCode.CARD_NOT_IN_HAND
    return None


def _special_code(board: Board, action: Action) -> RefusalCode | None:
    """What can be wrong with this kind of action, in the record's order."""
    match action:
        case Swap():
            return _swap_code(board, action)
        case BlackHat():
            return RefusalCode.ALREADY_PLAYED if board.played else None
        case Discard():
            if board.players == 4:
                return RefusalCode.NO_DRAW_DECK
            return RefusalCode.OPTIONAL_ALREADY_USED if board.optional_used else None
        case Offer():
            return _offer_code(board)
        case Return():
            return None
        case EndTurn():
            return None if board.played else RefusalCode.MUST_PLAY_FIRST


def _swap_code(board: Board, swap: Swap) -> RefusalCode | None:
    if board.played:
        return RefusalCode.ALREADY_PLAYED
    if not 1 <= swap.space <= len(board.table):
        return RefusalCode.NO_SUCH_SPACE
    allowed = covers(swap.card, board.table[swap.space - 1])
    return None if allowed else RefusalCode.SWAP_NOT_ALLOWED


def _offer_code(board: Board) -> RefusalCode | None:
    if board.players < 4:
        return RefusalCode.NO_PARTNER
    if board.optional_used:
        return RefusalCode.OPTIONAL_ALREADY_USED
    return None if exchange_left(board) else RefusalCode.NO_EXCHANGE_LEFT
