"""A finished game is watched in a real terminal, by keys and by the mouse."""

from __future__ import annotations

from pathlib import Path

from record.samples import GOLDEN
from support.audit import codes_in, hand_of
from support.playing import NAPKIN, QUESTION, TITLE
from support.saves import after_turns, new_game, save
from support.secrets import sights
from support.terminal import Terminal

from hats_tui.game import Card

GAME = GOLDEN / "3p-02.hats"
BEGINNING, END = r" 0/64 ", "64/64 "
BACK = "Back to the replay"


def test_by_keys_to_the_napkin(tmp_path: Path) -> None:
    before = GAME.read_bytes()
    with Terminal(tmp_path, "replay", str(GAME)) as terminal:
        terminal.wait(BEGINNING).settle()
        terminal.press("right").wait(" 1/64 ")
        terminal.press("down").wait("► Chloé|► Bob")
        terminal.press("8").wait("Round 8/8")
        terminal.press("o").wait("seen by Ann")
        terminal.press("end").wait(END).wait("The scoring napkin")
        terminal.press("enter").wait(BACK)
        terminal.press_until("escape", END)
        terminal.press_until("escape", TITLE)
        terminal.press_until("q", QUESTION).press("y")
        assert terminal.wait_exit() == 0
        assert terminal.left_on == set()
    assert GAME.read_bytes() == before
    assert not terminal.shows(NAPKIN)


def test_by_dragging_the_bar(tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(GAME), size=(120, 40)) as terminal:
        terminal.wait(BEGINNING).settle()
        bottom = 39
        terminal.drag_at((7, bottom), (60, bottom)).wait("Round [45]/8")
        terminal.drag_at((60, bottom), (119, 20)).wait(END)
        terminal.click("The scoring napkin").wait(BACK)
        terminal.click_until(BACK, END)
        terminal.drag_at((119, bottom), (2, 3)).wait(BEGINNING)
        terminal.click("Esc +Close").wait(TITLE)
        terminal.click_until("q +Quit", QUESTION).click("y +Quit")
        assert terminal.wait_exit() == 0
        assert terminal.left_on == set()


def test_it_runs_by_itself_and_then_nothing_is_sent(tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(GAME)) as terminal:
        terminal.wait(BEGINNING).settle()
        terminal.press("x", "x", "x", "8", "space").wait("Pause")
        terminal.wait(END).settle(0.5)
        sent = len(terminal.raw)
        assert not terminal.changes(terminal.text, 1.0)
        assert len(terminal.raw) == sent


def test_what_is_no_game_is_told_in_a_line(tmp_path: Path) -> None:
    lines = GAME.read_text(encoding="utf-8").splitlines()
    file = tmp_path / "bad.hats"
    file.write_text("\n".join([*lines[:4], lines[2], *lines[4:], ""]), encoding="utf-8")
    with Terminal(tmp_path, "replay", str(file)) as terminal:
        assert terminal.wait_exit() == 1
        assert "bad.hats cannot be watched: it is no right game record in line" in terminal.text
        assert terminal.left_on == set()


def test_a_game_of_several_people_sends_no_hidden_card(tmp_path: Path) -> None:
    game = after_turns(new_game(3), 9)
    file = save(tmp_path, game)
    with Terminal(tmp_path, "replay", str(file), size=(120, 40)) as terminal:
        terminal.wait(" 0/18 ").settle()
        terminal.press("o").wait("until it is over")
        terminal.press(*["right"] * 18).wait("18/18 ")
        terminal.press("i").wait("Next player").press("y").wait(r"WHY\?")
        terminal.press("escape").wait_gone(r"WHY\?").press("p").wait("once it is over")
        sent = codes_in(terminal.raw)
    ever_open = set[Card]().union(*sights(game, None))
    assert len(sent) > 10
    assert sent <= ever_open


def test_the_only_person_of_a_game_sees_the_own_cards_alone(tmp_path: Path) -> None:
    game = after_turns(new_game(2, kinds=["bot:greedy", "human"] * 2), 7)
    file = save(tmp_path, game)
    with Terminal(tmp_path, "replay", str(file), size=(120, 40)) as terminal:
        terminal.wait(" 0/14 ").settle()
        terminal.press(*["right"] * 14).wait("14/14 ")
        terminal.press("o").wait("hands closed")
        terminal.press("o").wait("seen by Bob")
        sent = codes_in(terminal.raw)
    own = set[Card]().union(*sights(game, 2))
    assert hand_of(game, 2) <= sent <= own
