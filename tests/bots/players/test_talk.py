"""What bots ask their partners for, and that they hear what is asked for."""

from __future__ import annotations

import pytest
from support.bot_child import child
from support.games import advance, dealt

from hats_tui.bots.players.talk import heeded, wish
from hats_tui.bots.protocol import Act, Answer, BotHello, RefereeHello
from hats_tui.game import EndTurn, Game, Offer, Player, PlayerView, Return, Say, meant


def offered(say: Say | None = None) -> Game:
    """The first seat has asked for a card of the third one."""
    game = dealt(4, first=1)
    game = game if say is None else game.saying(1, say)
    return advance(game, Offer(seat=1, card=game.state.hands[0][0]))


@pytest.mark.parametrize("say", list(Say))
def test_a_wish_leaves_the_cards_that_are_meant(say: Say) -> None:
    view = offered(say).view(3)
    left = [action.card for action in heeded(view, view.legal) if isinstance(action, Return)]
    assert left == list(meant(say, view.hand, view.board.collections[0]))


def test_without_a_wish_everything_is_left() -> None:
    view = offered().view(3)
    assert heeded(view, view.legal) == view.legal


def test_a_wish_counts_for_what_is_offered_and_leaves_all_else() -> None:
    game = dealt(4, first=1).saying(3, Say.HIGH)
    view = game.view(1)
    left = heeded(view, view.legal)
    assert {action.card.rank >= 4 for action in left if isinstance(action, Offer)} == {True}
    assert [each for each in left if not isinstance(each, Offer)] == [
        each for each in view.legal if not isinstance(each, Offer)
    ]


def test_who_offers_asks_and_nobody_else() -> None:
    view = dealt(4, first=1).view(1)
    said = {wish(view, Offer(seat=1, card=card)) for card in view.hand}
    assert None not in said
    assert wish(view, EndTurn(seat=1)) is None


def asked(kind: str, view: PlayerView, partner: str) -> Answer:
    """What one of ours answers, in its process."""
    kinds = {1: partner, 3: f"bot:{kind}"}
    players = tuple(Player(name=f"P{n}", kind=kinds.get(n, "human")) for n in range(1, 5))
    with child("-m", "hats_tui", "bot", kind) as bot:
        bot.say(RefereeHello(seat=3, players=players))
        assert isinstance(bot.hear(), BotHello)
        bot.say(Act(id=1, view=view, legal=view.legal, budget=20, seconds=9.0, seed=5))
        answer = bot.hear()
    assert isinstance(answer, Answer)
    return answer


def test_the_process_heeds_a_wish() -> None:
    view = offered(Say.LOW).view(3)
    answer = asked("greedy", view, "human")
    assert isinstance(answer.action, Return)
    assert answer.action.card in meant(Say.LOW, view.hand, ())
    assert answer.say is None
