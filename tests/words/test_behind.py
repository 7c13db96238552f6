"""The rule behind a refusal."""

from __future__ import annotations

from typing import get_args

from support.games import advance, dealt
from support.occasions import every_refusal
from support.positions import opening

from hats_tui.game import BlackHat, Card, EndTurn, Offer, PlayerView, Return, Swap
from hats_tui.words.behind import rule_behind
from hats_tui.words.names import Names
from hats_tui.words.refusals import Kind, Reason, refusal_sentence, why_not, why_not_this

NAMES = Names.of(["Ann", "Bob", "Cyd", "Dan"])


def told(reason: Reason | None, view: PlayerView) -> list[str]:
    assert reason is not None
    return [str(sentence) for sentence in rule_behind(reason, view, NAMES)]


def test_a_swap_that_is_refused_is_told_with_the_rule_and_where_the_card_can_go() -> None:
    view = opening("H4 C5 F3 P6 J2", "C4 H1", "").view(1)
    refused = why_not_this(view, Swap(seat=1, card=Card.C4, space=1), NAMES)
    rule, instead = told(refused, view)
    assert rule.startswith("Swap: play a card on a space")
    assert instead == "C4 can take C5 on space 2, F3 on space 3, J2 on space 5."


def test_a_card_that_can_take_nothing_is_told_so() -> None:
    view = opening("H4 C5 F3 P6 F2", "J1", "").view(1)
    refused = why_not_this(view, Swap(seat=1, card=Card.J1, space=1), NAMES)
    assert told(refused, view)[1] == "J1 can take nothing now: only become a black hat."


def test_the_limit_on_exchanges_is_told_with_what_was_made() -> None:
    game = opening("", "H1 H2", "", "C1", "", limit=1)
    game = advance(game, Offer(seat=1, card=Card.H1), Return(seat=3, card=Card.C1))
    game = advance(game, BlackHat(seat=1, card=Card.H2), EndTurn(seat=1))
    for seat in (2, 3):
        card = game.view(seat).hand[0]
        if seat == 2:
            game = advance(game, BlackHat(seat=2, card=card), EndTurn(seat=2))
    view = game.view(3)
    assert told(why_not(view, "offer", NAMES), view) == [
        "A rule of this game: each team exchanges at most 1 card.",
        "Made so far: Team A 1, Team B 0.",
    ]


def test_every_refusal_of_the_rules_has_a_rule_behind_it() -> None:
    view = dealt(3, 1, first=1).view(1)
    for refused in every_refusal():
        assert all(told(refusal_sentence(refused, NAMES), view))


def test_whatever_cannot_be_done_now_has_a_rule_behind_it() -> None:
    for count in (2, 3, 4):
        game = dealt(count, 1, first=1)
        for seat in range(1, count + 1):
            view = game.view(seat)
            for kind in get_args(Kind):
                reason = why_not(view, kind, NAMES)
                assert reason is None or told(reason, view)
