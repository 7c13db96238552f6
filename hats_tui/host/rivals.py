"""What is said of those who play and are no people: bots, engines, and their failures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from hats_tui.words import _
from hats_tui.words.names import Names, shown_name
from hats_tui.words.phrase import Phrase
from hats_tui.words.standing_in import stand_in, stand_in_for_unknown, stand_in_to_the_end

if TYPE_CHECKING:
    from hats_tui.table.engine_failure import EngineFailure
    from hats_tui.table.roster import Opponent

_OURS: Final = "bot:"


def rival_name(rival: Opponent) -> str:
    """What it is called: a bot of ours in the player's language, an engine as it is registered."""
    return _(rival.name) if rival.kind.startswith(_OURS) else rival.name


def rival_called(text: str, rivals: Iterable[Opponent]) -> Opponent | None:
    """Who it is that somebody means by a name alone, such as `Owl`, `owl` or `deep`.

    Args:
        text: The name, in the player's language or in English, or the part of the kind behind `:`.
        rivals: Who can be meant.
    """
    name = shown_name(text).casefold()
    for rival in rivals:
        names = {rival_name(rival), rival.name, rival.kind.partition(":")[2]}
        if name in {each.casefold() for each in names}:
            return rival
    return None


def rival_character(rival: Opponent) -> str:
    """How it plays, in a sentence, as far as that is known."""
    if rival.kind.startswith(_OURS):
        return _(rival.character)
    return _("An engine that is registered on this computer.")


def trouble_sentence(seat: int, failure: EngineFailure, names: Names) -> Phrase:
    """Say that a bot or an engine failed, and what was done about it.

    Args:
        seat: Where it sits.
        failure: What went wrong.
        names: The players' names.
    """
    if failure.unregistered:
        return stand_in_for_unknown(seat, failure.kind, names)
    return stand_in_to_the_end(seat, names) if failure.last else stand_in(seat, names)
