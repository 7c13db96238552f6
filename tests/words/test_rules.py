"""The rules as the help tells them."""

from __future__ import annotations

import pytest

from hats_tui.words.rules import Chapter, rules_in_brief


def text(players: int | None) -> str:
    return " ".join(line for part in rules_in_brief(players) for line in part.paragraphs)


@pytest.mark.parametrize("players", [None, 2, 3, 4])
def test_the_rules_are_short_paragraphs_under_headings(players: int | None) -> None:
    sections = rules_in_brief(players)

    assert [section.title for section in sections] == [
        "The goal",
        "Before the game",
        "Your turn",
        "The cookie",
        "The end",
        "Scoring",
        "Easily misread",
    ]
    for section in sections:
        assert all(line.endswith(".") and len(line) <= 160 for line in section.paragraphs)


def test_only_what_matters_to_so_many_players_is_told() -> None:
    assert "partner" in text(4)
    assert "draw another" not in text(4)
    assert "partner" not in text(3)
    assert "shared" in text(3)
    assert "shared" not in text(2)
    assert "two of the seven types" in text(2)
    assert all(word in text(None) for word in ("partner", "draw another", "shared"))


@pytest.mark.parametrize("players", [None, 2, 3, 4])
def test_what_was_misread_in_print_is_said_rightly(players: int | None) -> None:
    (misread,) = [part for part in rules_in_brief(players) if part.chapter is Chapter.MISREAD]

    told = " ".join(misread.paragraphs)
    assert "The cookie is for different types, not for many hats of one type." in told
    assert "subtracted, not added" in told
    assert "A black hat lies face down" in told
    assert "An equal value of another type is not enough" in told


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, "Seven cards are left to be drawn"),
        (3, "nine cards are left to be drawn"),
        (4, "nothing is left to be drawn"),
        (None, "six spaces"),
        (2, "what was thrown away becomes the new one"),
        (4, "The partner may not refuse"),
        (4, "has only the last card left"),
        (4, "A rule of the house may limit"),
        (3, "never with a player"),
        (2, "Nobody but you may look at it"),
        (3, "Having a card beats having none left"),
        (3, "If all is equal, the cookie stays"),
        (2, "In the last turn, too"),
        (4, "only the one on the lowest space counts, whatever its value"),
        (2, "That can be less than nothing"),
        (2, "counts even if its type is not on the table"),
        (4, "more black hats together, then the cookie"),
        (3, "or the win is shared"),
    ],
)
def test_the_rules_are_told_completely(players: int | None, told: str) -> None:
    assert told in text(players)
