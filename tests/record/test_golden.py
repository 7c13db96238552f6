"""The golden records to the letter: what we write, what we trace, what we refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from record.samples import GAMES, GOLDEN, file_of

from hats_tui.game import Header, score_sheet
from hats_tui.record import (
    BadRecord,
    header_line,
    load_record,
    move_line,
    read_record,
    result_line,
)
from hats_tui.record.check import main as check
from hats_tui.record.trace import main as trace

REFUSED = (GOLDEN / "refused.jsonl").read_text(encoding="utf-8").splitlines()


def _id(path: Path) -> str:
    return path.stem


def test_all_golden_records_are_there() -> None:
    assert len(GAMES) == 25
    assert len(REFUSED) > 100


@pytest.mark.parametrize("path", GAMES, ids=_id)
def test_the_trace_is_equal_byte_by_byte(
    path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert trace([str(path)]) == 0
    assert capsysbinary.readouterr().out == path.with_suffix(".trace").read_bytes()


def test_several_traces_follow_each_other(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert trace([str(path) for path in GAMES[:3]]) == 0
    traces = b"".join(path.with_suffix(".trace").read_bytes() for path in GAMES[:3])
    assert capsysbinary.readouterr().out == traces


def test_all_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert check([str(path) for path in GAMES]) == 0
    assert capsys.readouterr() == ("".join(f"{path}: A right record.\n" for path in GAMES), "")


@pytest.mark.parametrize("path", GAMES, ids=_id)
def test_we_write_what_we_read(path: Path) -> None:
    record = load_record(path)
    first, *others = record.lines
    assert isinstance(first.content, Header)
    assert header_line(first.content) == first.text
    moves = [move_line(entry.move) for entry in record.game.entries]
    assert [*moves, result_line(score_sheet(record.game.state))] == [line.text for line in others]


@pytest.mark.parametrize("line", REFUSED)
def test_each_refused_action_is_refused_with_its_code(line: str) -> None:
    case = json.loads(line)
    lines = [json.dumps(each) for each in (*case["record"], case["action"])]
    with pytest.raises(BadRecord) as caught:
        read_record(file_of(lines))
    assert (caught.value.fault.code, caught.value.fault.line) == (case["code"], len(lines))
    assert read_record(file_of(lines[:-1])).result is None
