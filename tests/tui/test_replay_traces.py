"""What a replay shows of each golden record, step by step, against the record's trace."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from record.samples import GAMES
from support.replay import Watcher, watching

from hats_tui.game import Card, PlayerView
from hats_tui.tui.replay.film import CLOSED, OPEN, Eyes
from hats_tui.tui.replay.scene import ReplayScene


def trace_of(path: Path) -> list[dict[str, Any]]:
    """The states of a trace, from the deal on; its last line is the result."""
    lines = path.with_suffix(".trace").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[:-1]]


def codes(cards: Iterator[Card] | tuple[Card, ...]) -> list[str]:
    return sorted(card.value for card in cards)


def require_board(scene: ReplayScene, line: dict[str, Any]) -> None:
    """What everybody sees is as the trace has it."""
    board = scene.view.board
    assert [card.value for card in board.table] == line["table"]
    assert [codes(shown) for shown in board.collections] == line["shown"]
    assert list(board.black_hats) == [len(faces) for faces in line["black"]]
    assert list(board.hand_sizes) == [len(hand) for hand in line["hands"]]
    assert (board.deck, board.discards) == (len(line["deck"]), len(line["discards"]))
    assert (board.cookie, board.actor, board.over) == (line["cookie"], line["actor"], line["over"])
    assert (board.played, board.optional_used) == (line["played"], line["optional"])
    assert (None if board.over else board.turn) == line["turn"]
    assert scene.transport.place == line["n"]


def require_open(scene: ReplayScene, line: dict[str, Any]) -> None:
    """All hands lie open, and the one is shown of whoever acts."""
    assert [codes(hand.cards) for hand in scene.hands] == line["hands"]
    assert [codes(hand.black_hats) for hand in scene.hands] == line["black"]
    assert isinstance(scene.view, PlayerView)
    assert len(scene.view.legal) == line["legal"]
    assert scene.seat == (line["actor"] or scene.view.board.turn)
    assert codes(scene.hand) == line["hands"][scene.view.seat - 1]


def require_seen_by(scene: ReplayScene, seat: int, line: dict[str, Any]) -> None:
    """Only that player's hand is there."""
    assert (scene.seat, scene.hands) == (seat, ())
    assert codes(scene.hand) == line["hands"][seat - 1]


def require(watcher: Watcher, line: dict[str, Any]) -> None:
    """Every part in sight shows the state of the trace."""
    zones = watcher.screen.zones
    assert len(zones) > 5
    # Mostly it is one and the same scene; it is looked at once then.
    for scene in {id(zone.scene): zone.scene for zone in zones}.values():
        assert isinstance(scene, ReplayScene)
        require_board(scene, line)
        eyes = scene.transport.eyes
        if eyes == OPEN:
            require_open(scene, line)
        elif eyes.seat is not None:
            require_seen_by(scene, eyes.seat, line)
        else:
            assert (scene.hand, scene.hands, scene.player) == ((), (), None)


def require_through(watcher: Watcher, eyes: Eyes, line: dict[str, Any]) -> None:
    """The same moment through other eyes."""
    watcher.look_through(eyes)
    require(watcher, line)
    watcher.look_through(OPEN)


BY_KEYS = (GAMES[0], GAMES[10])


# What the reducers make of the others is tried with the records; here each costs a second.
@pytest.mark.parametrize(
    "path", [path for path in GAMES[::2] if path not in BY_KEYS], ids=lambda path: path.stem
)
async def test_to_the_end_and_back_each_step_shows_the_state_of_the_trace(path: Path) -> None:
    trace = trace_of(path)
    async with watching(path) as watcher:
        require(watcher, trace[0])
        for line in trace[1:]:
            watcher.screen.action_step(1)
            require(watcher, line)
            if line["n"] % 5 == 0:
                require_through(watcher, Eyes(1), line)
        for line in trace[-2::-1]:
            watcher.screen.action_step(-1)
            require(watcher, line)
            if line["n"] % 5 == 0:
                require_through(watcher, CLOSED, line)


@pytest.mark.parametrize("path", BY_KEYS, ids=lambda path: path.stem)
async def test_the_keys_take_the_same_way(path: Path) -> None:
    trace = trace_of(path)
    async with watching(path) as watcher:
        for line in trace[1:]:
            await watcher.pilot.press("right")
            require(watcher, line)
            if line["n"] % 5 == 0:
                require_through(watcher, Eyes(1), line)
        for line in trace[-2::-1]:
            await watcher.pilot.press("left")
            require(watcher, line)
            if line["n"] % 5 == 0:
                require_through(watcher, CLOSED, line)
