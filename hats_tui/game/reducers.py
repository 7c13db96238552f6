"""The rules at work: (state, action) -> state. Rules: A turn.

Pure functions; nothing is random here. What chance brings is part of the action.
"""

from __future__ import annotations

from hats_tui.game.actions import Action, BlackHat, Discard, Return, Swap
from hats_tui.game.cards import Card
from hats_tui.game.legal import refusal
from hats_tui.game.moment import Phase
from hats_tui.game.refusal import IllegalAction
from hats_tui.game.setup import partner_of, team_of
from hats_tui.game.state import GameState


class WrongDraw(ValueError):
    """A discard whose drawn card or new pile is not what the piles give."""


def reduce(state: GameState, action: Action) -> GameState:
    """The state after `action`.

    Raises:
        IllegalAction: The rules do not allow it.
        WrongDraw: It is allowed, but what it says about chance cannot be.
    """
    refused = refusal(state.board, state.actor_hand, action)
    if refused is not None:
        raise IllegalAction(refused)
    match action.do:
        case "swap":
            return _swap(state, action)
        case "black":
            return _black_hat(state, action)
        case "discard":
            return _discard(state, action)
        case "offer":
            return state.with_(offer=action.card, board=state.board.with_(phase=Phase.RETURN))
        case "return":
            return _return(state, action)
        case "end":
            return state.with_(board=state.board.after_end())


def _swap(state: GameState, swap: Swap) -> GameState:
    return state.with_(
        board=state.board.after_swap(swap.card, swap.space),
        hands=_without(state.hands, swap.seat, swap.card),
    )


def _black_hat(state: GameState, action: BlackHat) -> GameState:
    return state.with_(
        board=state.board.after_black_hat(),
        hands=_without(state.hands, action.seat, action.card),
        black_hats=_with(state.black_hats, action.seat, action.card),
    )


def _discard(state: GameState, action: Discard) -> GameState:
    """Throw one card away, draw one; an emptied pile is made anew at once."""
    top, rest = state.deck[0], state.deck[1:]
    if action.drew is not top:
        raise WrongDraw("the card drawn is not the top one of the pile")
    discards = (*state.discards, action.card)
    if (action.reshuffle is not None) != (not rest):
        raise WrongDraw("the discards are shuffled when, and only when, the pile is empty")
    if action.reshuffle is not None:
        if sorted(action.reshuffle) != sorted(discards):
            raise WrongDraw("the new pile is not made of the discards")
        rest, discards = action.reshuffle, ()
    hands = _with(_without(state.hands, action.seat, action.card), action.seat, top)
    board = state.board.with_(deck=len(rest), optional_used=True)
    return state.with_(board=board, hands=hands, deck=rest, discards=discards)


def _return(state: GameState, action: Return) -> GameState:
    """The partner's card and the one on offer change hands."""
    board = state.board
    giver, offered = board.turn, state.offer
    assert offered is not None, "a return without an offer was refused above"
    hands = _without(_without(state.hands, giver, offered), partner_of(giver), action.card)
    hands = _with(_with(hands, giver, action.card), partner_of(giver), offered)
    made = list(board.exchanges)
    made[team_of(giver)] += 1
    exchanges = (made[0], made[1])
    board = board.with_(phase=Phase.TURN, optional_used=True, exchanges=exchanges)
    return state.with_(board=board, hands=hands, offer=None)


def _without(
    piles: tuple[tuple[Card, ...], ...], seat: int, card: Card
) -> tuple[tuple[Card, ...], ...]:
    pile = piles[seat - 1]
    place = pile.index(card)
    return (*piles[: seat - 1], (*pile[:place], *pile[place + 1 :]), *piles[seat:])


def _with(
    piles: tuple[tuple[Card, ...], ...], seat: int, card: Card
) -> tuple[tuple[Card, ...], ...]:
    return (*piles[: seat - 1], (*piles[seat - 1], card), *piles[seat:])
