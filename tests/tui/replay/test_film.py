"""What a film holds of a game, and what it must not hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from record.samples import GAMES, file_of, random_game
from support.games import examples
from support.secrets import sights

from hats_tui.game import (
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardsExchanged,
    CookieMoved,
    EndTurn,
    Event,
    Forecast,
    Game,
    PlayerView,
    Say,
    points_now,
)
from hats_tui.record import (
    Record,
    TalkNote,
    header_line,
    load_record,
    move_line,
    note_line,
    read_record,
    result_line,
)
from hats_tui.tui.replay.film import CLOSED, OPEN, Eyes, Film, film_of
from hats_tui.tui.replay.reel import Frame


def recorded(game: Game, kinds: list[str], *more: str) -> Record:
    """The record of a game between these players."""
    pairs = zip(game.header.players, kinds, strict=False)
    players = tuple(player.with_(kind=kind) for player, kind in pairs)
    header = game.header.with_(players=players)
    lines = [header_line(header), *(move_line(entry.move) for entry in game.entries), *more]
    if game.state.board.over:
        sheet = game.public_view().sheet
        assert sheet is not None
        lines.append(result_line(sheet))
    return read_record(file_of(lines))


def frames(film: Film, eyes: Eyes) -> list[Frame]:
    """All moments through these eyes."""
    return [film.frame(place, eyes) for place in range(film.last + 1)]


def hidden_in(event: Event) -> Iterator[Card]:
    """The cards of an event that not everybody sees."""
    match event:
        case BlackHatMade(card=card) | CardOffered(card=card):
            found = [card]
        case CardDiscarded(card=card, drew=drew):
            found = [card, drew]
        case CardsExchanged(gave=gave, got=got):
            found = [gave, got]
        case _:
            found = []
    yield from (card for card in found if card is not None)


def cards_in(frame: Frame) -> set[Card]:
    """Every card that a frame tells of."""
    view, board = frame.view, frame.view.board
    found = {*board.table, *(card for shown in board.collections for card in shown)}
    found |= {card for hand in frame.hands for card in (*hand.cards, *hand.black_hats)}
    found |= {card for event in (*view.history, *frame.coming) for card in hidden_in(event)}
    if isinstance(view, PlayerView):
        found |= {*view.hand, *view.black_hats, *view.discarded}
    if view.sheet is not None:
        found |= {player.favourite for player in view.sheet.players}
    if isinstance(frame.outcome, Forecast):
        found.add(frame.outcome.favourite.card)
    return found


@cache
def open_film(index: int) -> Film:
    return film_of(load_record(GAMES[index]))


BOTS = ["bot:greedy"] * 4
PERSON = ["bot:greedy", "human", "bot:greedy", "bot:random"]
PEOPLE = ["human", "bot:greedy", "human", "human"]


@given(st.integers(0, 300), st.integers(2, 4), st.integers(0, 60))
@examples(15)
def test_an_unfinished_game_shows_its_only_person_what_that_person_has_seen(
    seed: int, players: int, moves: int
) -> None:
    record = recorded(random_game(seed, players, moves), PERSON)
    film = film_of(record)
    if film.sheet is not None:
        return
    assert film.eyes == (CLOSED, Eyes(2))
    for eyes in film.eyes:
        seen = sights(record.game, eyes.seat)
        for place, frame in enumerate(frames(film, eyes)):
            # What is done next is shown beforehand.
            assert cards_in(frame) <= set().union(*seen[: place + 2])
            assert (frame.view.seat if isinstance(frame.view, PlayerView) else None) == eyes.seat


@given(st.integers(0, 300), st.integers(3, 4), st.integers(0, 40))
@examples(8)
def test_an_unfinished_game_of_several_people_stays_closed(
    seed: int, players: int, moves: int
) -> None:
    film = film_of(recorded(random_game(seed, players, moves), PEOPLE))
    assert film.eyes == (CLOSED,)
    assert not any(isinstance(frame.view, PlayerView) for frame in frames(film, CLOSED))


def test_somebody_who_has_left_their_seat_is_a_person_still() -> None:
    game = random_game(5, 3, 20)
    away = '{"note":"seat","seat":3,"kind":"bot:greedy"}'
    assert film_of(recorded(game, PEOPLE, away)).eyes == (CLOSED,)
    assert film_of(recorded(game, PERSON, away.replace("3", "2"))).eyes == (CLOSED, Eyes(2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_bots_and_games_that_are_over_lie_open(players: int) -> None:
    seats = [Eyes(seat) for seat in range(1, players + 1)]
    for game, kinds in ((random_game(5, players, 20), BOTS), (random_game(5, players), PEOPLE)):
        film = film_of(recorded(game, kinds))
        assert film.eyes == (CLOSED, OPEN, *seats)
        assert all(frame.hands for frame in frames(film, OPEN))
        others = [frame for eyes in film.eyes if not eyes.open for frame in frames(film, eyes)]
        assert not any(frame.hands for frame in others)


@given(st.integers(0, 300), st.integers(2, 4), st.integers(0, 200))
@examples(8)
def test_each_view_is_the_one_that_the_game_gives(seed: int, players: int, moves: int) -> None:
    game = random_game(seed, players, moves)
    film = film_of(recorded(game, BOTS))
    for place in range(film.last + 1):
        then = Game(header=game.header, start=game.start, entries=game.entries[:place])
        assert film.frame(place, CLOSED).view == then.public_view()
        for seat in range(1, players + 1):
            assert film.frame(place, Eyes(seat)).view == then.view(seat)


@pytest.mark.parametrize("index", range(0, 25, 3))
def test_the_marks_stand_where_the_game_has_them(index: int) -> None:
    film, game = open_film(index), load_record(GAMES[index]).game
    entries = list(enumerate(game.entries, start=1))
    moved = {n for n, entry in entries if any(isinstance(e, CookieMoved) for e in entry.events)}
    assert set(film.cookies) == moved
    assert len(film.rounds) == 8
    for number, place in enumerate(film.rounds, start=1):
        board = film.frame(place, CLOSED).view.board
        assert (board.round, board.turn) == (number, game.header.first)
    ends = [n for n, entry in entries if isinstance(entry.move, EndTurn)]
    assert film.turns == (0, *ends[:-1])


def test_the_neighbours_of_a_place_end_at_the_ends() -> None:
    film = open_film(0)
    assert film.neighbour(film.turns, film.turns[3], 1) == film.turns[4]
    assert film.neighbour(film.turns, film.turns[3] + 1, -1) == film.turns[3]
    assert film.neighbour(film.turns, film.turns[3], -1) == film.turns[2]
    assert film.neighbour(film.turns, film.turns[-1], 1) == film.last
    assert film.neighbour(film.turns, 0, -1) == 0


def test_what_comes_next_is_what_has_come_then() -> None:
    film = open_film(0)
    for reel in (frames(film, CLOSED), frames(film, Eyes(1))):
        for now, then in pairwise(reel):
            assert then.view.history == (*now.view.history, *now.coming)
        assert reel[-1].coming == ()


def test_the_outcome_is_what_the_points_are_then() -> None:
    film = open_film(9)
    for reel in (frames(film, eyes) for eyes in film.eyes):
        mains = [(now, then) for now, then in pairwise(reel) if now.outcome is not None]
        assert len(mains) >= 24
        for now, then in mains:
            assert now.outcome is not None
            assert now.outcome.after == points_now(then.view.board)


def test_a_film_knows_from_where_its_game_was_played_on() -> None:
    note = '{"note":"from","file":"old.hats","n":4}'
    game = random_game(5, 3, 20)
    assert film_of(recorded(game, BOTS, note, note)).branches == (20, 20)
    assert film_of(recorded(game, BOTS)).branches == ()


def test_eyes_go_round_and_suit_the_person() -> None:
    film = open_film(0)
    order = [CLOSED, OPEN, Eyes(1), Eyes(2), CLOSED]
    assert [film.eyes_after(eyes) for eyes in order[:-1]] == order[1:]
    assert film.usual_eyes(2) == Eyes(2)
    assert film.usual_eyes(None) == OPEN
    assert film_of(recorded(random_game(5, 3, 20), PEOPLE)).usual_eyes(None) == CLOSED


def test_what_was_said_is_heard_from_its_moment_on() -> None:
    game = random_game(3, 4, 6).saying(1, Say.LOW)
    talk = note_line(TalkNote(seat=1, say="low"))
    lines = [header_line(game.header), *(move_line(entry.move) for entry in game.entries)]
    film = film_of(read_record(file_of([*lines[:4], talk, *lines[4:]])))
    for eyes in film.eyes:
        heard = [len(frame.view.talk) for frame in frames(film, eyes)]
        assert heard == [0, 0, 0, 1, 1, 1, 1]
