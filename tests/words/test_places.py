"""Where everything lies, in sentences."""

from __future__ import annotations

from support.games import advance, dealt, end

from hats_tui.game import BlackHat, Discard, Offer, Swap
from hats_tui.words import places
from hats_tui.words.names import Names

NAMES = Names.of(["Ann", "Bob", "Cyd", "Dan"])


def test_the_table_says_which_card_counts_for_nothing() -> None:
    board = dealt(2, 1).state.board

    assert str(places.tea_table(board)) == (
        "Tea table: 1 H4, 2 J2, 3 F5, 4 C6, 5 J5 (counts for nothing)."
    )
    assert [str(line) for line in places.out_of_play(board)] == ["Out of play: Sombrero, Tricorne."]
    assert places.out_of_play(dealt(3, 1).state.board) == ()


def test_the_own_cards_are_told_by_type_and_value() -> None:
    start = dealt(2, 1, first=1)
    black, thrown = start.state.hands[0][:2]
    view = advance(start, Discard(seat=1, card=thrown), BlackHat(seat=1, card=black)).view(1)

    assert str(places.hand_line(start.view(1))) == (
        "Your hand: H2, H5, H6, C3, F1, F2, P2, J1, J4."
    )
    assert [str(line) for line in places.own_secrets(view)] == [
        f"Your black hats: {black}.",
        f"Thrown away by you: {thrown}.",
    ]
    assert places.own_secrets(start.view(1)) == ()


def test_the_card_on_offer_is_told_to_its_giver_alone() -> None:
    start = dealt(4, 1, first=1)
    card = start.state.hands[0][0]
    game = advance(start, Offer(seat=1, card=card))

    assert [str(line) for line in places.own_secrets(game.view(1))] == [
        f"Your card on offer: {card}."
    ]
    assert places.own_secrets(game.view(3)) == ()
    assert [str(line) for line in places.piles(game.state.board)] == [
        "Exchanges made: Team A 0, Team B 0."
    ]


def test_collections_hands_and_points_are_told_of_everybody() -> None:
    start = dealt(2, 1, first=1)
    swap = next(action for action in start.view(1).legal if isinstance(action, Swap))
    took = start.state.board.table[swap.space - 1]
    game = end(advance(start, swap))
    game = end(advance(game, BlackHat(seat=2, card=game.state.hands[1][0])))
    board = game.state.board

    assert str(places.round_line(board, NAMES)) == "Round 2 of 8, the turn of Ann."
    assert [str(places.collection_line(board, seat, NAMES)) for seat in (1, 2)] == [
        f"Ann has collected {took}, and holds 8 cards.",
        "Bob has collected 1 black hat, and holds 8 cards.",
    ]
    assert str(places.collection_line(start.state.board, 1, NAMES)) == (
        "Ann has collected nothing yet, and holds 9 cards."
    )
    assert str(places.points_line(start.state.board, NAMES)) == (
        "Points, without the favourite hats: Ann 0, Bob 0."
    )
    assert str(places.points_line(dealt(4, 1).state.board, NAMES)).endswith("Team A 0, Team B 0.")


def test_what_is_not_seen_is_told() -> None:
    game = dealt(3, 1)
    unseen = places.unseen_line(game.view(1))

    assert unseen is not None
    codes = str(unseen).removesuffix(".").removeprefix("Cards that you do not see: ").split(", ")
    assert len(codes) == 42 - 6 - 9
    assert set(codes).isdisjoint({*game.state.board.table, *game.state.hands[0]})
