"""What is typed, and what it means."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import dealt

from hats_tui.game import BlackHat, Card, Discard, EndTurn, Offer, Return, Swap
from hats_tui.plain.acts import action_of, attempt_of
from hats_tui.plain.commands import Command, Verb, understood
from hats_tui.words.phrase import Phrase

GAME = dealt(2, 1, first=1)
VIEW = GAME.view(1)
TABLE = VIEW.board.table

SWAP = Swap(seat=1, card=Card.F5, space=3)


def meant(line: str) -> Command:
    command = understood(line)
    assert isinstance(command, Command), str(command)
    return command


@pytest.mark.parametrize(
    "line",
    ["f5 3", "F5 3", "swap f5 3", "s F5 on space 3", "  sw  F5   3 ", "3 f5", "f5 for {lying}"],
)
def test_a_swap_is_typed_in_many_ways(line: str) -> None:
    assert action_of(meant(line.format(lying=TABLE[2])), VIEW) == SWAP


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("black f5", BlackHat(seat=1, card=Card.F5)),
        ("black hat f5", BlackHat(seat=1, card=Card.F5)),
        ("b f5", BlackHat(seat=1, card=Card.F5)),
        ("d H2", Discard(seat=1, card=Card.H2)),
        ("disc h2", Discard(seat=1, card=Card.H2)),
        ("x h2", Offer(seat=1, card=Card.H2)),
        ("exchange h2", Offer(seat=1, card=Card.H2)),
        ("g h2", Return(seat=1, card=Card.H2)),
        ("e", EndTurn(seat=1)),
        ("END", EndTurn(seat=1)),
    ],
)
def test_each_action_has_its_word_and_its_letter(line: str, action: object) -> None:
    assert action_of(meant(line), VIEW) == action


@pytest.mark.parametrize(
    ("line", "verb"),
    [
        ("", Verb.NOTHING),
        ("f5", Verb.CARD),
        ("h", Verb.HAND),
        ("t", Verb.TABLE),
        ("o", Verb.BOARD),
        ("l 2", Verb.LOOK),
        ("log", Verb.LOG),
        ("?", Verb.HELP),
        ("q", Verb.QUIT),
        ("c", Verb.CONCEDE),
        ("what if f5 3", Verb.IF),
        ("i f5 3", Verb.IF),
        ("why f", Verb.WHY),
    ],
)
def test_each_question_has_its_word(line: str, verb: Verb) -> None:
    assert meant(line).verb is verb


@pytest.mark.parametrize("words", ["black f5", "b f5", "d f5", "x f5", "g f5", "end"])
def test_what_if_takes_every_action(words: str) -> None:
    assert action_of(attempt_of(meant(f"what if {words}")), VIEW) == action_of(meant(words), VIEW)
    assert action_of(attempt_of(meant(f"why not {words}")), VIEW) == action_of(meant(words), VIEW)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("sing", '"sing" is no command here. Type help to hear what is.'),
        ("f9", '"f9" is no command here. Type help to hear what is.'),
        ("12", '"12" is no command here. Type help to hear what is.'),
        ("lo", '"lo" could be look, log: type more of it.'),
    ],
)
def test_what_is_not_understood_is_told(line: str, said: str) -> None:
    assert str(understood(line)) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("black", f"Name a card of your hand, such as {VIEW.hand[0]}."),
        ("swap 3", f"Name a card of your hand, such as {VIEW.hand[0]}."),
        ("swap f5", "Say where F5 goes: a space, or the card that lies there."),
        ("f5 3 4", "Say where F5 goes: a space, or the card that lies there."),
        ("f5 table", '"table" is neither a card nor a space.'),
        ("f5 t6", "T6 does not lie on the tea table."),
        ("black f5 3", "Name one card."),
    ],
)
def test_what_is_missing_is_told(line: str, said: str) -> None:
    assert str(action_of(meant(line), VIEW)) == said


@given(
    st.text() | st.lists(st.sampled_from([*Verb, "f5", "3", "what", "if", "²", "٣"])).map(" ".join)
)
def test_nothing_that_can_be_typed_does_harm(line: str) -> None:
    command = understood(line)
    if isinstance(command, Command):
        assert str(action_of(command, VIEW))
        assert str(action_of(attempt_of(command), VIEW))
    else:
        assert isinstance(command, Phrase)
