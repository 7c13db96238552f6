"""Games that lie in the player's folder before the program starts, and what it wrote of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from hats_tui.game import EndTurn, Game, Header, Player, deal, legal_actions
from hats_tui.record import Record, header_line, load_record, move_line

CREATED = "2026-11-30T17:00:00Z"
NAMES = ("Ann", "Bob", "Cyd", "Dan")
PEOPLE = ("human",) * 4


def new_game(
    count: int, seed: int = 1, kinds: Sequence[str] = PEOPLE, names: Sequence[str] = NAMES
) -> Header:
    """A deal in which the first seat begins."""
    players = [Player(name=name, kind=kind) for name, kind in zip(names, kinds, strict=True)]
    return deal(tuple(players[:count]), str(seed), first=1, created=CREATED)


def after_turns(header: Header, turns: int, seed: int = 1) -> Game:
    """The game after so many turns, each with one main action."""
    rng, game = Random(seed), Game.from_header(header)
    for _ in range(turns):
        state = game.state
        main = [
            action
            for action in legal_actions(state.board, state.actor_hand)
            if action.do in {"swap", "black"}
        ]
        game = game.apply(rng.choice(main)).apply(EndTurn(seat=state.board.turn))
    return game


def save(home: Path, game: Game) -> Path:
    """Lay the record of an unfinished game where the program looks for it."""
    folder = home / "data" / "games"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "saved.hats"
    lines = [header_line(game.header), *(move_line(entry.move) for entry in game.entries)]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def with_pauses(home: Path, seconds: float) -> None:
    """Have bots take so long for each move."""
    folder = home / "config"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.toml").write_text(f"bot_pause = {seconds}\n", encoding="utf-8")


def only_record(home: Path) -> Record:
    """The one game in the player's folder; it is a right record."""
    (file,) = home.rglob("*.hats")
    return load_record(file)
