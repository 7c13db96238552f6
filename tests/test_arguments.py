"""The command line in another language."""

from __future__ import annotations

import pytest
from support.pseudo_language import CLOSE, OPEN, pseudo_spoken

from hats_tui.arguments import build_parser, language_in
from hats_tui.words.languages import LANGUAGES


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ([], None),
        (["--language"], None),
        (["--language", "fr"], "fr"),
        (["record", "check", "--language=fr", "a.hats"], "fr"),
        (["--language", "tlh"], None),
        (["record", "check", "fr"], None),
    ],
)
def test_the_language_is_found_wherever_it_is_asked_for(
    words: list[str], language: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LANGUAGES, "fr", "Français")

    assert language_in(words) == language


@pytest.mark.parametrize(
    "words",
    [
        ["record"],
        ["record", "sing"],
        ["record", "check"],
        ["record", "check", "--language"],
        ["--language", "tlh"],
        ["--exchanges"],
        ["--plain=yes"],
        ["--pl"],
        ["--sing"],
    ],
)
def test_a_wrong_command_line_is_told_in_the_language_that_is_spoken(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pseudo_spoken(), pytest.raises(SystemExit):
        build_parser().parse_args(words)

    usage, _, told = capsys.readouterr().err.rpartition("\n" + OPEN)
    assert usage.startswith(OPEN)
    assert told.rstrip().endswith(CLOSE)
    assert told.count(OPEN) + 1 == told.count(CLOSE) >= 2


def test_the_help_is_in_the_language_that_is_spoken() -> None:
    with pseudo_spoken():
        text = build_parser().format_help()

    rows = [row for row in text.splitlines() if "  " in row.strip()]
    assert all("show" not in row for row in rows)
    assert text.startswith(OPEN)
