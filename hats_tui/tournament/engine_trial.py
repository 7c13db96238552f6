"""Whether the engines start at all, before anybody plays a whole tournament against nobody."""

from __future__ import annotations

import asyncio

from hats_tui.table.engine_failure import EngineFailure
from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import program_of
from hats_tui.tournament.plan import Plan, Unit, header_of
from hats_tui.words import _


def first_trouble(plan: Plan) -> str:
    """Start each engine once; a sentence about the first that fails, or nothing."""
    return asyncio.run(_first_trouble(plan))


async def _first_trouble(plan: Plan) -> str:
    players = header_of(plan, Unit(0, 1, 0), 0).players
    for kind, label in {each.kind: each.label for each in plan.entrants if each.is_engine}.items():
        program = program_of(kind)
        assert program is not None, "it was found a moment ago"
        engine = EngineProcess(program, 1, players)
        try:
            await engine.start()
        except EngineFailure as failure:
            template = _("{player} does not start as the protocol wants it: {reason}")
            return template.format(player=label, reason=failure)
        finally:
            await engine.close()
    return ""
