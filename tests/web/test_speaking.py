"""The language that a visitor is spoken to in."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hats_tui.web.page import page
from hats_tui.web.speaking import preferences_of, speaking_to
from hats_tui.words import translation
from hats_tui.words.languages import LANGUAGES


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("de", "de"),
        ("pt-BR,pt;q=0.9,en;q=0.8,fr;q=0.5", "pt_BR:pt:en"),
        ("en-GB,en;q=0.9,de;q=0.8", "en_GB:en"),
        ("fr;q=1, ../../etc/passwd, it", "fr:it"),
    ],
)
def test_languages_as_browsers_name_them(header: str, languages: str) -> None:
    preferences = preferences_of(header)

    assert preferences["LANGUAGE"] == languages
    assert preferences["LC_MESSAGES"] == f"{languages.partition(':')[0]}.UTF-8"


@pytest.mark.parametrize("header", ["", "*", "?", ";q=1"])
def test_a_browser_that_says_nothing_gets_the_language_of_the_server(header: str) -> None:
    assert preferences_of(header) == {}
    with speaking_to(header) as language:
        assert language == translation.spoken()


@settings(max_examples=30)
@given(st.text())
def test_whatever_a_browser_prefers_is_no_danger(header: str) -> None:
    told = "".join(preferences_of(header).values())
    assert set(told) <= set(map(chr, range(33, 127)))


def test_a_visitor_is_spoken_to_in_a_language_and_then_it_is_ours_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(LANGUAGES, "fr", "Français")
    ours = translation.spoken()

    with speaking_to("fr-CH, de"):
        assert '<html lang="fr">' in page()
    assert translation.spoken() == ours
    assert f'<html lang="{ours}">' in page()
