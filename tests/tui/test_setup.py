"""The set-up: all of it by keys alone and by mouse alone, and wrong input refused on the spot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import pytest
from support.screens import SMALL, awake, running
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import Input, Static

from hats_tui.bots.players import BotInfo
from hats_tui.game import HatType
from hats_tui.host.new_game import NewGame
from hats_tui.store.paths import state_dir
from hats_tui.store.remembered import SeatChoice, SetupChoices, recall_setup, remember_setup
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.widgets.choices import Choices
from hats_tui.tui.widgets.hat_checks import HatChecks
from hats_tui.tui.widgets.picker import Picker
from hats_tui.tui.widgets.zone import Zone

Answers = list[NewGame | None]


BOTS = (
    BotInfo("random", "Dormouse", "Plays anything."),
    BotInfo("greedy", "Hare", "Takes what counts most now."),
)


@asynccontextmanager
async def setup(
    size: tuple[int, int] = SMALL, keys: Sequence[str] = ()
) -> AsyncIterator[tuple[Pilot[None], Answers]]:
    """The set-up after some keys, and where its answer will be."""
    answers: Answers = []
    async with running(size) as pilot:
        pilot.app.push_screen(SetupScreen(BOTS), answers.append)
        await pilot.pause()
        await awake(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        yield pilot, answers


def focused(pilot: Pilot[None]) -> str | None:
    return pilot.app.focused.id if pilot.app.focused else None


def note(pilot: Pilot[None], row: str) -> str:
    return str(pilot.app.screen.query_one(f"#{row}-note", Static).content)


def painted(pilot: Pilot[None], field: str) -> str:
    zone = pilot.app.screen.query_one(f"#{field}", Zone)
    return "\n".join(zone.render_line(y).text for y in range(zone.size.height))


def name(pilot: Pilot[None], seat: int) -> str:
    return pilot.app.screen.query_one(f"#name{seat}", Input).value


async def click(pilot: Pilot[None], field: str, x: int = 5, y: int = 0, button: int = 1) -> None:
    await pilot.click(f"#{field}", offset=(x, y), button=button)
    await pilot.pause()


async def test_a_fresh_start_is_one_person_against_a_bot() -> None:
    async with setup(keys=["f2"]) as (_pilot, answers):
        (game,) = answers
        assert game is not None
        kinds = [(player.name, player.kind) for player in game.players]
        assert kinds == [("Player 1", "human"), ("Hare", "bot:greedy")]
        assert (game.seed, game.first, game.removed, game.exchanges) == (None, None, (), None)


async def test_a_whole_set_up_by_keys_alone() -> None:
    keys = ["4", "down", *"Ann", "enter", *"Bob", "tab", "right", "up", "down", "down", "left"]
    keys += ["down", "down", "right", "right", "down", "1", "2", "down", "right", "down"]
    keys += [*"tea", "down", "enter"]
    async with setup(keys=keys) as (_pilot, answers):
        (game,) = answers
        assert game is not None
        assert [(player.name, player.kind) for player in game.players] == [
            ("Ann", "human"),
            ("Bob", "human"),
            ("Dormouse", "bot:random"),
            ("Hare", "bot:greedy"),
        ]
        assert (game.first, game.exchanges, game.seed) == (1, 12, "tea")
        assert game.choices.duplicate


async def test_a_whole_set_up_by_mouse_alone() -> None:
    async with setup() as (pilot, answers):
        await click(pilot, "kind2")
        await click(pilot, "first", x=22)
        await click(pilot, "first", x=22)
        await click(pilot, "types", x=1)
        await click(pilot, "types", x=33, y=1)
        await click(pilot, "match")
        assert note(pilot, "match") == "2 games, seats exchanged"
        await click(pilot, "start")
        (game,) = answers
        assert game is not None
        assert [player.kind for player in game.players] == ["human", "human"]
        assert game.first == 1
        assert game.removed == (HatType.HIGH_HAT, HatType.JESTER_CAP)
        assert game.choices.duplicate


async def test_going_back_makes_no_game_and_remembers_nothing() -> None:
    for keys in (["4", "escape"], ["4", "up", "right", "tab", "enter"]):
        async with setup(keys=keys) as (_pilot, answers):
            assert answers == [None]
    assert recall_setup() is None


async def test_hints_are_chosen_by_keys_and_by_mouse_and_remembered() -> None:
    async with setup() as (pilot, answers):
        await click(pilot, "hints", x=22)
        await pilot.press("f2")
        assert answers[0] is not None
        assert not answers[0].choices.hints
    remembered = recall_setup()
    assert remembered is not None
    assert not remembered.hints
    async with setup() as (pilot, answers):
        pilot.app.screen.query_one("#hints").focus()
        await pilot.press("right", "f2")
        assert answers[0] is not None
        assert answers[0].choices.hints


async def test_back_by_mouse() -> None:
    async with setup() as (pilot, answers):
        await click(pilot, "back")
        assert answers == [None]


async def test_what_was_chosen_is_remembered_for_the_next_time() -> None:
    async with setup(keys=["3", "down", *"Ann", "f2"]) as (_pilot, answers):
        assert answers[0] is not None
        assert recall_setup() == answers[0].choices
    async with setup() as (pilot, _answers):
        assert pilot.app.screen.query_one(Choices).chosen == 1
        assert name(pilot, 1) == "Ann"


async def test_a_game_begins_also_where_nothing_can_be_remembered() -> None:
    state_dir().parent.mkdir(parents=True, exist_ok=True)
    state_dir().write_text("a file in the way")
    async with setup(keys=["f2"]) as (_pilot, answers):
        assert answers[0] is not None


async def test_an_enter_that_is_held_starts_nothing() -> None:
    for way in ([], ["down"], ["up", "up"]):
        async with setup(keys=[*way, *["enter"] * 12]) as (_pilot, answers):
            assert answers == []


async def test_a_name_that_is_typed_faster_than_it_is_taken_is_kept_as_typed() -> None:
    async with setup() as (pilot, _):
        await pilot.press("tab", "ctrl+u")
        field = pilot.app.screen.query_one("#name1", Input)
        # What was typed is told late: by then more stands in the field.
        told = []
        for text in ("J", "Jo", "Jos"):
            with field.prevent(Input.Changed):
                field.value = text
            told.append(Input.Changed(field, text))
        field.cursor_position = 3
        for message in told:
            field.post_message(message)
        await pilot.pause()
        await pilot.press("e")
        assert name(pilot, 1) == "Jose"


async def test_an_empty_name_is_refused_beside_it() -> None:
    async with setup(keys=["down", "down", "delete", "f2"]) as (pilot, answers):
        assert answers == []
        assert focused(pilot) == "name2"
        assert note(pilot, "seat2") == "Needs a name."
        await pilot.press(*"Bob")
        assert note(pilot, "seat2") == ""
        await pilot.press("f2")
        await pilot.pause()
        assert len(answers) == 1


async def test_the_same_name_twice_is_refused() -> None:
    async with setup(keys=["down", *"Hare", "f2"]) as (pilot, answers):
        assert answers == []
        assert note(pilot, "seat2") == "Same as seat 1."


async def test_one_type_alone_is_refused() -> None:
    async with setup(keys=["down"] * 4 + ["space", "f2"]) as (pilot, answers):
        assert answers == []
        assert focused(pilot) == "types"
        assert note(pilot, "types") == "Two types are taken out: tick two, or none."


async def test_a_third_type_is_refused_at_once() -> None:
    keys = ["down"] * 4 + ["space", "right", "space", "right", "space"]
    async with setup(keys=keys) as (pilot, _answers):
        assert painted(pilot, "types").count("[x]") == 2
        assert note(pilot, "types").startswith("Only two types")
        await pilot.press("left", "space", "right", "space")
        assert painted(pilot, "types").count("[x]") == 2


async def test_a_limit_that_is_no_number_is_refused() -> None:
    keys = ["4", "up", "up", "up", "up", "x", "f2"]
    async with setup(keys=keys) as (pilot, answers):
        assert answers == []
        assert focused(pilot) == "limit"
        assert note(pilot, "limit") == "A number from 0 to 16, or nothing."


async def test_who_ate_the_cookie_must_be_told_where_it_can_be_several() -> None:
    keys = ["down", "down", "tab", "right", "down", "right"]
    async with setup(keys=keys) as (pilot, answers):
        assert "Who was it?" in painted(pilot, "eater")
        await pilot.press("f2")
        assert note(pilot, "first") == "Say who it was."
        assert focused(pilot) == "eater"
        await pilot.press("right", "right", "f2")
        await pilot.pause()
        assert answers[0] is not None
        assert answers[0].first == 2


async def test_where_one_person_plays_that_person_ate_the_cookie() -> None:
    async with setup(keys=["down", "down", "down", "right", "f2"]) as (_pilot, answers):
        assert answers[0] is not None
        assert answers[0].first == 1


@pytest.mark.parametrize(
    ("players", "types", "limit"), [("2", True, False), ("3", False, False), ("4", False, True)]
)
async def test_what_is_not_for_so_many_players_cannot_be_changed(
    players: str, types: bool, limit: bool
) -> None:
    async with setup(keys=[players]) as (pilot, _answers):
        screen = pilot.app.screen
        assert screen.query_one(HatChecks).disabled is not types
        assert screen.query_one("#limit", Input).disabled is not limit
        assert ("[ ]" in painted(pilot, "types")) is types
        visible = [seat for seat in range(1, 5) if screen.query_one(f"#seat{seat}-row").visible]
        assert len(visible) == int(players)


async def test_fields_that_are_not_there_get_no_focus() -> None:
    async with setup() as (pilot, _answers):
        seen = []
        for _ in range(11):
            await pilot.press("tab")
            seen.append(focused(pilot))
        fields = "name1 kind1 name2 kind2 first types match seed hints start back"
        assert seen == fields.split()


async def test_up_and_down_keep_to_their_column_and_go_round() -> None:
    async with setup(keys=["3", "tab", "tab"]) as (pilot, _answers):
        seen = []
        for _ in range(4):
            await pilot.press("down")
            seen.append(focused(pilot))
        assert seen == ["kind2", "kind3", "first", "match"]
        await pilot.press("down")
        await pilot.press("down", "down")
        assert focused(pilot) == "players"
        await pilot.press("up")
        assert focused(pilot) == "start"


async def test_teams_are_shown_at_four_players() -> None:
    async with setup(keys=["4"]) as (pilot, _answers):
        labels = [
            str(pilot.app.screen.query_one(f"#seat{seat}-label", Static).content)
            for seat in range(1, 5)
        ]
        assert labels == ["1  Team A", "2  Team B", "3  Team A", "4  Team B"]


async def test_the_focus_is_on_the_number_that_is_chosen() -> None:
    async with setup(keys=["right", "right"]) as (pilot, _answers):
        assert "(•) 4" in painted(pilot, "players")
        ring = pilot.app.screen.query_one(Choices).look.palette.style("ring")
        strip = pilot.app.screen.query_one(Choices).render_line(0)
        marked = [segment.text for segment in strip if segment.style == ring]
        assert "".join(marked).strip() == "(•) 4, in two teams"


async def test_a_picker_goes_back_by_its_left_arrow_and_by_the_right_button() -> None:
    async with setup() as (pilot, _answers):
        picker = pilot.app.screen.query_one("#kind1", Picker)
        await click(pilot, "kind1", x=1)
        assert picker.value == "bot:greedy"
        await click(pilot, "kind1", button=3)
        assert picker.value == "bot:random"
        await click(pilot, "kind1")
        assert picker.value == "bot:greedy"


async def test_a_name_that_nobody_typed_goes_with_the_bot() -> None:
    async with setup() as (pilot, _answers):
        await click(pilot, "kind2", x=1)
        assert name(pilot, 2) == "Dormouse"
        assert "Plays anything." in str(pilot.app.screen.query_one("#explanation", Static).content)


@pytest.mark.parametrize("typed", ["[/b]", "O[red]x", "漢字", "[@click=quit]x[/]", "q?m"])
async def test_any_name_is_shown_as_it_was_typed(typed: str) -> None:
    async with setup(keys=["down"]) as (pilot, answers):
        pilot.app.screen.query_one("#name1").post_message(Paste(typed))
        await pilot.pause()
        await pilot.press("down", "down", "right", "right")
        assert typed in painted(pilot, "first")
        await pilot.press("f2")
        await pilot.pause()
        assert answers[0] is not None
        assert answers[0].players[0].name == typed


async def test_control_characters_in_a_name_do_not_reach_the_screen() -> None:
    wild = "A\x1b[31m\u202eB\x07 \u3000C"
    seats = tuple(SeatChoice(name=f"{wild}{seat}", kind="human") for seat in (1, 2))
    remember_setup(SetupChoices(players=2, seats=seats))
    async with setup(keys=["down"]) as (pilot, _answers):
        pilot.app.screen.query_one("#name1").post_message(Paste(wild))
        await pilot.pause()
        for seat, shown in ((1, "A[31mB  C"), (2, "A[31mB  C2")):
            field = pilot.app.screen.query_one(f"#name{seat}", Input)
            assert field.render_line(0).text.rstrip() == shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_all_fields_are_in_sight(size: tuple[int, int]) -> None:
    async with setup(size, ["4"]) as (pilot, _answers):
        screen = pilot.app.screen
        for widget in [*screen.focus_chain, *screen.query(".note")]:
            assert widget.region in screen.region
            assert widget.region.area


async def test_the_keys_below_can_be_pressed() -> None:
    async with setup(keys=["down"]) as (pilot, answers):
        bar = pilot.app.screen.query_one("#keys", Zone)
        text = bar.render_line(0).text
        await click(pilot, "keys", x=text.index("Next field"))
        assert focused(pilot) == "kind1"
        await click(pilot, "keys", x=text.index("Start"))
        assert len(answers) == 1


async def test_the_rest_of_a_double_click_on_the_title_presses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SetupScreen, "GUARD", 3600.0)
    answers: Answers = []
    async with running() as pilot:
        pilot.app.push_screen(SetupScreen(BOTS), answers.append)
        await pilot.pause()
        before = focused(pilot)
        for field in ("back", "start", "players", "name1", "kind2", "keys"):
            await click(pilot, field)
        assert answers == []
        assert focused(pilot) == before
        assert painted(pilot, "kind2").split() == ["\u25c4", "Bot:", "Hare", "\u25ba"]
        await pilot.press("escape")
        await pilot.pause()
        assert answers == [None]


async def test_a_press_counts_again_when_the_menu_has_gone() -> None:
    async with setup() as (pilot, answers):
        await pilot.press("f10")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        await awake(pilot)
        await click(pilot, "back")
        assert answers == [None]
