"""The list: sorted by every column both ways, and narrowed down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from store.history.shelf import put, put_all

from hats_tui.store.history.facts import Status
from hats_tui.store.history.library import Library
from hats_tui.store.history.listing import (
    Column,
    Company,
    ListedGame,
    Wanted,
    arranged,
    count_players,
)
from hats_tui.store.history.people import People


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[ListedGame, ...]:
    folder = tmp_path_factory.mktemp("shelf")
    put_all(folder)
    put(folder, "on.hats", lines=20)
    bots = put(folder, "bots.hats", "2p-01")
    text = bots.read_text(encoding="utf-8")
    bots.write_text(text.replace('"name":"Bob","kind":"human"', '"name":"Fox","kind":"bot:fox"'))
    (folder / "bad.hats").write_text("x")
    with Library(folder, folder / "state" / "index") as library:
        library.catch_up()
        return library.games()


def files(games: tuple[ListedGame, ...]) -> list[str]:
    return [game.file for game in games]


KEYS: dict[Column, Callable[[ListedGame], object]] = {
    Column.DATE: lambda game: game.created,
    Column.PLAYERS: lambda game: [name.casefold() for name in game.names],
    Column.KINDS: lambda game: len(game.names),
    Column.POINTS: lambda game: max(game.facts.sides, default=-1),
    Column.WINNER: lambda game: (
        [len(game.names) == 4, (game.facts.winners[0] - 1) % 2]
        if len(game.names) == 4 and game.facts.winners
        else [False, *(name.casefold() for name in game.winners)]
    ),
    Column.MARGIN: lambda game: game.facts.margin if game.facts.sides else -1,
}


@pytest.mark.parametrize("falling", [True, False])
@pytest.mark.parametrize("column", Column)
def test_sorted_by_a_column(games: tuple[ListedGame, ...], column: Column, falling: bool) -> None:
    shown = arranged(games, Wanted(column=column, falling=falling))
    keys = [KEYS[column](game) for game in shown]
    assert keys == sorted(keys, reverse=falling)  # type: ignore[type-var]
    assert sorted(files(shown)) == sorted(files(games))


def test_among_equals_the_newest_comes_first(games: tuple[ListedGame, ...]) -> None:
    shown = arranged(games, Wanted(column=Column.MARGIN, falling=False))
    level = [game.created for game in shown if game.facts.margin == 0 and game.facts.sides]
    assert len(level) > 2
    assert level == sorted(level, reverse=True)


@pytest.mark.parametrize(
    ("statuses", "shown"),
    [
        ({Status.UNFINISHED}, {"on.hats"}),
        ({Status.DAMAGED, Status.NEWER}, {"bad.hats"}),
    ],
)
def test_by_what_has_become_of_them(
    games: tuple[ListedGame, ...], statuses: set[Status], shown: set[str]
) -> None:
    assert set(files(arranged(games, Wanted(statuses=frozenset(statuses))))) == shown


def test_by_a_text_in_the_names(games: tuple[ListedGame, ...]) -> None:
    assert files(arranged(games, Wanted(text="fOX"))) == ["bots.hats"]
    assert files(arranged(games, Wanted(text="BAD.h"))) == ["bad.hats"]
    assert files(arranged(games, Wanted(text="CHLOÉ"))) != []
    assert files(arranged(games, Wanted(text="nobody at all"))) == []


def test_by_who_played(games: tuple[ListedGame, ...]) -> None:
    assert files(arranged(games, Wanted(company=Company.BOTS))) == ["bots.hats"]
    people = files(arranged(games, Wanted(company=Company.PEOPLE)))
    assert set(files(games)) - set(people) == {"bots.hats", "bad.hats"}
    assert "bots.hats" not in files(arranged(games, Wanted(player="Bob")))
    assert "bots.hats" in files(arranged(games, Wanted(player="Ann")))


def test_people_are_counted_bots_not(games: tuple[ListedGame, ...]) -> None:
    counts = count_players(games)
    assert counts["Ann"] == len(games) - 1
    assert "Fox" not in counts


def test_names_are_those_that_people_have_now(tmp_path: Path) -> None:
    put(tmp_path, "a.hats", "2p-01")
    People().renamed("Ann", "Anna").save()
    with Library(tmp_path, tmp_path / "state" / "index") as library:
        library.catch_up()
        (game,) = library.games()
    assert game.names == ("Anna", "Bob")
    assert files(arranged([game], Wanted(text="anna"))) == ["a.hats"]
