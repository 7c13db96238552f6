"""`record show`: a game to read, and nothing in it that a player may not know."""

from __future__ import annotations

from pathlib import Path

import pytest
from record.samples import GAMES, file_of, lines_of
from support.audit import codes_in, open_cards

from hats_tui.cli import main
from hats_tui.game import Card, CardPlayed, Game
from hats_tui.plain.record_show import shown_lines
from hats_tui.record import load_record, read_record

LINES = lines_of("3p-01")


def shown(path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> list[str]:
    assert main(["record", "show", *options, str(path)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_is_told_to_its_end(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines, record = shown(path, capsys), load_record(path)
    result = record.result
    assert result is not None
    totals = next(line for line in lines if line.startswith("Total"))
    assert totals.split()[1:] == [str(player.total) for player in result.players]
    turns = [line for line in lines if line[:1].isdigit() and line[1:3] == "  "]
    assert [int(line.split()[0]) for line in turns] == sorted(int(line[0]) for line in turns)
    assert int(turns[-1].split()[1]) == 8 * len(result.players)
    assert any("wins" in line or "win together" in line or "share" in line for line in lines)
    assert sum(line.startswith("Hand of ") for line in lines) == len(result.players)


def test_every_deed_has_its_round_and_turn(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(GAMES[0], capsys)
    start = lines.index("") + 1
    assert lines[start].startswith("1   1  ")
    numbers = [int(line[1:].split()[0]) for line in lines[start : lines.index("", start)]]
    assert set(numbers) == set(range(1, 17))


def public_cards(game: Game) -> set[Card]:
    """What lies open, or lay open at some time."""
    played = [event for event in game.events if isinstance(event, CardPlayed)]
    swapped = {card for event in played for card in (event.card, event.took)}
    return {*game.start.board.table, *open_cards(game), *swapped}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_an_unfinished_game_tells_only_what_everybody_knows(path: Path) -> None:
    lines = lines_of(path.stem)
    for end in range(1, len(lines) - 12, 9):
        record = read_record(file_of(lines[:end]))
        if record.game.state.board.over:
            break
        text = "\n".join(shown_lines(record, openly=False))
        assert codes_in(text.encode()) <= public_cards(record.game)
        assert "unfinished, round" in text


def test_all_is_told_where_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "on.hats"
    path.write_bytes(file_of(LINES[:20]))
    record = load_record(path)
    text = "\n".join(shown(path, capsys, "--open"))
    for hand in record.header.hands:
        assert " ".join(hand) in text
    assert "black hat of" in text or "and draws" in text


def test_seats_notes_and_types_out_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "on.hats"
    two = lines_of("2p-01")
    notes = [
        '{"note":"from","file":"old.hats","n":3}',
        '{"note":"seat","seat":2,"kind":"bot:greedy"}',
    ]
    path.write_bytes(file_of([two[0].replace("Ann", "[b]A\\u0007nn"), *notes, *two[1:4]]))
    text = "\n".join(shown(path, capsys))
    assert "Played on from old.hats, after 3 actions." in text
    assert "Seat 2 was handed over: Bot: Magpie" in text
    assert "Out of play: " in text
    assert "Seat 1: [b]Ann, Human" in text


def test_what_is_no_record_is_told_and_the_others_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.hats"
    bad.write_text("x")
    assert main(["record", "show", str(bad), str(GAMES[0])]) == 1
    out, err = capsys.readouterr()
    assert f"{bad}:1: not_json" in err
    assert "Total" in out


def test_what_was_said_is_told() -> None:
    lines = lines_of("4p-01")
    lines[3:3] = ['{"note":"talk","seat":1,"say":"low"}', '{"note":"talk","seat":1,"say":"F5"}']
    told = list(shown_lines(read_record(file_of(lines)), openly=False))
    assert sum("for a low card" in line for line in told) == 1
    assert not any("F5" in line and "asks" in line for line in told)
