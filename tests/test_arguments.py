"""The command line in another language."""

from __future__ import annotations

import pytest
from support.pseudo_language import CLOSE, OPEN, pseudo_spoken

from hats_tui.arguments import build_parser, language_in, with_numbers
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


@pytest.mark.parametrize(
    ("words", "tied"),
    [
        (["tournament", "--sprt", "-10,30"], ["tournament", "--sprt=-10,30"]),
        (["--sprt=-10,30", "-5"], ["--sprt=-10,30", "-5"]),
        (["--seconds", "-.5s"], ["--seconds=-.5s"]),
        (["--anew", "--jobs", "2", "-3"], ["--anew", "--jobs", "2", "-3"]),
        (["set", "bot_pause", "-1"], ["set", "bot_pause", "-1"]),
        (["check", "--", "--quiet", "-1.hats"], ["check", "--", "--quiet", "-1.hats"]),
        (["-q", "-1"], ["-q", "-1"]),
    ],
)
def test_a_number_below_0_belongs_to_the_option_before_it(
    words: list[str], tied: list[str]
) -> None:
    assert with_numbers(words) == tied


def test_guesses_below_0_are_read_and_the_help_shows_one() -> None:
    words = ["tournament", "a", "b", "--sprt", "-10,30", "--seed", "-7"]

    parsed = build_parser().parse_args(with_numbers(words))

    assert (parsed.sprt, parsed.deals_seed) == ((-10.0, 30.0), "-7")
