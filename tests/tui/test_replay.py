"""A replay steered by keys and by the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from record.samples import GAMES, GOLDEN
from support.replay import Watcher, watching
from support.saves import after_turns, new_game, save
from support.screens import awake

from hats_tui.tui.dialogs.menu import Menu
from hats_tui.tui.replay.film import CLOSED, OPEN, Eyes
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.replay_napkin import ReplayNapkin
from hats_tui.tui.screens.replay_stage import PACE, SPEEDS
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.turn.scene import Panel

TWO, FOUR = GOLDEN / "2p-01.hats", GOLDEN / "4p-01.hats"


async def press(watcher: Watcher, *keys: str) -> int:
    """Press keys; gives the place then."""
    await watcher.pilot.press(*keys)
    await watcher.pilot.pause()
    return watcher.place


async def press_on(watcher: Watcher, text: str) -> None:
    """Click on what stands in the row of buttons."""
    row = watcher.text.split("\n")[-2]
    await watcher.mouse.click((row.index(text) + 1, watcher.pilot.app.size.height - 2))
    await watcher.pilot.pause()


async def test_keys_go_by_action_turn_and_round_both_ways_and_to_the_ends() -> None:
    async with watching(TWO) as watcher:
        film = watcher.screen.film
        assert await press(watcher, "right", "l", "full_stop") == 3
        assert await press(watcher, "left", "h") == 1
        assert await press(watcher, "down") == film.turns[1]
        assert await press(watcher, "j") == film.turns[2]
        assert await press(watcher, "up", "k") == 0
        assert await press(watcher, "pagedown", "pagedown") == film.rounds[2]
        assert await press(watcher, "right", "pageup") == film.rounds[2]
        assert await press(watcher, "pageup") == film.rounds[1]
        assert await press(watcher, "7") == film.rounds[6]
        assert await press(watcher, "end") == film.last
        assert await press(watcher, "home") == 0
        assert await press(watcher, "left") == 0


async def test_the_buttons_do_what_the_keys_do() -> None:
    async with watching(TWO, size=(120, 40)) as watcher:
        film = watcher.screen.film
        for sign, place in (
            ("►|", film.last),
            ("◄◄◄", film.rounds[7]),
            ("|◄", 0),
            ("►►►", film.rounds[1]),
            ("►►", film.turns[film.turns.index(film.rounds[1]) + 1]),
        ):
            await press_on(watcher, f" {sign} ")
            assert watcher.place == place, sign
        await press_on(watcher, "Coach")
        assert isinstance(watcher.pilot.app.screen, CoachScreen)


async def test_a_game_that_is_not_over_offers_no_coach(home: Path) -> None:
    async with watching(save(home, after_turns(new_game(2), 2)), size=(120, 40)) as watcher:
        buttons = watcher.text.split("\n")[-2]
        assert "Play on" in buttons
        assert "Coach" not in buttons


async def test_the_bar_is_clicked_dragged_and_wheeled_over() -> None:
    async with watching(FOUR, size=(120, 40)) as watcher:
        last, bar, mouse = watcher.screen.film.last, watcher.on_bar, watcher.mouse
        await mouse.click(bar(0.5))
        assert abs(watcher.place - last / 2) <= 1
        await mouse.down(bar(0.25))
        assert abs(watcher.place - last / 4) <= 1
        await mouse.move(bar(0.3), bar(0.9), button=1)
        assert abs(watcher.place - last * 0.9) <= 1
        await mouse.move((0, 3), button=1)  # beside the bar it goes on
        assert watcher.place == 0
        await mouse.up((0, 3))
        await mouse.move(bar(0.9))  # and it is over
        assert watcher.place == 0
        await mouse.wheel(bar(0.2), 3)
        await mouse.wheel(bar(0.2), -1)
        assert watcher.place == 2


async def test_a_quick_hand_drags_the_bar_as_well() -> None:
    async with watching(FOUR, size=(120, 40)) as watcher:
        await watcher.mouse.dash(watcher.on_bar(0.2), watcher.on_bar(0.5), (119, 20))
        assert watcher.place == watcher.screen.film.last


async def test_a_button_that_is_let_go_where_nobody_sees_it_ends_the_drag() -> None:
    async with watching(TWO) as watcher:
        await watcher.mouse.down(watcher.on_bar(0.5))
        await watcher.mouse.move(watcher.on_bar(0.0))
        assert watcher.place > 0


async def test_it_runs_at_several_speeds_and_stops_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hats_tui.tui.screens.replay_stage.PACE", PACE / 1000)
    async with watching(TWO) as watcher:
        assert SPEEDS[:3] == (1, 2, 4)
        for key, speed in (("x", 2), ("plus", 4), ("minus", 2), ("minus", 1), ("minus", 1)):
            await press(watcher, key)
            assert watcher.scene.transport.speed == speed
            assert f"×{speed}" in watcher.text
        await press(watcher, "space")
        for _ in range(500):
            if watcher.place == watcher.screen.film.last:
                break
            await watcher.pilot.pause(0.02)
        assert watcher.place == watcher.screen.film.last
        assert not watcher.scene.transport.playing


async def test_it_pauses_at_a_key_and_behind_another_screen() -> None:
    async with watching(TWO) as watcher:
        for key in ("space", "right", "home", "f1"):
            await press(watcher, "space")
            assert watcher.scene.transport.playing
            assert "Pause" in watcher.text
            await press(watcher, key)
            assert not watcher.screen.at.playing, key
        assert isinstance(watcher.pilot.app.screen, HelpScreen)


async def test_eyes_go_round_by_key_and_by_press() -> None:
    async with watching(TWO, size=(120, 40)) as watcher:
        assert watcher.scene.transport.eyes == OPEN
        for eyes, label in (
            (Eyes(1), "seen by Ann"),
            (Eyes(2), "seen by Bob"),
            (CLOSED, "hands closed"),
        ):
            await press(watcher, "o")
            assert watcher.scene.transport.eyes == eyes
            assert label in watcher.text
        await press_on(watcher, "Hands")
        assert watcher.scene.transport.eyes == OPEN


async def test_closed_hands_stay_closed_and_it_is_said_why(home: Path) -> None:
    async with watching(save(home, after_turns(new_game(3), 5))) as watcher:
        await press(watcher, "o")
        assert watcher.scene.transport.eyes == CLOSED
        assert "until it is over" in str(watcher.scene.message)


async def test_a_game_that_goes_on_has_no_napkin_and_it_is_said_why(home: Path) -> None:
    async with watching(save(home, after_turns(new_game(3), 5))) as watcher:
        last = watcher.screen.film.last
        assert await press(watcher, "end", "right", "enter") == last
        assert watcher.scene.message is None
        await press(watcher, "n")
        assert watcher.pilot.app.screen is watcher.screen
        assert "not over" in str(watcher.scene.message)


async def test_the_panel_goes_through_log_worths_and_all_hands() -> None:
    async with watching(TWO) as watcher:
        await press(watcher, "3")
        for key, text in (
            ("w", "WORTH NOW"),
            ("w", "ALL HANDS"),
            ("right", "ALL HANDS"),
            ("w", "LOG"),
        ):
            await press(watcher, key)
            assert text in watcher.text
        await press(watcher, "w", "w", "o")  # who sees one hand only does not see all
        assert "ALL HANDS" not in watcher.text


async def test_players_are_looked_at_one_after_the_other_then_none() -> None:
    async with watching(FOUR) as watcher:
        await press(watcher, "3")
        first = watcher.scene.seat
        assert first is not None
        for step in range(4):
            await press(watcher, "i")
            assert watcher.scene.panel is Panel.INSPECT
            assert watcher.scene.inspected == (first - 1 + step) % 4 + 1
        await press(watcher, "i")
        assert watcher.scene.panel is Panel.LOG


async def test_escape_closes_what_is_looked_at_then_the_replay() -> None:
    async with watching(TWO) as watcher:
        await press(watcher, "i", "escape")
        assert watcher.scene.panel is Panel.LOG
        await watcher.pilot.press("escape")
        assert isinstance(watcher.pilot.app.screen, TitleScreen)


async def test_questions_are_answered_also_with_closed_hands() -> None:
    async with watching(TWO, size=(120, 40)) as watcher:
        for eyes in (CLOSED, OPEN, Eyes(2)):
            watcher.look_through(eyes)
            for place in range(0, watcher.screen.film.last, 13):
                watcher.screen.action_seek(place)
                for _ in range(4):
                    await press(watcher, "y")
                    assert watcher.scene.panel is Panel.WHY
                await press(watcher, "escape")


async def test_after_the_last_action_comes_the_napkin_and_the_way_back() -> None:
    async with watching(TWO) as watcher:
        await press(watcher, "end")
        for key in ("right", "enter", "n"):
            await watcher.pilot.press(key)
            screen = watcher.pilot.app.screen
            assert isinstance(screen, ReplayNapkin)
            await awake(watcher.pilot)
            assert "Back to the replay" in watcher.text
            await watcher.pilot.press("escape")
            assert watcher.pilot.app.screen is watcher.screen
        assert watcher.place == watcher.screen.film.last


async def test_an_unfinished_game_has_no_napkin(home: Path) -> None:
    async with watching(save(home, after_turns(new_game(3), 5))) as watcher:
        await press(watcher, "end", "right", "enter", "n")
        assert watcher.pilot.app.screen is watcher.screen
        assert "So far the game has been played" in watcher.text
        assert "Napkin" not in watcher.text


async def test_what_is_taken_back_is_shown_as_such() -> None:
    path = next(path for path in GAMES if '"undo"' in path.read_text(encoding="utf-8"))
    async with watching(path) as watcher:
        entries = path.read_text(encoding="utf-8").splitlines()[1:]
        place = next(n for n, line in enumerate(entries) if '"undo"' in line)
        watcher.screen.action_seek(place)
        assert "Take it back" in watcher.text
        await press(watcher, "right")
        assert "back" in watcher.text.split("LOG")[1]


async def test_the_menu_has_what_can_be_done() -> None:
    async with watching(TWO) as watcher:
        await watcher.pilot.press("m")
        assert isinstance(watcher.pilot.app.screen, Menu)
        for text in ("Play", "Play on from here", "Other hands", "napkin", "Close the replay"):
            assert text in watcher.text
        await watcher.pilot.press("v")
        await watcher.pilot.pause()
        assert isinstance(watcher.pilot.app.screen, TitleScreen)


async def test_the_help_lists_every_key() -> None:
    async with watching(TWO, size=(120, 150)) as watcher:
        await watcher.pilot.press("f1")
        await watcher.pilot.pause()
        text = watcher.text
        for key in ("One turn on", "One round back", "Play, or pause", "Faster", "Whose hand"):
            assert key in text
        assert "Click the bar" in text


@pytest.mark.parametrize(
    "size", [(1, 1), (79, 24), (80, 23), (80, 24), (117, 38), (118, 38), (118, 39), (186, 54)]
)
async def test_every_size_of_window_is_laid_out(size: tuple[int, int]) -> None:
    async with watching(FOUR) as watcher:
        await watcher.pilot.resize_terminal(*size)
        await watcher.pilot.pause()
        await press(watcher, "5", "right")
        assert isinstance(watcher.pilot.app.screen, ReplayScreen)


async def test_a_step_moves_the_cards_where_motion_is_wanted() -> None:
    async with watching(TWO, motion=True) as watcher:
        watcher.screen.action_step(1)
        moving = watcher.screen._motion  # noqa: SLF001
        watcher.screen.action_step(-1)
        assert moving is not None
        assert watcher.screen._motion is None  # noqa: SLF001
