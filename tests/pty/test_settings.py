"""Settings and keys in the real program: changed, worn, kept, and there at the next start."""

from __future__ import annotations

import tomllib
from pathlib import Path

from support.playing import CARD, QUESTION, TITLE, resume
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

CHOSEN = r"► {}"


def quit_by(terminal: Terminal, key: str = "q") -> None:
    terminal.press_until(key, QUESTION).send("y")
    assert terminal.wait_exit() == 0
    assert terminal.left_on == set()


def chosen(terminal: Terminal) -> list[str]:
    """The rows that are marked; two or none while they are painted."""
    return [line for line in terminal.rows if line.startswith("►")]


def step_down(terminal: Terminal) -> None:
    """Choose the next row."""
    [before] = chosen(terminal)
    terminal.send("down")

    def moved() -> bool:
        return len(chosen(terminal)) == 1 and chosen(terminal) != [before]

    terminal.wait_until(moved, "another row")


def go_to(terminal: Terminal, label: str) -> None:
    """Go down the list until a row is chosen."""
    terminal.wait("KEYS: Everywhere")
    for _row in range(60):
        if terminal.shows(CHOSEN.format(label)):
            return
        step_down(terminal)
    raise AssertionError(f"{label} is not in the list:\n{terminal.text}")


def test_a_theme_and_a_key_are_changed_and_there_again_at_the_next_start(home: Path) -> None:
    save(home, after_turns(new_game(2, kinds=("human", *["bot:greedy"] * 3)), 2))
    with Terminal(home) as terminal:
        terminal.wait(TITLE).settle().send("f9").wait("SETTINGS")
        dark = terminal.colour_of("SETTINGS")
        go_to(terminal, "Colours")
        terminal.press_until("left", "◄ atom-one-light")
        terminal.wait_until(lambda: terminal.colour_of("SETTINGS") != dark, "other colours")
        go_to(terminal, "Make a black hat")
        terminal.send("enter").wait("Press a key for").send("d").wait("d is taken: Discard")
        terminal.send("n").wait(CHOSEN.format(r"Make a black hat +\S? n"))
        terminal.press_until("escape", TITLE)
        quit_by(terminal)

    written = tomllib.loads((home / "config" / "settings.toml").read_text())
    assert written == {"theme": "atom-one-light", "keys": {"turn": {"black": "n"}}}

    with Terminal(home) as terminal:
        assert terminal.wait(TITLE).colour_of("New game") != dark
        resume(terminal).wait(CARD).wait("n  Black hat")
        terminal.send("n").wait("a black hat\\?")
        quit_by(terminal)


def test_settings_are_changed_in_the_middle_of_a_game_and_what_is_wrong_is_told(home: Path) -> None:
    save(home, after_turns(new_game(2, kinds=("human", *["bot:greedy"] * 3)), 2))
    file = home / "config" / "settings.toml"
    file.parent.mkdir()
    file.write_text('# mine\nask_to_quit = true\n[keys]\nturn.black = "d"\n')
    with Terminal(home) as terminal:
        terminal.wait("d for turn.black is taken")
        resume(terminal).wait(CARD)
        terminal.send(",").wait("SETTINGS")
        go_to(terminal, "Ask before quitting")
        terminal.press_until("right", "Ask before quitting +.? ◄ no")
        terminal.send("escape").wait(CARD).send("q")
        assert terminal.wait_exit() == 0
    assert file.read_text() == '# mine\nask_to_quit = false\n[keys]\nturn.black = "d"\n'
