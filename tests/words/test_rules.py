"""The rules in brief."""

from __future__ import annotations

import pytest

from hats_tui.words.rules import rules_in_brief


def text(players: int | None) -> str:
    return " ".join(line for part in rules_in_brief(players) for line in part.paragraphs)


@pytest.mark.parametrize("players", [None, 2, 3, 4])
def test_the_rules_are_short_paragraphs_under_headings(players: int | None) -> None:
    sections = rules_in_brief(players)

    assert [section.title for section in sections] == [
        "The goal",
        "Your turn",
        "The cookie",
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
