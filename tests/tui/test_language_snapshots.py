"""Each language in the smallest window, and the signs of ASCII: the texts of telling screens.

They are as they were when somebody last looked at them, and no text loses its end. English has its
pictures in the other files of snapshots.
`pytest -n 0 tests/tui/test_language_snapshots.py --snapshot-update` keeps what is shown now; look
at the difference before you commit it.
"""

from __future__ import annotations

import gettext
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.catalogues import languages
from support.layouts import Marked, faults, of_catalogue, unmarked
from support.postcards import postcards, text_of
from syrupy.assertion import SnapshotAssertion

from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.words import translation


@pytest.fixture(autouse=True)
def the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The time zone and the name of a file, which are shown; and English afterwards."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    monkeypatch.setattr(
        "hats_tui.tui.screens.settings.settings_file", lambda: Path("settings.toml")
    )
    yield
    translation.use(gettext.NullTranslations())


@pytest.mark.parametrize("language", languages())
async def test_every_language_looks_as_it_did(language: str, snapshot: SnapshotAssertion) -> None:
    translation.use(Marked(of_catalogue(language)))
    found: list[str] = []
    async for pilot, name in postcards():
        found += [f"{name}: {unmarked(fault)}" for fault in faults(pilot)]
        assert unmarked(text_of(pilot)) == snapshot(name=name)
    assert not found, "\n\n".join(found)


async def test_ascii_is_enough(snapshot: SnapshotAssertion) -> None:
    async for pilot, name in postcards(ASCII):
        text = text_of(pilot)
        assert text == snapshot(name=name)
        assert text.replace("Chloé", "").isascii(), name
