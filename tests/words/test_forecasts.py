"""What a move would bring, in words."""

from __future__ import annotations

import pytest
from support.occasions import every_moment

from hats_tui.game import (
    BlackHat,
    Board,
    Card,
    Discard,
    EndTurn,
    Forecast,
    HatType,
    Offer,
    Points,
    Return,
    Setup,
    Swap,
    forecast,
)
from hats_tui.words import forecasts
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Role

ANN = Names.of(["Ann", "Bob", "Chloé", "Dimitri"])
HAND = (Card.F5, Card.C4, Card.S6, Card.H2, Card.P2, Card.P3, Card.P4)
SWAP = Swap(seat=1, card=Card.F5, space=3)


def board(players: int = 2, deck: int = 7, black_hats: int = 0) -> Board:
    """Two rounds on, and one for each black hat; Ann's side collected Crowns, Bob's Fezzes."""
    removed = (HatType.SOMBRERO, HatType.TRICORNE) if players == 2 else ()
    table = (Card.H6, Card.P1, Card.C1, Card.C6, Card.J5, Card.J6)
    collections = ((Card.C2, Card.H1), (Card.F1, Card.F2), (Card.C3, Card.H3), (Card.F3, Card.F4))
    return Board(
        setup=Setup(players=players, removed=removed),
        table=table[: 5 if players == 2 else 6],
        collections=collections[:players],
        black_hats=(black_hats,) * players,
        deck=deck,
        cookie=1,
        turn=1,
    )


def texts(lines: tuple[Phrase, ...]) -> list[str]:
    return [str(line) for line in lines]


def test_a_swap_in_short_lines() -> None:
    seen = forecast(board(), HAND, SWAP)

    assert str(forecasts.worth_line(seen)) == "C 3 to 4, F 0 to 3"
    assert str(forecasts.favourite_line(seen)) == "Best favourite C4: -1"
    assert str(forecasts.gains_line(seen, ANN, 1)) == "you +5, Bob +6"
    assert str(forecasts.gains_line(seen, ANN, None)) == "Ann +5, Bob +6"


def test_teams_are_told_as_sides() -> None:
    seen = forecast(board(players=4, deck=0), HAND, SWAP)

    assert str(forecasts.gains_line(seen, ANN, 1)) == "your team +6, the others +12"
    assert str(forecasts.gains_line(seen, ANN, None)) == "Team A +6, Team B +12"


def test_a_gain_of_another_side_is_bad_and_a_loss_of_it_is_good() -> None:
    seen = forecast(board(), HAND, SWAP)
    turned = Forecast(**{**seen.__dict__, "before": seen.after, "after": seen.before})

    def roles(told: Forecast, viewer: int | None) -> list[Role]:
        signs = forecasts.gains_line(told, ANN, viewer).spans
        return [span.role for span in signs if span.text[:1] in "+-"]

    assert roles(seen, 1) == [Role.GOOD, Role.BAD]
    assert roles(seen, 2) == [Role.BAD, Role.GOOD]
    assert roles(turned, 1) == [Role.BAD, Role.GOOD]
    assert roles(seen, None) == [Role.NUMBER, Role.NUMBER]


def test_a_move_that_changes_nothing_says_so() -> None:
    zero = Points(hats=0, black=0, cookie=0)
    seen = forecast(board(), HAND, SWAP).model_copy(
        update={"worths": (), "before": (zero, zero), "after": (zero, zero)}
    )

    assert str(forecasts.worth_line(seen)) == "No hat's worth changes"
    assert str(forecasts.gains_line(seen, ANN, 1)) == "nobody's points change"


def test_the_same_in_sentences() -> None:
    assert texts(forecasts.sentences(forecast(board(), HAND, SWAP), ANN)) == [
        "A hat of the type Crown will be worth 4 instead of 3.",
        "A hat of the type Fez will be worth 3 instead of 0.",
        "The cookie stays with Ann: another card never loses it.",
        "Good for Ann: from 9 to 14 points.",
        "Good for Bob: from 0 to 6 points.",
        "Of the cards left to you C4 would be the best favourite: -1.",
    ]


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (SWAP, "F5 for C1 on space 3"),
        (BlackHat(seat=1, card=Card.F5), "F5 as a black hat"),
        (Discard(seat=1, card=Card.F5), "Discard F5, draw one"),
        (Offer(seat=1, card=Card.F5), "F5 to Chloé"),
        (Return(seat=3, card=Card.F5), "F5 to Ann"),
        (EndTurn(seat=1), "End the turn"),
    ],
)
def test_every_move_has_a_short_line(action: Swap, line: str) -> None:
    assert str(forecasts.move_line(action, board(players=4, deck=0), ANN)) == line


def test_what_cannot_be_known_is_said() -> None:
    throw = Discard(seat=1, card=Card.F5)

    assert texts(forecasts.unknown_lines(throw, board())) == [
        "You throw F5 away unseen.",
        "The card you draw is unknown.",
        "7 cards in the draw pile.",
    ]
    assert texts(forecasts.unknown_lines(throw, board(deck=1, black_hats=1)))[-1] == (
        "The discards are shuffled."
    )
    assert texts(forecasts.unknown_lines(Offer(seat=1, card=Card.F5), board())) == [
        "You give F5, face down.",
        "What comes back is unknown.",
    ]
    assert texts(forecasts.unknown_lines(Return(seat=3, card=Card.F5), board())) == [
        "You give F5, face down.",
        "The card on offer is unknown.",
    ]


def test_what_cannot_be_known_fits_the_preview() -> None:
    for game in list(every_moment())[::5]:
        for action in game.view(game.state.board.turn).legal:
            if isinstance(action, Discard | Offer | Return):
                for line in forecasts.unknown_lines(action, game.state.board):
                    assert line.cells <= forecasts.PREVIEW_CELLS
