"""From what the referee asks to what it is told."""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.bots.analysis.weighing import Weighing, weigh
from hats_tui.bots.kernel.codes import code_of
from hats_tui.bots.protocol import Analyse, Analysis, Assessment
from hats_tui.bots.worlds.worlds import Worlds
from hats_tui.game import Action


def analyses(request: Analyse) -> Iterator[Analysis]:
    """Answer a request, again and again until the work is done.

    Args:
        request: What is asked; equal requests get equal answers.
    """
    actions = {code_of(action): action for action in request.actions}
    rounds = weigh(
        list(actions),
        [code_of(action) for action in request.asked],
        Worlds(request.view),
        request.view.seat - 1,
        work=max(request.budget, 1),
        seed=request.seed,
    )
    for weighing in rounds:
        yield analysis_of(request.id, weighing, actions)


def analysis_of(number: int, weighing: Weighing, actions: dict[int, Action]) -> Analysis:
    """What is known so far, as a message.

    Args:
        number: The number of the request.
        weighing: What is known.
        actions: The actions by their integers.
    """
    return Analysis(
        id=number,
        part=weighing.part,
        worlds=weighing.worlds,
        win=weighing.win,
        moves=tuple(
            Assessment(
                action=actions[weighed.action],
                win=weighed.win,
                loss=weighed.loss.mean,
                error=weighed.loss.error,
            )
            for weighed in weighing.actions
        ),
    )
