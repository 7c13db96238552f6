"""Everything that the words can say about the program itself: settings, keys, and its faults."""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.store.settings import TABLES, Settings
from hats_tui.tui.keys.fitting import Misfit
from hats_tui.words import faults, keys, settings

_VALUES = (("glyphs", "auto"), ("glyphs", "unicode"), ("glyphs", "ascii"))
_DETAILS = ("brief", "normal", "full")


def about_the_program() -> Iterator[str]:
    """All of it."""
    for key in Settings.model_fields:
        if key not in TABLES:
            yield from (settings.setting_label(key), settings.setting_meaning(key))
    yield from (settings.value_text(*each) for each in _VALUES)
    yield from (settings.value_text("log_detail", value) for value in _DETAILS)
    yield from (settings.value_text("motion", value) for value in (True, False))
    yield settings.value_text("bot_pause", 0.8)
    for misfit in Misfit:
        yield keys.key_fault(misfit.value, name="1", key="2", other="3")
        if misfit is not Misfit.UNKNOWN:
            yield keys.key_refused(misfit.value, key="2", other="3")
    for saved in (True, False):
        yield faults.crash_lines("1", report="2", saved=saved)
    yield faults.crash_lines("1", reason="2")
