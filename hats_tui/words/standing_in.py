"""What is said when a move is made in the place of a bot or an engine that does not make one."""

from __future__ import annotations

from hats_tui.words.names import Names, shown_name
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.translation import _


def stand_in(seat: int, names: Names) -> Phrase:
    """It failed this time."""
    template = _("{name} did not answer properly; a simple move was made in its place.")
    return phrase(template, name=names[seat])


def stand_in_to_the_end(seat: int, names: Names) -> Phrase:
    """It failed too often, and is not asked any more in this game."""
    template = _("{name} failed too often; from now on simple moves are made in its place.")
    return phrase(template, name=names[seat])


def played_for(seat: int, names: Names) -> Phrase:
    """It is its turn, and it is not asked any more."""
    return phrase(_("A simple move is made for {name}"), name=names[seat])


def stand_in_for_unknown(seat: int, kind: str, names: Names) -> Phrase:
    """There is no such player here, so it cannot even be asked.

    Args:
        seat: Where it should sit.
        kind: Who should play, as the record has it: `bot:ID` or `engine:NAME`.
        names: The players' names.
    """
    sort, _colon, known_as = kind.partition(":")
    if sort == "bot":
        template = _("This HATS has no bot {bot}; simple moves are made in the place of {name}.")
        return phrase(template, bot=shown_name(known_as), name=names[seat])
    template = _(
        "No engine {engine} is registered here; simple moves are made in the place of {name}."
    )
    return phrase(template, engine=shown_name(known_as), name=names[seat])
