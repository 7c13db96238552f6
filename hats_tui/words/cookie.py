"""Where the cookie is, goes or stays, and why. Rules: The cookie."""

from __future__ import annotations

from hats_tui.game import Board, CookieReason, CookieRuling
from hats_tui.game.cookie import claim, rule_on_cookie
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.translation import _, ngettext


def reason(ruling: CookieRuling) -> Phrase:
    """Why the cookie is the winner's, the winner's figures first: "4 types to 3"."""
    won = ruling.winner == ruling.challenger
    types, other_types = ruling.types if won else reversed(ruling.types)
    rank, other_rank = ruling.ranks if won else reversed(ruling.ranks)
    match ruling.reason:
        case CookieReason.FIRST:
            return phrase(_("nobody had it"))
        case CookieReason.HOLDER_PLAYED:
            return phrase(_("one more card cannot lose it"))
        case CookieReason.TYPES:
            template = ngettext("{types} type to {other}", "{types} types to {other}", types)
            return phrase(template, types=types, other=other_types)
        case CookieReason.EQUAL:
            template = ngettext(
                "both {types} type, all cards equal", "both {types} types, all cards equal", types
            )
            return phrase(template, types=types)
        case CookieReason.LOWER_CARD:
            template = ngettext(
                "both {types} type, {place} {rank} to {other}",
                "both {types} types, {place} {rank} to {other}",
                types,
            )
            place = _place(ruling.nth)
            return phrase(template, types=types, place=place, rank=rank or 0, other=other_rank or 0)
        case CookieReason.MORE_CARDS:
            template = ngettext(
                "both {types} type, {place} {rank} to none",
                "both {types} types, {place} {rank} to none",
                types,
            )
            return phrase(template, types=types, place=_place(ruling.nth), rank=rank or 0)


def outcome(ruling: CookieRuling, names: Names) -> Phrase:
    """Where the cookie goes or stays after a main action, and why, on one line."""
    template = (
        _("Cookie to {name}: {why}") if ruling.moved else _("Cookie stays with {name}: {why}")
    )
    return phrase(template, name=names.short(ruling.winner), why=reason(ruling))


def holding(board: Board, names: Names) -> Phrase:
    """Who holds the cookie now, and what keeps it from the one who comes nearest to it."""
    holder = board.cookie
    if holder is None:
        return phrase(_("Nobody has the cookie yet: whoever plays first takes it."))
    claims = [claim(*piles) for piles in zip(board.collections, board.black_hats, strict=True)]
    rivals = [seat for seat in range(1, board.players + 1) if seat != holder]
    rival = min(rivals, key=lambda seat: claims[seat - 1])
    ruling = rule_on_cookie(holder, rival, board.collections, board.black_hats)
    template = _("{name} has the cookie; next is {rival}: {why}")
    if ruling.reason is CookieReason.EQUAL:
        template = _("{name} keeps the cookie, level with {rival}: {why}")
    return phrase(template, name=names[holder], rival=names[rival], why=reason(ruling))


def _place(nth: int) -> str:
    """Which card of a list decides, counted from the lowest."""
    places = (
        _("lowest card"),
        _("second lowest card"),
        _("third lowest card"),
        _("fourth lowest card"),
        _("fifth lowest card"),
        _("sixth lowest card"),
        _("seventh lowest card"),
        _("eighth lowest card"),
    )
    return places[nth - 1]
