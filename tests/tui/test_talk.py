"""Saying to the partner what one would like, on the turn screen: by keys and by mouse."""

from __future__ import annotations

from support.games import advance, dealt, end
from support.turn import Seated, seated

from hats_tui.game import BlackHat, Game, Offer, Return, Say
from hats_tui.tui.dialogs.talk import TalkBox
from hats_tui.tui.turn.selection import Purpose

GAME = dealt(4, 3, first=1)


def said(seat: Seated) -> list[tuple[int, Say]]:
    return [(remark.seat, remark.say) for remark in seat.house.game.talk]


async def test_it_is_said_by_keys_and_what_is_staged_stays_staged() -> None:
    async with seated(GAME) as seat:
        await seat.pilot.press("x", "p")
        assert isinstance(seat.pilot.app.screen, TalkBox)
        await seat.pilot.press("2")
        assert said(seat) == [(1, Say.LOW)]
        selection = seat.scene.selection
        assert selection is not None
        assert selection.purpose is Purpose.OFFER
        assert any("asks" in line and "for a low card" in line for line in seat.lines)


async def test_it_is_said_by_the_mouse() -> None:
    async with seated(GAME) as seat:
        await seat.pilot.press("x")
        await seat.mouse.click(seat.where("key", "p"))
        box = seat.pilot.app.screen
        assert isinstance(box, TalkBox)
        entries = box.entry_list.content_region
        await seat.mouse.click((entries.x + 2, entries.y + 3))
        assert said(seat) == [(1, Say.FAVOURITE)]


async def test_nothing_is_said_by_closing_the_dialog() -> None:
    async with seated(GAME) as seat:
        await seat.pilot.press("p", "escape")
        assert said(seat) == []


async def why_not(game: Game) -> str:
    async with seated(game) as seat:
        await seat.pilot.press("p")
        assert not isinstance(seat.pilot.app.screen, TalkBox)
        return seat.message


async def test_where_there_is_nothing_to_say_it_tells_why() -> None:
    assert "Only partners talk" in await why_not(dealt(2, first=1))
    assert "do not exchange" in await why_not(dealt(4, first=1, exchanges=0))


async def test_after_an_exchange_it_tells_why_there_is_nothing_to_say() -> None:
    offered = advance(GAME, Offer(seat=1, card=GAME.view(1).hand[0]))
    game = advance(offered, Return(seat=3, card=offered.view(3).hand[0]))
    told = await why_not(game)
    assert told.startswith("You have exchanged a card this turn")
    assert "ask for" in told
    assert "there is no card to ask for" in await why_not(dealt(4, first=1, exchanges=0))


async def test_who_waits_hears_whom_the_game_waits_for() -> None:
    game = end(advance(GAME, BlackHat(seat=1, card=GAME.view(1).hand[0])))
    async with seated(game, eyes=1) as seat:
        await seat.pilot.press("p")
        assert not isinstance(seat.pilot.app.screen, TalkBox)
        assert "Bob" in seat.message or "not your turn" in seat.message
