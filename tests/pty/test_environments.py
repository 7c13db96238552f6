"""What the environment asks for is done: no colour, few colours, plain signs, UTF-8."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.playing import CARD, CURTAIN, END, NAPKIN, OVER, SETUP, TITLE, resume, title
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

_STYLE = re.compile(rb"\x1b\[([0-9;:]*)m")
COLOURS = re.compile(r"(3[0-8]|4[0-8]|9[0-7]|10[0-7])")


def see_everything(terminal: Terminal) -> None:
    """Go through all screens."""
    title(terminal).press_until("n", SETUP).press_until("escape", TITLE)
    resume(terminal).wait(CURTAIN).settle(0.5)
    terminal.press_until("space", CARD).press_until("m", "Let a bot play").press("escape")
    terminal.press_until("f1", "Esc").press_until("escape", CARD)
    terminal.press("i").press("w").press("z").press("z")
    terminal.press_until("b", "a black hat").press_until("enter", END).press_until("e", OVER)
    terminal.press_until("enter", NAPKIN)
    terminal.settle()


def colours_in(sent: bytes) -> set[str]:
    """The codes of foreground and background colours, each without what it is set to."""
    codes = [code for style in _STYLE.findall(sent) for code in style.decode().split(";")]
    return {code for code in codes if COLOURS.fullmatch(code)}


def run(home: Path, **environment: str | None) -> Terminal:
    """See everything in another environment."""
    save(home, after_turns(new_game(2), 15))
    with Terminal(home, environment=environment) as terminal:
        see_everything(terminal)
    return terminal


def test_without_colour_no_colour_is_sent(tmp_path: Path) -> None:
    assert colours_in(run(tmp_path, NO_COLOR="1").raw) == set()


def test_an_empty_wish_for_no_colour_is_none(tmp_path: Path) -> None:
    with Terminal(tmp_path, environment={"NO_COLOR": ""}) as terminal:
        assert {"38", "48"} <= colours_in(terminal.wait(TITLE).settle().raw)


@pytest.mark.parametrize("term", ["xterm", "xterm-256color"])
def test_fewer_colours_will_do(term: str, tmp_path: Path) -> None:
    sent = run(tmp_path, TERM=term, COLORTERM=None).raw
    assert colours_in(sent)
    assert b"38;2;" not in sent
    navy = {b"17", b"18"}  # what grounds that are almost grey would be rounded to
    assert not navy & set(re.findall(rb"[34]8;5;(\d+)", sent))


def test_the_linux_console_gets_plain_signs(tmp_path: Path) -> None:
    terminal = run(tmp_path, TERM="linux", COLORTERM=None)
    assert terminal.raw.isascii()


@pytest.mark.parametrize(
    "locale",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "en_US.ISO-8859-1", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
)
def test_no_locale_writes_escapes_for_signs(locale: dict[str, str], tmp_path: Path) -> None:
    sent = run(tmp_path, **locale).raw
    assert b"\\u" not in sent
    assert b"?????" not in sent
