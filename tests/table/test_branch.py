"""New records that go on from others, on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest
from record.samples import GOLDEN
from support.saves import after_turns, new_game, save

from hats_tui.game import Player
from hats_tui.record import NotWritten, RecordWriter, load_record
from hats_tui.record.branching import is_continued
from hats_tui.record.check import main as check
from hats_tui.record.hints import is_without_hints, no_hints_line
from hats_tui.store.games import games_found
from hats_tui.store.history.facts import Status
from hats_tui.store.history.reading import facts_of
from hats_tui.table.branch import branch, take_turn_back

SOURCE = GOLDEN / "3p-01.hats"
PLAYERS = tuple(Player(name=name, kind="bot:greedy") for name in ("Ann", "Bob", "Cyd"))


TWO = PLAYERS[:2]


def folder_of(home: Path) -> Path:
    return home / "data" / "games"


def test_a_branch_is_right_and_its_source_untouched(tmp_path: Path) -> None:
    before = SOURCE.read_bytes()

    path = branch(load_record(SOURCE), SOURCE, 20, PLAYERS, tmp_path / "new" / "games")

    assert check([str(path)]) == 0
    assert SOURCE.read_bytes() == before
    assert load_record(path).players == PLAYERS
    assert len(load_record(path).moves) == 20


def test_two_branches_do_not_share_a_file(tmp_path: Path) -> None:
    record = load_record(SOURCE)
    paths = {branch(record, SOURCE, 20, PLAYERS, tmp_path) for _ in range(3)}
    assert len(paths) == 3


def test_where_nothing_can_be_written_nothing_is_left(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("in the way")
    with pytest.raises(NotWritten):
        branch(load_record(SOURCE), SOURCE, 20, PLAYERS, folder)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_turn_that_is_taken_back_is_played_again_in_a_record_of_its_own(home: Path) -> None:
    kinds = ["human", "bot:greedy", "bot:greedy", "bot:greedy"]
    old = save(home, after_turns(new_game(2, kinds=kinds), 5))

    new = take_turn_back(old, 1)

    assert new is not None
    assert load_record(new).game.entries == load_record(old).game.entries[:8]
    assert check([str(old), str(new)]) == 0
    assert is_continued(load_record(old))
    assert facts_of(load_record(old)).status is Status.CONTINUED
    assert [game.path for game in games_found(folder_of(home)).unfinished] == [new]


def test_a_game_that_is_resumed_nevertheless_is_offered_again(home: Path) -> None:
    old = save(home, after_turns(new_game(2), 5))
    new = take_turn_back(old, 1)
    assert new is not None
    writer, record = RecordWriter.resume(old)
    with writer:
        actor = record.game.state.board.turn
        writer.append(f'{{"seat":{actor},"do":"black","card":"{record.game.view(actor).hand[0]}"}}')

    assert {game.path for game in games_found(folder_of(home)).unfinished} == {old, new}


def test_nothing_is_taken_back_before_the_first_turn(home: Path) -> None:
    old = save(home, after_turns(new_game(2), 1))
    before = old.read_bytes()

    assert take_turn_back(old, 2) is None
    assert old.read_bytes() == before
    assert len(list(folder_of(home).iterdir())) == 1


def test_a_record_that_another_program_has_open_is_not_marked(home: Path) -> None:
    old = save(home, after_turns(new_game(2), 5))
    writer, _ = RecordWriter.resume(old)
    with writer:
        new = take_turn_back(old, 1)

    assert new is not None
    assert not is_continued(load_record(old))


def test_a_game_without_hints_has_none_either_when_a_turn_is_taken_back(home: Path) -> None:
    source = save(home, after_turns(new_game(2), 5))
    source.write_text(f"{source.read_text()}{no_hints_line()}\n")
    path = take_turn_back(source, 1)
    assert path is not None
    assert is_without_hints(load_record(path))
    assert not is_without_hints(load_record(branch(load_record(source), source, 2, TWO, home)))
