"""Why something is as it is, why not, and what if."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import (
    Action,
    BlackHat,
    Discard,
    HatType,
    Offer,
    PlayerView,
    PublicView,
    Return,
    Swap,
    forecast,
)
from hats_tui.plain.acts import action_of, attempt_of
from hats_tui.plain.commands import Command, card_of
from hats_tui.plain.told import no_such_player, seat_of
from hats_tui.words import _, cookie, forecasts, why
from hats_tui.words.behind import rule_behind
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.refusals import Reason, why_not_this


def what_if(command: Command, view: PlayerView, names: Names) -> Sequence[Phrase]:
    """What a move would bring, or why it is not allowed."""
    action = action_of(attempt_of(command), view)
    if isinstance(action, Phrase):
        return [action]
    reason = why_not_this(view, action, names)
    if reason is not None:
        return [reason, *rule_behind(reason, view, names)]
    return [_heading(action, view, names), *_consequences(action, view, names)]


def why_so(command: Command, view: PublicView, last: Reason | None, names: Names) -> list[Phrase]:
    """The reasons for what is asked about: a refusal, a type, a player's points, the cookie.

    Args:
        command: What was typed behind "why".
        view: What the one who asks may know.
        last: Why the last thing was refused, if something was just refused.
        names: The players' names.
    """
    word = " ".join(command.words)
    player = view if isinstance(view, PlayerView) else None
    if not word:
        if last is None or player is None:
            return [_what_can_be_asked()]
        return [last, *rule_behind(last, player, names)]
    if player is not None and card_of(command.words[0]) is not None:
        return list(what_if(command, player, names))
    return _figures(word, view, names)


def _figures(word: str, view: PublicView, names: Names) -> list[Phrase]:
    board = view.board
    if len(word) == 1 and word.upper() in set(HatType):
        return list(why.why_type(board, HatType(word.upper()), names))
    if word == "cookie":
        return [cookie.holding(board, names), why.why_cookie(board, names)]
    if "favourite".startswith(word) and len(word) > 2 and isinstance(view, PlayerView):
        return list(why.why_favourite(view.hand, board.collections[view.seat - 1]))
    seat = seat_of(word, names)
    if seat is None:
        return [no_such_player([word], names), _what_can_be_asked()]
    return [why.why_score(board, seat, names)]


def _what_can_be_asked() -> Phrase:
    return phrase(
        _(
            "Why can be asked after a refusal, and with a letter of a type, a player, cookie or "
            "favourite behind it."
        )
    )


def _heading(action: Action, view: PlayerView, names: Names) -> Phrase:
    move = forecasts.move_line(action, view.board, names)
    return phrase(_("What if: {move}."), move=move)


def _consequences(action: Action, view: PlayerView, names: Names) -> Sequence[Phrase]:
    if isinstance(action, Swap | BlackHat):
        return forecasts.sentences(forecast(view.board, view.hand, action), names)
    if isinstance(action, Discard | Offer | Return):
        return forecasts.unknown_lines(action, view.board)
    return [phrase(_("Nothing else changes."))]
