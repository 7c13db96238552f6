"""What the mouse makes of a desk, without a terminal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.positions import opening

from hats_tui.game import (
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Game,
    Offer,
    PlayerView,
    Return,
    Swap,
)
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.pointing import (
    PILES,
    carrying,
    let_go,
    open_goals,
    pointed_at,
    wheel_over_hand,
    wheel_over_table,
)
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.selection import Purpose, Selection, legal_spaces
from hats_tui.words.names import Names

F5, C2, P1 = Card("F5"), Card("C2"), Card("P1")


def desk_of(game: Game) -> Desk:
    """The desk of whoever has to act."""
    seat = game.state.board.actor
    assert seat is not None
    names = Names.of(player.name for player in game.header.players)
    view = game.view(seat)
    return Desk(names, view).with_view(view, None)


def two() -> Game:
    """F5 takes C1 and F6; C2 takes C1; P1 takes nothing."""
    return opening("C1 F6 H6 J6 J5", "C2 F5 P1", "")


def four() -> Game:
    return opening("C1 F6 H6 J6 J5 S6", "C2 F5 P1", "", "", "")


@pytest.fixture
def desk() -> Desk:
    return desk_of(two())


def staged(desk: Desk | None) -> Selection:
    assert desk is not None
    assert desk.selection is not None
    return desk.selection


def place(desk: Desk, card: Card) -> tuple[str, int]:
    return "card", desk.hand.index(card)


def test_pointing_at_a_card_shows_it_with_the_first_space_that_takes_it(desk: Desk) -> None:
    assert staged(pointed_at(desk, place(desk, F5))) == Selection(Purpose.SWAP, F5, 1)
    assert pointed_at(desk, place(desk, staged(desk).card or F5)) is None


def test_pointing_at_a_space_shows_it_where_it_is_legal(desk: Desk) -> None:
    chosen = desk.number(place(desk, F5)[1] + 1)
    assert staged(pointed_at(chosen, ("space", 2))) == Selection(Purpose.SWAP, F5, 2, armed=True)
    assert pointed_at(chosen, ("space", 3)) is None
    assert pointed_at(chosen, ("space", 1)) is None  # it is what is staged


def test_pointing_at_a_card_that_takes_nothing_is_not_ready_to_be_confirmed(desk: Desk) -> None:
    shown = staged(pointed_at(desk.up(), place(desk, P1)))
    assert shown == Selection(Purpose.SWAP, P1)
    assert not shown.armed


def test_pointing_shows_the_forecast_and_takes_nothing(desk: Desk) -> None:
    shown = pointed_at(desk, place(desk, F5))
    assert shown is not None
    assert shown.scene.forecast is not None
    assert shown.message is None


def test_pointing_at_anything_else_shows_nothing(desk: Desk) -> None:
    for payload in (("player", 1), ("card", 99), ("cookie",), None, "space"):
        assert pointed_at(desk, payload) is None


def test_nothing_is_told_by_pointing_while_the_hand_is_hidden(desk: Desk) -> None:
    hidden = desk.cover()
    for payload in [("card", n) for n in range(9)] + [("space", n) for n in range(1, 7)]:
        assert pointed_at(hidden, payload) is None
        assert carrying(hidden, F5, [payload]) == hidden
        assert let_go(hidden, F5, [payload]) == hidden


def test_who_does_not_act_points_and_carries_in_vain(desk: Desk) -> None:
    waiting = replace(desk, selection=None)
    assert pointed_at(waiting, ("space", 1)) is None
    assert carrying(waiting, F5, [("space", 1)]) == waiting
    assert let_go(waiting, F5, [("space", 1)]) == waiting
    assert open_goals(waiting, F5) == {}


def test_after_the_main_action_cards_are_not_pointed_at(desk: Desk) -> None:
    ended = desk_of(two().apply(BlackHat(seat=1, card=P1)))
    assert pointed_at(ended, place(ended, F5)) is None
    assert pointed_at(ended, ("space", 1)) is None


def test_a_carried_card_shows_what_letting_it_go_would_do(desk: Desk) -> None:
    over = carrying(desk, F5, [("space", 2)])
    assert over.carried is F5
    assert staged(over) == Selection(Purpose.SWAP, F5, 2, armed=True)
    assert over.scene.forecast is not None
    assert str(over.message) == "Let go: F5 for F6 on space 2"
    own = carrying(desk, F5, [("player", 1)])
    assert staged(own) == Selection(Purpose.BLACK, F5, armed=True)


def test_a_carried_card_shows_why_it_cannot_go_somewhere(desk: Desk) -> None:
    over = carrying(desk, F5, [("space", 3)])
    assert "F5 cannot take H6" in str(over.message)
    assert over.carried is F5
    assert staged(over).card is F5


def test_what_lies_on_a_player_does_not_hide_the_player(desk: Desk) -> None:
    action = let_go(desk, F5, [("cookie",), ("player", 1)])
    assert action == BlackHat(seat=1, card=F5)


def test_letting_go_is_the_action_or_the_reason_or_nothing(desk: Desk) -> None:
    assert let_go(desk, F5, [("space", 2)]) == Swap(seat=1, card=F5, space=2)
    assert let_go(desk, F5, [PILES]) == Discard(seat=1, card=F5)
    refused = let_go(desk, F5, [("space", 3)])
    assert isinstance(refused, Desk)
    assert refused == desk.saying(refused.message)
    assert "F5 cannot take H6" in str(refused.message)
    assert let_go(desk, F5, []) == desk
    assert let_go(desk, F5, [("card", 0)]) == desk


def test_letting_go_where_it_is_not_quite_sure_only_stages(desk: Desk) -> None:
    asked = let_go(desk, F5, [PILES], sure=False)
    assert isinstance(asked, Desk)
    assert staged(asked) == Selection(Purpose.DISCARD, F5, armed=True)
    assert asked.enter() == Discard(seat=1, card=F5)


def test_a_card_that_is_gone_cannot_be_let_go(desk: Desk) -> None:
    assert let_go(desk, Card("C1"), [("player", 1)]) == desk


def test_another_player_gets_no_card_except_the_partner() -> None:
    stranger = let_go(desk_of(two()), F5, [("player", 2)])
    assert isinstance(stranger, Desk)
    assert "Only partners exchange cards" in str(stranger.message)
    desk = desk_of(four())
    assert let_go(desk, F5, [("player", 3)]) == Offer(seat=1, card=F5)
    opponent = let_go(desk, F5, [("player", 2)])
    assert isinstance(opponent, Desk)
    assert "partner alone" in str(opponent.message)


def test_the_partner_gives_back_by_letting_go() -> None:
    partner = desk_of(four().apply(Offer(seat=1, card=F5)))
    card = partner.hand[2]
    assert partner.scene.panel is Panel.EXCHANGE
    assert let_go(partner, card, [("player", 1)]) == Return(seat=3, card=card)
    assert open_goals(partner, card) == {("player", 1): "give"}
    refused = let_go(partner, card, [("space", 1)])
    assert isinstance(refused, Desk)
    assert "on offer" in str(refused.message)


def test_what_is_lit_is_what_is_open(desk: Desk) -> None:
    assert open_goals(desk, F5) == {("player", 1): "black hat", PILES: "throw, draw"}
    assert open_goals(desk_of(four()), F5) == {("player", 1): "black hat", ("player", 3): "give"}
    played = two().apply(BlackHat(seat=1, card=P1))
    assert open_goals(desk_of(played), F5) == {PILES: "throw, draw"}
    game = played.apply(played.with_chance(Discard(seat=1, card=C2)))
    assert open_goals(desk_of(game), F5) == {}


def test_after_the_main_action_a_card_can_still_be_carried_to_the_piles() -> None:
    desk = desk_of(two().apply(BlackHat(seat=1, card=P1)))
    assert staged(carrying(desk, F5, [])).purpose is Purpose.END
    assert staged(carrying(desk, F5, [PILES])).purpose is Purpose.DISCARD
    refused = let_go(desk, F5, [("space", 1)])
    assert isinstance(refused, Desk)
    assert "You have played your card" in str(refused.message)


def test_every_legal_action_is_reached_by_letting_go() -> None:
    for game in (two(), four(), four().apply(Offer(seat=1, card=F5))):
        desk = desk_of(game)
        assert isinstance(desk.view, PlayerView)
        goals = [("space", n) for n in range(1, 7)] + [("player", n) for n in range(1, 5)]
        outcomes = [let_go(desk, card, [goal]) for card in desk.hand for goal in [*goals, PILES]]
        reached = {outcome for outcome in outcomes if not isinstance(outcome, Desk)}
        assert reached == set(desk.view.legal) - {EndTurn(seat=desk.view.seat)}


def test_the_wheel_over_the_hand_goes_from_card_to_card(desk: Desk) -> None:
    assert staged(wheel_over_hand(desk, 1)).card is desk.hand[1]
    assert staged(wheel_over_hand(desk, -1)).card is desk.hand[0]
    discarding = desk.stage(Purpose.DISCARD)
    assert staged(wheel_over_hand(discarding, 1)).purpose is Purpose.DISCARD
    armed = desk.number(place(desk, F5)[1] + 1)
    assert staged(wheel_over_hand(armed, 1)).card is desk.hand[desk.hand.index(F5) + 1]


def test_the_wheel_over_the_table_goes_from_space_to_space(desk: Desk) -> None:
    chosen = desk.number(place(desk, F5)[1] + 1)
    spaces = legal_spaces(desk.view, F5) if isinstance(desk.view, PlayerView) else ()
    turned = wheel_over_table(chosen, 1)
    assert staged(turned) == Selection(Purpose.SWAP, F5, spaces[1], armed=True)
    assert staged(wheel_over_table(turned, -1)).space == spaces[0]
    black = desk.stage(Purpose.BLACK)
    assert wheel_over_table(black, 1) == black


def test_the_wheel_turns_in_vain_where_there_is_nothing_to_choose(desk: Desk) -> None:
    ended = desk_of(two().apply(BlackHat(seat=1, card=P1)))
    assert wheel_over_hand(ended, 1) == ended
    assert wheel_over_table(ended, 1) == ended
    waiting = replace(desk, selection=None)
    assert wheel_over_hand(waiting, 1) == wheel_over_table(waiting, 1) == waiting
