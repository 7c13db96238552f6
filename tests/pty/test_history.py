"""The games of the past in the real program: by keys alone, and by mouse alone."""

from __future__ import annotations

from pathlib import Path

from store.history.shelf import put, put_all
from support.playing import TITLE, title
from support.saves import after_turns, new_game, save
from support.terminal import Terminal

LIST = "Date(.|\n)*F10 +More"


def test_by_keys(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "games"
    put_all(folder)
    save(tmp_path, after_turns(new_game(2), 11))
    with Terminal(tmp_path) as terminal:
        title(terminal).press_until("g", LIST).wait("26 games")
        terminal.press_until("f", "25 of 26 games").press_until("f", "1 of 26 games")
        terminal.wait("unfinished, round 6 of 8").press_until("r", "Pass the keyboard")
        terminal.press_until("f10", "Back to the title").send("t").wait(TITLE)
        title(terminal).press_until("s", "STATISTICS +25 games").wait("GAMES WON")
        terminal.press_until("tab", "FAVOURITE HATS").press_until("escape", TITLE)
        terminal.press_until("q", "Quit HATS").send("y")
        assert terminal.wait_exit() == 0
    assert len(list(folder.iterdir())) == 26


def test_by_mouse(tmp_path: Path) -> None:
    folder, outside = tmp_path / "data" / "games", tmp_path / "outside"
    put(folder, "a.hats", "2p-01")
    put(outside, "b.hats", "4p-01")
    with Terminal(tmp_path, environment={"HOME": str(outside)}) as terminal:
        title(terminal).click_until("Games", LIST).wait("1 game ")
        terminal.click_until("More", "Bring games in").click_until("Bring games in", "which file")
        terminal.click_until("Bring in *$|Bring in  ", "1 taken in, 0 already there")
        terminal.click_until("Close", "2 games").click_until("Points", "Points ▼")
        terminal.click_until("Chloé", "Team [AB] wins")
        terminal.click_until("Del", "be brought back").click_until("y +Delete", "1 game ")
        terminal.click_until("Statistics", "GAMES WON").click_until(r"Esc +Back", LIST)
        terminal.click_until(r"Esc +Back", TITLE)
    assert [path.name for path in folder.iterdir()] == ["a.hats"]
    assert [path.name for path in outside.iterdir()] == ["b.hats"]
