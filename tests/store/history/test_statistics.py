"""What is counted in SQL, beside the same counted by hand from the records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest
from record.samples import GAMES
from store.history.shelf import put_all

from hats_tui.record import Record, load_record
from hats_tui.store.history.ledger import Ledger
from hats_tui.store.history.library import Library
from hats_tui.store.history.people import People
from hats_tui.store.history.statistics import (
    Counted,
    Question,
    Statistics,
    Streaks,
    people_with_games,
    statistics_of,
    streaks_of,
)
from hats_tui.store.history.wilson import Share

RECORDS = [load_record(path) for path in GAMES]
"""In the order of their dates, see `put_all`."""


@pytest.fixture(scope="module")
def ledger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ledger]:
    folder = tmp_path_factory.mktemp("shelf")
    put_all(folder)
    with Library(folder, folder / "state" / "index") as library:
        library.catch_up()
        with Ledger(library.games()) as ledger:
            yield ledger


@pytest.fixture(scope="module")
def ann(ledger: Ledger) -> Statistics:
    return statistics_of(ledger, Question("Ann"))


def result_of(record: Record) -> tuple[int, bool]:
    assert record.result is not None
    return record.result.players[0].total, 1 in record.result.winners


def test_everybody_is_known_who_played_most_first(ledger: Ledger) -> None:
    counts = Counter(player.name for record in RECORDS for player in record.header.players)
    assert {each.name: each.games for each in people_with_games(ledger)} == counts
    games = [each.games for each in people_with_games(ledger)]
    assert games == sorted(games, reverse=True)


def test_games_and_wins(ann: Statistics) -> None:
    results = [result_of(record) for record in RECORDS]
    assert ann.won == Share(sum(won for _total, won in results), len(RECORDS))
    assert [(game.total, game.won) for game in ann.past] == results
    assert ann.seats == ((1, ann.won),)


def test_points_are_means_of_all_games(ann: Statistics) -> None:
    players = [record.result.players[0] for record in RECORDS if record.result]
    points = ann.points
    assert points.hats == pytest.approx(fmean(player.hats for player in players))
    assert points.black == pytest.approx(fmean(player.black for player in players))
    assert points.favourite == pytest.approx(fmean(player.favourite for player in players))
    assert points.cookie == pytest.approx(fmean(player.cookie for player in players))
    assert points.total == pytest.approx(fmean(player.total for player in players))
    totals = [player.total for player in players]
    assert (points.best, points.worst) == (max(totals), min(totals))
    assert dict(ann.spread) == Counter(total // 5 * 5 for total in totals)


def test_opponents_sit_on_other_sides(ann: Statistics) -> None:
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for record in RECORDS:
        assert record.result is not None
        count = len(record.header.players)
        for seat, player in enumerate(record.header.players[1:], start=2):
            if count == 4 and seat == 3:
                continue
            games[player.name] += 1
            won[player.name] += 1 in record.result.winners
            lost[player.name] += seat in record.result.winners
    told = {each.name: (each.won, each.lost) for each in ann.opponents}
    assert told == {name: (Share(won[name], games[name]), lost[name]) for name in games}


def test_margins_are_of_the_side(ledger: Ledger) -> None:
    for name in ("Ann", "Bob"):
        seat = 1 if name == "Ann" else 2
        past = statistics_of(ledger, Question(name)).past
        for record, game in zip(RECORDS, past, strict=True):
            assert record.result is not None
            sides = record.result.sides
            own = sides[(seat - 1) % len(sides)]
            others = [points for n, points in enumerate(sides) if n != (seat - 1) % len(sides)]
            assert game.margin == own - max(others)


def test_favourite_types(ann: Statistics) -> None:
    cards = [record.game.state.hands[0][0] for record in RECORDS]
    assert {each.hat: each.games for each in ann.favourites} == Counter(card[0] for card in cards)


def test_habits(ann: Statistics) -> None:
    players = [record.result.players[0] for record in RECORDS if record.result]
    habits = ann.habits
    assert habits.cookie_at_end == Share(sum(each.cookie > 0 for each in players), len(players))
    won = [result_of(record)[1] for record in RECORDS]
    black = [player.black for player in players]
    assert habits.black_won == pytest.approx(
        fmean(n for n, win in zip(black, won, strict=True) if win)
    )
    assert habits.black_lost == pytest.approx(
        fmean(n for n, win in zip(black, won, strict=True) if not win)
    )
    assert 0 < habits.held < 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_so_many_players_alone(ledger: Ledger, players: int) -> None:
    told = statistics_of(ledger, Question("Ann", players=players))
    assert told.won.whole == sum(len(record.header.players) == players for record in RECORDS)


def test_nobody_has_no_games(ledger: Ledger) -> None:
    told = statistics_of(ledger, Question("Nobody"))
    assert (told.won, told.past, told.opponents) == (Share(0, 0), (), ())
    assert told.points.total == 0.0


def test_help_counts_apart(tmp_path: Path) -> None:
    paths = put_all(tmp_path)
    for path, note in zip(paths, ('{"note":"hint","seat":2}', '{"note":"x"}'), strict=False):
        header, rest = path.read_text(encoding="utf-8").split("\n", 1)
        path.write_text(f"{header}\n{note}\n{rest}", encoding="utf-8")
    with Library(tmp_path, tmp_path / "state" / "index") as library:
        library.catch_up()
        with Ledger(library.games()) as ledger:
            fair, helped, every = (
                statistics_of(ledger, Question("Ann", counted=counted)) for counted in Counted
            )
    assert (fair.won.whole, fair.apart) == (len(paths) - 1, 1)
    assert (helped.won.whole, helped.apart) == (1, len(paths) - 1)
    assert (every.won.whole, every.apart) == (len(paths), 0)


def test_joined_names_are_one_player(tmp_path: Path) -> None:
    paths = put_all(tmp_path)
    People().renamed("Chloé", "Bob").save()
    with Library(tmp_path, tmp_path / "state" / "index") as library:
        library.catch_up()
        with Ledger(library.games()) as ledger:
            people = {each.name: each.games for each in people_with_games(ledger)}
    assert "Chloé" not in people
    assert people["Bob"] > len(paths)


@pytest.mark.parametrize(
    ("won", "streaks"),
    [
        ([], Streaks(0, 0, 0)),
        ([True], Streaks(1, 1, 0)),
        ([False, False], Streaks(-2, 0, 2)),
        ([True, True, False, True], Streaks(1, 2, 1)),
        ([True, False, False, False, True, True], Streaks(2, 2, 3)),
    ],
)
def test_streaks(won: list[bool], streaks: Streaks) -> None:
    assert streaks_of(won) == streaks
