"""What happened, in words."""

from __future__ import annotations

import pytest
from support.occasions import NAMES, every_event

from hats_tui.game import (
    ActionUndone,
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    CookieReason,
    CookieRuling,
    Event,
    GameEnded,
    TieBreak,
    TurnEnded,
)
from hats_tui.words.events import LOG_CELLS, Length, describe, in_log
from hats_tui.words.names import Names
from hats_tui.words.phrase import Role

ANN = Names.of(["Ann", "Bob", "Chloé", "Dimitri"])

PLAYED = CardPlayed(round=1, seat=1, card=Card.F5, space=3, took=Card.C1)
BLACK = BlackHatMade(round=2, seat=2, card=Card.F5)
DISCARDED = CardDiscarded(round=3, seat=1, card=Card.F5, drew=Card.C1)
LAST_DRAWN = CardDiscarded(round=3, seat=1, card=Card.F5, drew=Card.C1, reshuffled=True)
OFFERED = CardOffered(round=3, seat=1, card=Card.F5)
EXCHANGED = CardsExchanged(round=3, seat=1, gave=Card.F5, got=Card.C1)
MOVED = CookieMoved(
    round=4,
    ruling=CookieRuling(challenger=2, holder=1, winner=2, reason=CookieReason.TYPES, types=(4, 3)),
)
OVER = GameEnded(
    round=8,
    favourites=(Card.F5, Card.C1, Card.H2, Card.S3),
    winners=(2, 4),
    decided_by=TieBreak.POINTS,
)


@pytest.mark.parametrize(
    ("event", "viewer", "line"),
    [
        (PLAYED, None, "Ann     plays F5, takes C1 from space 3"),
        (BLACK, 2, "Bob     makes a black hat of F5"),
        (BLACK, 1, "Bob     makes a black hat"),
        (DISCARDED, 1, "Ann     discards F5, draws C1"),
        (DISCARDED, 2, "Ann     discards a card and draws one"),
        (LAST_DRAWN, 1, "Ann     discards F5, draws C1; the discards are shuffled"),
        (LAST_DRAWN, None, "Ann     discards, draws; the discards are shuffled"),
        (OFFERED, 1, "Ann     offers Chloé F5"),
        (OFFERED, 3, "Ann     offers Chloé a card"),
        (EXCHANGED, 3, "Ann     gives Chloé F5, gets C1"),
        (EXCHANGED, 2, "Ann     exchanges a card with Chloé"),
        (MOVED, None, "Bob     takes the cookie: 4 types to 3"),
        (TurnEnded(round=3, seat=1), None, "Ann     ends the turn"),
        (ActionUndone(round=3, seat=1, undone="swap"), None, "Ann     takes the swap back"),
        (OVER, None, "The game is over: Bob and Dimitri win together"),
    ],
)
def test_a_line_of_the_log(event: Event, viewer: int | None, line: str) -> None:
    assert str(describe(event, ANN, viewer)) == line


@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        (PLAYED, None, "Ann plays F5 on space 3 and takes C1."),
        (BLACK, None, "Bob lays a card face down as a black hat."),
        (BLACK, 2, "Bob lays F5 face down as a black hat."),
        (DISCARDED, 1, "Ann discards F5 and draws C1."),
        (OFFERED, 2, "Ann offers Chloé a card and waits for one in return."),
        (EXCHANGED, 1, "Ann gives Chloé F5 and gets C1."),
        (EXCHANGED, None, "Ann and Chloé exchange a card."),
        (MOVED, None, "Bob takes the cookie from Ann: 4 types to 3."),
        (
            OVER,
            None,
            (
                "The game is over: Bob and Dimitri win together. "
                "The favourite hats were F5 of Ann, C1 of Bob, H2 of Chloé, S3 of Dimitri."
            ),
        ),
    ],
)
def test_a_whole_sentence(event: Event, viewer: int | None, sentence: str) -> None:
    assert str(describe(event, ANN, viewer, Length.SENTENCE)) == sentence


@pytest.mark.parametrize("event", every_event(), ids=lambda event: event.kind)
@pytest.mark.parametrize("viewer", [None, 1, 2, 3, 4])
def test_every_event_fits_a_line_of_the_log(event: Event, viewer: int | None) -> None:
    assert 0 < describe(event, NAMES, viewer).cells <= LOG_CELLS


@pytest.mark.parametrize("length", Length)
@pytest.mark.parametrize("event", every_event(), ids=lambda event: event.kind)
def test_no_event_tells_more_than_its_viewer_may_know(event: Event, length: Length) -> None:
    for viewer in (None, 1, 2, 3, 4):
        told = describe(event, NAMES, viewer, length)
        known = describe(event.seen_by(viewer), NAMES, viewer, length)
        assert told == known
        for span in told.spans:
            if span.role is Role.CARD:
                assert f'"{span.text}"' in event.seen_by(viewer).model_dump_json()


def test_the_end_of_a_turn_needs_no_line_of_its_own() -> None:
    assert [event.kind for event in every_event() if not in_log(event)] == ["ended"]
