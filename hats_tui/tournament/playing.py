"""One deal between two entrants, from every seat: the work that tournaments share out."""

from __future__ import annotations

import asyncio
from functools import reduce
from operator import add
from pathlib import Path

from hats_tui.game import Game, ScoreSheet, score_sheet
from hats_tui.store.atomic import write_whole
from hats_tui.table.referee import Referee
from hats_tui.tournament.outcome import Effort, Outcome, Played
from hats_tui.tournament.paper import Paper
from hats_tui.tournament.plan import Plan, Unit, header_of
from hats_tui.tournament.seats import TimedSeat, seat_of


def play_unit(plan: Plan, keep: Path | None, unit: Unit) -> Outcome:
    """Play a deal from every seat. Equal plans and units give equal games.

    Args:
        plan: The tournament.
        keep: The folder of the records; none: they are not kept.
        unit: The pair and the deal.

    Raises:
        OSError: A record cannot be written.
    """
    return asyncio.run(_play_unit(plan, keep, unit))


async def _play_unit(plan: Plan, keep: Path | None, unit: Unit) -> Outcome:
    games: list[Played] = []
    efforts: tuple[list[Effort], list[Effort]] = ([], [])
    for rotation in range(plan.sides):
        header = header_of(plan, unit, rotation)
        sides = [(seat - 1) % plan.sides for seat in range(1, plan.players + 1)]
        pair = (plan.entrants[unit.first], plan.entrants[unit.second])
        seats = {
            seat: seat_of(pair[side != rotation], seat, header, rotation, plan.seconds)
            for seat, side in enumerate(sides, start=1)
        }
        paper = Paper(header)
        sheet = await _play(Game.from_header(header), seats, paper)
        if keep is not None:
            write_whole(keep / record_name(plan, unit, rotation), paper.text)
        games.append(_played(sheet, rotation, sides))
        for seat, side in enumerate(sides, start=1):
            efforts[side != rotation].append(seats[seat].effort)
    return Outcome(
        first=unit.first,
        second=unit.second,
        deal=unit.deal,
        games=tuple(games),
        efforts=(reduce(add, efforts[0]), reduce(add, efforts[1])),
    )


def record_name(plan: Plan, unit: Unit, rotation: int) -> str:
    """What the record of a game is called; numbers count from 1."""
    first, second = plan.entrants[unit.first].label, plan.entrants[unit.second].label
    name = f"{unit.deal + 1:05}-{rotation + 1}-{first}-{second}.hats"
    return name.replace(":", "-")


def all_kept(plan: Plan, folder: Path, unit: Unit) -> bool:
    """Whether a folder has the records of all games of a deal."""
    names = (record_name(plan, unit, rotation) for rotation in range(plan.sides))
    return all((folder / name).is_file() for name in names)


async def _play(game: Game, seats: dict[int, TimedSeat], paper: Paper) -> ScoreSheet:
    referee = Referee(game, dict(seats), paper)
    try:
        await referee.run()
    finally:
        await referee.close()
    return score_sheet(referee.game.state)


def _played(sheet: ScoreSheet, side: int, sides: list[int]) -> Played:
    """The game, seen from one side."""
    winners = {sides[seat - 1] for seat in sheet.winners}
    others = [total for other, total in enumerate(sheet.sides) if other != side]
    return Played(share=(side in winners) / len(winners), margin=sheet.sides[side] - max(others))
