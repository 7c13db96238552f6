"""Why, and a card by its code, in the real program."""

from __future__ import annotations

from pathlib import Path

from support.playing import CARD, SPACE, title
from support.saves import after_turns, new_game, save, with_pauses
from support.terminal import Terminal


def test_reasons_by_key_and_by_mouse_and_a_card_by_its_code(tmp_path: Path) -> None:
    with_pauses(tmp_path, 0.0)
    game = after_turns(new_game(2, kinds=("human", "bot:random", "human", "human")), 4)
    save(tmp_path, game)
    card = game.view(1).hand[-1]
    with Terminal(tmp_path, size=(120, 40)) as terminal:
        title(terminal).press_until("r", CARD)
        terminal.press_until("y", r"WHY\?").press_until("right", "lies on|scores nothing")
        terminal.click_until("worth 1", r"on space 1: each collected")
        terminal.press_until("escape", "LOG")
        terminal.send(card.value[0], card.value[1]).wait(rf"{SPACE}|{CARD}|black hat\?")
        terminal.wait(rf"PREVIEW +{card.value} |No space takes {card.value}")
        terminal.press_until("q", r"Quit\?").send("y")
        assert terminal.wait_exit() == 0
