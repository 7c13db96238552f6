"""Who takes part, as typed: `greedy`, `Owl`, `engine:mine`, `deep:300` (with a budget)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hats_tui.table.roster import BOTS, Contestant, Opponent, contestant, rivals
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
    label = shown_name(text.removeprefix("bot:") or text)
    found = _found(text)
    if found is None:
        name, _colon, work = text.rpartition(":")
        found = _found(name)
        budget = budget if found is None else _budget(work, label)
    if found is None:
        there = listed(_typed(each) for each in rivals())
        template = _("There is no {player}. There are: {players}.")
        raise NotThere(template.format(player=label, players=there))
    return Entrant(label=label, kind=found.kind, budget=budget)


def _found(text: str) -> Contestant | None:
    """Who is meant by a kind, an id, or what a bot of ours is called to people."""
    name = text.casefold()
    named = (bot.kind for bot in BOTS if name in {bot.name.casefold(), _(bot.name).casefold()})
    return contestant(text) or contestant(next(named, ""))


def _typed(opponent: Opponent) -> str:
    """How somebody is named in the shortest way that is never mistaken."""
    return opponent.kind.removeprefix("bot:")


def _budget(work: str, label: str) -> int:
    if work.isascii() and work.isdecimal() and 0 < int(work) <= _MOST_WORK:
        return int(work)
    template = _("{player}: what follows the last colon is no amount of work, such as 300.")
    raise NotThere(template.format(player=label))
