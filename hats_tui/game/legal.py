"""What is allowed. Rules: A turn.

Both functions need only the board and the hand of the player who acts, so they serve the referee,
who knows everything, and a player's view alike.
"""

from __future__ import annotations

from hats_tui.game.actions import Action, Swap, repertoire
from hats_tui.game.board import Board
from hats_tui.game.cards import Card, covers
from hats_tui.game.moment import RETURN, TURN
from hats_tui.game.refusal import Refusal, RefusalCode
from hats_tui.game.setup import team_of

_COVERING = {lying: frozenset(card for card in Card if covers(card, lying)) for lying in Card}
"""For each card those that may be swapped for it."""


def legal_actions(board: Board, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """All legal actions of the player who has to act and holds `hand`; none when it is over.

    An undo is not among them: the log of the game knows whether there is something to take back.
    """
    if board.phase is not TURN:
        return _returns(board, hand)
    every = repertoire(board.turn)
    actions: list[Action] = []
    if board.played:
        actions.append(every.end)
    else:
        spaces = zip(every.swaps, map(_COVERING.__getitem__, board.table), strict=False)
        actions += [swaps[card] for swaps, covering in spaces for card in hand if card in covering]
        actions += [every.black_hats[card] for card in hand]
    if not board.optional_used:
        if board.deck:
            actions += [every.discards[card] for card in hand]
        elif exchange_left(board):
            actions += [every.offers[card] for card in hand]
    return tuple(actions)


def _returns(board: Board, hand: tuple[Card, ...]) -> tuple[Action, ...]:
    """Everything that can be given back for the card on offer; nothing when it is over."""
    partner = board.actor
    return () if partner is None else tuple([repertoire(partner).returns[card] for card in hand])


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
    space = action.space if action.do == "swap" else None
    on_table = space is not None and 1 <= space <= len(board.table)
    return Refusal(
        code=code,
        seat=action.seat,
        actor=board.actor,
        card=None if action.do == "end" else action.card,
        space=space,
        lying=board.table[space - 1] if space is not None and on_table else None,
        spaces=len(board.table),
        limit=board.setup.exchange_limit,
    )


def _general_code(board: Board, hand: tuple[Card, ...], action: Action) -> RefusalCode | None:
    """What can be wrong with any action, in the record's order."""
    actor = board.actor
    if action.seat != actor:
        return RefusalCode.GAME_OVER if actor is None else RefusalCode.NOT_YOUR_TURN
    waiting = board.phase is RETURN
    if (action.do == "return") is not waiting:
        return RefusalCode.OFFER_PENDING if waiting else RefusalCode.NO_OFFER
    if action.do != "end" and action.card not in hand:
        return RefusalCode.CARD_NOT_IN_HAND
    return None


def _special_code(board: Board, action: Action) -> RefusalCode | None:
    """What can be wrong with this kind of action, in the record's order."""
    match action.do:
        case "swap":
            return _swap_code(board, action)
        case "black":
            return RefusalCode.ALREADY_PLAYED if board.played else None
        case "discard":
            return _discard_code(board)
        case "offer":
            return _offer_code(board)
        case "return":
            return None
        case "end":
            return None if board.played else RefusalCode.MUST_PLAY_FIRST


def _swap_code(board: Board, swap: Swap) -> RefusalCode | None:
    if board.played:
        return RefusalCode.ALREADY_PLAYED
    space, table = swap.space, board.table
    if not 1 <= space <= len(table):
        return RefusalCode.NO_SUCH_SPACE
    allowed = covers(swap.card, table[space - 1])
    return None if allowed else RefusalCode.SWAP_NOT_ALLOWED


def _discard_code(board: Board) -> RefusalCode | None:
    if not board.deck:
        return RefusalCode.NO_DRAW_DECK
    return RefusalCode.OPTIONAL_ALREADY_USED if board.optional_used else None


def _offer_code(board: Board) -> RefusalCode | None:
    if board.players < 4:
        return RefusalCode.NO_PARTNER
    if board.optional_used:
        return RefusalCode.OPTIONAL_ALREADY_USED
    return None if exchange_left(board) else RefusalCode.NO_EXCHANGE_LEFT
