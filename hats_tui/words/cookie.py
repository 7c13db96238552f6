"""Where the cookie is, goes or stays, and why. Rules: The cookie."""

from __future__ import annotations

from hats_tui.game import Board, CookieReason, CookieRuling
from hats_tui.game.cookie import claim, rule_on_cookie
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.translation import _, ngettext


def reason(ruling: CookieRuling) -> Phrase:
    """Why the cookie is the winner's, the winner's figures first: "4 types to 3"."""
    types, rank, other = _figures(ruling)
    match ruling.reason:
        case CookieReason.FIRST:
            return phrase(_("nobody had it"))
        case CookieReason.HOLDER_PLAYED:
            return phrase(_("another card never loses it"))
        case CookieReason.TYPES:
            template = ngettext("{types} type to {other}", "{types} types to {other}", types)
            return phrase(template, types=types, other=min(ruling.types))
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
            return phrase(template, types=types, place=place, rank=rank, other=other)
        case CookieReason.MORE_CARDS:
            template = ngettext(
                "both {types} type, {place} {rank} to none",
                "both {types} types, {place} {rank} to none",
                types,
            )
            return phrase(template, types=types, place=_place(ruling.nth), rank=rank)


def brief_reason(ruling: CookieRuling) -> Phrase:
    """The same where there is little room, at most 29 cells in English."""
    types, rank, other = _figures(ruling)
    if ruling.reason is CookieReason.LOWER_CARD:
        template = ngettext(
            "{types} type each, {place} {rank} to {other}",
            "{types} types each, {place} {rank} to {other}",
            types,
        )
        place = _brief_place(ruling.nth)
        return phrase(template, types=types, place=place, rank=rank, other=other)
    if ruling.reason is CookieReason.MORE_CARDS:
        template = ngettext(
            "{types} type each, one card more", "{types} types each, one card more", types
        )
        return phrase(template, types=types)
    if ruling.reason is CookieReason.EQUAL:
        template = ngettext(
            "{types} type each, cards equal", "{types} types each, cards equal", types
        )
        return phrase(template, types=types)
    return reason(ruling)


def outcome_sentence(ruling: CookieRuling, names: Names) -> Phrase:
    """Where the cookie goes or stays after a main action, and why, with full names."""
    template = (
        _("The cookie goes to {name}: {why}.")
        if ruling.moved
        else _("The cookie stays with {name}: {why}.")
    )
    return phrase(template, name=names[ruling.winner], why=reason(ruling))


def holding(board: Board, names: Names, *, briefly: bool = False) -> Phrase:
    """Who holds the cookie now, and what keeps it from the one who comes nearest to it.

    Args:
        board: How things stand.
        names: The players' names.
        briefly: Whether the reason is told in few words.
    """
    holder = board.cookie
    if holder is None:
        return phrase(_("Nobody has the cookie yet: whoever plays first takes it."))
    claims = [claim(*piles) for piles in zip(board.collections, board.black_hats, strict=True)]
    rivals = [seat for seat in range(1, board.players + 1) if seat != holder]
    rival = min(rivals, key=lambda seat: claims[seat - 1])
    ruling = rule_on_cookie(holder, rival, board.collections, board.black_hats)
    template = _("{name} has the cookie; next is {rival}: {why}.")
    if ruling.reason is CookieReason.EQUAL:
        template = _("{name} keeps the cookie, level with {rival}: {why}.")
    why = brief_reason(ruling) if briefly else reason(ruling)
    return phrase(template, name=names[holder], rival=names[rival], why=why)


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


def _brief_place(nth: int) -> str:
    """The same where there is little room, at most 8 cells in English."""
    places = (
        _("lowest"),
        _("2nd card"),
        _("3rd card"),
        _("4th card"),
        _("5th card"),
        _("6th card"),
        _("7th card"),
        _("8th card"),
    )
    return places[nth - 1]


def _figures(ruling: CookieRuling) -> tuple[int, int, int]:
    """The winner's types, and the values that decided: the winner's and the other's, or 0."""
    ranks = [rank for rank in ruling.ranks if rank is not None]
    return max(ruling.types), min(ranks, default=0), max(ranks, default=0)
