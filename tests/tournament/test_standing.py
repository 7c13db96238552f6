"""How a tournament stands, and how that is told."""

from __future__ import annotations

import io
from itertools import count

import pytest
from support.tournament import outcome, plan

from hats_tui.table.engine_failure import FailureReason
from hats_tui.tournament.outcome import Effort
from hats_tui.tournament.plan import Bounds
from hats_tui.tournament.progress import Progress
from hats_tui.tournament.report import report
from hats_tui.tournament.sprt import Verdict
from hats_tui.tournament.standing import Standing

WIDE = Bounds(low=0, high=150)


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_table_of_two() -> None:
    standing = Standing(plan("hasty", "random"), 4)
    for deal, shares in enumerate([(1.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]):
        standing.add(outcome(deal, *shares))

    assert standing.decided
    assert list(report(standing.result())) == [
        "4 deals, each played 2 times; 2 players at a table; seed tea.",
        "",
        "Player  against  deals     wins, % [95\xa0%]        Elo [95\xa0%]  points ahead [95\xa0%]",
        "hasty   random       4  75.0 [40.9, 92.9]  +191 [-64, +445]    +3.0 [+3.0, +3.0]",
        "",
        "Player  games  ms an action (slowest)  failures",
        "hasty       8             10.0 (50.0)  0",
        "random      8              5.0 (20.0)  0",
    ]


def test_more_than_two_are_on_one_scale_and_failures_are_told() -> None:
    standing = Standing(plan("simple", "hasty", "random", players=3), 1)
    for pair in ((0, 1), (0, 2), (1, 2)):
        standing.add(outcome(0, 1.0, 1.0, 0.0, pair=pair))
    failing = Effort(actions=1, seconds=0, slowest=0, failures={FailureReason.SILENT: 2})
    standing.add(outcome(0, 1.0, 1.0, 0.0).with_(efforts=(failing, failing)))

    result = standing.result()
    lines = list(report(result))

    assert [each.elo is not None for each in result.entrants] == [True] * 3
    assert "Elo, all [95\xa0%]" in lines[7]
    assert "no answer in time: 2" in lines[8]
    assert (
        lines[-1]
        == "At three players the first meets two of the second: a fair share is 33.3\xa0%."
    )


def test_before_anything_is_known() -> None:
    assert list(report(Standing(plan(), 4).result()))[:3] == [
        "0 deals, each played 2 times; 2 players at a table; seed tea.",
        "",
        "Player  games  ms an action (slowest)  failures",
    ]


def test_who_loses_all_is_under_some_strength() -> None:
    standing = Standing(plan(), 2)
    for deal in range(2):
        standing.add(outcome(deal, 0.0, 0.0))

    assert "under -7" in list(report(standing.result()))[3]


@pytest.mark.parametrize("order", [range(30), reversed(range(30))])
def test_a_test_ends_it_after_the_same_deals_in_any_order(order: range) -> None:
    standing = Standing(plan(bounds=WIDE), 1_000)
    for deal in order:
        standing.add(outcome(deal, 1.0, 1.0))

    result = standing.result()

    assert standing.decided
    assert result.trial is not None
    assert (result.trial.verdict, result.trial.deals) == (Verdict.HIGH, 4)
    assert result.matches[0].deals == 4
    assert list(report(result))[-1] == (
        "SPRT: decided after 4 deals for 150 Elo or more, against 0 or less."
    )


def test_a_test_may_stay_open() -> None:
    standing = Standing(plan(bounds=WIDE), 2)
    for deal in range(2):
        standing.add(outcome(deal, 1.0, 0.0))

    assert standing.decided, "all deals are played"
    assert list(report(standing.result()))[-1].startswith("SPRT: not decided after 2 deals: -0.50")


def test_deals_beyond_those_that_are_wanted_do_not_count() -> None:
    standing = Standing(plan(), 1)
    standing.add(outcome(1, 1.0, 1.0))

    assert (standing.done, standing.whole, standing.decided) == (0, 1, False)


def test_progress_is_one_line_of_a_terminal() -> None:
    stream, standing, clock = Terminal(), Standing(plan(), 4), count(0, 60)
    progress = Progress(stream, standing, lambda: next(clock))

    progress.tell()
    standing.add(outcome(0, 1.0, 0.0))
    progress.tell()
    progress.end()

    first, second, end = stream.getvalue().split("\x1b[K")[:3]
    assert first == "\r0 of 4 deals"
    assert second.startswith("\r1 of 4 deals; hasty 50.0 [9.5, 90.5]\xa0%; about ")
    assert second.endswith(" minutes left")
    assert end == "\r"


def test_progress_tells_of_failures_at_once() -> None:
    standing = Standing(plan(), 4)
    played = outcome(0, 1.0, 0.0)
    failing = played.efforts[1].with_(failures={FailureReason.SILENT: 3})
    standing.add(played.with_(efforts=(played.efforts[0], failing)))

    assert "; 3 failures of engines" in Progress(io.StringIO(), standing, lambda: 0.0).text


def test_progress_elsewhere_is_a_line_now_and_then() -> None:
    stream, standing = io.StringIO(), Standing(plan(), 100)
    progress = Progress(stream, standing, lambda: 0.0)

    for deal in range(100):
        standing.add(outcome(deal, 1.0, 0.0))
        progress.tell()
    progress.end()

    lines = stream.getvalue().splitlines()
    assert len(lines) == 10
    assert lines[-1].startswith("100 of 100 deals; hasty 50.0 [")
