"""What a right record may be like, and what is made of it."""

from __future__ import annotations

import json
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from record.samples import GAMES, file_of, lines_of, random_game, record_of

from hats_tui.game import Game, Player, Swap
from hats_tui.record import (
    BadRecord,
    FromNote,
    HintNote,
    OtherNote,
    SeatNote,
    TalkNote,
    load_record,
    note_line,
    read_record,
    read_script,
    sentence,
)

LINES = lines_of("3p-01")
ODD: tuple[object, ...] = (
    None,
    True,
    0,
    1,
    1.0,
    -1,
    7,
    10**30,
    "",
    "F5",
    "X9",
    "\ud800",
    [],
    {},
    [[[]]],
    {"do": "end"},
)


def test_all_keys_beyond_ours_are_ignored_and_stay_in_the_text() -> None:
    lines = [json.dumps({**json.loads(line), "x": {"y": None}}) for line in LINES]
    header = json.loads(lines[0])
    header["players"][0]["elo"] = 1500
    header["options"] = {"pace": "slow"}
    lines[0] = json.dumps(header)
    record = read_record(file_of(lines))
    assert [line.text for line in record.lines] == lines
    assert record.game.state == read_record(file_of(LINES)).game.state


def test_notes_change_nothing_and_are_kept() -> None:
    notes = [
        note_line(SeatNote(seat=2, kind="bot:hare")),
        note_line(HintNote(seat=1)),
        note_line(TalkNote(seat=3, say="high")),
        note_line(FromNote(file="../../etc/passwd", n=17)),
        '{"note":"mood","seat":99,"face":"☺"}',
    ]
    assert notes[:4] == [
        '{"note":"seat","seat":2,"kind":"bot:hare"}',
        '{"note":"hint","seat":1}',
        '{"note":"talk","seat":3,"say":"high"}',
        '{"note":"from","file":"../../etc/passwd","n":17}',
    ]
    record = read_record(file_of([*LINES[:4], *notes, *LINES[4:]]))
    assert record.game == read_record(file_of(LINES)).game
    assert [(line.number, line.text) for line in record.notes] == list(enumerate(notes, start=5))
    assert record.notes[-1].content == OtherNote(note="mood")
    assert len(record.moves) == len(record.game.entries)


def test_a_seat_that_was_handed_over_has_a_new_player() -> None:
    over = ['{"note":"seat","seat":2,"kind":"bot:fox"}', '{"note":"seat","seat":2,"kind":"human"}']
    names = [player.name for player in read_record(file_of(LINES)).players]
    kinds = [read_record(file_of([*LINES[:3], *over[:n]])).players[1] for n in (1, 2)]
    assert kinds == [Player(name=names[1], kind="bot:fox"), Player(name=names[1], kind="human")]


def test_the_optional_keys_of_the_header_may_be_anything_that_they_say() -> None:
    for extra in ('"seed":null', '"seed":{"a":[1.5]}', '"options":{}', '"options":{"exchanges":0}'):
        assert read_record(file_of([f"{LINES[0][:-1]},{extra}}}", *LINES[1:]])).result is not None


def test_names_are_kept_as_they_are() -> None:
    header = json.loads(LINES[0])
    names = ["[/red]\x1b[2J\x00", "漢字" * 50, ""]
    for player, name in zip(header["players"], names, strict=True):
        player["name"] = name
    record = read_record(file_of([json.dumps(header), *LINES[1:]]))
    assert [player.name for player in record.players] == names


def test_carriage_returns_are_white_space() -> None:
    assert read_record(file_of(LINES).replace(b"\n", b"\r\n")).game.state.board.over


def test_a_game_of_rounds() -> None:
    ends = [n for n, line in enumerate(LINES, start=1) if '"end"' in line]
    for turn in range(24):
        script = read_script(file_of(LINES[: ends[turn] - 1]))
        game = read_record(file_of(LINES[: ends[turn] - 1])).game
        assert script.round == game.state.board.round == turn // 3 + 1
    assert read_script(file_of(LINES)).round == 8


def test_a_game_over_without_its_result_is_unfinished_yet_right() -> None:
    record = read_record(file_of(LINES[:-1]))
    assert record.result is None
    assert record.game.state.board.over


def test_reading_a_last_line_without_its_newline() -> None:
    record = read_record(file_of(LINES[:9])[:-1])
    assert (record.torn, record.ended, len(record.lines)) == (False, False, 9)


@pytest.mark.parametrize("tail", [b'{"seat":1,"do":"en', b"\x00\x00", b" ", b'{"note":"\xc3', b"x"])
def test_a_torn_last_line_is_left_out(tail: bytes) -> None:
    whole = file_of(LINES[:9])
    record = read_record(whole + tail)
    assert (record.torn, record.ended, record.kept) == (True, True, len(whole))
    assert read_record(file_of(LINES) + tail).result is not None


def test_a_whole_last_line_that_says_nothing_is_not_torn() -> None:
    for tail in (b"1", b"{}", b'{"note":"x","note":"x"}'):
        with pytest.raises(BadRecord, match="line 10: bad_line"):
            read_record(file_of(LINES[:9]) + tail)


@settings(max_examples=25)
@given(seed=st.integers(0, 10**9), players=st.integers(2, 4), moves=st.integers(0, 200))
def test_a_random_game_is_read_as_it_was_played(seed: int, players: int, moves: int) -> None:
    game = random_game(seed, players, moves)
    record = read_record(file_of(record_of(game)))
    assert record.game == game
    assert record.game.state == game.state


@settings(max_examples=150)
@given(data=st.data())
def test_damaged_bytes_are_told_as_a_fault_or_read(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(GAMES[:8])).read_bytes()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 200)))
    put = data.draw(st.binary(max_size=8) | st.sampled_from([b"\n", b'"', b"[", whole[:90]]))
    _read(whole[:start] + put + whole[end:])


@settings(max_examples=150)
@given(data=st.data())
def test_odd_values_are_told_as_a_fault_or_read(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(GAMES[:8])).read_text(encoding="utf-8").splitlines()
    number = data.draw(st.integers(0, 5) | st.integers(0, len(lines) - 1))
    line = json.loads(lines[number])
    spot = line
    while isinstance(spot, dict | list) and spot:
        keys = sorted(spot) if isinstance(spot, dict) else list(range(len(spot)))
        key = data.draw(st.sampled_from(keys))
        if data.draw(st.booleans()) or not isinstance(spot[key], dict | list):
            spot[key] = data.draw(st.sampled_from(ODD))
            break
        spot = spot[key]
    lines[number] = json.dumps(line)
    _read(file_of(lines))


@settings(max_examples=50)
@given(data=st.data())
def test_lines_out_of_order_are_told_as_a_fault_or_read(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(GAMES)).read_text(encoding="utf-8").splitlines()
    source, target = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines.insert(target, lines.pop(source))
    _read(file_of(lines))


def _read(data: bytes) -> None:
    """Read it; nothing but our own error may come, and each fault has its sentence."""
    fault = None
    try:
        read_record(data)
    except BadRecord as error:
        fault = error.fault
    assert fault is None or (fault.line >= 1 and sentence(fault).isprintable())


def test_the_moves_are_those_of_the_game() -> None:
    record = load_record(GAMES[0])
    assert [line.content for line in record.moves] == [e.move for e in record.game.entries]
    assert any(isinstance(line.content, Swap) for line in record.moves)


def test_a_long_record_is_not_copied_for_each_of_its_lines() -> None:
    record = file_of(record_of(random_game(5, 4)))
    with patch.object(Game, "__init__", autospec=True, side_effect=Game.__init__) as made:
        assert len(read_record(record).game.entries) > 60
    assert made.call_count == 1
