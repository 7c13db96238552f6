"""Where the game stands: round, turn, what is waited for, and the curtain between two hands."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.game import MAIN_ACTIONS, Board, Phase, PlayerView, exchange_left, partner_of, team_of
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.talk import asked_for
from hats_tui.words.translation import _, ngettext


@dataclass(frozen=True, slots=True)
class Curtain:
    """What stands on the curtain before the next hand is shown."""

    pass_to: Phrase
    name: Phrase
    why: Phrase
    """Why it is this player who has to act."""
    look_away: Phrase
    ready: Phrase


def cards_left(number: int) -> Phrase:
    """How many cards somebody holds."""
    return phrase(ngettext("{n} card", "{n} cards", number), n=number)


def with_team(seat: int, board: Board, names: Names) -> Phrase:
    """A player with the team, where there are teams."""
    if board.players < 4:
        return Phrase((names[seat],))
    return phrase(_("{name} ({team})"), name=names[seat], team=team_name(team_of(seat)))


def waits_for(board: Board, names: Names) -> Phrase:
    """Whom the game waits for, and for what."""
    seat = board.actor
    if seat is None:
        return phrase(_("The game is over."))
    name = names[seat]
    if board.phase is Phase.RETURN:
        template = _("{name} has to give {giver} a card in return.")
        return phrase(template, name=name, giver=names[board.turn])
    if not board.played:
        return phrase(_("{name} has to play a card."), name=name)
    if _may_change_a_card(board):
        if board.players == 4:
            return phrase(_("{name} may exchange a card, or end the turn."), name=name)
        return phrase(_("{name} may discard and draw, or end the turn."), name=name)
    return phrase(_("{name} has to end the turn."), name=name)


def prompt(view: PlayerView, names: Names) -> Phrase:
    """What the viewer can do now, or whom the game waits for."""
    board = view.board
    if not view.acts:
        return waits_for(board, names)
    if board.phase is Phase.RETURN:
        if (say := view.wish_of(board.turn)) is not None:
            return asked_for(say, board.turn, names)
        template = _("Choose a card for {giver}: you will see the other one afterwards.")
        return phrase(template, giver=names[board.turn])
    if not board.played:
        return phrase(_("Choose a card and a space, or make a black hat."))
    if not _may_change_a_card(board):
        return phrase(_("Your turn is done: end it."))
    if board.players == 4:
        partner = names[partner_of(view.seat)]
        return phrase(_("Exchange a card with {partner}, or end the turn."), partner=partner)
    return phrase(_("Discard a card and draw, or end the turn."))


def thinking(seat: int, names: Names, seconds: int = 0) -> Phrase:
    """A player who is no human is choosing a move, for so many seconds where they are given."""
    if seconds:
        template = ngettext(
            "{name} is thinking ({n} second)", "{name} is thinking ({n} seconds)", seconds
        )
        return phrase(template, name=names[seat], n=seconds)
    return phrase(_("{name} is thinking"), name=names[seat])


def talking_rule() -> str:
    """What partners may say to each other. Rules: A turn, partner exchange."""
    return _("You may talk about what you need. Do not say a type, a colour or a number.")


def curtain(view: PlayerView, names: Names) -> Curtain:
    """What stands on the curtain before the hand of the viewer, who has to act."""
    name = names[view.seat]
    return Curtain(
        pass_to=phrase(_("Pass the keyboard to")),
        name=with_team(view.seat, view.board, names),
        why=_why_you(view, names),
        look_away=phrase(_("Everybody else: please look away.")),
        ready=phrase(_("Press Space or click when you are ready, {name}."), name=name),
    )


def _why_you(view: PlayerView, names: Names) -> Phrase:
    board = view.board
    if board.phase is Phase.RETURN:
        template = _("{giver} offers you a card: give one back for it.")
        return phrase(template, giver=names[board.turn])
    if board.players == 4 and board.optional_used:
        template = _("{partner} has given you a card: your turn goes on.")
        return phrase(template, partner=names[partner_of(view.seat)])
    if board.played or board.optional_used:
        return phrase(_("Your turn goes on."))
    if board.round == MAIN_ACTIONS:
        return phrase(_("It is your last turn: the card you keep is your favourite hat."))
    return phrase(_("It is your turn."))


def _may_change_a_card(board: Board) -> bool:
    """Whether the optional action of the turn is still open. Rules: A turn."""
    return not board.optional_used and (board.players < 4 or exchange_left(board))
