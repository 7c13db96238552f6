"""A bot at the table: whatever its process does, the game goes on."""

from __future__ import annotations

import asyncio

from support.faulty_bot import GAME, VIEW, command
from support.games import advance, dealt

from hats_tui.game import Game, Player, score_sheet
from hats_tui.table.engine import EngineSeat
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.seat import spoken
from hats_tui.table.thought import Thought


async def test_two_of_ours_play_a_whole_game() -> None:
    players = (Player(name="Ann", kind="bot:greedy"), Player(name="[/]", kind="bot:random"))
    game = Game.from_header(dealt(2).header.model_copy(update={"players": players}))
    troubles: list[str] = []
    seats = [
        EngineSeat(
            number,
            player.kind,
            players,
            seed=number,
            on_trouble=lambda *told: troubles.append(told[1]),
        )
        for number, player in enumerate(players, start=1)
    ]

    await asyncio.gather(*(seat.warm_up() for seat in seats))
    while (actor := game.state.board.actor) is not None:
        view = game.view(actor)
        choice = spoken(await seats[actor - 1].act(view, view.legal))
        game = advance(game, choice.action)
    await asyncio.gather(*(seat.close() for seat in seats))

    assert score_sheet(game.state).winners
    assert troubles == []


class Troubled:
    """A seat for a bot, and what it told of trouble."""

    def __init__(self, change: str = "", *, known: bool = True) -> None:
        self.told: list[tuple[int, EngineFailure]] = []
        self.seat = EngineSeat(
            1,
            "engine:test",
            GAME.header.players,
            seed=11,
            on_trouble=lambda *told: self.told.append(told),
            program=command(change) if known else None,
        )


async def test_a_simple_move_is_made_for_a_bot_that_fails_and_it_is_told() -> None:
    troubled = Troubled("def act(heard): sys.exit('no tea')")

    action = await troubled.seat.act(VIEW, VIEW.legal)

    assert action in VIEW.legal
    [(seat, failure)] = troubled.told
    assert (seat, failure.kind, failure.last) == (1, "engine:test", False)
    assert str(failure).startswith("ended: exit code 1")
    assert "no tea" in str(failure)


async def test_a_bot_that_keeps_failing_is_not_asked_for_ever() -> None:
    troubled = Troubled("def act(heard): answer(heard, {'seat': 1, 'do': 'end'})")

    for _ in range(5):
        assert await troubled.seat.act(VIEW, VIEW.legal) in VIEW.legal

    assert [failure.last for _, failure in troubled.told] == [False, False, True]
    assert troubled.seat.given_up


async def test_an_engine_that_nobody_knows_here_is_told_once_and_played_for() -> None:
    troubled = Troubled(known=False)

    await troubled.seat.warm_up()

    for _ in range(2):
        assert await troubled.seat.act(VIEW, VIEW.legal) in VIEW.legal
    [(_, failure)] = troubled.told
    assert (failure.reason, failure.last) == (FailureReason.UNREGISTERED, True)


async def test_the_stand_in_moves_alike_when_the_game_is_played_again() -> None:
    moves = [await Troubled(known=False).seat.act(VIEW, VIEW.legal) for _ in range(2)]

    assert moves[0] == moves[1]


async def test_each_action_has_a_seed_of_its_own_and_the_same_one_again() -> None:
    change = """
    def act(heard):
        answer(heard, heard["legal"][heard["seed"] % len(heard["legal"])])
    """
    later = advance(GAME, VIEW.legal[-1]).view(1)
    longer = VIEW.model_copy(update={"history": later.history})
    troubled = Troubled(change)

    moves = [await troubled.seat.act(view, VIEW.legal) for view in (VIEW, longer, VIEW)]
    await troubled.seat.close()

    assert moves[0] == moves[2] != moves[1]
    assert troubled.told == []


async def test_what_it_thinks_is_told_where_it_is_wanted_and_only_legal_actions() -> None:
    change = """
    def act(heard):
        for best in (heard["legal"][1], {"seat": 1, "do": "end"}):
            say(type="thinking", id=heard["id"], best=best, win=0.5, text="hm")
        say(type="thinking", id=heard["id"] + 1, win=0.1)
        say(type="thinking", id=heard["id"])
        answer(heard)
    """
    thoughts: list[Thought] = []
    for on_thought in (thoughts.append, None):
        seat = EngineSeat(
            1,
            "engine:test",
            GAME.header.players,
            seed=1,
            on_trouble=lambda *_: None,
            program=command(change),
            on_thought=on_thought,
        )
        await seat.act(VIEW, VIEW.legal)
        await seat.close()
        assert seat.failures == []

    expected = [(VIEW.legal[1], 0.5), (None, 0.5), (None, None)]
    assert thoughts == [Thought(1, best, win) for best, win in expected]


async def test_nothing_is_told_or_answered_once_the_seat_is_left() -> None:
    troubled = Troubled("def act(heard): time.sleep(60)")
    await troubled.seat.warm_up()
    question = asyncio.create_task(troubled.seat.act(VIEW, VIEW.legal))
    await asyncio.sleep(0)

    await troubled.seat.close()
    await asyncio.wait((question,), timeout=0.1)

    assert not question.done()
    assert troubled.told == []
    question.cancel()
