"""Settings that are changed while a game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.saves import after_turns, new_game, save

from hats_tui.game import BlackHat, Discard, Event, PublicView
from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.pacing import PacedSeat
from hats_tui.table.table import House, Table


def no_trouble(seat: int, failure: EngineFailure) -> None:
    raise AssertionError(f"{seat}: {failure}")


class Watcher:
    """An observer who tells when something has happened."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        del view, events
        self.news.set()


async def test_a_turn_ends_by_itself_from_the_next_action_on(tmp_path: Path) -> None:
    file = save(tmp_path, after_turns(new_game(2), 0))
    table = await Table.resume(file, Watcher(), House(pause=0.0, on_trouble=no_trouble))
    game = asyncio.create_task(table.run())
    seat = table.referee.game.state.board.turn
    hand = table.referee.game.view(seat).hand
    for action in (BlackHat(seat=seat, card=hand[0]), Discard(seat=seat, card=hand[1])):
        await table.humans[seat].when_asked()
        table.change(pause=0.0, ends_turns=True)
        table.humans[seat].submit(action)
    await table.humans[3 - seat].when_asked()

    assert table.referee.game.state.board.turn == 3 - seat
    game.cancel()
    await asyncio.wait([game])
    await table.close()


async def test_bots_that_play_and_those_to_come_wait_no_longer(tmp_path: Path) -> None:
    kinds = ("human", *["bot:random"] * 3)
    file = save(tmp_path, after_turns(new_game(2, kinds=kinds), 0))
    watcher = Watcher()
    table = await Table.resume(file, watcher, House(pause=3600, on_trouble=no_trouble))
    table.change(pause=0.0, ends_turns=False)
    await table.hand_over(1, "bot:random")

    paced = [seat for seat in table.referee.seats.values() if isinstance(seat, PacedSeat)]
    assert [seat.pause for seat in paced] == [0.0, 0.0]
    await table.run()
    assert table.referee.game.state.board.over
    await table.close()
