"""From one game of a duplicate match to the next, and to its end; see `match` for what that is."""

from __future__ import annotations

import json

from pydantic import JsonValue, ValidationError

from hats_tui.game.header import Header
from hats_tui.game.match import GAMES, Match, MatchGame, MatchSheet
from hats_tui.game.scoring import ScoreSheet


def match_of(header: Header) -> Match | None:
    """Which game of a duplicate match a game is; nothing where the header says what cannot be."""
    if header.match is None:
        return None
    try:
        match = Match.model_validate_json(json.dumps(header.match))
    except ValidationError:
        return None
    return match if match.fits(len(header.players)) else None


def begin_match(header: Header) -> Header:
    """Make a game the first one of a duplicate match."""
    return header.model_copy(update={"match": _written(_first_of(header))})


def seats_exchanged(
    header: Header, sheet: ScoreSheet, *, after: str | None = None, created: str | None = None
) -> Header | None:
    """The next game of a duplicate match: the same deal, the hands one seat on.

    Args:
        header: The game before; one that belongs to no match becomes the first of one.
        sheet: Its napkin.
        after: The name of its record.
        created: When, as the record writes it.

    Returns:
        The game; nothing after the last game of a match.
    """
    match = match_of(header) or _first_of(header)
    if match.last:
        return None
    following = Match(
        game=match.game + 1,
        of=match.of,
        after=after,
        before=(*match.before, _brought(sheet)),
    )
    changes = {
        "hands": (header.hands[-1], *header.hands[:-1]),
        "first": header.first % len(header.players) + 1,
        "match": _written(following),
        "created": created,
    }
    return header.model_copy(update=changes)


def match_sheet(header: Header, sheet: ScoreSheet) -> MatchSheet | None:
    """How a match ended with its last game; nothing where it was not that.

    Args:
        header: The game.
        sheet: Its napkin.
    """
    match = match_of(header)
    if match is None or not match.last:
        return None
    return MatchSheet(games=(*match.before, _brought(sheet)))


def _first_of(header: Header) -> Match:
    return Match(game=1, of=GAMES[len(header.players)])


def _written(match: Match) -> JsonValue:
    """What the header says of it."""
    value: JsonValue = match.model_dump(mode="json", exclude_none=True)
    return value


def _brought(sheet: ScoreSheet) -> MatchGame:
    return MatchGame(totals=tuple(each.total for each in sheet.players), winners=sheet.winners)
