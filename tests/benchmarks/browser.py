"""Play in a real Chromium: `python tests/benchmarks/browser.py [FOLDER]`.

Starts `hats-tui serve`, plays a game by keys in one tab and another by mouse in a second one, which
must not see each other, and prints what was done. Pictures are kept in the folder. It needs
`chromium` or `google-chrome`, and so is not among the tests.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.browser import Chromium, Page
from support.playing import (
    BY_KEYS,
    BY_MOUSE,
    NAPKIN,
    QUESTION,
    SETUP,
    TITLE,
    play,
    title,
)

SMALL, LARGE = (800, 520), (1280, 900)


@contextmanager
def serving() -> Iterator[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-P", "-m", "hats_tui", "serve", "--port", "0", "--visitors", "2"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found is not None
    try:
        yield found[0]
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(10) == 130
        print(server.stdout.read(), end="")


def by_keys(page: Page) -> None:
    """A game from set-up to the napkin."""
    title(page).press_until("n", SETUP).press("2", "down", "ctrl+u").type("Ann")
    page.press_until("f2", "Round 1/8")
    play(page, BY_KEYS, NAPKIN)
    page.wait("Ann +Magpie")


def by_mouse(page: Page) -> None:
    """The same with the mouse alone."""
    title(page).click_until("New game", SETUP).click_until("Start", "Round 1/8")
    play(page, BY_MOUSE, NAPKIN)
    page.wait("Player 1 +Magpie")


def nothing_of_others(page: Page) -> None:
    """The games of a visitor are the one that was played here."""
    page.press_until("t", TITLE).press_until("g", "1 game")
    assert "Ann" not in page.text
    page.press_until("escape", TITLE)


def leave(page: Page) -> None:
    """Quit; the page says that the visit is over."""
    page.press_until("q", QUESTION).send("y")
    page.wait_until(lambda: not page.running, "the end of the visit")
    assert page.text_of("getComputedStyle(document.querySelector('.over')).display") == "flex"


def main() -> None:
    """Play, and print what was done."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp())
    with Chromium() as browser, serving() as url:
        one, two = browser.open(url, SMALL), browser.open(url, LARGE)
        for name, page, game in (("keys", one, by_keys), ("mouse", two, by_mouse)):
            begin = time.monotonic()
            title(page)
            page.picture(folder / f"{name}-title.png")
            game(page)
            page.picture(folder / f"{name}-napkin.png")
            size = f"{page.screen.columns}x{page.screen.lines}"
            print(f"a game by {name} at {size}: {time.monotonic() - begin:.0f} s")
        three = browser.open(url, SMALL)
        three.wait_until(lambda: not three.running, "the refusal of a third visitor")
        print(three.text_of("document.getElementById('why').textContent"))
        nothing_of_others(two)
        assert all(each.startswith(url) for page in (one, two) for each in page.asked_for)
        for page in (one, two):
            leave(page)
        one.picture(folder / "over.png")
        print("complaints:", *one.complaints, *two.complaints, *three.complaints)
    print(f"pictures: {folder}")


if __name__ == "__main__":
    main()
