"""What the bytes on their way to a terminal tell about cards."""

from __future__ import annotations

import re

from support.driving import Driven

from hats_tui.game import Card, Game

_CODE = re.compile(rb"(?<![A-Za-z])[HCFPSTJ][1-6]")
_STYLE = re.compile(rb"\x1b\[[0-9;:]*m")
_ELSEWHERE = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-ln-~]|\x1b[^\[]")


def codes_in(sent: bytes) -> set[Card]:
    """The cards whose codes are in what was sent; a change of colour inside a code hides none."""
    text = _ELSEWHERE.sub(b"\n", _STYLE.sub(b"", sent))
    return {Card(found.decode()) for found in _CODE.findall(text)}


def open_cards(game: Game) -> set[Card]:
    """The cards that everybody sees."""
    board = game.state.board
    return {*board.table, *(card for collection in board.collections for card in collection)}


def hand_of(game: Game, seat: int) -> set[Card]:
    """The cards that only one player may see."""
    return set(game.state.hands[seat - 1])


def wait_for_hand(terminal: Driven, game: Game, seat: int) -> None:
    """Read on until a player's hand stands on the screen."""
    hand = hand_of(game, seat)
    terminal.wait_until(lambda: hand <= codes_in(terminal.text.encode()), str(sorted(hand)))
