"""Why something is not allowed."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from support.games import dealt, examples, games
from support.occasions import NAMES, every_refusal, stuck

from hats_tui.game import (
    BlackHat,
    Card,
    EndTurn,
    Game,
    IllegalAction,
    Offer,
    PlayerView,
    Refusal,
    RefusalCode,
    Return,
    Swap,
    Undo,
)
from hats_tui.words.names import Names
from hats_tui.words.refusals import Kind, refusal_sentence, why_not, why_not_this

ANN = Names.of(["Ann", "Bob", "Chloé", "Dimitri"])
KINDS: tuple[Kind, ...] = get_args(Kind)


def refused(code: RefusalCode, **facts: object) -> str:
    given_facts = {"code": code, "seat": 1, "actor": 2, **facts}
    return str(refusal_sentence(Refusal.model_validate(given_facts), ANN))


@pytest.mark.parametrize("code", RefusalCode)
def test_every_refusal_is_one_whole_sentence(code: RefusalCode) -> None:
    for refusal in every_refusal():
        sentence = str(refusal_sentence(refusal, NAMES))
        assert refusal.code is not code or (sentence[-1] == "." and sentence.count(".") == 1)


def test_a_refused_swap_says_what_the_card_would_have_needed() -> None:
    facts = {"card": Card.F5, "space": 2, "lying": Card.H6}

    assert refused(RefusalCode.SWAP_NOT_ALLOWED, **facts) == (
        "F5 cannot take H6: it is not a High hat, and 5 is not above 6."
    )


def test_the_facts_stand_in_the_sentences() -> None:
    assert refused(RefusalCode.NOT_YOUR_TURN) == "It is not your turn: the game waits for Bob."
    assert refused(RefusalCode.CARD_NOT_IN_HAND, card=Card.F5) == "F5 is not in your hand."
    assert refused(RefusalCode.NO_SUCH_SPACE, card=Card.F5, space=6, spaces=5) == (
        "There is no space 6: the table has spaces 1 to 5."
    )
    assert refused(RefusalCode.NO_EXCHANGE_LEFT, limit=3) == (
        "Your team has made all 3 exchanges of this game."
    )
    assert refused(RefusalCode.NO_EXCHANGE_LEFT, limit=1) == (
        "Your team has made its 1 exchange for this game."
    )


@given(games())
@examples(20)
def test_a_kind_of_move_is_explained_exactly_when_there_is_none(game: Game) -> None:
    for seat in range(1, game.state.board.players + 1):
        view = game.view(seat)
        possible = {action.do for action in view.legal} | undo_of(view)
        assert {kind for kind in KINDS if why_not(view, kind, NAMES) is None} == possible


def undo_of(view: PlayerView) -> set[str]:
    return {"undo"} if view.undoable and view.board.turn == view.seat else set()


def reasons(game: Game, seat: int) -> dict[str, str]:
    view = game.view(seat)
    return {kind: str(why_not(view, kind, ANN)) for kind in KINDS}


def test_at_four_players_a_draw_is_struck_out_with_the_reason() -> None:
    assert reasons(dealt(4, first=1), 1)["discard"] == (
        "At four players there is no draw pile: exchange with your partner instead."
    )


def test_while_an_offer_waits_the_partner_knows_what_to_do_and_the_giver_may_undo() -> None:
    game = dealt(4, first=1)
    game = game.apply(Offer(seat=1, card=game.state.hands[0][0]))

    assert reasons(game, 3)["swap"] == "A card is on offer: first give one back for it."
    assert reasons(game, 1)["swap"] == "It is not your turn: the game waits for Chloé."
    assert reasons(game, 1)["undo"] == "None"
    assert reasons(game, 3)["undo"] == "Only Ann can take the offer back."


def test_after_an_exchange_nothing_can_be_taken_back() -> None:
    game = dealt(4, first=1)
    assert reasons(game, 1)["undo"] == "There is nothing in this turn to take back."
    game = game.apply(Offer(seat=1, card=game.state.hands[0][0]))
    game = game.apply(Return(seat=3, card=game.state.hands[2][0]))

    assert reasons(game, 1)["undo"] == (
        "You have seen a new card: from there on nothing can be taken back."
    )
    assert reasons(game, 1)["offer"] == (
        "You have changed a card this turn already: once a turn is all."
    )
    assert reasons(game, 1)["end"] == "Play a card or make a black hat before you end the turn."


def test_a_hand_that_can_take_nothing_is_told_to_make_a_black_hat() -> None:
    view = stuck().view(1)

    assert str(why_not(view, "swap", ANN)) == (
        "None of your cards can take a hat from the table: make a black hat."
    )
    assert why_not(view, "black", ANN) is None


def test_one_action_is_explained_by_its_own_reason() -> None:
    view = stuck().view(1)

    said = why_not_this(view, Swap(seat=1, card=Card.S5, space=2), ANN)
    assert str(said) == "S5 cannot take H5: it is not a High hat, and 5 is not above 5."
    assert why_not_this(view, BlackHat(seat=1, card=Card.S5), ANN) is None
    assert str(why_not_this(view, EndTurn(seat=2), ANN)) == (
        "It is not your turn: the game waits for Ann."
    )


def test_an_undo_refused_by_the_game_has_a_sentence() -> None:
    game = dealt(2, first=1)
    with pytest.raises(IllegalAction) as caught:
        game.apply(Undo(seat=1))

    assert str(refusal_sentence(caught.value.refusal, ANN)) == (
        "There is nothing in this turn to take back."
    )
