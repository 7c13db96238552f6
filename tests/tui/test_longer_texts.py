"""Every screen and state in the smallest window: no language needs more room than there is.

The language for tests needs two fifths more than English. The real ones walk past the most telling
screens in `test_language_snapshots.py`, and through all of them in `tests/benchmarks/languages.py`.
"""

from __future__ import annotations

import gettext
from collections.abc import Callable, Iterator

import pytest
from support.layouts import faults, is_whole, marked, unmarked
from support.pseudo_language import CLOSE, OPEN, Pseudo
from support.screens import running
from support.tours import TOURS, Tour

from hats_tui.cells import ELLIPSIS, width_of
from hats_tui.tui.app import HatsApp
from hats_tui.tui.manual.contents import contents
from hats_tui.tui.manual.keys import key_table
from hats_tui.tui.manual.sheet import paint_sheet
from hats_tui.words import translation

Speak = Callable[[gettext.NullTranslations], None]


@pytest.fixture
def speak() -> Iterator[Speak]:
    """Speaks a language until the test is over."""
    yield translation.use
    translation.use(gettext.NullTranslations())


async def assert_whole(tour: Tour) -> None:
    found: list[str] = []
    seen = 0
    async for pilot, name in tour():
        seen += 1
        found += [f"{name}: {fault}" for fault in faults(pilot)]
    assert seen
    assert not found, "\n\n".join(found)


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: tour.__name__)
async def test_no_text_loses_its_end_in_a_longer_language(tour: Tour, speak: Speak) -> None:
    speak(Pseudo())
    await assert_whole(tour)


async def test_the_help_can_be_read_from_end_to_end_in_a_longer_language(speak: Speak) -> None:
    speak(Pseudo())
    async with running() as pilot:
        assert isinstance(pilot.app, HatsApp)
        screen, look = pilot.app.screen, pilot.app.look
        sheet = paint_sheet(
            contents(screen, key_table(screen.active_bindings, has_fields=False), look), 76, look
        )
    text = "".join(sheet.canvas.lines())
    assert text.count(OPEN) == text.count(CLOSE) > 100
    assert ELLIPSIS not in text


def test_a_marked_text_is_as_long_as_it_was_and_keeps_its_places() -> None:
    for text in ("{name} plays {card}.", "Ärger {{so}} żó", "ab", "a", "×{n}"):
        assert unmarked(marked(text)) == text
        assert width_of(marked(text)) == width_of(text)
        assert (marked(text) == text) == (text in {"a", "×{n}"})
    assert unmarked(marked("…und weiter")) == ".und weiter"
    assert set(marked("ab")).isdisjoint("ab")
    assert marked("{name} plays {card}.") == f"{{name}} {marked('plays')} {{card}}."


def test_a_text_without_its_end_is_found() -> None:
    whole = marked("plays")
    assert is_whole(whole)
    assert is_whole(f"{OPEN}plays{CLOSE}")
    assert not is_whole(whole[:-1])
    assert not is_whole(f"{OPEN}plays")
