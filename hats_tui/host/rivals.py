"""What is said of those who play and are no people: bots, engines, and their failures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.standing_in import stand_in, stand_in_for_unknown, stand_in_to_the_end

if TYPE_CHECKING:
    from hats_tui.table.engine_failure import EngineFailure
    from hats_tui.table.roster import Opponent

_OURS: Final = "bot:"


def rival_name(rival: Opponent) -> str:
    """What it is called: a bot of ours in the player's language, an engine as it is registered."""
    return _(rival.name) if rival.kind.startswith(_OURS) else rival.name


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
