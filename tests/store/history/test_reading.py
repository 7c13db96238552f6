"""What the history learns from a record."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from record.samples import GAMES, file_of, lines_of

from hats_tui.record import load_record, read_record
from hats_tui.store.history.facts import GameFacts, Status, read, written
from hats_tui.store.history.reading import facts_of, facts_of_file

LINES = lines_of("3p-01")


def facts_of_lines(lines: list[str]) -> GameFacts:
    return facts_of(read_record(file_of(lines)))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_points_are_those_of_the_result(path: Path) -> None:
    record = load_record(path)
    assert record.result is not None
    facts = facts_of(record)
    assert facts.status is Status.FINISHED
    assert (facts.sides, facts.winners) == (record.result.sides, record.result.winners)
    for seat, scored in zip(facts.seats, record.result.players, strict=True):
        assert (seat.hats, seat.black, seat.favourite, seat.cookie, seat.total) == (
            scored.hats,
            scored.black,
            scored.favourite,
            scored.cookie,
            scored.total,
        )


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_cookie_is_held_at_the_end_of_each_turn_by_who_has_it_in_the_trace(path: Path) -> None:
    trace = [json.loads(line) for line in path.with_suffix(".trace").read_text().splitlines()]
    ends = [line["cookie"] for line in trace if line.get("action", {}).get("do") == "end"]
    moves = [b for a, b in zip([None, *ends], ends, strict=False) if a != b]
    facts = facts_of(load_record(path))
    for seat, own in enumerate(facts.seats, start=1):
        assert (own.held, own.takes) == (ends.count(seat), moves.count(seat))


def test_ties_are_known_by_what_broke_them() -> None:
    ways = {path.stem: facts_of(load_record(path)) for path in GAMES if "tie" in path.stem}
    assert {name: facts.decided_by for name, facts in ways.items()} == {
        name: {"black": "black_hats"}.get(name.rpartition("-")[2], name.rpartition("-")[2])
        for name in ways
    }
    assert all(facts.margin == 0 for facts in ways.values())


def test_notes_and_take_backs_are_counted_by_seat() -> None:
    undo = facts_of(load_record(next(path for path in GAMES if '"undo"' in path.read_text())))
    assert sum(seat.undos for seat in undo.seats) > 0
    assert not undo.helped
    hint = facts_of_lines([LINES[0], '{"note":"hint","seat":3}', *LINES[1:]])
    assert [seat.hints for seat in hint.seats] == [0, 0, 1]
    assert hint.helped
    branch = facts_of_lines([LINES[0], '{"note":"from","file":"x.hats","n":7}', *LINES[1:]])
    assert (branch.source, branch.taken_over, branch.helped) == ("x.hats", 7, True)


def test_a_seat_that_was_handed_over_is_known_by_both() -> None:
    facts = facts_of_lines([LINES[0], '{"note":"seat","seat":2,"kind":"bot:fox"}'])
    assert (facts.seats[1].kind, facts.seats[1].plays) == ("human", "bot:fox")


def test_an_unfinished_game_has_no_points() -> None:
    facts = facts_of_lines(LINES[:20])
    assert (facts.status, facts.round) == (Status.UNFINISHED, 3)
    assert (facts.sides, facts.winners, facts.decided_by) == ((), (), "")
    assert all(seat.total == 0 and seat.card == "" for seat in facts.seats)


def test_what_is_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "bad.hats").write_bytes(file_of([*LINES[:4], LINES[3]]))
    (tmp_path / "new.hats").write_bytes(file_of([LINES[0].replace('"hats":1', '"hats":2')]))
    bad, new = (facts_of_file(tmp_path / name)[1] for name in ("bad.hats", "new.hats"))
    assert (bad.status, bad.fault_line, bad.seats) == (Status.DAMAGED, 5, ())
    assert bad.fault
    assert new.status is Status.NEWER


def test_which_game_of_a_match_it_is_stands_in_the_header() -> None:
    match = '"match":{"game":2,"of":3,"before":[{"totals":[1,2,3],"winners":[3]}]},"created"'
    facts = facts_of_lines([LINES[0].replace('"created"', match), *LINES[1:5]])
    assert (facts.match_game, facts.match_games) == (2, 3)
    alone = facts_of_lines(LINES[:5])
    assert (alone.match_game, alone.match_games) == (0, 0)


@pytest.mark.parametrize("created", ["yesterday", "9999-99-99", "", "0001-01-01T00:00:00+23:59"])
def test_a_date_that_there_is_not_is_that_of_the_file(tmp_path: Path, created: str) -> None:
    path = tmp_path / "odd.hats"
    path.write_bytes(file_of([LINES[0].replace("2026-11-30T17:00:00Z", created), *LINES[1:5]]))
    os.utime(path, (1_000_000, 1_000_000))
    assert facts_of_file(path)[1].created == 1_000_000


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_facts_are_read_as_they_were_written(path: Path) -> None:
    facts = facts_of(load_record(path))
    assert read(written(facts)) == facts


@pytest.mark.parametrize("text", ["", "[]", "{}", '["finished"]', "[1,2,3,4,5,6,7]", "null"])
def test_what_nobody_of_ours_wrote_is_an_error(text: str) -> None:
    with pytest.raises((ValueError, TypeError)):
        read(text)
