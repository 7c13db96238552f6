"""The catalogues of the languages: whole, and in line with the program.

What is wrong with one is told, in `tests`, by `python -m support.catalogue_faults CODE`.
"""

from __future__ import annotations

import pytest
from babel.messages.catalog import Catalog
from support.catalogue_faults import faults
from support.catalogues import catalogue, languages, path_of, template, written
from support.glossary import english_terms, glossary_of

from hats_tui.words.languages import ENGLISH, LANGUAGES

PLURAL = ("{n} card of {name}", "{n} cards of {name}")


def test_every_language_that_can_be_chosen_is_whole_and_right() -> None:
    texts = template()

    assert {code: faults(code, texts=texts) for code in LANGUAGES if code != ENGLISH} == {
        code: [] for code in LANGUAGES if code != ENGLISH
    }


@pytest.mark.parametrize("language", languages())
def test_a_catalogue_is_kept_as_the_command_writes_it(language: str) -> None:
    assert written(catalogue(language)) == path_of(language).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_a_glossary_says_all_terms(language: str) -> None:
    glossary = glossary_of(language)

    assert glossary.forms.keys() == set(english_terms().by_form.values()) - {""}
    assert all(glossary.forms.values())


@pytest.mark.parametrize(
    ("said", "translated", "fault"),
    [
        ("Play {card}.", "{card} spielen.", ""),
        ("Play {card}.", "", "is missing"),
        ("Play {card}.", "Spiele {karte}.", "does not have the same places, see card, karte"),
        ("Play {card}.", "Spiele {card.", "expected '}' before end of string"),
        ("Play {card}.", "Spiele {card}. ", "ends with other spaces"),
        ("Play {card}.", "Spiele {card}", "ends with '' instead of '.'"),
        ("**Play**", "Spielen", "does not have as many '**'"),
        ("Play", "打", "has signs that are not one cell wide"),
        ("{n}\xa0% less", "{n} % weniger", "has a space that breaks in '} %'"),
        ("{n}\xa0% less", "{n}\xa0% weniger", ""),
        ("33 % less", "33\xa0% weniger", "has a space that breaks in '3 %'"),
        ("a black hat", "ein schwarzer Hut", ""),
        ("a black hat", "ein Hut", "does not say schwarzer Hut (black hat)"),
        ("Your favourite", "Dein Liebling", ""),
        ("Press Space", "Drücke die Leertaste", ""),
    ],
)
def test_what_is_wrong_with_a_translation_is_told(said: str, translated: str, fault: str) -> None:
    told = _told(said, translated)

    assert bool(told) == bool(fault)
    assert fault in "".join(told)


@pytest.mark.parametrize("context", ["letters, at most 4 cells", "one letter: a bot"])
def test_a_text_that_has_not_enough_room_is_told(context: str) -> None:
    assert "cells of" in _told("Hats", "Hüte!", context)[-1]


@pytest.mark.parametrize(
    ("translated", "fault"),
    [
        (("{n} Karte von {name}", "{n} Karten von {name}"), ""),
        (("{n} Karte von {name}", ""), "is missing"),
        (("{n} Karte von {name}", "{n} Karten"), "does not have the same places, see name"),
        (("{n} Karte", "{n} Karten von {name}", "?"), "has 3 forms instead of 2"),
    ],
)
def test_every_form_of_a_plural_is_looked_at(translated: tuple[str, ...], fault: str) -> None:
    told = _told(PLURAL, translated)

    assert [fault in text for text in told] == ([True] if fault else [])


def test_what_is_fuzzy_or_not_said_any_more_is_told() -> None:
    texts, known = Catalog(), Catalog(locale="de")
    texts.add("Play")
    known.add("Play", "Spielen", flags=["fuzzy"])
    known.add("Stay", "Bleiben")

    assert faults("de", known, texts) == ['"Play": is fuzzy', '"Stay": is no longer said']


def _told(
    said: str | tuple[str, ...], translated: str | tuple[str, ...], context: str | None = None
) -> list[str]:
    texts, known = Catalog(), Catalog(locale="de")
    texts.add(said, context=context)
    known.add(said, translated, context=context)
    return faults("de", known, texts)
