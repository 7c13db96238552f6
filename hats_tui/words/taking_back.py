"""Why a turn cannot be taken back, and what is said when it was."""

from __future__ import annotations

from hats_tui.words.causes import cause
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.translation import _


def people_play() -> Phrase:
    """Several people play."""
    return phrase(_("A turn can be taken back against bots alone: other people play here."))


def it_is_over() -> Phrase:
    """The game has ended."""
    return phrase(_("The game is over: watch it again, and play on from any moment of it."))


def it_is_not_saved() -> Phrase:
    """There is no record to go back in."""
    return phrase(_("This game is not saved: there is no turn to go back to."))


def nothing_done() -> Phrase:
    """The player has not done anything."""
    return phrase(_("You have not played a card yet."))


def taken_back() -> str:
    """A turn was taken back."""
    return _("Your last turn is taken back. The game as it was stays in the folder of your games.")


def record_is_damaged() -> str:
    """There is nothing right to go back in."""
    return _("The turn cannot be taken back, for the record of this game is damaged.")


def nothing_written(reason: str) -> str:
    """The disk does not take another record.

    Args:
        reason: Why, as the system says it.
    """
    return _("The turn cannot be taken back: {reason}. The game goes on.").format(
        reason=cause(reason)
    )
