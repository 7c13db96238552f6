"""What became of a file that was to be brought in, as a line of a report."""

from __future__ import annotations

from typing import Final

from hats_tui.record import sentence
from hats_tui.store.history.transfer import Fate, Imported
from hats_tui.tui.paint.palette import Role
from hats_tui.words import _
from hats_tui.words.names import shown_name
from hats_tui.words.transfer import fate_sentence

_ROLES: Final[dict[Fate, Role]] = {Fate.TAKEN: "fg", Fate.PRESENT: "muted"}


def fate_line(imported: Imported) -> tuple[str, Role]:
    """The line, and how it looks."""
    fault = imported.fault
    text = fate_sentence(
        imported.fate.value,
        file=shown_name(imported.source.name),
        name=shown_name(imported.name),
        line=fault.line if fault else 0,
        reason=sentence(fault, _) if fault else imported.detail,
    )
    return text, _ROLES.get(imported.fate, "bad")
