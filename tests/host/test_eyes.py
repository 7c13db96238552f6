"""Whose hand a shared screen may show."""

from __future__ import annotations

from hats_tui.game import Board, Game, Offer, Player, deal
from hats_tui.host.eyes import whose_eyes


def board(first: int, *, offered: bool = False) -> Board:
    players = tuple(Player(name=f"P{n}", kind="human") for n in range(4))
    game = Game.from_header(deal(players, "eyes", first=first))
    if offered:
        game = game.apply(Offer(seat=first, card=game.state.hands[first - 1][0]))
    return game.state.board


def test_one_person_alone_always_looks() -> None:
    assert whose_eyes(board(first=1), {3}, None, shared=False) == 3


def test_the_last_one_left_of_several_is_asked_to_come_and_then_stays() -> None:
    assert whose_eyes(board(first=1), {3}, None, shared=True) is None
    assert whose_eyes(board(first=3), {3}, None, shared=True) == 3
    assert whose_eyes(board(first=1), {3}, 3, shared=True) == 3


def test_without_people_nobody_looks() -> None:
    assert whose_eyes(board(first=1), (), None, shared=False) is None


def test_among_several_people_it_is_the_one_who_has_to_act() -> None:
    assert whose_eyes(board(first=2), {1, 2}, 1, shared=True) == 2


def test_nobody_looks_while_a_bot_is_on_turn() -> None:
    assert whose_eyes(board(first=4), {1, 2}, 2, shared=True) is None


def test_the_partner_looks_while_an_offer_waits_for_them() -> None:
    assert whose_eyes(board(first=1, offered=True), {1, 2, 3}, 1, shared=True) == 3


def test_who_made_an_offer_keeps_looking_while_a_bot_answers() -> None:
    assert whose_eyes(board(first=1, offered=True), {1, 2}, 1, shared=True) == 1


def test_after_a_resume_nobody_keeps_looking() -> None:
    assert whose_eyes(board(first=1, offered=True), {1, 2}, None, shared=True) is None
