"""Every player of ours: legal moves, turns that end, equal answers to equal questions."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support.games import advance, dealt, end, played
from support.positions import cards, opening

from hats_tui.bots.players import BOTS, BotInfo, bot_named
from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Game,
    Offer,
    Return,
    Swap,
    score_sheet,
)

BUDGET = 20
"""Little work, so that whole games are soon played."""

MOST_ACTIONS = {2: 48, 3: 72, 4: 128}
"""Main and optional action, return and end of each turn."""


def ids(bot: BotInfo) -> str:
    return bot.id


def play_on(game: Game, *names: str) -> Game:
    """The game played to its end by these bots, by seat."""
    bots = [bot_named(name) for name in names]
    choosers = [bot.player() for bot in bots if bot is not None]
    for step in range(MOST_ACTIONS[len(names)]):
        actor = game.state.board.actor
        if actor is None:
            return game
        view = game.view(actor)
        action = choosers[actor - 1](view, view.legal, BUDGET, step)
        assert action in view.legal
        game = advance(game, action)
    assert game.state.board.over
    return game


def greedy(game: Game, hand: str = "") -> Action:
    """What greedy does now, with this hand instead of its own where one is given."""
    actor = game.state.board.actor
    assert actor is not None
    view = game.view(actor)
    if hand:
        view = view.model_copy(update={"hand": cards(hand)})
    bot = bot_named("greedy")
    assert bot is not None
    return bot.player()(view, view.legal, 0, 0)


@pytest.mark.parametrize("bot", BOTS, ids=ids)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_plays_legal_games_to_their_end(bot: BotInfo, count: int) -> None:
    play_on(dealt(count, count), *[bot.id] * count)


@pytest.mark.parametrize("bot", BOTS, ids=ids)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_equal_questions_get_equal_answers(bot: BotInfo, count: int) -> None:
    for steps in (0, 9, 30):
        game = played(count, 8, steps)
        actor = game.state.board.actor
        assert actor is not None
        view, same = game.view(actor), played(count, 8, steps).view(actor)
        answers = {bot.player()(seen, seen.legal, 50, 77) for seen in (view, same)}
        assert len(answers) == 1


def test_random_listens_to_its_seed() -> None:
    view = dealt(2, first=1).view(1)
    bot = bot_named("random")
    assert bot is not None

    assert len({bot.player()(view, view.legal, 0, seed) for seed in range(20)}) > 10


def wins(stronger: str, weaker: str, count: int, deals: int) -> int:
    """How many of the deals the stronger one wins, from different seats."""
    won = 0
    for seed in range(deals):
        seat = seed % count
        teams = (seat, (seat + 2) % 4) if count == 4 else (seat,)
        names = [stronger if place in teams else weaker for place in range(count)]
        won += seat + 1 in score_sheet(play_on(dealt(count, seed), *names).state).winners
    return won


@pytest.mark.parametrize(("count", "deals"), [(2, 8), (3, 6), (4, 4)])
def test_greedy_beats_random(count: int, deals: int) -> None:
    assert wins("greedy", "random", count, deals) >= deals - 1


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [("hasty", "random"), ("simple", "random"), ("greedy", "hasty"), ("curious", "hasty")],
)
def test_higher_steps_of_the_ladder_beat_lower_ones(stronger: str, weaker: str) -> None:
    assert wins(stronger, weaker, 2, 12) >= 8


def test_greedy_takes_the_dearest_type_and_keeps_the_best_favourite() -> None:
    game = opening("H1 C2 F3 P4 J5", "J6 J1 H2", "H6", first=1)
    game = advance(game, Discard(seat=1, card=Card.H2))

    taken = greedy(game)

    assert isinstance(taken, Swap)
    assert taken.space == 5
    assert taken.card is not Card.J1


def test_greedy_makes_a_black_hat_when_nothing_can_be_swapped() -> None:
    game = opening("H6 C6 F6 P6 H5", "J1 J2 J3 J4 J5", "C1", first=1)
    game = advance(game, Discard(seat=1, card=game.view(1).hand[-1]))

    assert isinstance(greedy(game, hand="J1 J2 J3 J4 J5"), BlackHat)


def test_greedy_throws_away_what_serves_least() -> None:
    game = opening("H5 C5 F5 P5 J5", "H6 C6 F6 P6 J6 H1 C1 F1 P1", "H4", first=1)

    assert greedy(game) == Discard(seat=1, card=Card.H1)


@pytest.mark.parametrize(
    ("favourite", "done"),
    [("J1", EndTurn(seat=1)), ("P6", Discard(seat=1, card=Card.P6))],
)
def test_greedy_draws_for_its_favourite_only_when_a_draw_is_likely_better(
    favourite: str, done: Action
) -> None:
    game = opening("H1 C2 F3 P4 J5", "J6", "H6", first=1)
    game = advance(game, Swap(seat=1, card=Card.J6, space=5))

    assert greedy(game, hand=favourite) == done


def with_a_partner_who_collects_high_hats() -> Game:
    """Four players; seat 1 has taken the H6, and nobody else anything. Seat 3 holds the H3."""
    game = opening("H6 C6 F6 P6 S6 T6", "H1 H2", "C1", "H3 C2 J1", "P1", first=1)
    game = end(advance(game, Swap(seat=1, card=Card.H1, space=1)))
    for seat in (2, 3, 4):
        game = end(advance(game, BlackHat(seat=seat, card=game.view(seat).hand[-1])))
    return game


def test_greedy_returns_what_its_partner_can_use() -> None:
    game = with_a_partner_who_collects_high_hats()
    game = advance(game, Offer(seat=1, card=game.view(1).hand[-1]))

    assert greedy(game) == Return(seat=3, card=Card.H3)


def test_greedy_offers_what_its_partner_can_use() -> None:
    game = with_a_partner_who_collects_high_hats()
    game = end(advance(game, BlackHat(seat=1, card=Card.H2)))
    game = end(advance(game, BlackHat(seat=2, card=game.view(2).hand[-1])))
    game = advance(game, BlackHat(seat=3, card=game.view(3).hand[-1]))

    assert greedy(game) == Offer(seat=3, card=Card.H3)


def test_greedy_keeps_its_partner_waiting_for_nothing_less() -> None:
    game = opening("H6 C6 F6 P6 S6 T6", "H1 H2", "C1", "P1", "J1", first=1)
    game = advance(game, Swap(seat=1, card=Card.H1, space=1))

    assert greedy(game) == EndTurn(seat=1)


def test_listing_the_bots_loads_none_of_them() -> None:
    code = "import sys, hats_tui.bots.players as p; print(*[b.id for b in p.BOTS], *sys.modules)"

    ended = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, check=True, text=True
    )

    loaded = set(ended.stdout.split())
    assert {bot.id for bot in BOTS} <= loaded
    assert not loaded & {"numpy", "pydantic", "hats_tui.game", "hats_tui.bots.players.greedy"}


def test_ids_are_unique_and_never_change() -> None:
    ladder = ["random", "hasty", "simple", "greedy", "curious", "clever", "canny", "deep"]
    assert [bot.id for bot in BOTS] == ladder
    assert len({bot.name for bot in BOTS}) == len(BOTS)
    assert bot_named("nobody") is None
