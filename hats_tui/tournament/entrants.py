"""Who takes part, as typed: `greedy`, `bot:greedy`, `engine:mine`, `deep:300` (with a budget)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hats_tui.table.roster import Opponent, contestant, rivals
from hats_tui.tournament.plan import Entrant
from hats_tui.words import _
from hats_tui.words.names import shown_name
from hats_tui.words.phrase import listed

_MOST_WORK: Final = 10**9


class NotThere(Exception):
    """Somebody cannot take part; `str()` is a sentence that says why."""


def entrants_of(texts: Sequence[str], budget: int) -> tuple[Entrant, ...]:
    """Look up who takes part.

    Args:
        texts: As they are typed.
        budget: The work for an action of those that are named without one.

    Raises:
        NotThere: There is no such player, or one is named twice.
    """
    found = [_entrant(text, budget) for text in texts]
    if len(found) < 2:
        raise NotThere(_("A tournament needs two players at least."))
    for number, each in enumerate(found):
        if any((each.kind, each.budget) == (other.kind, other.budget) for other in found[:number]):
            template = _("{player} is named twice.")
            raise NotThere(template.format(player=each.label))
    return tuple(found)


def _entrant(text: str, budget: int) -> Entrant:
    label = shown_name(text.removeprefix("bot:"))
    found, work = contestant(text), ""
    if found is None:
        name, _colon, work = text.rpartition(":")
        found = contestant(name)
    if found is None:
        there = listed(_typed(each) for each in rivals())
        template = _("There is no {player}. There are: {players}.")
        raise NotThere(template.format(player=label, players=there))
    return Entrant(label=label, kind=found.kind, budget=_budget(work, budget, label))


def _typed(opponent: Opponent) -> str:
    """How somebody is named in the shortest way that is never mistaken."""
    return opponent.kind.removeprefix("bot:")


def _budget(work: str, usual: int, label: str) -> int:
    if not work:
        return usual
    if work.isascii() and work.isdecimal() and 0 < int(work) <= _MOST_WORK:
        return int(work)
    template = _("{player}: what follows the last colon is no amount of work, such as 300.")
    raise NotThere(template.format(player=label))
