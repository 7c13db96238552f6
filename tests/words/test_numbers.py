"""Numbers as languages write them."""

from __future__ import annotations

import gettext

from hats_tui.words import translation
from hats_tui.words.numbers import number_text


class German(gettext.NullTranslations):
    def pgettext(self, context: str, message: str) -> str:
        del context
        return {".": ",", ",": "."}[message]


def test_english_has_points_in_numbers_and_commas_between_thousands() -> None:
    assert number_text(-1234.56, ",.1f") == "-1,234.6"


def test_another_language_may_have_it_the_other_way_round() -> None:
    translation.use(German())
    try:
        assert number_text(1234.56, "+,.1f") == "+1.234,6"
    finally:
        translation.use(gettext.NullTranslations())
