"""The dialog in which a player chooses what to say to the partner."""

from __future__ import annotations

from hats_tui.game import Say
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.widgets.entries import Entry
from hats_tui.words import _
from hats_tui.words.talk import wish_text

_SAYINGS = tuple(Say)


class TalkBox(Choice):
    """Gives the number of what is said among all that can be said, or None."""

    def __init__(self) -> None:
        """Offer all that can be said."""
        entries = [Entry(str(n), wish_text(say)) for n, say in enumerate(_SAYINGS, start=1)]
        super().__init__(_("All hear what you say to your partner"), entries)


def said(index: int | None) -> Say | None:
    """What was chosen in the dialog."""
    return None if index is None else _SAYINGS[index]
