"""The scoring napkin in words. Rules: End and scoring."""

from __future__ import annotations

from enum import StrEnum

from hats_tui.game import PlayerSheet, ScoreSheet, TieBreak, side_totals, team_of
from hats_tui.words.names import Names, one_hat, team_name
from hats_tui.words.phrase import Phrase, Role, Span, both, card_span, phrase, signed
from hats_tui.words.translation import _, ngettext, pgettext


class Category(StrEnum):
    """The three categories of the napkin."""

    HATS = "hats"
    """Hats and black hats."""
    FAVOURITE = "favourite"
    COOKIE = "cookie"


def category_name(category: Category) -> str:
    """The heading of a category."""
    return {
        Category.HATS: _("Hat collection"),
        Category.FAVOURITE: _("Favourite hat"),
        Category.COOKIE: _("Last cookie"),
    }[category]


def category_explanation(category: Category) -> str:
    """How a category is counted, in a sentence or two."""
    return {
        Category.HATS: _(
            "Each hat counts the number of the space on which its type lies face up, or 0. "
            "Each black hat counts 1."
        ),
        Category.FAVOURITE: _(
            "The values of your hats of the favourite's type, less the favourite's own value."
        ),
        Category.COOKIE: _("Five points for the player who holds the cookie at the end."),
    }[category]


def covered_sentence(sheet: ScoreSheet, space: int) -> Phrase | None:
    """Why the card on `space` counts for nothing, or nothing where it counts."""
    if sheet.worths[space - 1]:
        return None
    card = sheet.table[space - 1]
    lowest = next(n for n, other in enumerate(sheet.table, start=1) if other.hat is card.hat)
    return phrase(
        _("{card} on space {space} is turned over: {hat} lies on space {lowest} already."),
        card=card_span(card),
        space=space,
        hat=Span(one_hat(card.hat), Role.HAT, card.hat),
        lowest=lowest,
    )


def favourite_sum(player: PlayerSheet) -> Phrase:
    """How the favourite scores, as a sum: "F3: 4 + 1 - 3 = 2"."""
    matching = [Span(str(card.rank), Role.CARD, card) for card in player.matching]
    values = Phrase((Span("0", Role.NUMBER),))
    for number, span in enumerate(matching):
        template = pgettext("a sum", "{values} + {value}")
        values = phrase(template, values=values, value=span) if number else Phrase((span,))
    return phrase(
        pgettext("how a favourite scores", "{card}: {values} - {own} = {points}"),
        card=card_span(player.favourite),
        values=values,
        own=player.favourite.rank,
        points=signed(player.favourite_points),
    )


def team_sum(sheet: ScoreSheet, team: int, names: Names) -> Phrase:
    """A team's points as a sum: "Team A: Alice 15 + Chloé 15 = 30"; 0 is team A."""
    first, second = sheet.players[team], sheet.players[team + 2]
    return phrase(
        pgettext("a team's sum", "{team}: {first} {points} + {second} {others} = {total}"),
        team=team_name(team),
        first=names.short(first.seat),
        points=first.total,
        second=names.short(second.seat),
        others=second.total,
        total=sheet.sides[team],
    )


def winner_sentence(sheet: ScoreSheet, names: Names) -> Phrase:
    """Who wins, with how many points."""
    winners = both([names[seat] for seat in sheet.winners])
    points = sheet.sides[_side(sheet, sheet.winners[0])]
    if len(sheet.players) == 4:
        return phrase(
            _("{team} wins, {points} to {others}: well played, {names}!"),
            team=team_name(team_of(sheet.winners[0])),
            points=points,
            others=sheet.sides[1 - team_of(sheet.winners[0])],
            names=winners,
        )
    if sheet.decided_by is TieBreak.SHARED:
        template = ngettext(
            "{names} share the win with {points} point each.",
            "{names} share the win with {points} points each.",
            abs(points),
        )
        return phrase(template, names=winners, points=points)
    template = ngettext(
        "{name} wins with {points} point.", "{name} wins with {points} points.", abs(points)
    )
    return phrase(template, name=winners, points=points)


def tie_break_sentence(sheet: ScoreSheet, names: Names) -> Phrase | None:
    """What decided between sides with equal points; nothing where points decided."""
    winner = _side_name(sheet, sheet.winners[0], names)
    match sheet.decided_by:
        case TieBreak.POINTS:
            return None
        case TieBreak.BLACK_HATS:
            blacks = _black_hats_of_the_level(sheet)
            template = _("Equal points: {side} has more black hats, {most} to {fewer}.")
            return phrase(template, side=winner, most=blacks[0], fewer=blacks[1])
        case TieBreak.COOKIE:
            template = _("Equal points, as many black hats: {side} holds the cookie.")
            return phrase(template, side=winner)
        case TieBreak.SHARED:
            return phrase(_("Equal points, as many black hats, and neither holds the cookie."))


def _side(sheet: ScoreSheet, seat: int) -> int:
    return team_of(seat) if len(sheet.players) == 4 else seat - 1


def _side_name(sheet: ScoreSheet, seat: int, names: Names) -> Span:
    return team_name(team_of(seat)) if len(sheet.players) == 4 else names[seat]


def _black_hats_of_the_level(sheet: ScoreSheet) -> list[int]:
    """How many black hats the sides with the most points have, the most first."""
    black_hats = side_totals(tuple(player.black_hats for player in sheet.players))
    best = max(sheet.sides)
    level = [n for n, points in zip(black_hats, sheet.sides, strict=True) if points == best]
    return sorted(level, reverse=True)
