"""Every screen and state in the smallest window, in a language that needs two fifths more room."""

from __future__ import annotations

import gettext
from collections.abc import Iterator

import pytest
from support.layouts import faults
from support.pseudo_language import Pseudo
from support.tours import TOURS, Tour

from hats_tui.words import translation


@pytest.fixture
def longer() -> Iterator[None]:
    """Speak the language for tests."""
    translation.use(Pseudo())
    yield
    translation.use(gettext.NullTranslations())


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
async def test_no_text_loses_its_end(tour: Tour) -> None:
    found: list[str] = []
    seen = 0
    async for pilot, name in tour():
        seen += 1
        found += [f"{name}: {fault}" for fault in faults(pilot)]
    assert seen
    assert not found, "\n\n".join(found)
