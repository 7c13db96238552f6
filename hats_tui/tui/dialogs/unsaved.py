"""The game cannot be saved: what now?"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import Binding, BindingType

from hats_tui.host.saving import why_unsaved
from hats_tui.record import JournalError
from hats_tui.table.journal import Unsaved
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.widgets.entries import Entry
from hats_tui.words import N_, _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

_ANSWERS: Final = (Unsaved.AGAIN, Unsaved.PLAY_ON, Unsaved.STOP)


class AskUnsavedGame(Choice):
    """Gives the number of the answer, from 0, or None, which decides nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # What is asked here comes back until it is answered, and leaving must not wait for that.
        Binding("ctrl+q", "app.quit", N_("Quit"), id="unsaved.quit"),
    ]

    def __init__(self, error: JournalError) -> None:
        """Ask.

        Args:
            error: Why the game cannot be saved.
        """
        entries = [
            Entry("a", _("Try again")),
            Entry("p", _("Play on without saving")),
            Entry("s", _("Stop: what was saved can be resumed")),
        ]
        super().__init__(why_unsaved(error), entries)


async def ask_unsaved(app: HatsApp, error: JournalError) -> Unsaved:
    """Have the player decide what becomes of a game that cannot be saved.

    Args:
        app: Where it is asked.
        error: Why the game cannot be saved.

    Returns:
        The answer; to try again where the dialog was left without one.
    """
    number = await app.push_screen_wait(AskUnsavedGame(error))
    return Unsaved.AGAIN if number is None else _ANSWERS[number]
