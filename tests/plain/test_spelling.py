"""Text in encodings that have not all signs."""

from __future__ import annotations

import sys

import pytest

from hats_tui.plain.spelling import encoding_of_the_locale, spelled


@pytest.mark.parametrize(
    ("text", "encoding", "expected"),
    [
        ("Ann plays F5.", "ascii", "Ann plays F5."),
        ("2×3 – Zoë…", "utf-8", "2×3 – Zoë…"),
        ("2×3 – Zoë…", "ascii", "2x3 - Zoe..."),
        ("2×3 – Zoë…", "latin-1", "2×3 - Zoë..."),
        ("Łódź, “Straße”, cœur", "ascii", 'Lodz, "Strasse", coeur'),
        ("Zoe\N{COMBINING DIAERESIS}", "latin-1", "Zoë"),
        ("日本", "ascii", "??"),
        ("½", "ascii", "12"),
    ],
)
def test_what_cannot_be_written_is_written_otherwise(
    text: str, encoding: str, expected: str
) -> None:
    assert spelled(text, encoding) == expected
    assert spelled(text, encoding).encode(encoding)


def test_who_asks_for_an_encoding_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getencoding", lambda: "ANSI_X3.4-1968")
    monkeypatch.delenv("PYTHONUTF8", raising=False)
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    assert encoding_of_the_locale() == "ANSI_X3.4-1968"
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    assert encoding_of_the_locale() == sys.stdout.encoding
