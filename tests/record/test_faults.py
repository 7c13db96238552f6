"""Every kind of fault, with its line; and which one is told when there are several."""

from __future__ import annotations

import json

import pytest
from record.samples import file_of, lines_of

from hats_tui.record import BadRecord, Fault, read_record, sentence

LINES = lines_of("2p-01")
"""45 lines; 5 is a discard, 34 the discard that empties the pile, 45 the result."""
HEADER = json.loads(LINES[0])
LAST = len(LINES)


def fault_of(data: bytes) -> Fault:
    with pytest.raises(BadRecord) as caught:
        read_record(data)
    assert sentence(caught.value.fault).isprintable()
    return caught.value.fault


def place(fault: Fault) -> tuple[str, int]:
    return str(fault.code), fault.line


def with_line(number: int, line: str, lines: list[str] = LINES) -> bytes:
    return file_of([*lines[: number - 1], line, *lines[number:]])


def with_header(**changes: object) -> bytes:
    """The record with keys of the header changed, or left out for `...`."""
    header = {key: item for key, item in {**HEADER, **changes}.items() if item is not ...}
    return with_line(1, json.dumps(header))


def with_keys(number: int, **changes: object) -> bytes:
    """The record with keys of a line changed, or left out for `...`."""
    line = {**json.loads(LINES[number - 1]), **changes}
    return with_line(number, json.dumps({k: v for k, v in line.items() if v is not ...}))


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"   ", 1),
        (b'{"hats":1', 1),
        (b"\xef\xbb\xbf" + file_of(LINES), 1),
        (with_line(3, ""), 3),
        (with_line(3, "  \r"), 3),
        (file_of([*LINES, ""]), LAST + 1),
        (with_line(3, "{'seat':1}"), 3),
        (with_line(3, LINES[2] + LINES[2]), 3),
        (with_line(3, '{"note":"x","value":NaN}'), 3),
        (with_line(3, '{"note":"x","value":-Infinity}'), 3),
        (with_line(3, '{"note":"\x00"}'), 3),
        (with_line(3, '{"note":"x","note":"x"},'), 3),
        (file_of(LINES).replace(b'"end"', b'"\xff"', 1), 3),
        (file_of(LINES).replace(b"Ann", b"\xed\xa0\x80"), 1),
    ],
)
def test_not_json(data: bytes, line: int) -> None:
    assert place(fault_of(data)) == ("not_json", line)


@pytest.mark.parametrize("version", [0, 2, -1, 10**30])
def test_unknown_version(version: int) -> None:
    assert place(fault_of(with_header(hats=version))) == ("unknown_version", 1)
    assert str(version) in sentence(fault_of(with_header(hats=version)))


@pytest.mark.parametrize(
    "changes",
    [
        *({key: ...} for key in HEADER),
        *({key: None} for key in HEADER),
        *({key: 1.0} for key in HEADER),
        *({key: True} for key in HEADER),
        *({key: {}} for key in HEADER),
        {"hats": "1"},
        {"players": HEADER["players"][:1]},
        {"players": HEADER["players"] * 2},
        {"players": [{"name": "Ann"}, {"name": "Bob", "kind": "human"}]},
        {"players": [{"name": "Ann", "kind": "cat"}, {"name": "Bob", "kind": "human"}]},
        {"players": [{"name": 1, "kind": "human"}, {"name": "Bob", "kind": "human"}]},
        {"removed": []},
        {"removed": ["F", "F"]},
        {"removed": ["F", "X"]},
        {"removed": ["F", "H", "P"]},
        {"first": 0},
        {"first": 3},
        {"first": "1"},
        {"table": HEADER["table"][:4]},
        {"table": [*HEADER["table"], "X9"]},
        {"table": [*HEADER["table"][:4], 6]},
        {"table": [*HEADER["table"][:4], ["S6"]]},
        {"hands": HEADER["hands"][:1]},
        {"hands": [HEADER["hands"][0], HEADER["hands"][1][:8]]},
        {"deck": []},
        {"options": None},
        {"options": []},
        {"options": {"exchanges": -1}},
        {"options": {"exchanges": None}},
        {"options": {"exchanges": 1.0}},
        {"options": {"exchanges": True}},
        {"created": 20261130},
    ],
)
def test_bad_header(changes: dict[str, object]) -> None:
    assert place(fault_of(with_header(**changes))) == ("bad_header", 1)


@pytest.mark.parametrize(
    "line",
    [
        "1",
        "[]",
        "null",
        LINES[1],
        LINES[0].replace('"hats":1', '"hats":1,"hats":1'),
        LINES[0].replace("Ann", "\\ud800"),
        LINES[0].replace('"first":1', '"first":1,"seed":1e999'),
        LINES[0].replace('"first":1', '"first":1,"seed":' + "9" * 5000),
        LINES[0].replace('"first":1', '"first":1,"seed":' + "[" * 70 + "]" * 70),
        LINES[0].replace('"first":1', '"first":1,"seed":' + "[" * 9999 + "]" * 9999),
    ],
)
def test_bad_header_by_the_whole_line(line: str) -> None:
    assert place(fault_of(with_line(1, line))) == ("bad_header", 1)


@pytest.mark.parametrize("code", ["P4", "F1", "X9", "s6", "", "S6 "])
def test_wrong_cards(code: str) -> None:
    table = [*HEADER["table"][:4], code]
    assert place(fault_of(with_header(table=table))) == ("wrong_cards", 1)


@pytest.mark.parametrize(
    "line",
    [
        "1",
        "{}",
        LINES[0],
        '{"seat":1,"do":"fly"}',
        '{"seat":1,"do":null}',
        '{"seat":1,"do":"end","note":"x"}',
        '{"seat":1,"seat":1,"do":"end"}',
        '{"do":"end"}',
        '{"seat":0,"do":"end"}',
        '{"seat":3,"do":"end"}',
        '{"seat":5,"do":"end"}',
        '{"seat":"1","do":"end"}',
        '{"seat":1.0,"do":"end"}',
        '{"seat":true,"do":"end"}',
        '{"seat":1,"do":"black"}',
        '{"seat":1,"do":"black","card":"X9"}',
        '{"seat":1,"do":"black","card":["S5"]}',
        '{"seat":1,"do":"swap","card":"S5"}',
        '{"seat":1,"do":"swap","card":"S5","space":"1"}',
        '{"seat":1,"do":"swap","card":"S5","space":1.0}',
        '{"seat":1,"do":"swap","card":"S5","space":true}',
        '{"seat":1,"do":"discard","card":"S5","drew":null}',
        '{"seat":1,"do":"discard","card":"S5","drew":"X9"}',
        '{"seat":1,"do":"discard","card":"S5","drew":"J3","reshuffle":null}',
        '{"seat":1,"do":"discard","card":"S5","drew":"J3","reshuffle":"J3"}',
        '{"note":1}',
        '{"note":"\\ud800"}',
        '{"note":"x","value":' + "[" * 9999 + "]" * 9999 + "}",
        '{"note":"x","value":' + "9" * 5000 + "}",
        '{"note":"talk","seat":1}',
        '{"note":"seat","seat":2,"kind":"cat"}',
        '{"note":"hint","seat":3}',
        '{"note":"from","file":"x.hats","n":-1}',
        '{"result":1}',
        '{"result":{"players":[],"sides":[]}}',
        '{"result":{"players":[],"sides":[],"winners":[3]}}',
        '{"result":{"players":[],"sides":[1.0],"winners":[1]}}',
    ],
)
def test_bad_line(line: str) -> None:
    assert place(fault_of(with_line(2, line))) == ("bad_line", 2)


def test_any_line_after_the_result_is_a_bad_line() -> None:
    for line in ('{"note":"x"}', LINES[-1], LINES[1]):
        assert place(fault_of(file_of([*LINES, line]))) == ("bad_line", LAST + 1)


@pytest.mark.parametrize(
    "data",
    [
        with_keys(5, drew=...),
        with_keys(5, drew="C2"),
        with_keys(5, reshuffle=["T5"]),
        with_keys(5, reshuffle=[]),
    ],
)
def test_wrong_draw(data: bytes) -> None:
    assert place(fault_of(data)) == ("wrong_draw", 5)


@pytest.mark.parametrize("pile", [..., [], ["T1"], ["T1", "J3", "C6", "S3", "T5", "P2", "P2"]])
def test_wrong_draw_where_the_pile_is_emptied(pile: object) -> None:
    number = next(n for n, line in enumerate(LINES, start=1) if "reshuffle" in line)
    assert place(fault_of(with_keys(number, reshuffle=pile))) == ("wrong_draw", number)


def test_wrong_result() -> None:
    result = json.loads(LINES[-1])["result"]
    for key, wrong in (("winners", [2]), ("sides", [13, 9]), ("players", []), ("winners", [])):
        data = with_line(LAST, json.dumps({"result": {**result, key: wrong}}))
        assert place(fault_of(data)) == ("wrong_result", LAST)


def test_a_result_before_the_end_is_wrong() -> None:
    assert place(fault_of(file_of([*LINES[:-2], LINES[-1]]))) == ("wrong_result", LAST - 1)


def test_a_refusal_comes_before_a_wrong_draw_of_the_same_line() -> None:
    data = with_line(5, '{"seat":2,"do":"discard","card":"P4","drew":"C2"}')
    assert place(fault_of(data)) == ("card_not_in_hand", 5)


def test_the_gravest_fault_is_told_wherever_it_stands() -> None:
    foreign = LINES[0].replace('"hats":1', '"hats":2')
    bad, wrong = LINES[0].replace('"first":1', '"first":9'), LINES[0].replace("P4", "X9")
    refused, unsaid, result = LINES[2], '{"seat":1,"do":"fly"}', LINES[-1]
    told = [
        place(fault_of(file_of([first, LINES[1], *others])))
        for first, *others in (
            (foreign, refused, refused, unsaid, "x"),
            (foreign, refused, refused, unsaid),
            (bad.replace("P4", "X9"), unsaid),
            (wrong, refused, refused, unsaid),
            (LINES[0], refused, refused, unsaid, unsaid),
            (LINES[0], refused, refused, refused, result),
            (LINES[0], refused, result),
        )
    ]
    assert told == [
        ("not_json", 6),
        ("unknown_version", 1),
        ("bad_header", 1),
        ("wrong_cards", 1),
        ("bad_line", 5),
        ("not_your_turn", 4),
        ("wrong_result", 4),
    ]


def test_a_sentence_names_the_facts_and_no_control_character() -> None:
    assert "X\\u001b" not in sentence(fault_of(with_line(2, '{"seat":1,"do":"\\u001b[2J"}')))
    swap = with_line(2, '{"seat":1,"do":"swap","card":"P1","space":5}')
    assert sentence(fault_of(swap)) == ("P1 may not be played on S6: another type, and not higher.")
    assert sentence(fault_of(with_line(2, '{"seat":2,"do":"end"}'))) == (
        "Seat 2 may not act now; seat 1 has to."
    )
    assert "players 1 kind" in sentence(fault_of(with_header(players=[{"name": "A"}] * 2)))


def test_a_wrong_draw_is_told_without_the_card_that_nobody_has_seen() -> None:
    top = HEADER["deck"][0]
    other = HEADER["deck"][1]
    told = sentence(fault_of(with_keys(5, drew=other)))
    assert "not the top one" in told
    assert top not in told
    assert other not in told
