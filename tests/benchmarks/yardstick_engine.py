"""The yardstick as an engine, for tournaments: HATS_TUI_HOME=tests/benchmarks/home knows it.

It speaks the protocol on standard input and output. Four descents are a unit of work, so it makes
4,000 of them with the usual budget.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support.yardstick import ITERATIONS, Yardstick

from hats_tui.bots.protocol import (
    Act,
    Answer,
    BotHello,
    Bye,
    RefereeHello,
    ToReferee,
    line_of,
    read_for_bot,
)
from hats_tui.table.engine import BUDGET


def reply_to(line: bytes) -> ToReferee | None:
    """What the yardstick says; nothing where it goes.

    Raises:
        SystemExit: The referee says bye.
    """
    match read_for_bot(line):
        case RefereeHello():
            return BotHello(name="Yardstick", author="hats-tui")
        case Act() as act:
            choose = Yardstick(act.budget * ITERATIONS // BUDGET)
            action = choose(act.view, act.legal, act.budget, act.seed)
            return Answer(id=act.id, action=action)
        case Bye():
            raise SystemExit
        case _:
            return None


def main() -> None:
    """Answer the referee, until it says bye or is gone."""
    for line in sys.stdin.buffer:
        if reply := reply_to(line):
            sys.stdout.buffer.write(line_of(reply))
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
