"""What the parts of the replay are called."""

from __future__ import annotations

from hats_tui.tui.replay.film import Eyes
from hats_tui.words import _
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase


def eyes_label(eyes: Eyes, names: Names) -> Phrase:
    """Whose hand is seen, in a word or two."""
    if eyes.open:
        return phrase(_("all hands open"))
    if eyes.seat is None:
        return phrase(_("hands closed"))
    return phrase(_("seen by {name}"), name=names.short(eyes.seat))
