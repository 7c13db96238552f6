"""What is said about a duplicate match."""

from __future__ import annotations

from collections.abc import Iterable

from hats_tui.game import Match, MatchSheet, MatchTie
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, both, phrase
from hats_tui.words.places import named_points
from hats_tui.words.sides import side_name
from hats_tui.words.translation import _


def what_a_match_is() -> str:
    """What a duplicate match is, and what is fair about it."""
    return _(
        "The same deal again with seats exchanged; points add up. Bots forget the cards, people "
        "may not."
    )


def match_place(match: Match) -> Phrase:
    """Which game of the match has ended, and what comes next.

    Args:
        match: One that goes on.
    """
    template = _("Game {n} of {of} of a match: next the same deal, with seats exchanged.")
    return phrase(template, n=match.game, of=match.of)


def earlier_game(number: int) -> str:
    """What the row of an earlier game is called."""
    return _("Game {n}").format(n=number)


def all_games(of: int) -> str:
    """What the row of all games together is called."""
    return _("Both games") if of == 2 else _("All three games")


def match_sentence(sheet: MatchSheet, names: Names) -> Phrase:
    """Who wins a match, and how; the figures of the winners stand first.

    Args:
        sheet: Its games.
        names: The players' names; four of them make two teams.
    """
    sides = both([side_name(side, len(names.full), names) for side in sheet.winners])
    ranks = sorted(zip(sheet.sides, sheet.won, strict=True), reverse=True)
    points = _against(side for side, _won in ranks)
    match sheet.decided_by:
        case MatchTie.POINTS:
            return phrase(_("{side} wins the match, {points}."), side=sides, points=points)
        case MatchTie.GAMES:
            template = _("Equal points: {side} wins the match by games won, {games}.")
            return phrase(template, side=sides, games=_against(won for _side, won in ranks))
        case MatchTie.SHARED:
            return phrase(_("The match is a draw: {points}."), points=points)


def match_lines(sheet: MatchSheet, names: Names) -> list[Phrase]:
    """A whole match in sentences: each game, the sum, and who wins."""
    each = _("Game {n}: {points}.")
    whole = _("All games: {points}.")
    games = [
        phrase(each, n=number, points=named_points(names, game.totals))
        for number, game in enumerate(sheet.games, start=1)
    ]
    total = phrase(whole, points=named_points(names, sheet.totals))
    return [*games, total, match_sentence(sheet, names)]


def after_the_match() -> str:
    """Why something that shows all hands has to wait, in a few words for a menu."""
    return _("after the match")


def not_before_the_match_is_over() -> str:
    """The same as a sentence."""
    return _("Not yet: after the match. It would show the hands to come.")


def _against(figures: Iterable[int]) -> str:
    return " : ".join(str(figure) for figure in figures)
