"""The exchange: both halves with the board in sight, the rule on talking, real buttons."""

import gettext

import pytest
from support.catalogues import languages
from support.games import advance
from support.layouts import of_catalogue
from support.positions import opening
from support.scenes import ODD_NAMES, painted, rows, scene_of

from hats_tui.game import Card, Game, Offer, Say, Swap
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO
from hats_tui.tui.turn.action_bar import bar_items, paint_action_bar
from hats_tui.tui.turn.exchange import paint_exchange
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.words import translation

OFFERED = Selection(Purpose.OFFER, Card.C2, armed=True)
RETURNED = Selection(Purpose.RETURN, Card.P6, armed=True)


def four() -> Game:
    return opening("H1 C1 F1 P1 J1 T1", "C2 J6", "F2", "P6 P2", "T5")


def offering() -> Game:
    return advance(four(), Offer(seat=1, card=Card.C2))


def test_who_offers_sees_both_halves_the_rule_and_buttons() -> None:
    canvas = painted(paint_exchange, scene_of(four(), selection=OFFERED), look=Look(MONO))
    assert rows(canvas) == [
        " EXCHANGE  Choose a card; Chloe gives one without seeing it.",
        " You give     C2  ► Chloe",
        " Chloe gives  ??  ► you, unseen until both are given",
        " You may talk about what you need. Do not say a type, a colour or a number.",
        " [ Offer C2 ]  [ Cancel ]  [ Say ]  Other cards: arrows, number, or a press.",
    ]
    assert canvas.payload_at(3, 4) == ("key", "enter")
    assert canvas.payload_at(20, 4) == ("key", "escape")
    assert canvas.payload_at(30, 4) == ("key", "p")
    assert canvas.payload_at(40, 4) is None


def test_each_key_is_offered_once_below() -> None:
    for game in (four(), offering()):
        keys = [item.key for item in bar_items(scene_of(game))]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", ["en", *languages()])
@pytest.mark.parametrize("limit", [None, 16])
def test_whoever_may_exchange_reads_in_the_last_row_that_they_may_speak(
    language: str, limit: int | None
) -> None:
    fresh = opening("H1 C1 F1 P1 J1 T1", "C2 J6 J5", "F2", "P6 P2", "T5", limit=limit)
    played = advance(fresh, Swap(seat=1, card=Card.J6, space=1))
    cases = [(fresh, None), (fresh, OFFERED), (played, None), (played, OFFERED)]
    translation.use(gettext.NullTranslations() if language == "en" else of_catalogue(language))
    try:
        for game, selection in cases:
            canvas = painted(paint_action_bar, scene_of(game, selection=selection), 80, 1)
            assert ("key", "p") in [hit.payload for hit in canvas.hits], canvas.lines()
    finally:
        translation.use(gettext.NullTranslations())


def test_the_partner_gives_without_seeing_and_cannot_refuse() -> None:
    canvas = painted(paint_exchange, scene_of(offering(), selection=RETURNED))
    lines = rows(canvas)
    assert lines[0] == " EXCHANGE  Choose a card for Alice: you will see the other one afterwards."
    assert lines[1:3] == [
        " You give     P6  ► Alice",
        " Alice gives  ??  ► you, unseen until both are given",
    ]
    assert lines[4].startswith(" [ Give P6 ]  [ Say ]  Other cards")
    assert "C2" not in "".join(lines)
    assert canvas.payload_at(3, 4) == ("key", "enter")


def test_what_was_said_stands_in_the_place_of_the_rule() -> None:
    asking = four().saying(1, Say.LOW)
    lines = rows(painted(paint_exchange, scene_of(asking, selection=OFFERED)))
    assert lines[3] == " Alice asks Chloe for a low card."

    offered = advance(asking, Offer(seat=1, card=Card.C2))
    lines = rows(painted(paint_exchange, scene_of(offered, selection=RETURNED)))
    assert lines[0] == " EXCHANGE  Alice asks for a low card: choose what you give."
    assert lines[3].startswith(" You may talk")


def test_what_was_said_stands_beside_pictures_as_well() -> None:
    scene = scene_of(four().saying(1, Say.FAVOURITE), selection=OFFERED)
    text = " ".join(" ".join(rows(painted(paint_exchange, scene, 120, 12))).split())
    assert "Alice asks Chloe for a favourite hat." in text


def test_a_hidden_hand_hides_the_card_that_is_given() -> None:
    for game, selection in ((four(), OFFERED), (offering(), RETURNED)):
        scene = scene_of(game, selection=selection, covered=True)
        canvas = painted(paint_exchange, scene)
        text = "".join(rows(canvas))
        assert "C2" not in text
        assert "P6" not in text
        assert rows(canvas)[4] == " [ Show my hand ]"
        assert canvas.payload_at(3, 4) == ("key", "z")


def test_long_names_leave_everything_else_in_sight() -> None:
    scene = scene_of(offering(), selection=RETURNED, names=ODD_NAMES)
    lines = rows(painted(paint_exchange, scene))
    assert "P6  ► [red]" in lines[1]
    assert lines[2].endswith("you, unseen until both are given")
