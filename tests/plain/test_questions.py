"""A new game by questions."""

from __future__ import annotations

import os
from io import StringIO
from pathlib import Path

import pytest

from hats_tui.game import HatType
from hats_tui.host.new_game import NewGame
from hats_tui.plain.console import Console, Leave
from hats_tui.plain.keyboard import Keyboard
from hats_tui.plain.questions import ask_for_game
from hats_tui.store.remembered import recall_setup
from hats_tui.table.roster import BOTS


async def answered(*answers: str) -> tuple[NewGame, list[str]]:
    """The game that comes of these answers, and what was said."""
    reader, writer = os.pipe()
    os.write(writer, "".join(f"{answer}\n" for answer in answers).encode())
    os.close(writer)
    out = StringIO()
    try:
        game = await ask_for_game(Console(out, Keyboard(reader, "utf-8"), "utf-8"), BOTS)
    finally:
        os.close(reader)
    return game, out.getvalue().splitlines()


async def test_enter_takes_what_is_offered(home: Path) -> None:
    game, said = await answered("", "", "", "", "", "", "")

    assert [player.kind for player in game.players] == ["human", "bot:greedy"]
    assert said[0] == "How many play: 2, 3 or 4? Enter for 2."
    assert len(said) == 8
    assert not game.choices.duplicate


async def test_what_was_chosen_is_offered_the_next_time(home: Path) -> None:
    game, _said = await answered("2", "Ann", "Max=bot:random", "max", "h c", "duplicate", "n")
    assert (game.first, game.removed) == (2, (HatType.HIGH_HAT, HatType.CROWN))
    assert not game.choices.hints

    again, said = await answered("", "", "", "", "", "", "")
    assert again.players == game.players
    assert (again.first, again.removed) == (2, game.removed)
    assert said[2:] == [
        "Seat 1: a name, or a bot? Enter for Ann.",
        "Seat 2: a name, or a bot? Enter for Max (bot:random).",
        (
            "Who begins: a seat, a name, or random? By the rules, whoever ate a cookie last. "
            "Enter for Max (bot:random)."
        ),
        "Which two types are out: two letters, or random? Enter for H C.",
        (
            "One game, or a match: the same deal again with seats exchanged? Type one or "
            "duplicate. Enter for duplicate."
        ),
        "May players ask for hints in this game: yes or no? Enter for no.",
    ]
    assert again.choices.duplicate
    assert recall_setup() == again.choices


async def test_a_wrong_answer_is_told_and_asked_again() -> None:
    game, said = await answered(
        *(
            "5",
            "4",
            "Ann",
            "ann",
            "bot:nobody",
            "Bob",
            "Cyd",
            "Dan",
            "9",
            "random",
            "x",
            "3",
            "two",
            "",
            "maybe",
            "yes",
        )
    )

    assert (game.choices.players, game.first, game.exchanges) == (4, None, 3)
    assert "Two, three or four can play." in said
    assert "Same as seat 1." in said
    assert any(line.startswith("There is no bot:nobody. There are: bot:random, ") for line in said)
    assert '"x" is no number of exchanges: say a number from 0 to 16, or none.' in said
    assert "Type yes or no." in said
    assert game.choices.hints


async def test_the_name_of_a_bot_is_a_persons_only_when_it_is_typed_again() -> None:
    game, said = await answered("2", "magpie", "Magpie", "bot:random", "", "", "", "")

    asked = "magpie is a bot: type bot:greedy. If a person is called that, type it again."
    assert said.count(asked) == 1
    assert [player.kind for player in game.players] == ["human", "bot:random"]
    assert game.players[0].name == "Magpie"


@pytest.mark.parametrize("answers", [["3", "quit"], ["3"], ["q"]])
async def test_the_questions_can_be_left(answers: list[str], home: Path) -> None:
    with pytest.raises(Leave):
        await answered(*answers)
    assert recall_setup() is None
