"""The next game of a duplicate match, which is there before the one before it is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.saves import after_turns, new_game, save

from hats_tui.game import Event, Game, Header, PublicView, begin_match, match_of, score_sheet
from hats_tui.record import RecordWriter, load_record
from hats_tui.record.journal import NotWritten
from hats_tui.store.games import games_found
from hats_tui.table.branch import branch, take_turn_back
from hats_tui.table.table import House, Table
from hats_tui.tui.history.phrases import unfinished_text

HOUSE = House(pause=0.0, on_trouble=lambda _seat, _reason: None)


class Nobody:
    """An observer who does not look."""

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        del view, events


def over(header: Header) -> Game:
    """The game at its end."""
    return after_turns(header, 8 * len(header.players))


async def finish(record: Path) -> Table:
    """Run a game whose last turn has ended; the result is all that its record lacks."""
    table = await Table.resume(record, Nobody(), HOUSE)
    await table.run()
    await table.close()
    return table


async def test_the_next_game_is_there_before_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = over(begin_match(new_game(2)))
    record = save(tmp_path, game)
    append = RecordWriter.append
    there: list[int] = []

    def look(writer: RecordWriter, line: str) -> None:
        there.append(len(list(record.parent.iterdir())))
        append(writer, line)

    monkeypatch.setattr(RecordWriter, "append", look)
    table = await finish(record)

    assert there == [2]
    assert table.next_record is not None
    following = load_record(table.next_record)
    match = match_of(following.header)
    assert match is not None
    assert (match.game, match.after, following.moves) == (2, record.name, ())
    assert match.before[0].totals == tuple(each.total for each in score_sheet(game.state).players)
    assert following.header.hands == game.header.hands[::-1]
    (offered,) = games_found(record.parent).unfinished
    assert unfinished_text(offered) == "Ann and Bob, game 2 of 2, round 1 of 8"


async def test_after_the_last_game_and_after_a_game_of_its_own_none_follows(tmp_path: Path) -> None:
    first = await finish(save(tmp_path / "a", over(begin_match(new_game(2)))))
    assert first.next_record is not None
    last = over(load_record(first.next_record).header)
    assert (await finish(save(tmp_path / "b", last))).next_record is None
    assert (await finish(save(tmp_path / "c", over(new_game(2))))).next_record is None


async def test_where_there_can_be_no_file_the_game_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(folder: Path, header: Header, lines: tuple[str, ...]) -> RecordWriter:
        del header, lines
        raise NotWritten(folder, "no room")

    monkeypatch.setattr(RecordWriter, "create", full)
    record = save(tmp_path, over(begin_match(new_game(2))))

    assert (await finish(record)).next_record is None
    assert load_record(record).result is not None


def test_a_turn_taken_back_stays_in_the_match_and_what_is_played_on_does_not(
    tmp_path: Path,
) -> None:
    kinds = ("human", "bot:greedy", "human", "human")
    source = save(tmp_path, after_turns(begin_match(new_game(2, kinds=kinds)), 5))
    record = load_record(source)
    back = take_turn_back(source, 1)
    other = branch(record, source, 3, record.players, tmp_path / "other")

    assert back is not None
    assert match_of(load_record(back).header) == match_of(record.header)
    assert match_of(load_record(other).header) is None
