"""The result of a tournament to read: tables, and a sentence about the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hats_tui.cells import Align, in_columns
from hats_tui.table.engine_failure import FailureReason
from hats_tui.tournament.plan import SIDES
from hats_tui.tournament.result import EntrantResult, MatchResult, Range, Result, TrialResult
from hats_tui.tournament.sprt import Verdict
from hats_tui.words import _, ngettext, pgettext
from hats_tui.words.numbers import number_text
from hats_tui.words.phrase import listed

_MATCHES: Final[tuple[Align, ...]] = ("left", "left", "right", "right", "right", "right")
_PLAYERS: Final[tuple[Align, ...]] = ("left", "right", "right", "left")
_RATED: Final[tuple[Align, ...]] = ("left", "right", "right", "right", "left")


def report(result: Result) -> Iterator[str]:
    """Say all of it, line by line."""
    yield _heading(result)
    if result.matches:
        yield ""
        yield from in_columns([_match_titles(), *map(_match_row, result.matches)], _MATCHES)
    yield ""
    yield from _players(result.entrants)
    if result.players == 3:
        yield ""
        yield _("At three players the first meets two of the second: a fair share is 33.3\xa0%.")
    if result.trial is not None:
        yield ""
        yield trial_text(result.trial)


def trial_text(trial: TrialResult) -> str:
    """How the test stands, in a sentence."""
    templates = {
        Verdict.HIGH: ngettext(
            "SPRT: decided after {n} deal for {high} Elo or more, against {low} or less.",
            "SPRT: decided after {n} deals for {high} Elo or more, against {low} or less.",
            trial.deals,
        ),
        Verdict.LOW: ngettext(
            "SPRT: decided after {n} deal for {low} Elo or less, against {high} or more.",
            "SPRT: decided after {n} deals for {low} Elo or less, against {high} or more.",
            trial.deals,
        ),
        Verdict.OPEN: ngettext(
            "SPRT: not decided after {n} deal: {ratio}, where {limit} or -{limit} decides.",
            "SPRT: not decided after {n} deals: {ratio}, where {limit} or -{limit} decides.",
            trial.deals,
        ),
    }
    return templates[trial.verdict].format(
        n=trial.deals,
        low=number_text(trial.low, "g"),
        high=number_text(trial.high, "g"),
        ratio=number_text(trial.ratio, ".2f"),
        limit=number_text(trial.limit, ".2f"),
    )


def wins_text(wins: Range) -> str:
    """A share of the wins, in per cent."""
    return _with_interval(wins, ".1f", 100)


def _heading(result: Result) -> str:
    played = max((match.deals for match in result.matches), default=0)
    template = ngettext(
        "{n} deal, played {games} times; {players} players at a table; seed {seed}.",
        "{n} deals, each played {games} times; {players} players at a table; seed {seed}.",
        played,
    )
    games = SIDES[result.players]
    return template.format(n=played, games=games, players=result.players, seed=result.seed)


def _match_titles() -> list[str]:
    return [
        pgettext("tournament", "Player"),
        pgettext("tournament", "against"),
        pgettext("tournament", "deals"),
        pgettext("tournament", "wins, % [95\xa0%]"),
        pgettext("tournament", "Elo [95\xa0%]"),
        pgettext("tournament", "points ahead [95\xa0%]"),
    ]


def _match_row(match: MatchResult) -> list[str]:
    return [
        match.first,
        match.second,
        str(match.deals),
        wins_text(match.wins),
        _with_interval(match.elo, "+.0f"),
        _with_interval(match.margin, "+.1f"),
    ]


def _players(entrants: tuple[EntrantResult, ...]) -> Iterator[str]:
    """One line for each; on one scale where there are more than two."""
    rated = any(each.elo for each in entrants)
    titles = [
        pgettext("tournament", "Player"),
        pgettext("tournament", "Elo, all [95\xa0%]"),
        pgettext("tournament", "games"),
        pgettext("tournament", "ms an action (slowest)"),
        pgettext("tournament", "failures"),
    ]
    rows = [titles, *map(_player_row, entrants)]
    if rated:
        yield from in_columns(rows, _RATED)
    else:  # the one match says it already
        yield from in_columns([[row[0], *row[2:]] for row in rows], _PLAYERS)


def _player_row(entrant: EntrantResult) -> list[str]:
    return [
        entrant.label,
        _with_interval(entrant.elo, "+.0f") if entrant.elo else "",
        str(entrant.games),
        _times(entrant),
        _failures_text(entrant.failures),
    ]


def _times(entrant: EntrantResult) -> str:
    """Milliseconds for a move in the mean, and of the slowest."""
    mean, slowest = entrant.ms_per_action, entrant.ms_slowest
    return f"{number_text(mean, '.1f')} ({number_text(slowest, '.1f')})"


def _failures_text(failures: dict[FailureReason, int]) -> str:
    template = pgettext("a failure of an engine, and how often", "{reason}: {n}")
    counted = [
        template.format(reason=_reason_text(reason), n=count) for reason, count in failures.items()
    ]
    return str(listed(counted)) if counted else "0"


def _reason_text(reason: FailureReason) -> str:
    return {
        FailureReason.UNREGISTERED: pgettext("failure of an engine", "not registered there"),
        FailureReason.NOT_STARTED: pgettext("failure of an engine", "did not start"),
        FailureReason.ENDED: pgettext("failure of an engine", "ended"),
        FailureReason.SILENT: pgettext("failure of an engine", "no answer in time"),
        FailureReason.NONSENSE: pgettext("failure of an engine", "not understood"),
        FailureReason.ILLEGAL: pgettext("failure of an engine", "not allowed"),
    }[reason]


def _with_interval(span: Range, form: str, scale: float = 1) -> str:
    """An estimate and its interval; what has no end is said by the end that it has."""
    value, low, high = (
        None if each is None else number_text(scale * each, form)
        for each in (span.value, span.low, span.high)
    )
    if low is None and high is None:
        return value or "-"
    if high is None:
        return pgettext("an estimate", "over {low}").format(low=low)
    if low is None:
        return pgettext("an estimate", "under {high}").format(high=high)
    return pgettext("an estimate", "{value} [{low}, {high}]").format(
        value=value, low=low, high=high
    )
