"""What the coach found out is kept, as long as there is room."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hats_tui.store import reviews
from hats_tui.store.reviews import keep_review, kept_review, review_key


def test_what_is_kept_is_found_again_by_the_record_and_the_seat(home: Path) -> None:
    keep_review(review_key(b"a game", 1), "all about it")

    assert kept_review(review_key(b"a game", 1)) == "all about it"
    assert kept_review(review_key(b"a game", 2)) is None
    assert kept_review(review_key(b"another game", 1)) is None


def test_the_oldest_ones_are_forgotten(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "_MOST", 2)
    for number in range(3):
        keep_review(f"{number}", "text")
        for place, file in enumerate(sorted(home.rglob("*.json"))):
            os.utime(file, (1_000 + place, 1_000 + place))

    assert [kept_review(f"{number}") for number in range(3)] == [None, "text", "text"]


def test_a_folder_that_cannot_be_used_is_no_fault(home: Path) -> None:
    home.mkdir(parents=True)
    (home / "state").write_text("in the way")

    keep_review("key", "text")

    assert kept_review("key") is None
