"""The game cannot be saved: what now?"""

from __future__ import annotations

from hats_tui.host.saving import why_unsaved
from hats_tui.plain.console import Console, Leave
from hats_tui.record import JournalError
from hats_tui.table.journal import Unsaved
from hats_tui.words import _


async def ask_unsaved(console: Console, error: JournalError) -> Unsaved:
    """Have somebody decide what becomes of a game that cannot be saved.

    Args:
        console: Where it is asked; where nobody answers the game is ended as it was saved.
        error: Why the game cannot be saved.
    """
    answers = {"again": Unsaved.AGAIN, "play": Unsaved.PLAY_ON, "stop": Unsaved.STOP}
    console.say(why_unsaved(error))
    question = _("Type again to try again, play to play on without saving, or stop.")
    try:
        while True:
            word = (await console.ask(question)).casefold()
            found = [answer for text, answer in answers.items() if word and text.startswith(word)]
            if len(found) == 1:
                return found[0]
    except Leave:
        return Unsaved.STOP
