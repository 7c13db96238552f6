"""What flies where when the game goes on, without a terminal."""

from __future__ import annotations

import pytest
from support.games import advance, dealt, end
from support.positions import opening
from support.scenes import scene_of
from textual.geometry import Offset, Region

from hats_tui.game import (
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Game,
    Move,
    Offer,
    PlayerView,
    Return,
    Swap,
    Undo,
)
from hats_tui.tui.paint.card_picture import Face
from hats_tui.tui.turn.figures import Figures
from hats_tui.tui.turn.motion import Flight, Places, flights, news
from hats_tui.tui.turn.scene import Scene

F5, C2, P1 = Card("F5"), Card("C2"), Card("P1")

PLACES: Places = {
    **{("card", n): Region(10 * n, 30, 7, 6) for n in range(9)},
    **{("space", n): Region(10 * n, 0, 7, 6) for n in range(1, 7)},
    **{("player", n): Region(0, 10 + 2 * n, 80, 1) for n in range(1, 5)},
    ("key", "d"): Region(90, 10, 20, 9),
}


def two() -> Game:
    """F5 takes C1 and F6."""
    return opening("C1 F6 H6 J6 J5", "C2 F5 P1", "")


def four() -> Game:
    return opening("C1 F6 H6 J6 J5 S6", "C2 F5 P1", "", "", "")


def middle(*payload: object) -> Offset:
    region = PLACES[payload]
    return Offset(region.x + region.width // 2, region.y + region.height // 2)


def player(seat: int) -> Offset:
    return Offset(32, 10 + 2 * seat)


def cookie_at(seat: int) -> Places:
    return {**PLACES, ("cookie",): Region(12, 10 + 2 * seat, 4, 1)}


def seen(game: Game, *moves: Move, seat: int | None = 1, covered: bool = False) -> list[Flight]:
    """What flies for `seat` when these moves are made; nobody's eyes for seat 0."""
    before = scene_of(game, seat, covered=covered)
    after = scene_of(advance(game, *moves), seat, covered=covered)
    return list(flights(before, after, PLACES, PLACES))


def cards_of(flying: list[Flight]) -> list[str]:
    """The cards that fly face up; the places that are kept empty are no cards."""
    pictures = [flight.picture for flight in flying if flight.picture]
    return [picture.code for picture in pictures if picture.face is Face.UP]


def way_of(flying: list[Flight], code: str) -> tuple[Offset, Offset]:
    (flight,) = [flight for flight in flying if flight.picture and flight.picture.code == code]
    return flight.start, flight.end


def face_down(flying: list[Flight]) -> list[tuple[Offset, Offset]]:
    return [
        (flight.start, flight.end)
        for flight in flying
        if flight.picture and flight.picture.face is Face.DOWN
    ]


def test_a_swap_flies_from_the_hand_to_the_space_and_on_to_the_collection() -> None:
    flying = seen(two(), Swap(seat=1, card=F5, space=2))
    place = scene_of(two(), 1).hand.index(F5)
    assert way_of(flying, "F5") == (middle("card", place), middle("space", 2))
    assert way_of(flying, "F6") == (middle("space", 2), player(1))


def test_somebody_elses_card_flies_from_the_player() -> None:
    flying = seen(two(), Swap(seat=1, card=F5, space=2), seat=2)
    assert way_of(flying, "F5") == (player(1), middle("space", 2))
    assert seen(two(), Swap(seat=1, card=F5, space=2), seat=0) == flying


def test_the_space_stays_empty_until_the_played_card_lands() -> None:
    flying = seen(two(), Swap(seat=1, card=F5, space=2))
    (gap,) = [flight for flight in flying if flight.picture and flight.picture.face is Face.EMPTY]
    (played,) = [flight for flight in flying if flight.picture and flight.picture.code == "F5"]
    assert flying[0] is gap
    assert gap.ends == played.ends
    assert gap.start == gap.end == middle("space", 2)


def test_a_released_card_flies_on_from_where_it_was_let_go() -> None:
    game = two()
    scenes = scene_of(game, 1), scene_of(advance(game, Swap(seat=1, card=F5, space=2)), 1)
    flying = list(flights(*scenes, PLACES, PLACES, {F5: Offset(3, 4)}))
    assert way_of(flying, "F5") == (Offset(3, 4), middle("space", 2))


def test_a_black_hat_flies_face_down_for_everybody() -> None:
    action = BlackHat(seat=1, card=P1)
    place = scene_of(two(), 1).hand.index(P1)
    assert face_down(seen(two(), action)) == [(middle("card", place), player(1))]
    assert face_down(seen(two(), action, seat=2)) == [(player(1), player(1))]
    assert cards_of(seen(two(), action)) == []


def test_discard_and_draw_fly_face_down_to_the_piles_and_back() -> None:
    game = two()
    action = game.with_chance(Discard(seat=1, card=P1))
    assert isinstance(action, Discard)
    after = scene_of(advance(game, action), 1)
    drawn = after.hand.index(action.drew) if action.drew else 0
    flying = seen(game, action)
    assert cards_of(flying) == []
    assert face_down(flying) == [
        (middle("card", scene_of(game, 1).hand.index(P1)), middle("key", "d")),
        (middle("key", "d"), middle("card", drawn)),
    ]
    assert face_down(seen(game, action, seat=2)) == [
        (player(1), middle("key", "d")),
        (middle("key", "d"), player(1)),
    ]


def test_partners_exchange_face_down_whoever_looks() -> None:
    game = four()
    offer = Offer(seat=1, card=F5)
    offered = advance(game, offer)
    card = offered.view(3).hand[4]
    back = Return(seat=3, card=card)
    assert face_down(seen(game, offer, seat=2)) == [(player(1), player(3))]
    assert face_down(seen(offered, back, seat=2)) == [
        (player(1), player(3)),
        (player(3), player(1)),
    ]
    for seat in range(5):
        assert cards_of([*seen(game, offer, seat=seat), *seen(offered, back, seat=seat)]) == []
    mine = face_down(seen(offered, back, seat=1))
    got = scene_of(advance(offered, back), 1).hand.index(card)
    assert mine == [(player(1), player(3)), (player(3), middle("card", got))]


def test_the_cookie_travels_from_holder_to_holder() -> None:
    start = opening("C1 F6 H6 J6 J5", "C2 F5 P1", "F2")
    game = end(advance(start, BlackHat(seat=1, card=P1)))
    after = advance(game, Swap(seat=2, card=Card("F2"), space=2))
    moved = flights(scene_of(game, 1), scene_of(after, 1), cookie_at(1), cookie_at(2))
    (cookie,) = [flight for flight in moved if flight.picture is None]
    assert (cookie.start, cookie.end) == (Offset(14, 12), Offset(14, 14))


def test_the_first_cookie_comes_from_nowhere() -> None:
    assert all(flight.picture for flight in seen(two(), BlackHat(seat=1, card=P1)))


def test_nothing_flies_at_the_end_of_a_turn_or_when_something_is_taken_back() -> None:
    game = advance(two(), BlackHat(seat=1, card=P1))
    assert seen(game, EndTurn(seat=1)) == []
    assert seen(game, Undo(seat=1)) == []
    assert seen(two(), BlackHat(seat=1, card=P1), Undo(seat=1)) == []


def test_of_several_moves_only_the_last_one_flies() -> None:
    game = two()
    moves: list[Move] = [Swap(seat=1, card=F5, space=2), EndTurn(seat=1)]
    card = advance(game, *moves).view(2).hand[0]
    flying = seen(game, *moves, BlackHat(seat=2, card=card))
    assert cards_of(flying) == []
    assert face_down(flying) == [(player(2), player(2))]


def test_who_has_just_begun_to_look_sees_nothing_fly() -> None:
    game = two()
    after = advance(game, Swap(seat=1, card=F5, space=2))
    for before, now in ((1, 2), (0, 1), (1, 0)):
        assert news(scene_of(game, before), scene_of(after, now)) == ()
    other = dealt(2, 9, first=1)
    assert news(scene_of(after, 1), scene_of(other, 1)) == ()


def test_a_hidden_hand_shows_no_place_of_its_cards() -> None:
    game = two()
    for action in (BlackHat(seat=1, card=P1), game.with_chance(Discard(seat=1, card=P1))):
        flying = seen(game, action, covered=True)
        hand = {middle("card", n) for n in range(9)}
        assert not {flight.start for flight in flying} & hand
        assert not {flight.end for flight in flying} & hand


def test_what_is_not_on_the_screen_does_not_fly() -> None:
    game = two()
    after = advance(game, Swap(seat=1, card=F5, space=2))
    assert flights(scene_of(game, 1), scene_of(after, 1), {}, {}) == ()


def test_only_cards_that_everybody_sees_fly_face_up() -> None:
    game = four()
    rounds = 0
    while not game.state.board.over and rounds < 40:
        rounds += 1
        view = game.view(game.state.board.actor or 1)
        action = view.legal[rounds % len(view.legal)]
        public = {*game.state.board.table, *game.state.board.collections[view.seat - 1]}
        for seat in range(5):
            shown = {Card(code) for code in cards_of(seen(game, action, seat=seat))}
            played = {action.card} if isinstance(action, Swap) else set()
            assert shown <= public | played
        game = advance(game, action)


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9])
def test_a_flight_stays_between_its_ends(share: float) -> None:
    flight = Flight(Offset(0, 0), Offset(10, -6), begins=0.1, ends=0.95)
    at = flight.at(share)
    assert at is not None
    assert 0 <= at.x <= 10
    assert -6 <= at.y <= 0


def test_a_flight_begins_and_ends() -> None:
    flight = Flight(Offset(0, 0), Offset(10, -6), begins=0.3, ends=0.6)
    assert flight.at(0.2) == flight.at(0.3) == Offset(0, 0)
    assert flight.at(0.599) == Offset(10, -6)
    assert flight.at(0.6) is None


def test_figures_count_from_what_they_were_to_what_they_are() -> None:
    game = two()
    before = Figures.of(game.state.board)
    after = Figures.of(advance(game, Swap(seat=1, card=F5, space=2)).state.board)
    assert before.towards(after, 0.0) == before
    assert before.towards(after, 1.0) == after
    half = before.towards(after, 0.5)
    for points, start, goal in zip(half.points, before.points, after.points, strict=True):
        assert min(start.total, goal.total) <= points.total <= max(start.total, goal.total)


def test_a_scene_shows_its_own_figures_or_those_that_count() -> None:
    scene = scene_of(two(), 1)
    assert isinstance(scene.view, PlayerView)
    assert scene.figures == Figures.of(scene.view.board)
    other = Figures.of(dealt(2, 9).state.board)
    assert Scene(scene.view, scene.names, counting=other).figures == other
