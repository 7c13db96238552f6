"""Keys on the turn screen, where one of them waits to see whether it is held."""

from __future__ import annotations

from support.games import advance, dealt
from support.turn import seated

from hats_tui.game import BlackHat, EndTurn


async def test_a_turn_that_another_key_has_ended_meanwhile_is_not_ended_twice() -> None:
    game = dealt(2, 3, first=1)
    game = advance(game, BlackHat(seat=1, card=game.view(1).hand[0]))
    async with seated(game) as seat:
        for key in ("enter", "e"):
            seat.pilot.app.simulate_key(key)
        await seat.pilot.pause(0.3)
        assert seat.house.acts == [EndTurn(seat=1)]
        assert seat.house.refused == []
