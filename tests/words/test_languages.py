"""Which language is spoken."""

from __future__ import annotations

from typing import get_args

import pytest

from hats_tui.store.settings import Settings
from hats_tui.words import languages
from hats_tui.words.languages import ENGLISH, LANGUAGES, wanted


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", dict.fromkeys(("en", "fr", "pt"), ""))


def test_every_language_can_be_set() -> None:
    annotation = Settings.model_fields["language"].annotation
    assert ("auto", *LANGUAGES) == get_args(annotation)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ENGLISH),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "pt_BR@euro"}, "pt"),
        ({"LANG": "fr-CH"}, "fr"),
        ({"LANG": "tlh_QO.UTF-8"}, ENGLISH),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "pt_PT", "LC_ALL": "en_GB"}, ENGLISH),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "tlh:pt_PT:fr"}, "pt"),
        ({"LANG": "fr_FR", "LANGUAGE": "tlh"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "en:fr"}, ENGLISH),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, ENGLISH),
        ({"LANG": "POSIX", "LANGUAGE": "fr"}, ENGLISH),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, ENGLISH),
        ({"LANG": "../../etc"}, ENGLISH),
    ],
)
def test_the_environment_chooses_as_everywhere(environment: dict[str, str], language: str) -> None:
    assert wanted(environment) == language
