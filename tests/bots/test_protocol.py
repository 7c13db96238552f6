"""The lines between referee and bot."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from support.games import dealt, examples, games, played

from hats_tui.bots.protocol import (
    LINE_LIMIT,
    Act,
    Analyse,
    Analysis,
    Answer,
    Assessment,
    BotHello,
    Bye,
    Nonsense,
    RefereeHello,
    Thinking,
    ToBot,
    ToReferee,
    line_of,
    read_for_bot,
    read_for_referee,
)
from hats_tui.game import EndTurn, Game, Player

NAMES = ("Ann", "[/] 漢字", "\u2028\x1b[2J")


def request(game: Game) -> Act:
    actor = game.state.board.actor
    assert actor is not None
    view = game.view(actor)
    return Act(id=7, view=view, legal=view.legal, budget=100, seconds=2.5, seed=2**53 - 1)


@given(games())
@examples(20)
def test_a_request_comes_through_whole_on_one_ascii_line(game: Game) -> None:
    if game.state.board.over:
        return
    asked = request(game)

    line = line_of(asked)

    assert read_for_bot(line) == asked
    assert line.isascii()
    assert line.index(b"\n") == len(line) - 1
    assert len(line) <= LINE_LIMIT


@pytest.mark.parametrize(
    "message",
    [
        RefereeHello(seat=2, players=tuple(Player(name=name, kind="human") for name in NAMES)),
        Bye(),
        Analyse(
            id=2,
            view=played(2, 3, 0).view(1),
            actions=(EndTurn(seat=1),),
            asked=(EndTurn(seat=1),),
            budget=10,
            seed=0,
        ),
    ],
)
def test_what_the_referee_says_comes_through(message: ToBot) -> None:
    assert read_for_bot(line_of(message)) == message
    assert line_of(message).isascii()


@pytest.mark.parametrize(
    "message",
    [
        BotHello(name="Höhö", author="🎩"),
        Answer(id=3, action=EndTurn(seat=4)),
        Thinking(id=3, best=EndTurn(seat=1), win=1.0, text="ponders"),
        Thinking(id=3),
        Analysis(
            id=3,
            part=0.5,
            worlds=9,
            win=0.25,
            moves=(Assessment(action=EndTurn(seat=1), win=1, loss=0, error=0.125),),
        ),
    ],
)
def test_what_a_bot_says_comes_through(message: ToReferee) -> None:
    assert read_for_referee(line_of(message)) == message


def test_fields_of_later_versions_are_ignored_wherever_they_stand() -> None:
    asked = request(played(3, 5, 20))
    heard = json.loads(line_of(asked))
    for place in (heard, heard["view"], heard["view"]["board"], heard["legal"][0]):
        place["later"] = [1]
    for event in heard["view"]["history"]:
        event["later"] = {}

    assert read_for_bot(json.dumps(heard).encode()) == asked


def test_messages_of_later_versions_are_ignored() -> None:
    line = b'{"type": "option", "name": "mood"}\n'

    assert read_for_bot(line) is None
    assert read_for_referee(line) is None


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param(b"", "EOF", id="nothing"),
        pytest.param(b"ready\n", "JSON", id="not JSON"),
        pytest.param(b"[]\n", "object", id="no object"),
        pytest.param(b"{}\n", "type", id="no type"),
        pytest.param(b'{"type":"answer","id":1}\n', "answer.action", id="no action"),
        pytest.param(
            b'{"type":"answer","id":"1","action":{"seat":1,"do":"end"}}\n', "answer.id", id="id"
        ),
        pytest.param(
            b'{"type":"answer","id":1,"action":{"seat":1,"do":"pass"}}\n', "answer.action", id="do"
        ),
        pytest.param(
            b'{"type":"answer","id":1,"action":{"seat":1,"do":"black","card":"X9"}}\n',
            "answer.action.black.card",
            id="no card",
        ),
        pytest.param(b'{"type":"thinking","id":1,"win":2}\n', "thinking.win", id="too sure"),
        pytest.param(
            b'{"type":"hello","protocol":1,"name":"' + b"x" * 300 + b'"}\n', "hello.name", id="name"
        ),
        pytest.param(b'{"type":"hello","name":"\xff"}\n', "unicode", id="not UTF-8"),
        pytest.param(b"[" * 100_000 + b"\n", "recursion", id="too deep"),
    ],
)
def test_nonsense_is_refused_and_says_where(line: bytes, told: str) -> None:
    with pytest.raises(Nonsense, match=told):
        read_for_referee(line)


def test_a_request_without_anything_legal_cannot_be_made() -> None:
    view = dealt(2).view(1)

    with pytest.raises(ValueError, match="legal"):
        Act(id=1, view=view, legal=(), budget=0, seconds=1, seed=0)
