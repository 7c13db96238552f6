"""What is told when somebody asks: how things stand, why, and what if."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from support.games import advance, dealt, end, games

from hats_tui.game import BlackHat, Game, PublicView
from hats_tui.plain.commands import Command, Verb, understood
from hats_tui.plain.helping import help_lines
from hats_tui.plain.reasons import what_if, why_so
from hats_tui.plain.told import asked, opening, seat_of, standing
from hats_tui.words.names import Names
from hats_tui.words.refusals import why_not

NAMES = Names.of(["Ann", "Bob", "Bobby", "Dan"])
QUESTIONS = ("table", "board", "look", "look 1", "unseen", "log", "log 99", "rules")
WHYS = ("why", "why f", "why 1", "why cookie", "why favourite")


def typed(line: str) -> Command:
    command = understood(line)
    assert isinstance(command, Command)
    return command


def told(line: str, view: PublicView) -> list[str]:
    answer = asked(typed(line), view, NAMES)
    assert answer is not None
    return [str(each) for each in answer]


def start(count: int) -> Game:
    return dealt(count, 1, first=1)


def test_the_beginning_says_who_plays_and_what_is_out_of_play() -> None:
    assert [str(line) for line in opening(start(2).state.board, NAMES)] == [
        "At the table: Ann, Bob.",
        "Out of play: Sombrero, Tricorne.",
        "Type help to hear what can be typed.",
    ]
    players = opening(start(4).state.board, NAMES)[0]
    expected = "At the table: Ann (Team A), Bob (Team B), Bobby (Team A), Dan (Team B)."
    assert str(players) == expected


def test_a_turn_begins_with_what_one_has_to_know() -> None:
    assert [str(line) for line in standing(start(2).view(1), NAMES)] == [
        "Round 1 of 8, the turn of Ann.",
        "Tea table: 1 H4, 2 J2, 3 F5, 4 C6, 5 J5 (counts for nothing).",
        "Points, without the favourite hats: Ann 0, Bob 0.",
        "Nobody has the cookie yet: whoever plays first takes it.",
        "Your hand: H2, H5, H6, C3, F1, F2, P2, J1, J4.",
    ]


def test_the_own_seat_tells_more_than_another() -> None:
    game = end(advance(start(2), BlackHat(seat=1, card=start(2).state.hands[0][0])))
    black = start(2).state.hands[0][0]

    assert f"Your black hats: {black}." in told("look ann", game.view(1))
    assert f"Your black hats: {black}." in told("hand", game.view(1))
    assert not any(black in line for line in told("look ann", game.view(2)))
    assert told("look ann", game.view(2))[0] == "Ann has collected 1 black hat, and holds 8 cards."
    assert told("log", game.view(1)) == [
        f"Round 1: Ann lays {black} face down as a black hat.",
        "Round 1: Ann takes the cookie: nobody had it.",
    ]
    assert told("log", game.view(2))[0] == "Round 1: Ann lays a card face down as a black hat."
    assert told("log 1", game.view(2)) == ["Round 1: Ann takes the cookie: nobody had it."]
    assert told("log", start(2).view(1)) == ["Nothing has happened yet."]


@pytest.mark.parametrize(
    ("word", "seat"),
    [
        *(("1", 1), ("4", 4), ("a", 1), ("ann", 1), ("bob", 2), ("bobb", 3)),
        *((word, None) for word in ("0", "5", "99999", "bo", "zoe", "")),
    ],
)
def test_a_player_is_meant_by_seat_or_by_name(word: str, seat: int | None) -> None:
    assert seat_of(word, NAMES) == seat
    if seat is None and word:
        assert told(f"look {word}", start(4).view(1))[0].startswith(f'Nobody here is "{word}"')


def test_what_if_tells_what_a_move_brings_or_why_it_is_not_allowed() -> None:
    view = start(2).view(1)
    assert [str(line) for line in what_if(typed("what if h2 h4"), view, NAMES)] == [
        "What if: H2 for H4 on space 1.",
        "The cookie goes to Ann: nobody had it.",
        "Good for Ann: from 0 to 6 points.",
        "Of the cards left to you J1 would be the best favourite: -1.",
    ]
    refused = [str(line) for line in what_if(typed("why not c3 1"), view, NAMES)]
    assert refused[0] == "C3 cannot take H4: it is not a High hat, and 3 is not above 4."
    assert refused[-1] == "C3 can take J2 on space 2, C6 on space 4."
    assert str(what_if(typed("what if"), view, NAMES)[0]).startswith("Name a card")
    assert "unknown" in str(what_if(typed("what if d h2"), view, NAMES)[2])


def test_why_tells_the_rule_behind_the_last_refusal() -> None:
    view = start(2).view(1)
    reason = why_not(view, "end", NAMES)
    assert reason is not None

    rule = [str(line) for line in why_so(typed("why"), view, reason, NAMES)]
    assert rule[0] == str(reason)
    assert rule[1].startswith("In each turn everybody plays one card")
    assert "cookie" in str(why_so(typed("why"), view, None, NAMES)[0])
    assert str(why_so(typed("why zoe"), view, None, NAMES)[0]).startswith("Nobody here")


@given(games())
def test_every_question_has_an_answer_at_any_moment_and_for_anybody(game: Game) -> None:
    board = game.state.board
    views = [game.public_view(), *map(game.view, range(1, board.players + 1))]
    for view in views:
        lines = [line for question in QUESTIONS for line in told(question, view)]
        lines += [str(line) for why in WHYS for line in why_so(typed(why), view, None, NAMES)]
        lines += [str(line) for line in standing(view, NAMES)]
        assert all(line and "\n" not in line for line in lines)


@given(games())
def test_what_if_has_an_answer_for_whatever_is_typed(game: Game) -> None:
    actor = game.state.board.actor
    if actor is None:
        return
    view = game.view(actor)
    for card in view.hand[:3]:
        for line in (f"what if {card} 1", f"i b {card}", f"i d {card}", f"i x {card}", "i end"):
            assert [str(each) for each in what_if(typed(line), view, NAMES)]


def test_the_help_tells_every_command() -> None:
    lines = [str(line) for line in chain(help_lines(2), help_lines(4))]
    words = {word for line in lines for word in line.replace(",", " ").replace(":", " ").split()}

    typable = {verb.value for verb in Verb} - {Verb.CARD, Verb.NOTHING, Verb.SWAP}
    assert typable <= words
    assert "swap" in words


def test_a_question_of_the_hand_is_none_without_one() -> None:
    assert asked(typed("hand"), start(2).public_view(), NAMES) is None
    assert asked(typed("end"), start(2).view(1), NAMES) is None
