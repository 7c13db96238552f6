"""What is read before the first frame: how everything is to look."""

import subprocess
import sys
from pathlib import Path

import pytest

from hats_tui.store.look import LookWish, look_wish, remember_theme, theme_file
from hats_tui.store.paths import ensure_dir, settings_file
from hats_tui.store.problem import ProblemCode


def write_settings(text: bytes) -> None:
    """Let the player have written a file."""
    ensure_dir(settings_file().parent)
    settings_file().write_bytes(text)


def test_who_wants_nothing_gets_what_suits(home: Path) -> None:
    assert look_wish() == LookWish("auto", "auto", theme_is_set=False)
    assert not home.exists()


def test_the_settings_are_heard() -> None:
    write_settings(b'theme = "light"\nglyphs = "ascii"\nbot_pause = 2\n')

    assert look_wish() == LookWish("light", "ascii", theme_is_set=True)


def test_what_was_chosen_in_the_game_comes_back() -> None:
    assert remember_theme("contrast") is None
    assert remember_theme("nord") is None

    assert look_wish() == LookWish("nord", "auto", theme_is_set=False)


def test_the_settings_win_over_what_was_chosen_unless_they_leave_it_open() -> None:
    remember_theme("nord")

    write_settings(b'theme = "light"\n')
    assert look_wish() == LookWish("light", "auto", theme_is_set=True)
    write_settings(b'theme = "auto"\n')
    assert look_wish() == LookWish("nord", "auto", theme_is_set=False)


@pytest.mark.parametrize(
    "text", [b"\xff", b"theme", b"theme = 3\nglyphs = [1]\n", b"x = " + b"[" * 100_000, b"\x00"]
)
def test_what_cannot_be_understood_counts_as_not_written(text: bytes) -> None:
    write_settings(text)

    assert look_wish() == LookWish("auto", "auto", theme_is_set=False)


@pytest.mark.parametrize("text", [b"", b"\n", b"\xff\xfe"])
def test_a_damaged_memory_counts_as_none(text: bytes) -> None:
    ensure_dir(theme_file().parent)
    theme_file().write_bytes(text)

    assert look_wish().theme == "auto"


def test_of_a_huge_memory_only_the_beginning_is_read() -> None:
    ensure_dir(theme_file().parent)
    theme_file().write_bytes(b"x" * 1_000_000)

    assert len(look_wish().theme) < 100


def test_a_damaged_memory_is_set_aside_by_the_next_choice() -> None:
    ensure_dir(theme_file().parent)
    theme_file().write_bytes(b"\xff\xfe")

    assert remember_theme("nord") is None

    assert look_wish().theme == "nord"
    assert theme_file().with_name("theme.damaged").read_bytes() == b"\xff\xfe"


def test_what_cannot_be_kept_is_told(home: Path) -> None:
    home.parent.mkdir(parents=True, exist_ok=True)
    home.write_text("a file where the folder should be")

    problem = remember_theme("nord")

    assert problem is not None
    assert (problem.code, problem.file) == (ProblemCode.NOT_WRITTEN, theme_file())


def test_nothing_heavy_is_loaded_for_it() -> None:
    write_settings(b'theme = "light"\n')
    code = (
        "import sys; from hats_tui.store.look import look_wish; assert look_wish().theme == 'light'"
        "; print('pydantic' in sys.modules, 'hats_tui.game' in sys.modules)"
    )

    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout.split() == ["False", "False"]
