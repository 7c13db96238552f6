"""What is said about games of the past."""

from __future__ import annotations

import time

import pytest

from hats_tui.words.history import (
    helped_text,
    kind_letter,
    match_text,
    players_text,
    points_text,
    state_text,
    verdict,
    when,
)
from hats_tui.words.names import Names
from hats_tui.words.transfer import fate_sentence

THREE = Names.of(("Ann", "Bob", "Cyd"))
FOUR = Names.of(("Ann", "Bob", "Cyd", "Dan"))


@pytest.fixture(autouse=True)
def in_greenwich(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "1970-01-01 00:00"), (1796058000, "2026-11-30 17:00"), (10**18, "?")]
)
def test_when_it_was(seconds: int, text: str) -> None:
    assert when(seconds) == text
    assert when(seconds, clock=False) == text.partition(" ")[0]


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ((), ""),
        (("Ann", "Bob"), "Ann and Bob"),
        (("Ann", "Bob", "Cyd"), "Ann, Bob and Cyd"),
        (("Ann", "Bob", "Cyd", "Dan"), "Ann+Cyd, Bob+Dan"),
    ],
)
def test_partners_stand_together(names: tuple[str, ...], text: str) -> None:
    assert players_text(names) == text


def test_points_and_kinds() -> None:
    assert points_text((18, 12, -1)) == "18 : 12 : -1"
    assert [kind_letter(kind) for kind in ("human", "bot:fox", "engine:x", "?")] == list("PBEE")


@pytest.mark.parametrize(
    ("status", "text"),
    [
        ("unfinished", "unfinished, round 3 of 8"),
        ("damaged", "damaged in line 7"),
        ("newer", "from a newer HATS"),
    ],
)
def test_what_has_become_of_it(status: str, text: str) -> None:
    assert state_text(status, 3, 7) == text


@pytest.mark.parametrize(
    ("sides", "winners", "decided", "names", "said"),
    [
        ((18, 17, 9), (1,), "points", THREE, "Ann wins, 18 : 17 : 9. By 1 point."),
        ((9, 17, 5), (2,), "points", THREE, "Bob wins, 17 : 9 : 5. By 8 points."),
        ((9, 9, 5), (2,), "black_hats", THREE, "Bob wins, 9 : 9 : 5. A tie: more black hats."),
        ((9, 9, 5), (1,), "cookie", THREE, "Ann wins, 9 : 9 : 5. A tie: the cookie decided."),
        ((9, 9, 5), (1, 2), "shared", THREE, "Ann and Bob share the win, 9 : 9 : 5."),
        ((20, 22), (2, 4), "points", FOUR, "Team B wins, Bob and Dan: 22 : 20. By 2 points."),
    ],
)
def test_who_won_and_how(
    sides: tuple[int, ...], winners: tuple[int, ...], decided: str, names: Names, said: str
) -> None:
    assert str(verdict(sides, winners, decided, names)) == said


def test_help_is_told() -> None:
    assert match_text(2, 3) == "game 2 of 3 of a match"
    assert helped_text(0, "", 0) == ""
    assert helped_text(1, "", 0) == "1 hint"
    assert helped_text(2, "old.hats", 1) == "played on from old.hats, 2 hints, 1 take-back"


@pytest.mark.parametrize(
    ("fate", "said"),
    [
        ("taken", "a.hats: taken in as b.hats."),
        ("present", "a.hats: already there as b.hats."),
        ("damaged", "a.hats: damaged in line 7, and left out. Why."),
        ("newer", "a.hats: written by a newer HATS, and left out."),
        ("unreadable", "a.hats: cannot be read: Why.."),
        ("not_kept", "a.hats: cannot be kept in the folder of the games: Why.."),
    ],
)
def test_every_fate_has_a_sentence(fate: str, said: str) -> None:
    assert fate_sentence(fate, file="a.hats", name="b.hats", line=7, reason="Why.") == said


def test_a_name_that_stays_is_told_once() -> None:
    assert fate_sentence("taken", file="a", name="a") == "a: taken in."
    assert fate_sentence("present", file="a", name="a") == "a: already there."
