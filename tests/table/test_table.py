"""The table: the record of a game, however its end comes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from support.saves import after_turns, new_game, only_record, save

from hats_tui.game import BlackHat, Discard, PublicView, Swap
from hats_tui.game import Event as GameEvent
from hats_tui.record import JournalError, RecordWriter
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.journal import Unsaved
from hats_tui.table.opening import open_journal
from hats_tui.table.table import House, Table
from hats_tui.table.thought import Thought


def no_trouble(seat: int, failure: EngineFailure) -> None:
    raise AssertionError(f"{seat}: {failure}")


async def ask_nobody(error: JournalError) -> Unsaved:
    raise error


class Nobody:
    """An observer who does not look."""

    async def see(self, view: PublicView, events: tuple[GameEvent, ...]) -> None:
        del view, events


class Silent:
    """A bot that is never asked."""

    async def close(self) -> None:
        """Nothing to end."""


HOUSE = House(pause=0.0, on_trouble=no_trouble)


async def asked(table: Table, seat: int) -> None:
    """Let the table come to the point where it waits for a person."""
    while seat not in table.humans or not table.humans[seat].asked:  # noqa: ASYNC110 - no news
        await asyncio.sleep(0.01)


async def test_the_record_is_not_closed_under_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writing, go_on = Event(), Event()
    append = RecordWriter.append

    def slow_append(writer: RecordWriter, line: str) -> None:
        writing.set()
        go_on.wait()
        append(writer, line)

    file = save(tmp_path, after_turns(new_game(2), 3))
    journal, record = await open_journal(file, ask_nobody)
    monkeypatch.setattr(RecordWriter, "append", slow_append)
    view = record.game.view(2)
    move = next(action for action in view.legal if isinstance(action, Swap))
    writes = asyncio.create_task(journal.write_move(move))
    await asyncio.to_thread(writing.wait)
    writes.cancel()
    closes = asyncio.create_task(journal.close())
    await asyncio.sleep(0.02)
    go_on.set()
    await closes

    assert only_record(tmp_path).game.entries[-1].move == move


async def test_a_game_that_is_left_can_be_taken_up_at_once(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    table = await Table.resume(file, Nobody(), HOUSE)
    game = asyncio.create_task(table.run())
    await asyncio.sleep(0)
    game.cancel()
    await asyncio.wait([game])
    await table.close()

    again = await Table.resume(file, Nobody(), HOUSE)
    await again.close()


async def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 0))
    table = await Table.resume(file, Nobody(), House(pause=3600, on_trouble=no_trouble))
    game = asyncio.create_task(table.run())
    seat = table.referee.game.state.board.turn
    await asked(table, seat)
    await table.hand_over(seat, "bot:random")
    assert table.absent == (seat,)
    assert seat not in table.humans
    await table.hand_over(seat, "human")
    await asked(table, seat)
    assert not table.absent
    await table.concede(seat)
    assert not table.absent
    assert seat not in table.humans
    game.cancel()
    await asyncio.wait([game])
    await table.close()


async def test_nothing_is_written_into_the_record_of_a_game_that_is_over(tmp_path: Path) -> None:
    kinds = ("human", "bot:random", "human", "human")
    file = save(tmp_path, after_turns(new_game(2, kinds=kinds), 15))
    table = await Table.resume(file, Nobody(), HOUSE)
    await table.hand_over(1, "bot:random")
    await table.run()
    ended = file.read_bytes()

    for seat in (1, 2):
        await table.hand_over(seat, "human")
        await table.hand_over(seat, "bot:random")
        await table.referee.note_hint(seat)
    await table.concede(1)
    await table.forgo_hints()
    await table.close()

    assert file.read_bytes() == ended
    assert only_record(tmp_path).result is not None


@pytest.mark.parametrize("kinds", [("bot:greedy", "bot:greedy"), ("human", "bot:greedy")])
async def test_what_a_bot_thinks_is_told_only_where_no_person_sat_down(
    kinds: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def seat(*_: object, on_thought: object, **__: object) -> Silent:
        told.append(on_thought)
        return Silent()

    monkeypatch.setattr("hats_tui.table.engine.EngineSeat", seat)
    game = after_turns(new_game(2, kinds=kinds, names=("Ann", "Bob")), 0)
    file = save(tmp_path, game)
    thoughts: list[Thought] = []
    house = House(pause=0.0, on_trouble=no_trouble, on_thought=thoughts.append)
    table = await Table.resume(file, Nobody(), house)

    assert table.only_bots is ("human" not in kinds)
    assert told == ([house.on_thought] * 2 if table.only_bots else [None])
    await table.close()


async def test_a_turn_ends_by_itself_where_that_is_wanted(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 0))
    house = House(pause=0.0, on_trouble=no_trouble, ends_turns=True)
    table = await Table.resume(file, Nobody(), house)
    game = asyncio.create_task(table.run())
    seat = table.referee.game.state.board.turn
    other = 3 - seat
    await asked(table, seat)
    hand = table.referee.game.view(seat).hand
    table.humans[seat].submit(BlackHat(seat=seat, card=hand[0]))
    await asyncio.sleep(0.05)
    await asked(table, seat)
    assert table.referee.game.state.board.turn == seat, "a card can still be discarded"
    table.humans[seat].submit(Discard(seat=seat, card=hand[1]))
    await asked(table, other)
    assert table.referee.game.state.board.turn == other
    game.cancel()
    await asyncio.wait([game])
    await table.close()


async def test_a_game_that_is_left_while_it_opens_stays_open_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save(tmp_path, after_turns(new_game(2), 3))
    opening, go_on, resume = Event(), Event(), RecordWriter.resume

    def slow_resume(path: Path) -> object:
        opening.set()
        go_on.wait()
        return resume(path)

    monkeypatch.setattr(RecordWriter, "resume", slow_resume)
    left = asyncio.create_task(Table.resume(file, Nobody(), HOUSE))
    await asyncio.to_thread(opening.wait)
    left.cancel()
    go_on.set()
    await asyncio.wait([left])

    again = await Table.resume(file, Nobody(), HOUSE)
    await again.close()
