"""The scoring napkin in words. Rules: End and scoring."""

from __future__ import annotations

from enum import StrEnum

from hats_tui.game import ScoreSheet, TieBreak, side_totals, team_of
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, both, phrase
from hats_tui.words.sides import side_name, side_of
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


def team_sum(sheet: ScoreSheet, team: int) -> Phrase:
    """A team's points as a sum: "Team A: 15 + 15 = 30"; 0 is team A."""
    first, second = sheet.players[team], sheet.players[team + 2]
    return phrase(
        pgettext("a team's sum", "{team}: {points} + {others} = {total}"),
        team=team_name(team),
        points=first.total,
        others=second.total,
        total=sheet.sides[team],
    )


def winner_sentence(sheet: ScoreSheet, names: Names) -> Phrase:
    """Who wins, with how many points."""
    winners = both([names[seat] for seat in sheet.winners])
    points = sheet.sides[side_of(sheet.winners[0], len(sheet.players))]
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
    players = len(sheet.players)
    winner = side_name(side_of(sheet.winners[0], players), players, names)
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


def _black_hats_of_the_level(sheet: ScoreSheet) -> list[int]:
    """How many black hats the sides with the most points have, the most first."""
    black_hats = side_totals(tuple(player.black_hats for player in sheet.players))
    best = max(sheet.sides)
    level = [n for n, points in zip(black_hats, sheet.sides, strict=True) if points == best]
    return sorted(level, reverse=True)
