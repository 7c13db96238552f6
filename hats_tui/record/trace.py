"""The command `hats-tui record trace`: the state after each action, one JSON object a line."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence

from hats_tui.game import GameState, legal_actions, score_sheet
from hats_tui.record.console import read_each, speak_utf8
from hats_tui.record.lines import result_line
from hats_tui.record.reader import Record
from hats_tui.record.sentences import Say


def main(paths: Sequence[str], say: Say = str) -> int:
    """Print the traces of some records, one after the other.

    A file that is not a right record has no trace; what is wrong with it is told on standard error.

    Args:
        paths: The files.
        say: Translates an English text.

    Returns:
        0 when every file is a right record, else 1.
    """
    speak_utf8()
    code = 0
    for record in read_each(paths, faults=sys.stderr, say=say):
        if record is None:
            code = 1
            continue
        for line in trace_lines(record):
            print(line)
    return code


def trace_lines(record: Record) -> Iterator[str]:
    """The trace of one record: the deal, each action with the state after it, and the result."""
    game = record.game
    yield _line('{"n":0', game.start)
    for n, (line, entry) in enumerate(zip(record.moves, game.entries, strict=True), start=1):
        yield _line(f'{{"n":{n},"action":{line.text.strip()}', entry.state)
    if game.state.board.over:
        yield result_line(score_sheet(game.state))


def _line(opening: str, state: GameState) -> str:
    """One line: what was done, kept to the letter, then the state."""
    return f"{opening},{json.dumps(_facts(state), separators=(',', ':'))[1:]}"


def _facts(state: GameState) -> dict[str, object]:
    board = state.board
    return {
        "turn": None if board.over else board.turn,
        "actor": board.actor,
        "table": board.table,
        "hands": [sorted(hand) for hand in state.hands],
        "shown": [sorted(shown) for shown in board.collections],
        "black": [sorted(black) for black in state.black_hats],
        "deck": state.deck,
        "discards": sorted(state.discards),
        "cookie": board.cookie,
        "played": board.played,
        "optional": board.optional_used,
        "legal": len(legal_actions(board, state.actor_hand)),
        "over": board.over,
    }
