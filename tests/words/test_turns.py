"""Where the game stands, and the curtain."""

from __future__ import annotations

from support.games import dealt, finished

from hats_tui.game import (
    BlackHat,
    Discard,
    EndTurn,
    Game,
    Offer,
    Return,
)
from hats_tui.words import turns
from hats_tui.words.names import Names

ANN = Names.of(["Ann", "Bob", "Chloé", "Dimitri"])


def black_hat(game: Game) -> Game:
    state = game.state
    return game.apply(BlackHat(seat=state.board.turn, card=state.actor_hand[0]))


def told(game: Game) -> tuple[str, str]:
    """What is said to the actor, and to the others."""
    board = game.state.board
    prompt = turns.prompt(game.view(board.actor or 1), ANN)
    return str(prompt), str(turns.waits_for(board, ANN))


def test_a_turn_at_two_players_from_its_begin_to_its_end() -> None:
    game = dealt(2, first=1)
    assert told(game) == (
        "Choose a card and a space, or make a black hat.",
        "Ann has to play a card.",
    )
    game = black_hat(game)
    assert told(game) == (
        "Discard a card and draw, or end the turn.",
        "Ann may discard and draw, or end the turn.",
    )
    game = game.apply(game.with_chance(Discard(seat=1, card=game.state.hands[0][0])))
    assert told(game) == (
        "Your turn is done: end it.",
        "Ann has to end the turn.",
    )
    game = game.apply(EndTurn(seat=1))
    assert str(turns.prompt(game.view(1), ANN)) == "Bob has to play a card."


def test_an_exchange_at_four_players() -> None:
    game = black_hat(dealt(4, first=1))
    assert told(game) == (
        "Exchange a card with Chloé, or end the turn.",
        "Ann may exchange a card, or end the turn.",
    )
    game = game.apply(Offer(seat=1, card=game.state.hands[0][0]))
    assert told(game) == (
        "Choose a card for Ann: you will see the other one afterwards.",
        "Chloé has to give Ann a card in return.",
    )


def test_where_no_exchange_is_left_the_turn_is_done() -> None:
    assert told(black_hat(dealt(4, first=1, exchanges=0)))[0] == "Your turn is done: end it."


def test_a_finished_game_waits_for_nobody() -> None:
    assert told(finished(2, 1)) == ("The game is over.", "The game is over.")


def test_players_and_their_cards() -> None:
    assert [str(turns.cards_left(n)) for n in (1, 9)] == ["1 card", "9 cards"]
    assert str(turns.with_team(2, dealt(2).state.board, ANN)) == "Bob"
    assert str(turns.with_team(2, dealt(4).state.board, ANN)) == "Bob (Team B)"


def why(game: Game) -> str:
    return str(turns.curtain(game.view(game.state.board.actor or 1), ANN).why)


def test_the_curtain_calls_the_one_who_has_to_act() -> None:
    curtain = turns.curtain(dealt(4, first=2).view(2), ANN)

    assert [str(line) for line in (curtain.pass_to, curtain.name, curtain.why)] == [
        "Pass the keyboard to",
        "Bob (Team B)",
        "It is your turn.",
    ]
    assert str(curtain.look_away) == "Everybody else: please look away."
    assert str(curtain.ready) == "Press Space or click when you are ready, Bob."


def test_the_curtain_says_why_it_is_this_player() -> None:
    game = dealt(4, first=1)
    game = game.apply(Offer(seat=1, card=game.state.hands[0][0]))
    assert why(game) == "Ann offers you a card: give one back for it."
    game = game.apply(Return(seat=3, card=game.state.hands[2][0]))
    assert why(game) == "Chloé has given you a card: your turn goes on."
    assert why(black_hat(dealt(2, first=1))) == "Your turn goes on."

    game = dealt(2, first=1)
    for _turn in range(14):
        game = black_hat(game)
        game = game.apply(EndTurn(seat=game.state.board.turn))
    assert why(game) == "It is your last turn: the card you keep is your favourite hat."


def test_the_rule_on_talking() -> None:
    assert turns.talking_rule() == (
        "You may talk about what you need. Do not say a type, a colour or a number."
    )
