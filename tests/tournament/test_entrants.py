"""Who takes part, as typed."""

from __future__ import annotations

import pytest

from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.tournament.entrants import NotThere, entrants_of


def test_bots_are_named_with_or_without_their_kind_and_budget() -> None:
    found = entrants_of(["greedy", "bot:deep", "deep:300"], 1_000)

    assert [(each.label, each.kind, each.budget) for each in found] == [
        ("greedy", "bot:greedy", 1_000),
        ("deep", "bot:deep", 1_000),
        ("deep:300", "bot:deep", 300),
    ]
    assert not found[0].is_engine


def test_bots_are_known_by_their_names_too() -> None:
    found = entrants_of(["Magpie", "owl:300"], 1_000)

    assert [(each.label, each.kind, each.budget) for each in found] == [
        ("Magpie", "bot:greedy", 1_000),
        ("owl:300", "bot:deep", 300),
    ]


def test_engines_of_the_settings_take_part() -> None:
    ensure_dir(settings_file().parent)
    settings_file().write_text('[engines]\nmine = ["./mine"]\n')

    mine, _greedy = entrants_of(["engine:mine:20", "greedy"], 1_000)

    assert (mine.label, mine.kind, mine.budget) == ("engine:mine:20", "engine:mine", 20)
    assert mine.is_engine


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["greedy"], "A tournament needs two players at least."),
        (["greedy", "bot:greedy:1000"], "greedy:1000 is named twice."),
        (["greedy", "deep:much"], "deep:much: what follows the last colon is no amount of work"),
        (["greedy", "deep:0"], "deep:0: what follows the last colon is no amount of work"),
        (["greedy", "Magpie"], "Magpie is named twice."),
        (["greedy", "deep:"], "deep:: what follows the last colon is no amount of work"),
        (["greedy", "bot:"], "There is no bot:. There are: random, hasty, simple,"),
        (["greedy", "owl\x1b[2J"], "There is no owl[2J. There are: random, hasty, simple,"),
        (["greedy", "engine:none"], "There is no engine:none."),
    ],
)
def test_who_cannot_take_part_is_told(typed: list[str], told: str) -> None:
    with pytest.raises(NotThere) as refused:
        entrants_of(typed, 1_000)

    assert str(refused.value).startswith(told)
