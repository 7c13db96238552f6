"""Why something is not allowed, in one friendly sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Offer,
    PlayerView,
    Refusal,
    RefusalCode,
    Return,
    Swap,
    refusal,
)
from hats_tui.words.names import Names, one_hat
from hats_tui.words.phrase import Phrase, Role, Span, card_span, phrase
from hats_tui.words.translation import _, ngettext

Kind = Literal["swap", "black", "discard", "offer", "return", "end", "undo"]
"""The kinds of moves, called as in the game record."""


@dataclass(frozen=True, slots=True)
class Reason(Phrase):
    """Why something is refused; `hats_tui.words.why` knows the rule behind it."""

    code: RefusalCode
    card: Card | None = None
    """The card that was to be played."""


def refusal_sentence(refused: Refusal, names: Names) -> Reason:
    """Why an action was refused, with what would be needed."""
    return Reason(_sentence(refused, names).spans, refused.code, refused.card)


def _sentence(refused: Refusal, names: Names) -> Phrase:
    match refused.code:
        case RefusalCode.NOT_YOUR_TURN if refused.actor is not None:
            template = _("It is not your turn: the game waits for {name}.")
            return phrase(template, name=names[refused.actor])
        case RefusalCode.CARD_NOT_IN_HAND if refused.card is not None:
            return phrase(_("{card} is not in your hand."), card=card_span(refused.card))
        case RefusalCode.NO_SUCH_SPACE:
            return _no_such_space(refused)
        case RefusalCode.SWAP_NOT_ALLOWED if refused.card is not None and refused.lying is not None:
            return _swap_not_allowed(refused.card, refused.lying)
        case RefusalCode.NO_EXCHANGE_LEFT:
            return _no_exchange_left(refused)
        case _:
            return phrase(_plain_sentences()[refused.code])


def why_not(view: PlayerView, kind: Kind, names: Names) -> Reason | None:
    """Why the viewer can make no move of this kind now, or nothing where one can be made."""
    if kind == "undo":
        return _why_no_undo(view, names)
    board, hand = view.board, view.hand
    refused = refusal(board, hand, _example(view, kind))
    if refused is not None and refused.code is not RefusalCode.SWAP_NOT_ALLOWED:
        return refusal_sentence(refused, names)
    if kind == "swap" and not any(isinstance(action, Swap) for action in view.legal):
        text = _("None of your cards can take a hat from the table: make a black hat.")
        return Reason(phrase(text).spans, RefusalCode.SWAP_NOT_ALLOWED)
    return None


def why_not_this(view: PlayerView, action: Action, names: Names) -> Reason | None:
    """Why the viewer cannot do exactly this now, or nothing where it is allowed."""
    refused = refusal(view.board, view.hand, action)
    return None if refused is None else refusal_sentence(refused, names)


def _plain_sentences() -> dict[RefusalCode, str]:
    """The sentences that need no facts."""
    return {
        RefusalCode.GAME_OVER: _("The game is over: nothing more can be done."),
        RefusalCode.NOT_YOUR_TURN: _("It is not your turn."),
        RefusalCode.NO_OFFER: _("Nobody has offered you a card, so there is none to give back."),
        RefusalCode.OFFER_PENDING: _("A card is on offer: first give one back for it."),
        RefusalCode.CARD_NOT_IN_HAND: _("That card is not in your hand."),
        RefusalCode.ALREADY_PLAYED: _("You have played your card for this turn."),
        RefusalCode.NO_DRAW_DECK: _(
            "At four players there is no draw pile: exchange with your partner instead."
        ),
        RefusalCode.OPTIONAL_ALREADY_USED: _(
            "You have changed a card this turn already: once a turn is all."
        ),
        RefusalCode.NO_PARTNER: _(
            "Only partners exchange cards, at four players: discard and draw instead."
        ),
        RefusalCode.MUST_PLAY_FIRST: _("Play a card or make a black hat before you end the turn."),
        RefusalCode.NOTHING_TO_UNDO: _("There is nothing in this turn to take back."),
    }


def _no_such_space(refused: Refusal) -> Phrase:
    template = _("There is no space {space}: the table has spaces 1 to {spaces}.")
    return phrase(template, space=refused.space or 0, spaces=refused.spaces or 0)


def _swap_not_allowed(card: Card, lying: Card) -> Phrase:
    return phrase(
        _("{card} cannot take {lying}: it is not {hat}, and {rank} is not above {other}."),
        card=card_span(card),
        lying=card_span(lying),
        hat=Span(one_hat(lying.hat), Role.HAT, lying.hat),
        rank=card.rank,
        other=lying.rank,
    )


def _no_exchange_left(refused: Refusal) -> Phrase:
    limit = refused.limit or 0
    if limit == 0:
        return phrase(_("In this game partners do not exchange cards."))
    template = ngettext(
        "Your team has made its {limit} exchange for this game.",
        "Your team has made all {limit} exchanges of this game.",
        limit,
    )
    return phrase(template, limit=limit)


def _why_no_undo(view: PlayerView, names: Names) -> Reason | None:
    board = view.board
    if board.over:
        code = RefusalCode.GAME_OVER
    elif board.turn != view.seat and view.acts:
        only = phrase(_("Only {name} can take the offer back."), name=names[board.turn])
        return Reason(only.spans, RefusalCode.NOTHING_TO_UNDO)
    elif board.turn != view.seat:
        code = RefusalCode.NOT_YOUR_TURN
    elif view.undoable:
        return None
    elif board.optional_used:
        seen = _("You have seen a new card: from there on nothing can be taken back.")
        return Reason(phrase(seen).spans, RefusalCode.NOTHING_TO_UNDO)
    else:
        code = RefusalCode.NOTHING_TO_UNDO
    return refusal_sentence(Refusal(code=code, seat=view.seat, actor=board.actor), names)


def _example(view: PlayerView, kind: Kind) -> Action:
    """A move of this kind, to ask the rules about."""
    seat, card = view.seat, view.hand[0]
    match kind:
        case "swap":
            return Swap(seat=seat, card=card, space=1)
        case "black":
            return BlackHat(seat=seat, card=card)
        case "discard":
            return Discard(seat=seat, card=card)
        case "offer":
            return Offer(seat=seat, card=card)
        case "return":
            return Return(seat=seat, card=card)
        case _:
            return EndTurn(seat=seat)
