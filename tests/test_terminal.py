"""What the program needs of its terminal, tried in real ones."""

import os
import sys

import pytest
from support.pty_run import Ended, run_in_terminal

PLAY = [sys.executable, "-P", "-m", "hats_tui"]
REFUSED = 2


def environment(**changes: str | None) -> dict[str, str]:
    """The environment of the tests in a usual terminal, with changes; None takes one out."""
    usual = {"TERM": "xterm-256color", "COLUMNS": None, "LINES": None, "NO_COLOR": None}
    merged = {**os.environ, **usual, **changes}
    return {name: value for name, value in merged.items() if value is not None}


def run_python(code: str, **changes: str | None) -> Ended:
    return run_in_terminal([sys.executable, "-P", "-c", code], environment=environment(**changes))


def the_line(text: bytes) -> str:
    """The one line that a refusal consists of."""
    [line] = text.decode("ascii").splitlines()
    return line


@pytest.mark.parametrize("stream", ["stdin", "stdout"])
def test_it_is_played_in_a_terminal_only(stream: str) -> None:
    ended = run_in_terminal(PLAY, environment=environment(), redirected=[stream])

    assert ended.code == REFUSED
    assert "redirecting" in the_line(ended.screen)
    assert ended.elsewhere == b""


def test_without_any_terminal_the_line_is_on_standard_error() -> None:
    ended = run_in_terminal(PLAY, redirected=["stdin", "stdout", "stderr"])

    assert ended.code == REFUSED
    assert "redirecting" in the_line(ended.elsewhere)


def test_what_textual_draws_on_must_be_the_terminal_too() -> None:
    ended = run_in_terminal(PLAY, environment=environment(), redirected=["stderr"])

    assert ended.code == REFUSED
    assert "standard error" in the_line(ended.elsewhere)
    assert ended.screen == b""


@pytest.mark.parametrize("term", ["dumb", "", None])
def test_a_terminal_that_cannot_draw_is_refused(term: str | None) -> None:
    ended = run_in_terminal(PLAY, environment=environment(TERM=term))

    assert ended.code == REFUSED
    assert "TERM" in the_line(ended.screen)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (1, 1)])
def test_a_small_window_is_refused_with_both_sizes(size: tuple[int, int]) -> None:
    ended = run_in_terminal(PLAY, size=size, environment=environment())

    line = the_line(ended.screen)
    assert ended.code == REFUSED
    assert "80x24" in line
    assert f"{size[0]}x{size[1]}" in line


@pytest.mark.parametrize("size", [(80, 24), (500, 150), (0, 0), (0, 24)])
def test_a_window_that_is_large_enough_or_unknown_is_taken(size: tuple[int, int]) -> None:
    code = "from hats_tui import terminal; print(terminal.refusal())"
    ended = run_in_terminal([sys.executable, "-c", code], size=size, environment=environment())

    assert ended.screen.split() == [b"None"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"PYTHONIOENCODING": "latin-1"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
)
def test_streams_without_utf8_get_it(wrong: dict[str, str]) -> None:
    code = (
        "import sys; from hats_tui import terminal; terminal.prepare();"
        r"print('\u256d \xe9 \u6f22', end=''); print('\u256e', end='', file=sys.stderr)"
    )
    ended = run_python(code, **wrong)

    assert ended.screen.decode() == "╭ é 漢╮"


def test_textual_draws_boxes_in_a_latin_1_environment() -> None:
    code = """
from hats_tui import terminal
terminal.prepare()
from textual.app import App
from textual.widgets import Label
class Box(App[None]):
    def compose(self):
        yield Label("╭──╮")
    def on_ready(self):
        self.call_after_refresh(self.exit)
Box().run()
"""
    ended = run_python(code, PYTHONIOENCODING="latin-1")

    assert ended.code == 0
    assert "╭──╮".encode() in ended.screen


@pytest.mark.parametrize(("value", "kept"), [("", "None"), ("1", "1"), (None, "None")])
def test_only_an_empty_no_color_is_dropped(value: str | None, kept: str) -> None:
    code = (
        "import os; from hats_tui import terminal; terminal.prepare();"
        "print(os.environ.get('NO_COLOR'))"
    )
    ended = run_python(code, NO_COLOR=value)

    assert ended.screen.decode().split() == [kept]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"LC_ALL": "C.UTF-8"}, "True"),
        ({"LC_ALL": "C"}, "True"),
        ({"LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "latin-1"}, "True"),
        ({"LC_ALL": "C.UTF-8", "TERM": "linux"}, "False"),
        ({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, "False"),
    ],
)
def test_whether_unicode_shows_is_read_from_terminal_and_locale(
    changes: dict[str, str], expected: str
) -> None:
    ended = run_python("from hats_tui import terminal; print(terminal.draws_unicode())", **changes)

    assert ended.screen.decode().split() == [expected]
