"""Records for the tests: the golden ones, and games played at random."""

from __future__ import annotations

import random
from pathlib import Path

from hats_tui.game import EndTurn, Game, Player, Undo, deal, legal_actions, score_sheet
from hats_tui.record import header_line, move_line, result_line

GOLDEN = Path(__file__).parent / "golden"
GAMES = tuple(sorted(GOLDEN.glob("*.hats")))
NAMES = ("Ann", "Bob", "Chloé", "漢字")


def lines_of(name: str) -> list[str]:
    """The lines of a golden record."""
    return (GOLDEN / f"{name}.hats").read_text(encoding="utf-8").splitlines()


def file_of(lines: list[str]) -> bytes:
    """The file that the lines make."""
    return "".join(f"{line}\n" for line in lines).encode()


def random_game(seed: int, players: int, moves: int = 1000) -> Game:
    """A game of at most so many moves, some of them taken back."""
    chance = random.Random(seed)
    seats = tuple(Player(name=name, kind="human") for name in NAMES[:players])
    game = Game.from_header(deal(seats, str(seed), created="2026-11-30T17:00:00Z"))
    for _ in range(moves):
        board = game.state.board
        if board.over:
            break
        if game.undoable and chance.random() < 0.1:
            game = game.apply(Undo(seat=board.turn))
            continue
        actions = legal_actions(board, game.state.actor_hand)
        ends = [action for action in actions if isinstance(action, EndTurn)]
        action = chance.choice([*actions, *ends, *ends, *ends, *ends])
        game = game.apply(game.with_chance(action))
    return game


def record_of(game: Game) -> list[str]:
    """The lines of a game's record."""
    lines = [header_line(game.header), *(move_line(entry.move) for entry in game.entries)]
    return [*lines, result_line(score_sheet(game.state))] if game.state.board.over else lines
