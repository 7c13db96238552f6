"""One deal, from every seat."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from support.faulty_bot import command
from support.tournament import plan

from hats_tui.game import Game, Header
from hats_tui.record.reader import load_record
from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.table.engine import EngineSeat
from hats_tui.table.engine_failure import FailureReason
from hats_tui.table.referee import Referee
from hats_tui.table.seat import Seat
from hats_tui.tournament.outcome import Outcome
from hats_tui.tournament.paper import Paper
from hats_tui.tournament.plan import Entrant, Unit, header_of
from hats_tui.tournament.playing import play_unit
from hats_tui.tournament.seats import LocalSeat

UNIT = Unit(0, 1, 0)


def untimed(outcome: Outcome) -> Outcome:
    """An outcome without what is never twice the same."""
    return outcome.with_(
        efforts=tuple(each.with_(seconds=0.0, slowest=0.0) for each in outcome.efforts)
    )


@pytest.mark.parametrize(("players", "games"), [(2, 2), (3, 3), (4, 2)])
def test_the_first_has_every_side_once(players: int, games: int) -> None:
    three = plan(players=players)  # type: ignore[arg-type]
    firsts = []
    for rotation in range(games):
        header = header_of(three, UNIT, rotation)
        firsts.append([n for n, each in enumerate(header.players) if each.name == "hasty"])

    assert firsts == {2: [[0], [1]], 3: [[0], [1], [2]], 4: [[0, 2], [1, 3]]}[players]


def test_all_pairs_and_rotations_have_the_same_deal() -> None:
    three = plan("hasty", "random", "simple")
    headers = [header_of(three, Unit(*pair, 5), side) for pair in three.pairs for side in (0, 1)]

    deals = {(h.table, h.hands, h.deck, h.first, h.removed, h.seed) for h in headers}
    assert len(deals) == 1
    assert len(list(three.units(2))) == 6


@pytest.mark.parametrize("players", [3, 4])
def test_equal_deals_are_played_equally_and_their_records_are_right(
    players: int, tmp_path: Path
) -> None:
    wanted = plan("simple", "hasty", players=players)  # type: ignore[arg-type]

    outcome = play_unit(wanted, tmp_path, UNIT)
    texts = {path.name: path.read_text() for path in tmp_path.iterdir()}

    assert untimed(play_unit(wanted, tmp_path, UNIT)) == untimed(outcome)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == texts
    results = [load_record(tmp_path / name).result for name in sorted(texts)]
    assert len(results) == wanted.sides == len(outcome.games)
    for side, (result, game) in enumerate(zip(results, outcome.games, strict=True)):
        assert result is not None
        others = [total for other, total in enumerate(result.sides) if other != side]
        assert game.margin == result.sides[side] - max(others)
        assert (game.share > 0) == (side + 1 in result.winners)


async def record(header: Header, seats: dict[int, Seat]) -> str:
    """The record of a whole game."""
    paper = Paper(header)
    referee = Referee(Game.from_header(header), seats, paper)
    await referee.run()
    await referee.close()
    return paper.text


def local(header: Header, seat: int) -> LocalSeat:
    """One of our bots without a process."""
    kind = header.players[seat - 1].kind
    return LocalSeat(seat, kind, header.players, seed=seat, budget=1_000)


@pytest.mark.parametrize(("players", "there"), [(2, 1), (4, 3)])
def test_a_bot_plays_the_same_with_and_without_a_process(players: int, there: int) -> None:
    header = header_of(plan("greedy", "hasty", players=players), UNIT, 0)  # type: ignore[arg-type]
    seats = range(1, players + 1)
    here: dict[int, Seat] = {seat: local(header, seat) for seat in seats}
    kind = header.players[there - 1].kind
    troubles: list[object] = []
    process = EngineSeat(
        there, kind, header.players, seed=there, on_trouble=lambda *told: troubles.append(told)
    )

    far = asyncio.run(record(header, {**here, there: process}))

    assert kind == "bot:greedy"
    assert troubles == []
    assert far == asyncio.run(record(header, here))


def test_what_an_engine_does_wrong_is_counted(tmp_path: Path) -> None:
    ensure_dir(settings_file().parent)
    program = json.dumps(command("def act(heard): sys.exit('no tea')").command)
    settings_file().write_text(f"[engines]\nfaulty = {program}\n")
    faulty = Entrant(label="faulty", kind="engine:faulty", budget=1)
    random = Entrant(label="random", kind="bot:random", budget=1)

    outcome = play_unit(plan().with_(entrants=(random, faulty)), None, UNIT)

    assert outcome.efforts[0].failures == {}
    assert outcome.efforts[1].failures == {FailureReason.ENDED: 6}  # three in each of two games
