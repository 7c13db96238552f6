"""Records of every version so far stay readable. The corpus only grows.

`corpus/expected.jsonl` has a line for each file: its sum, and what reading it has to give. Files
are added with their line, and neither is ever changed again.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from hats_tui.record import BadRecord, Finished, RecordWriter, has_result, load_record, note_line
from hats_tui.record.lines import HintNote
from hats_tui.record.trace import trace_lines
from hats_tui.store.games import games_found
from hats_tui.store.problem import ProblemCode

CORPUS = Path(__file__).parent / "corpus"
FILES = sorted(CORPUS.glob("*.hats"))
EXPECTED = {
    line["file"]: line
    for line in map(json.loads, (CORPUS / "expected.jsonl").read_text("utf-8").splitlines())
}
READABLE = [name for name, expected in EXPECTED.items() if "fault" not in expected]
NEWER = [name for name, expected in EXPECTED.items() if "fault" in expected]


def given(path: Path) -> dict[str, Any]:
    """What reading a record gives, in the form of `expected.jsonl`."""
    data = path.read_bytes()
    told = {"file": path.name, "sum": hashlib.sha256(data).hexdigest()}
    try:
        record = load_record(path)
    except BadRecord as error:
        return {**told, "fault": str(error.fault.code)}
    states = [line for line in trace_lines(record) if line.startswith('{"n":')]
    return {
        **told,
        "players": [[player.name, player.kind] for player in record.players],
        "round": record.round,
        "moves": len(record.moves),
        "notes": [json.loads(line.text)["note"] for line in record.notes],
        "torn": record.torn,
        "ended": record.ended,
        "finished": has_result(data),
        "winners": list(record.result.winners) if record.result else None,
        "state": json.loads(states[-1]),
    }


def test_no_file_is_missing_and_none_has_been_changed() -> None:
    assert {path.name for path in FILES} == set(EXPECTED)
    assert len(FILES) >= 20
    for path in FILES:
        assert hashlib.sha256(path.read_bytes()).hexdigest() == EXPECTED[path.name]["sum"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_gives_what_it_always_gave(path: Path) -> None:
    assert given(path) == EXPECTED[path.name]


@pytest.mark.parametrize("name", READABLE)
def test_an_unfinished_game_of_any_version_is_played_on(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(CORPUS / name, tmp_path))
    before, expected = path.read_bytes(), EXPECTED[name]
    if expected["finished"]:
        with pytest.raises(Finished):
            RecordWriter.resume(path)
        assert path.read_bytes() == before
        assert games_found(tmp_path) == ((), ())
        return
    [game] = games_found(tmp_path).unfinished
    assert game.round == expected["round"]
    with RecordWriter.resume(path)[0] as writer:
        writer.append(note_line(HintNote(seat=1)))
    record = load_record(path)
    kept = len(record.lines) - 1
    assert path.read_bytes().splitlines()[:kept] == before.splitlines()[:kept]
    assert len(record.moves) == expected["moves"]
    assert (record.torn, record.ended) == (False, True)


@pytest.mark.parametrize("name", NEWER)
def test_a_newer_version_is_refused_and_left_alone(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(CORPUS / name, tmp_path))
    before = path.read_bytes()
    for read in (load_record, RecordWriter.resume):
        with pytest.raises(BadRecord, match="unknown_version"):
            read(path)
    unfinished, [problem] = games_found(tmp_path)
    assert not unfinished
    assert (problem.code, problem.file) == (ProblemCode.NEWER_GAME, path)
    assert path.read_bytes() == before
