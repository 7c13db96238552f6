"""What is said between two people's hands, while everybody can hear it."""

from __future__ import annotations

from hats_tui.game import PlayerView
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.recap import since_last_turn
from hats_tui.words.turns import curtain


def curtain_lines(view: PlayerView, names: Names, *, offered: bool) -> list[Phrase]:
    """Whom the keyboard goes to, why, and what has happened since.

    Args:
        view: What the one may know to whom it goes; nothing of it is told that others may not.
        names: The players' names.
        offered: Whether somebody here has offered a card, and may take that back.
    """
    said = curtain(view, names)
    told = [phrase(_("Pass the keyboard to {name}."), name=said.name), said.why]
    told += since_last_turn(view.history, view.seat, names)
    if offered:
        template = _("{name} may take the offer back instead: type undo.")
        told.append(phrase(template, name=names[view.board.turn]))
    return [*told, said.look_away]
