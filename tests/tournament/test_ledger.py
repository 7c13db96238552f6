"""The file of a tournament: nothing of it is lost, and nothing else is taken for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.tournament import outcome, plan

from hats_tui.record.journal import InUse
from hats_tui.tournament import ledger as module
from hats_tui.tournament.ledger import Damaged, Ledger, OtherTournament, usual_file
from hats_tui.tournament.plan import Plan


def begun(path: Path, deals: int = 2) -> bytes:
    """A file with some deals; its bytes."""
    ledger = Ledger.open(path, plan())
    for deal in range(deals):
        ledger.add(outcome(deal, 1.0, 0.0))
    ledger.close()
    return path.read_bytes()


def test_what_is_known_is_found_again_with_the_day_of_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "new" / "t.jsonl"
    begun(path)

    ledger = Ledger.open(path, plan().with_(created="2027-01-01T00:00:00Z"))

    assert list(ledger.outcomes.values()) == [outcome(0, 1.0, 0.0), outcome(1, 1.0, 0.0)]
    assert ledger.plan == plan()
    ledger.close()


def test_wherever_the_program_was_killed_whole_lines_count(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    whole = begun(path)

    for kept in {*range(0, len(whole), 23), len(whole) - 1, len(whole)}:
        path.write_bytes(whole[:kept])
        ledger = Ledger.open(path, plan())
        found = max(whole[:kept].count(b"\n") - 1, 0)
        assert len(ledger.outcomes) == found
        for missing in range(found, 2):
            ledger.add(outcome(missing, 1.0, 0.0))
        ledger.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "other",
    [plan(seed="coffee"), plan(players=3), plan("hasty", "simple"), plan("random", "hasty")],
)
def test_another_tournament_is_refused(other: Plan, tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    before = begun(path)

    with pytest.raises(OtherTournament):
        Ledger.open(path, other)

    assert path.read_bytes() == before


def test_another_version_may_play_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.jsonl"
    begun(path)
    monkeypatch.setattr(module, "__version__", "9.9")

    with pytest.raises(OtherTournament):
        Ledger.open(path, plan())


def test_a_line_that_makes_no_sense_is_told_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_bytes(begun(path) + b"{}\n")

    with pytest.raises(Damaged) as refused:
        Ledger.open(path, plan())

    assert refused.value.line == 4


def test_two_cannot_play_the_same(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    first = Ledger.open(path, plan())

    with pytest.raises(InUse):
        Ledger.open(path, plan())

    first.close()


def test_to_begin_anew_forgets_a_tournament_and_nothing_else(tmp_path: Path) -> None:
    path, letter = tmp_path / "t.jsonl", tmp_path / "letter.txt"
    begun(path)
    letter.write_text("Dear Hatter\n")

    ledger = Ledger.open(path, plan(seed="coffee"), anew=True)
    with pytest.raises(Damaged):
        Ledger.open(letter, plan(), anew=True)

    assert ledger.outcomes == {}
    assert letter.read_text() == "Dear Hatter\n"
    ledger.close()


def test_the_usual_file_is_that_of_the_same_command() -> None:
    later = plan().with_(created="2027-01-01T00:00:00Z")

    assert usual_file(plan()) == usual_file(later)
    assert usual_file(plan()) != usual_file(plan(seed="coffee"))
