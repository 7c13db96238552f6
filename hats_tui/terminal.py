"""The terminal that the program was started in: what it needs of it, and what it can draw there."""

import codecs
import io
import locale
import os
import select
import shutil
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from hats_tui.words import _

MIN_COLUMNS = 80
"""Columns that the smallest screens need."""

MIN_ROWS = 24
"""Rows that the smallest screens need."""


_PLAIN_SCREEN = b"".join(
    b"\x1b[%s" % each
    for each in (
        b"?1000l",  # no mouse
        b"?1002l",
        b"?1003l",
        b"?1006l",
        b"?1015l",
        b"?1016l",
        b"?1004l",  # no word of the focus
        b"?2004l",  # no brackets around what is pasted
        b"?2048l",  # no word of the size
        b"<u",  # the usual keys
        b"?2026l",  # what is written is shown
        b"?1049l",  # the first screen
        b"?25h",  # with a cursor
        b"0m",  # and no colour
    )
)
"""Takes back all that Textual, or somebody like it, asks of a terminal."""


def refusal() -> str | None:
    """Say why the game cannot be drawn here, or that it can.

    Returns:
        One sentence for the player, or None when nothing stands in the way.
    """
    return _not_interactive() or _not_a_screen() or _too_small() or _drawn_elsewhere()


def prepare() -> None:
    """Mend what the environment says wrongly and Textual would take literally.

    A locale or PYTHONIOENCODING without UTF-8 would print an escape for each box character, and an
    empty NO_COLOR, which by its convention means nothing, would take the colours away.
    """
    for stream in (sys.__stdout__, sys.__stderr__):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    if os.environ.get("NO_COLOR") == "":
        del os.environ["NO_COLOR"]


def restore_pointer() -> None:
    """Give the mouse its usual pointer: the terminal keeps the last one that Textual has set."""
    if sys.__stderr__ is not None and _is_terminal(sys.__stderr__):
        with suppress(OSError):
            sys.__stderr__.write("\x1b]22;default\x07")
            sys.__stderr__.flush()


def way_back() -> Callable[[], None]:
    """Look at the terminal before anything is changed in it.

    Returns:
        Puts it back, also from another thread: for when the one who should do it cannot any more.
    """
    modes = _line_modes()

    def give_back() -> None:
        with suppress(OSError, ValueError):
            os.write(2, _PLAIN_SCREEN)
        if modes is not None:
            modes()

    return give_back


def when_gone(do: Callable[[], None]) -> None:
    """Have something done, in a thread, once the terminal is gone.

    Mostly a signal tells that, but it only reaches whom the terminal belongs to: under `sudo` and
    others a program would wait for keys for ever.
    """
    if hasattr(select, "poll"):
        threading.Thread(target=_wait_for_the_end, args=(do,), daemon=True).start()


def draws_unicode() -> bool:
    """Tell whether box and block characters can be expected to show.

    The Linux console has no glyphs for most of them, and a terminal in a locale without UTF-8 reads
    them as something else.
    """
    if os.environ.get("TERM") == "linux":
        return False
    return codecs.lookup(locale.getpreferredencoding(do_setlocale=False)).name == "utf-8"


def _not_interactive() -> str | None:
    if _is_terminal(sys.__stdin__) and _is_terminal(sys.__stdout__):
        return None
    return _(
        "hats-tui is played in a terminal: start it without redirecting its input or its output. "
        "hats-tui --plain does without."
    )


def _not_a_screen() -> str | None:
    term = os.environ.get("TERM", "")
    if not term and sys.platform != "win32":  # where terminals have no such name
        return _(
            "hats-tui needs a terminal that can draw a screen, and TERM is not set. "
            "hats-tui --plain does without."
        )
    if term == "dumb":
        return _(
            "hats-tui needs a terminal that can draw a screen, and TERM is dumb. "
            "hats-tui --plain does without."
        )
    return None


def _too_small() -> str | None:
    columns, rows = shutil.get_terminal_size(fallback=(0, 0))
    size_is_known = columns > 0 and rows > 0
    if not size_is_known or (columns >= MIN_COLUMNS and rows >= MIN_ROWS):
        return None
    text = _(
        "hats-tui needs a window of {needed}, and this one is {present}. "
        "hats-tui --plain does without."
    )
    return text.format(needed=f"{MIN_COLUMNS}x{MIN_ROWS}", present=f"{columns}x{rows}")


def _drawn_elsewhere() -> str | None:
    # Textual draws on standard error.
    if _is_terminal(sys.__stderr__):
        return None
    return _("hats-tui draws on standard error: start it without redirecting that.")


def _wait_for_the_end(do: Callable[[], None]) -> None:
    poll = select.poll()
    poll.register(0, 0)  # for nothing but the end, which is always told
    events = [event for _descriptor, event in poll.poll()]
    if any(event & select.POLLHUP for event in events):  # else it cannot be watched
        do()


def _line_modes() -> Callable[[], None] | None:
    """What puts back how lines are read; nothing on Windows, where Textual changes none."""
    try:
        import termios
    except ImportError:
        return None
    try:
        modes = termios.tcgetattr(0)
    except (OSError, termios.error):
        return None

    def put_back() -> None:
        with suppress(OSError, termios.error):
            termios.tcsetattr(0, termios.TCSANOW, modes)

    return put_back


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and not stream.closed and stream.isatty()
