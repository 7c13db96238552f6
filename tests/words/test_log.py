"""The log: brief, normal and full, and never more than the reader may know."""

from __future__ import annotations

from hypothesis import given, settings
from support.games import advance, end, games
from support.positions import opening

from hats_tui.game import BlackHat, Card, Game, Offer, PublicView, Return, Say, Swap, Undo
from hats_tui.words.events import Length
from hats_tui.words.log import Detail, effect, say, told_of
from hats_tui.words.names import Names

NAMES = Names.of(["Ann", "Bob", "Cyd", "Dan"])


def round_of_four() -> Game:
    """A swap, a black hat of which the first was taken back, an exchange and a swap, and a swap."""
    game = opening("H1 C1 F1 P1 J1 T1", "C2 J6 H3", "F2 P5", "P6 C6", "T5").saying(1, Say.LOW)
    game = end(advance(game, Swap(seat=1, card=Card.J6, space=2)))
    black = BlackHat(seat=2, card=Card.P5)
    game = end(advance(game, black, Undo(seat=2), BlackHat(seat=2, card=Card.F2)))
    offer = (Offer(seat=3, card=Card.C6), Return(seat=1, card=Card.H3))
    game = end(advance(game, *offer, Swap(seat=3, card=Card.P6, space=3)))
    return end(advance(game, Swap(seat=4, card=Card.T5, space=6)))


def log(
    view: PublicView, detail: Detail, viewer: int | None, length: Length = Length.LOG
) -> list[str]:
    """All of it, an entry to a line."""
    entries = told_of(view, detail)
    return [" | ".join(map(str, say(each, NAMES, viewer, length))) for each in entries]


def test_brief_is_a_line_for_each_turn_and_what_was_said() -> None:
    assert log(round_of_four().view(1), "brief", 1) == [
        "Ann asks Cyd for a low card",
        "Ann: J6 for C1 on space 2, gets the cookie",
        "Bob: a black hat",
        "Cyd: exchanges with Ann, P6 for F1 on space 3",
        "Dan: T5 for T1 on space 6",
    ]


def test_normal_is_a_line_for_each_thing_that_happens() -> None:
    lines = log(round_of_four().view(1), "normal", 1)

    assert lines[1:5] == [
        "Ann plays J6, takes C1 from space 2",
        "Ann takes the cookie: nobody had it",
        "Bob makes a black hat",
        "Bob takes the black hat back",
    ]
    assert "Cyd gives Ann C6, gets H3" in lines


def test_full_says_also_what_a_move_changed() -> None:
    normal, full = (log(round_of_four().view(1), each, 1) for each in ("normal", "full"))

    assert [line.split(" | ")[0] for line in full] == normal
    assert full[1].endswith(" | C 2 to 0, J 5 to 2; Team A +5")
    assert full[3:5] == normal[3:5]  # taken back
    assert full[5].endswith(" | Team B +1")


def test_the_effect_is_a_sentence_where_sentences_are_wanted() -> None:
    lines = log(round_of_four().view(1), "full", 1, Length.SENTENCE)

    assert lines[1].endswith(" | Worths: C 2 to 0, J 5 to 2. Points: Team A +5.")
    assert lines[5].endswith(" | Points: Team B +1.")


@settings(max_examples=10)
@given(games(steps=60))
def test_nobody_is_told_what_is_hidden(game: Game) -> None:
    for detail in ("brief", "full"):
        everybody = log(game.public_view(), detail, None)
        assert log(game.view(1), detail, None) == everybody
        assert detail == "full" or log(game.view(1), detail, 1) == everybody


def test_a_move_that_changed_nothing_says_no_more() -> None:
    entries = told_of(round_of_four().view(1), "full")
    moves = [each.outcome for each in entries if each.outcome]
    nothing = moves[0].model_copy(update={"worths": (), "after": moves[0].before})

    assert all(effect(nothing, NAMES, length) is None for length in Length)
    only_worths = moves[0].model_copy(update={"after": moves[0].before})
    assert str(effect(only_worths, NAMES, Length.SENTENCE)) == "Worths: C 2 to 0, J 5 to 2."
