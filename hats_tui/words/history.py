"""What is said about games of the past."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from hats_tui.game import MAIN_ACTIONS, Match, TieBreak
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, both, phrase
from hats_tui.words.sides import side_name, side_of
from hats_tui.words.translation import _, ngettext, pgettext


def when(seconds: int, *, clock: bool = True) -> str:
    """Say when something was, in the time of this place.

    Args:
        seconds: Seconds since 1970.
        clock: Whether the hour is told as well.
    """
    try:
        moment = datetime.fromtimestamp(seconds, UTC).astimezone()
    except (OverflowError, OSError, ValueError):
        return "?"
    day = f"{moment:%Y-%m-%d}"
    return f"{day} {moment:%H:%M}" if clock else day


def game_text(names: Names, round_: int, match: Match | None = None) -> str:
    """Say which unfinished game it is: who plays, and how far it went.

    Args:
        names: The players' names.
        round_: The round of the turn.
        match: Which game of a duplicate match it is.
    """
    who = both([names.short(seat) for seat in range(1, len(names.full) + 1)])
    if match is not None:
        text = _("{names}, game {n} of {of}, round {round} of {rounds}")
        places = {"round": round_, "rounds": MAIN_ACTIONS, "n": match.game, "of": match.of}
        return str(phrase(text, names=who, **places))
    text = _("{names}, round {round} of {rounds}")
    return str(phrase(text, names=who, round=round_, rounds=MAIN_ACTIONS))


def players_text(names: Sequence[str]) -> str:
    """List the players of a game, partners together.

    Args:
        names: The players' names by seat.
    """
    if len(names) == 4:
        first, second, third, fourth = names
        template = pgettext("two teams", "{first}+{third}, {second}+{fourth}")
        return template.format(first=first, second=second, third=third, fourth=fourth)
    return str(both(names)) if names else ""


def points_text(sides: Sequence[int]) -> str:
    """The points of all sides side by side."""
    return " : ".join(str(points) for points in sides)


def kind_letter(kind: str) -> str:
    """One letter for a kind of player."""
    return {
        "human": pgettext("a person, at most 1 cell", "P"),
        "bot": pgettext("a bot, at most 1 cell", "B"),
    }.get(kind.partition(":")[0], pgettext("another program that plays, at most 1 cell", "E"))


def state_text(status: str, round_: int = 0, line: int = 0) -> str:
    """Say what has become of a game that has no points.

    Args:
        status: `unfinished`, `continued`, `damaged` or `newer`.
        round_: The round of the turn of an unfinished game.
        line: The line of the fault in a damaged record.

    Raises:
        KeyError: It is none of these.
    """
    return {
        "unfinished": _("unfinished, round {round} of {rounds}"),
        "continued": _("taken back, goes on in another game"),
        "damaged": _("damaged in line {line}"),
        "newer": _("from a newer HATS"),
    }[status].format(round=round_, rounds=MAIN_ACTIONS, line=line)


def verdict(sides: Sequence[int], winners: Sequence[int], decided_by: str, names: Names) -> Phrase:
    """Who won a game, and how.

    Args:
        sides: The points of all sides; those of the winners are told first.
        winners: The winning seats.
        decided_by: What decided: see `TieBreak`.
        names: The players' names.
    """
    points = points_text(sorted(sides, reverse=True))
    if decided_by == TieBreak.SHARED:
        who = both([names[seat] for seat in winners])
        return phrase(_("{names} share the win, {points}."), names=who, points=points)
    count = len(names.full)
    side = side_of(winners[0], count)
    if count == 4:
        who = both([names[seat] for seat in winners])
        template = _("{team} wins, {names}: {points}.{by}")
        return phrase(
            template, team=team_name(side), names=who, points=points, by=_by(sides, decided_by)
        )
    template = _("{name} wins, {points}.{by}")
    return phrase(
        template,
        name=side_name(side, count, names),
        points=points,
        by=_by(sides, decided_by),
    )


def _by(sides: Sequence[int], decided_by: str) -> str:
    """By how many points, or what broke the tie; a sentence of its own after a space."""
    best, second, *_others = sorted(sides, reverse=True)
    margin = best - second
    text = {
        TieBreak.POINTS: ngettext("By {n} point.", "By {n} points.", margin).format(n=margin),
        TieBreak.BLACK_HATS: _("A tie: more black hats."),
        TieBreak.COOKIE: _("A tie: the cookie decided."),
    }.get(TieBreak(decided_by), "")
    return f" {text}" if text else ""


def match_text(game: int, games: int) -> str:
    """Say which game of a duplicate match it is.

    Args:
        game: Its number, from 1 on.
        games: How many games the match has.
    """
    return _("game {n} of {of} of a match").format(n=game, of=games)


def helped_text(hints: int, source: str, undos: int) -> str:
    """Say what was not as usual in a game; empty where nothing was.

    Args:
        hints: How many hints were asked for.
        source: The file of the game that it was played on from; empty for none.
        undos: How many actions were taken back.
    """
    told = []
    if source:
        told.append(_("played on from {file}").format(file=source))
    if hints:
        told.append(ngettext("{n} hint", "{n} hints", hints).format(n=hints))
    if undos:
        told.append(ngettext("{n} take-back", "{n} take-backs", undos).format(n=undos))
    return ", ".join(told)
