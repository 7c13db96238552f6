"""Play a whole game in every language and look: `python tests/benchmarks/games_in_languages.py`.

Codes of languages and names of looks may be added, to play fewer. Prints a table and what was wrong
with a game, keeps the frames if a directory is named with `--frames`, and ends with an error if
anything was wrong.
"""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.terminal import Terminal

from hats_tui.words import translation
from hats_tui.words.languages import LANGUAGES

QUICK = "bot_pause = 0\nmotion = false\n"
LOOKS: Mapping[str, Mapping[str, str | None]] = {
    "true colour": {},
    "256 colours": {"COLORTERM": None},
    "16 colours": {"COLORTERM": None, "TERM": "xterm"},
    "no colour": {"NO_COLOR": "1"},
    "ascii": {},
    "LANG=C": {"LC_ALL": "C", "LANG": "C"},
}
"""What is changed in the environment for each look."""

COLOURS = {
    "true colour": rb"\x1b\[[0-9;]*[34]8;2;",
    "256 colours": rb"\x1b\[[0-9;]*[34]8;5;",
    "16 colours": rb"\x1b\[([0-9;]*;)?[39][0-7][;m]",
}
"""How each kind of colour is asked of a terminal, the finest first."""

_TURNS = 400
"""So many presses of Enter end any game; with more it does not go on."""


@dataclass
class Game:
    """What was seen of one game."""

    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)
    cut: set[str] = field(default_factory=set)
    """The words whose end was left out, as they stood on the screen."""


def play(language: str, look: str, frames: Path | None) -> Game:
    """Play a game with nothing but Enter, from the title to the napkin."""
    game, begin = Game(), time.monotonic()
    translation.install(language)
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        (home / "config").mkdir()
        glyphs = 'glyphs = "ascii"\n' if look == "ascii" else ""
        (home / "config" / "settings.toml").write_text(QUICK + glyphs)
        with Terminal(home, "--language", language, environment=LOOKS[look]) as terminal:
            try:
                for number, picture in enumerate(_pictures(terminal)):
                    _look_at(picture, look, game)
                    if frames:
                        (frames / f"{language} {look} {number:03}.txt").write_text(picture)
            except AssertionError as error:
                game.faults.append(f"it did not go on: {error}")
            game.faults += _wrong_colours(terminal.raw, look)
    game.seconds = time.monotonic() - begin
    return game


def _pictures(terminal: Terminal) -> Iterator[str]:
    """Play a game, and give what stands on the screen between the presses of keys."""
    terminal.wait(re.escape(translation._("New game")))
    yield terminal.settle().text
    # The title has a line of this text as well: what is waited for is its place at the top.
    terminal.press_until("n", rf"\A *HATS +{re.escape(translation._('New game'))}")
    yield terminal.settle().text
    terminal.press_until("f2", r" 1/8 ")
    napkin = re.escape(translation._("The scoring napkin"))
    for _ in range(_TURNS):
        before = terminal.settle().text
        yield before
        if terminal.shows(rf"\A.*-?\W {napkin} ") and not terminal.shows(r" 8/8 "):
            return
        terminal.send("enter")
        terminal.changes(before, 0.5)
    raise AssertionError(f"no napkin:\n{terminal.text}")


def _look_at(picture: str, look: str, game: Game) -> None:
    """Find what no picture may have."""
    if "Traceback" in picture:
        game.faults.append(f"it broke:\n{picture}")
    if look == "ascii" and (drawn := re.findall(r"[\u2190-\u2bff]", picture)):
        game.faults.append(f"drawn with {sorted(set(drawn))}")
    game.cut |= set(re.findall(r"[^ ]*(?:…|\.\.\.)", picture))


def _wrong_colours(raw: bytes, look: str) -> list[str]:
    """Colours that a terminal like that does not have, or those it has and that are not used."""
    finest = next((kind for kind, asked in COLOURS.items() if re.search(asked, raw)), "no colour")
    meant = look if look in {*COLOURS, "no colour"} else "true colour"
    return [] if finest == meant else [f"{finest} instead of {meant}"]


def main(words: list[str]) -> int:
    """Play what is asked for, and tell how it went."""
    frames = Path(words[words.index("--frames") + 1]) if "--frames" in words else None
    wrong = 0
    for language in [word for word in words if word in LANGUAGES] or LANGUAGES:
        for look in [word for word in words if word in LOOKS] or LOOKS:
            game = play(language, look, frames)
            told = "; ".join(game.faults) or "whole game"
            cut = f"   shortened: {' '.join(sorted(game.cut))}" if game.cut else ""
            print(f"{language}  {look:12} {game.seconds:5.1f} s  {told}{cut}", flush=True)
            wrong += bool(game.faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
