"""The rule behind a refusal, and the facts of the game that it meets. Rules: A turn."""

from __future__ import annotations

from hats_tui.game import Board, Card, PlayerView, RefusalCode, Swap, team_of
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, card_span, listed, phrase
from hats_tui.words.refusals import Reason
from hats_tui.words.rules import draw_rule, exchange_rule, swap_rule
from hats_tui.words.translation import _, ngettext


def rule_behind(reason: Reason, view: PlayerView, names: Names) -> tuple[Phrase, ...]:
    """What the rules say about something that was refused, and what could be done instead.

    Args:
        reason: Why it was refused.
        view: What the one who tried may know.
        names: The players' names.
    """
    match reason.code:
        case RefusalCode.SWAP_NOT_ALLOWED | RefusalCode.NO_SUCH_SPACE:
            goes = () if reason.card is None else (where_it_goes(reason.card, view),)
            return (phrase(swap_rule()), *goes)
        case RefusalCode.NO_EXCHANGE_LEFT:
            return (_house_rule(view.board), _exchanges_made(view.board))
        case RefusalCode.NOT_YOUR_TURN:
            return (_order(view.board, names),)
        case _:
            return (phrase(_rule(reason.code, view.board.players)),)


def _rule(code: RefusalCode, players: int) -> str:
    """The rule, where it needs no facts."""
    change = exchange_rule() if players == 4 else draw_rule()
    one_card = _(
        "In each turn everybody plays one card, as a swap or as a black hat. Before it or after "
        "it one card may be changed; then the turn is ended."
    )
    taking_back = _(
        "What was done in this turn can be taken back, the latest first, as long as no hidden "
        "card was seen."
    )
    return {
        RefusalCode.ALREADY_PLAYED: one_card,
        RefusalCode.MUST_PLAY_FIRST: one_card,
        RefusalCode.NOTHING_TO_UNDO: taking_back,
        RefusalCode.CARD_NOT_IN_HAND: _("Only what is in your hand can be played or given."),
        RefusalCode.GAME_OVER: _("The game ends when everybody has played eight cards."),
    }.get(code, change)


def where_it_goes(played: Card, view: PlayerView) -> Phrase:
    """The spaces that a card can be played on now, or that there are none.

    Args:
        played: A card of the viewer's hand, which the viewer may play now.
        view: What the viewer may know.
    """
    card, table = card_span(played), view.board.table
    template = _("{lying} on space {space}")
    found = [
        phrase(template, lying=card_span(table[action.space - 1]), space=action.space)
        for action in view.legal
        if isinstance(action, Swap) and action.card is played
    ]
    if not found:
        return phrase(_("{card} can take nothing now: only become a black hat."), card=card)
    return phrase(_("{card} can take {list}."), card=card, list=listed(found))


def _house_rule(board: Board) -> Phrase:
    limit = board.setup.exchange_limit or 0
    template = ngettext(
        "A rule of this game: each team exchanges at most {limit} card.",
        "A rule of this game: each team exchanges at most {limit} cards.",
        limit,
    )
    return phrase(template, limit=limit)


def _exchanges_made(board: Board) -> Phrase:
    own = team_of(board.turn)
    return phrase(
        _("Made so far: {team} {made}, {others} {made_there}."),
        team=team_name(own),
        made=board.exchanges[own],
        others=team_name(1 - own),
        made_there=board.exchanges[1 - own],
    )


def _order(board: Board, names: Names) -> Phrase:
    """Who follows whom. Rules: Set-up."""
    seats = listed([names[seat] for seat in range(1, board.players + 1)])
    return phrase(_("The turn goes round: {seats}, and again from the first."), seats=seats)
