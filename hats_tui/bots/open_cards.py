"""How good actions were, with all cards open: a process of our own, for games that are over.

This is no part of the protocol. Whoever plays, bot or engine, is never asked with cards that its
player does not know; so this has messages of its own, and they hold a whole state.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Annotated

from pydantic import Field

from hats_tui.bots.giving_way import give_way
from hats_tui.bots.protocol import Analysis, line_of
from hats_tui.game import Action, GameState
from hats_tui.game.model import Line


class OpenQuestion(Line):
    """Tell how good some actions are where everything is known."""

    state: GameState
    """The moment, all cards open."""
    actions: tuple[Action, ...] = Field(min_length=1)
    """What the player who has to act may do."""
    asked: tuple[Action, ...] = ()
    """Those of them that are to be told about however bad they are."""
    budget: Annotated[int, Field(ge=1)]
    """How many games are imagined, about."""
    seed: Annotated[int, Field(ge=0)]
    """What all random choices are to follow from."""


def main() -> int:
    """Answer questions, a line each, until there are no more.

    Returns:
        The exit code.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked decides how long this goes on
    give_way()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from hats_tui.bots.analysis.hindsight import looked_back

    try:
        for line in sys.stdin.buffer:
            answer: Analysis = looked_back(OpenQuestion.model_validate_json(line))
            sys.stdout.buffer.write(line_of(answer))
            sys.stdout.buffer.flush()
    except BrokenPipeError:
        os._exit(0)
    return 0


if __name__ == "__main__":
    sys.exit(main())
