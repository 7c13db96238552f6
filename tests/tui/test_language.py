"""Another language while the program runs."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from support.gallery import NAMES, few
from support.pseudo_language import pseudo_spoken
from support.screens import running, settle, shown
from textual.widgets import Static

from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.tui.app import HatsApp
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.screens.settings import SettingsScreen
from hats_tui.words import install, spoken, translation
from hats_tui.words.languages import ENGLISH, LANGUAGES

FRENCH = {"SETTINGS": "RÉGLAGES", "New game": "Nouvelle partie", "Language": "Langue"}


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    install(ENGLISH)


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A little French, as long as there is no more of it."""
    texts = Catalog(locale="fr")
    for english, said in FRENCH.items():
        texts.add(english, said)
    file = ensure_dir(tmp_path / "fr" / "LC_MESSAGES") / "hats-tui.mo"
    with file.open("wb") as compiled:
        write_mo(compiled, texts)
    monkeypatch.setattr(translation, "_CATALOGUES", tmp_path)
    monkeypatch.setitem(LANGUAGES, "fr", "Français")
    monkeypatch.setattr(gettext, "_translations", {})


async def test_the_language_changes_at_once_on_all_screens_and_is_kept(french: None) -> None:
    async with running() as pilot:
        await pilot.press("f9", "home")
        await settle(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, SettingsScreen)
        assert screen.rows.chosen is not None
        assert screen.rows.chosen.name == "language"
        await pilot.press("right", "right")
        await pilot.app.workers.wait_for_complete()
        assert spoken() == "fr"
        assert "RÉGLAGES" in shown(screen)
        assert "Langue" in shown(screen)
        assert "Français" in shown(screen)
        assert 'language = "fr"' in settings_file().read_text().splitlines()
        await pilot.press("escape")
        await settle(pilot)
        assert "Nouvelle partie" in shown(pilot.app.screen)


async def test_the_language_that_was_asked_for_at_the_start_stays_until_another_is_set(
    french: None,
) -> None:
    ensure_dir(settings_file().parent)
    settings_file().write_text('language = "en"\n')
    install("fr")
    async with running() as pilot:
        assert "Nouvelle partie" in shown(pilot.app.screen)
        assert isinstance(pilot.app, HatsApp)
        pilot.app.preferences.change("motion", value=False)
        assert spoken() == "fr"
        pilot.app.preferences.reset("language")
        assert spoken() == ENGLISH


async def test_no_screen_keeps_what_it_said_in_the_old_language() -> None:
    found: dict[str, set[str]] = {}
    async with running() as pilot:
        async for name in few(pilot):
            screen = pilot.app.screen
            if not isinstance(screen, HatsScreen):
                continue
            before = texts_of(screen)
            with pseudo_spoken():
                screen.take_language()
                await pilot.pause()
                kept = before & texts_of(screen)
            screen.take_language()
            await pilot.pause()
            found |= {name: kept} if kept else {}
    assert found == {}


def texts_of(screen: HatsScreen[object]) -> set[str]:
    """The rows that are shown, and have words in them."""
    rows = shown(screen).split("\n")
    rows += [str(label.content) for label in screen.query(Static)]
    names = re.compile("|".join([*NAMES, "Team"]))
    return {row for row in rows if sum(map(str.isalpha, names.sub("", row))) > 8}
