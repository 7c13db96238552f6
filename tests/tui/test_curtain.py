"""The curtain: who is asked, what opens it, and what never shows on it."""

from __future__ import annotations

import re

import pytest
from support.games import played
from support.screens import awake, running, shown
from textual.pilot import Pilot

from hats_tui.game import Card, Game, team_of
from hats_tui.tui.screens.curtain import Answer, Curtain
from hats_tui.tui.screens.curtain_page import CurtainText
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.recap import since_last_turn
from hats_tui.words.turns import curtain

NAMES = Names.of(("Alice", "Bob", "Chloé", "Dimitri"))
UNDO = phrase("{name} may take the offer back", name=NAMES[4])


def curtain_of(game: Game, names: Names = NAMES, undo: Phrase | None = None) -> Curtain:
    seat = game.state.board.actor
    assert seat is not None
    text = CurtainText(curtain(game.view(seat), names), news_for(game, seat, names), undo)
    return Curtain(lambda: text)


def news_for(game: Game, seat: int, names: Names) -> tuple[Phrase, ...]:
    return since_last_turn(game.public_view().history, seat, names)


def game_with_a_cookie_in_the_news(names: Names) -> Game:
    """A game in teams, some turns on, whose next curtain tells of all three others."""
    for seed in range(1_000):
        game = played(4, seed, 33)
        news = news_for(game, game.state.board.actor or 0, names)
        if len(news) == 3 and any("gets the cookie" in str(line) for line in news):
            return game
    raise AssertionError("there is no such game")


async def drawn(pilot: Pilot[None], screen: Curtain) -> list[Answer | None]:
    """Draw a curtain; what it answers is put into the list."""
    answers: list[Answer | None] = []
    await pilot.app.push_screen(screen, answers.append)
    await pilot.pause()
    return answers


async def test_it_tells_who_and_why_and_what_happened() -> None:
    game = game_with_a_cookie_in_the_news(NAMES)
    seat = game.state.board.actor
    assert seat is not None
    async with running() as pilot:
        await drawn(pilot, curtain_of(game, undo=UNDO))
        await awake(pilot)
        text = shown(pilot.app.screen)
        assert "Pass the keyboard to" in text
        assert f"{NAMES[seat].text} ({team_name(team_of(seat)).text})" in text
        assert "please look away" in text
        assert "Press Space or click" in text
        for line in news_for(game, seat, NAMES):
            assert f"{str(line).partition(':')[0]}: " in text
        assert " u  Dimitri may take the offer back" in text


async def test_all_input_is_ignored_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Curtain, "GUARD", 3600.0)
    async with running() as pilot:
        answers = await drawn(pilot, curtain_of(played(4, 7, 20), undo=UNDO))
        await pilot.press("space", "u", "enter")
        await pilot.click(offset=(40, 12))
        assert answers == []


async def test_space_opens_it_and_no_other_key() -> None:
    async with running() as pilot:
        answers = await drawn(pilot, curtain_of(played(2, 7, 9)))
        await awake(pilot)
        await pilot.press("enter", "a", "u", "escape", "tab", "right", "1")
        assert answers == []
        await pilot.press("space")
        assert answers == ["ready"]


async def test_a_click_opens_it_and_the_right_button_does_not() -> None:
    async with running() as pilot:
        answers = await drawn(pilot, curtain_of(played(2, 7, 9)))
        await awake(pilot)
        await pilot.click(offset=(40, 12), button=3)
        assert answers == []
        await pilot.click(offset=(40, 12))
        assert answers == ["ready"]


async def test_the_last_action_is_taken_back_by_key_or_click() -> None:
    async with running() as pilot:
        for by_key in (True, False):
            answers = await drawn(pilot, curtain_of(played(4, 7, 20), undo=UNDO))
            await awake(pilot)
            rows = shown(pilot.app.screen).split("\n")
            row = next(y for y, text in enumerate(rows) if "take the offer back" in text)
            if by_key:
                await pilot.press("u")
            else:
                await pilot.click(offset=(rows[row].index("take the offer"), row))
            assert answers == ["undo"]


async def test_it_sleeps_again_when_help_above_it_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running() as pilot:
        answers = await drawn(pilot, curtain_of(played(2, 7, 9)))
        await awake(pilot)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HelpScreen)
        monkeypatch.setattr(Curtain, "GUARD", 3600.0)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("space")
        await pilot.click(offset=(40, 12))
        assert answers == []


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_no_card_of_a_hand_is_on_it(players: int, seed: int) -> None:
    game = played(players, seed, 17)
    async with running() as pilot:
        await drawn(pilot, curtain_of(game))
        await awake(pilot)
        codes = re.findall(r"\b[HCFPSTJ][1-6]\b", shown(pilot.app.screen))
        hands = {card for hand in game.state.hands for card in hand}
        assert not hands & {Card(code) for code in codes}


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
async def test_the_longest_names_leave_room_for_everything(size: tuple[int, int]) -> None:
    names = Names.of(
        ("A" * 40, "[/] [red]" * 4, "漢字" * 10, "Dimitrios von und zu Papadopoulos-Anderson")
    )
    undo = phrase("{name} may take the offer back", name=names[4])
    game = game_with_a_cookie_in_the_news(names)
    async with running(size) as pilot:
        await drawn(pilot, curtain_of(game, names, undo))
        await awake(pilot)
        text = shown(pilot.app.screen)
        for part in ("Pass the keyboard", "look away", "Press Space", "gets the cookie", " u "):
            assert part in text
