"""No byte tells the next player's cards before that player is ready, and none of the last stays."""

from __future__ import annotations

from pathlib import Path

from support.audit import codes_in, hand_of, open_cards, wait_for_hand
from support.playing import (
    CARD,
    CURTAIN,
    END,
    OFFER,
    RETURN,
    open_curtain,
    resume,
)
from support.saves import after_turns, new_game, only_record, save
from support.terminal import Terminal

from hats_tui.game import Card, Game

SEED_WITH_F1_ON_THE_TABLE = 3
"""F1 is a key as well, and stands on some screens."""


class Audit:
    """Looks at what is sent from one player's last key to the next player's first."""

    def __init__(self, terminal: Terminal, home: Path) -> None:
        self._terminal = terminal
        self._home = home
        self._from = 0

    def begin(self) -> None:
        """From now on it counts."""
        self._from = len(self._terminal.settle().raw)

    @property
    def game(self) -> Game:
        return only_record(self._home).game

    def curtain(self) -> None:
        """The curtain is down: nothing of anybody's stands on the screen, or was sent for later."""
        shown = codes_in(self._terminal.wait(CURTAIN).settle().text.encode())
        sent = codes_in(self._terminal.raw[self._from :])
        seat = self.game.state.board.actor
        assert seat is not None
        assert shown <= open_cards(self.game)
        assert not sent & self._hidden_from_others(seat)

    def hand(self) -> None:
        """The curtain is open: there is the hand, so this would have found it."""
        seat = self.game.state.board.actor
        assert seat is not None
        wait_for_hand(self._terminal.wait("Round [1-8]/8"), self.game, seat)

    def _hidden_from_others(self, seat: int) -> set[Card]:
        return hand_of(self.game, seat) - open_cards(self.game)


def test_between_two_players_nothing_is_sent_that_only_one_may_see(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(3, SEED_WITH_F1_ON_THE_TABLE), 3))
    with Terminal(tmp_path) as terminal:
        audit = Audit(terminal, tmp_path)
        resume(terminal)
        for _turn in range(3):
            audit.curtain()
            open_curtain(terminal)
            audit.hand()
            terminal.press_until("b", "a black hat").press_until("enter", END)
            audit.begin()
            terminal.press_until("e", CURTAIN)
        audit.curtain()


def test_nothing_that_is_done_at_a_curtain_opens_it(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(3, SEED_WITH_F1_ON_THE_TABLE), 3))
    with Terminal(tmp_path) as terminal:
        audit = Audit(terminal, tmp_path)
        resume(terminal)
        audit.curtain()
        for columns, rows in ((120, 40), (20, 5), (200, 60), (80, 24)):
            terminal.resize(columns, rows).settle()
            audit.begin()
        audit.curtain()
        for key, opened in (
            ("f1", "HELP|Help"),
            ("f10", "Menu"),
            ("q", "Quit"),
            ("ctrl+p", "Search"),
        ):
            terminal.press_until(key, opened).press_until("escape", CURTAIN)
            audit.curtain()
        for key in ("enter", "escape", "tab", "z", "s", "i", "w", "u", "x", "1"):
            terminal.press(key)
        audit.curtain()
        open_curtain(terminal)
        audit.hand()


def test_an_exchange_shows_nobody_the_hand_of_the_partner(tmp_path: Path) -> None:
    save(tmp_path, after_turns(new_game(4, SEED_WITH_F1_ON_THE_TABLE), 4))
    with Terminal(tmp_path) as terminal:
        audit = Audit(terminal, tmp_path)
        resume(terminal)
        audit.curtain()
        open_curtain(terminal)
        terminal.press_until("x", OFFER)
        audit.begin()
        terminal.press_until("enter", CURTAIN)
        audit.curtain()
        audit.begin()
        terminal.press_until("u", r"Ann \(Team A\)")
        audit.curtain()
        open_curtain(terminal).wait(CARD)
        terminal.press_until("x", OFFER)
        audit.begin()
        terminal.press_until("enter", CURTAIN)
        audit.curtain()
        open_curtain(terminal).wait(RETURN)
        audit.hand()
        audit.begin()
        terminal.press_until("enter", CURTAIN)
        audit.curtain()
        open_curtain(terminal)
        audit.hand()
        assert [entry.move.do for entry in audit.game.entries][-4:] == [
            "offer",
            "undo",
            "offer",
            "return",
        ]
