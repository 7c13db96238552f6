"""Whole games in the real program in a real terminal, by keys alone and by mouse alone."""

from __future__ import annotations

from pathlib import Path

from support.audit import wait_for_hand
from support.driving import Driven
from support.playing import (
    BY_KEYS,
    BY_MOUSE,
    CARD,
    CURTAIN,
    END,
    NAPKIN,
    OVER,
    QUESTION,
    SETUP,
    TITLE,
    open_curtain,
    play,
    pressing,
    resume,
    title,
)
from support.saves import PEOPLE, after_turns, new_game, only_record, save, with_pauses
from support.terminal import Terminal

from hats_tui.game import Game
from hats_tui.table.roster import BOTS

GREEDY = "bot:greedy"
ONCE_ROUND = ["space"] * (1 + len(BOTS))
"""Past all bots, back to a person."""


def game_of(home: Path) -> Game:
    return only_record(home).game


def leave_by_keys(terminal: Terminal) -> None:
    terminal.press_until("q", QUESTION).send("y")
    assert terminal.wait_exit() == 0


def test_one_person_against_a_bot_by_keys(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    with Terminal(tmp_path) as terminal:
        title(terminal).press_until("n", SETUP)
        terminal.press("2", "down", "ctrl+u").type("Ann").press("tab", *ONCE_ROUND)
        terminal.wait("Ann +◄ Human").press("tab", "ctrl+u").type("Bob")
        terminal.wait("Bob +◄ Bot: Magpie").press_until("f2", "Round 1/8")
        play(terminal, BY_KEYS, NAPKIN)
        terminal.wait("Ann +Bob")
        leave_by_keys(terminal)
    record = only_record(tmp_path)
    assert [player.kind for player in record.players] == ["human", GREEDY]
    assert record.result is not None


def test_two_people_and_their_rematch(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(2), 11))
    with Terminal(tmp_path) as terminal:
        play(resume(terminal), {**BY_KEYS, END: pressing("enter")}, NAPKIN)
        terminal.press_until("r", CURTAIN).wait("Bob")
        open_curtain(terminal).wait("Round 1/8").press_until("f10", "Back to the title")
        terminal.send("t").wait("Resume: Ann and Bob, round 1 of 8")
        leave_by_keys(terminal)
    assert len(list(tmp_path.rglob("*.hats"))) == 2


def test_one_person_against_a_bot_by_mouse(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    with Terminal(tmp_path) as terminal:
        title(terminal).settle(0.8).click("New game").wait(SETUP).click_until("Start", "Round 1/8")
        play(terminal, BY_MOUSE, NAPKIN)
        terminal.click_until("t +Title", TITLE).click_until("Quit", QUESTION).click("y +Quit")
        assert terminal.wait_exit() == 0
    record = only_record(tmp_path)
    assert [player.kind for player in record.players] == ["human", GREEDY]
    assert record.result is not None


class Exchanging:
    """Offers a card in every turn, before the main action."""

    def __init__(self, home: Path) -> None:
        self._home = home

    def __call__(self, terminal: Driven) -> object:
        used = game_of(self._home).state.board.optional_used
        return terminal.send("enter" if used else "x")


def test_four_people_in_teams_with_exchanges(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(4), 28))
    with Terminal(tmp_path) as terminal:
        resume(terminal)
        play(terminal, {**BY_KEYS, CARD: Exchanging(tmp_path)}, NAPKIN)
        terminal.wait("Team [AB] wins|Teams")
    returns = [entry.move.seat for entry in game_of(tmp_path).entries if entry.move.do == "return"]
    assert returns == [3, 4, 1, 2]


def test_a_person_and_a_bot_as_partners(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    kinds = ["human", GREEDY, "bot:random", GREEDY]
    save(tmp_path, after_turns(new_game(4, kinds=kinds), 16))
    with Terminal(tmp_path) as terminal:
        resume(terminal)
        play(terminal, {**BY_KEYS, CARD: Exchanging(tmp_path)}, NAPKIN)
    returns = [entry.move.seat for entry in game_of(tmp_path).entries if entry.move.do == "return"]
    assert {1, 3} <= set(returns)
    assert returns.count(3) == 4


def test_bots_are_watched_with_open_hands(tmp_path: Path) -> None:
    with_pauses(tmp_path, 5.0)
    save(tmp_path, after_turns(new_game(2, kinds=[GREEDY] * 4), 0))
    with Terminal(tmp_path) as terminal:
        wait_for_hand(resume(terminal).wait("Ann is thinking"), game_of(tmp_path), 1)
        play(terminal, {"is thinking": pressing("."), OVER: pressing("enter")}, NAPKIN)
    assert only_record(tmp_path).result is not None


def test_a_bot_plays_on_for_a_person_who_can_come_back(tmp_path: Path) -> None:
    with_pauses(tmp_path, 5.0)
    save(tmp_path, after_turns(new_game(2, kinds=["human", GREEDY, *PEOPLE[2:]]), 0))
    with Terminal(tmp_path) as terminal:
        resume(terminal).wait(CARD)
        terminal.press_until("m", "Let a bot play on for me").send("1").wait("Ann is thinking")
        terminal.press_until("m", "Take the seat of Ann back").send("1").wait(CARD)
        leave_by_keys(terminal)
    assert [player.kind for player in only_record(tmp_path).players] == ["human", GREEDY]
