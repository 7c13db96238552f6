"""Dragging things out of a zone, and all that can become of a drag."""

from __future__ import annotations

import pytest
from support.mouse import MIDDLE, RIGHT, Mouse
from textual import on
from textual.app import ComposeResult
from textual.geometry import Offset
from textual.screen import Screen

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.drag_zone import DragApp, DragZone
from hats_tui.tui.widgets.zone import Zone

COIN, PLATE = (2, 1), (15, 2)


class Purse(DragZone):
    """Two coins; the second one is glued to it."""

    DEFAULT_CSS = "Purse { width: 12; height: 3; }"

    def paint(self, canvas: Canvas) -> None:
        canvas.hit(0, 0, 6, 3, "coin")
        canvas.hit(6, 0, 6, 3, "glued")

    def can_carry(self, payload: object) -> bool:
        return payload == "coin"


class Host(DragApp[None]):
    """A purse, and what it tells."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[object] = []

    def compose(self) -> ComposeResult:
        yield Purse(Look())

    @on(DragZone.Dragged)
    def note_drag(self, event: DragZone.Dragged) -> None:
        self.told.append((event.payload, event.start, event.at))

    @on(DragZone.Dropped)
    def note_drop(self, event: DragZone.Dropped) -> None:
        self.told.append(event.at)

    @on(Zone.Pressed)
    def note_press(self, event: Zone.Pressed) -> None:
        self.told.append(f"pressed {event.payload}")


async def test_a_drag_tells_where_it_is_and_where_it_ends() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).drag(COIN, (10, 2), PLATE)
        taken = Offset(*COIN)
        assert app.told == [
            ("coin", taken, Offset(10, 2)),
            ("coin", taken, Offset(*PLATE)),
            Offset(*PLATE),
        ]


async def test_an_unsteady_hand_still_presses() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.drag(COIN, (3, 1))
        assert app.told == ["pressed coin"]
        app.told.clear()
        await mouse.drag(COIN, (5, 1))
        assert app.told[-2:] == [None, "pressed coin"]


async def test_what_is_put_back_is_not_pressed() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).drag(COIN, PLATE, COIN)
        assert app.told[-1] == Offset(*COIN)
        assert "pressed coin" not in app.told


async def test_what_cannot_be_carried_stays() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).drag((8, 1), PLATE)
        assert app.told == []


@pytest.mark.parametrize("button", [MIDDLE, RIGHT])
async def test_only_the_left_button_drags(button: int) -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).drag(COIN, PLATE, button=button)
        assert app.told == []


async def test_a_second_button_ends_a_drag() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.down(COIN)
        await mouse.move(PLATE, button=1)
        await mouse.down(PLATE, RIGHT)
        await mouse.up(PLATE, RIGHT)
        await mouse.up(PLATE)
        assert app.told[1:] == [None]


async def test_a_second_button_ends_a_press_too() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.down(COIN)
        await mouse.down(COIN, RIGHT)
        await mouse.up(COIN, RIGHT)
        await mouse.up(COIN)
        assert app.told == []


async def test_a_button_let_go_outside_the_window_ends_a_drag() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.down(COIN)
        await mouse.move(PLATE, button=1)
        await mouse.move((20, 5))
        await mouse.up((20, 5))
        assert app.told[1:] == [None]


async def test_the_mouse_is_free_when_the_zone_goes() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.down(COIN)
        await mouse.move(PLATE, button=1)
        await app.query_one(Purse).remove()
        await mouse.up(PLATE)
        await app.mount(Purse(Look()))
        await pilot.pause(0.1)
        app.told.clear()
        await mouse.click(COIN)
        assert app.told == ["pressed coin"]


async def test_the_quickest_drag_is_followed() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).dash(COIN, (20, 5), PLATE)
        assert app.told == [("coin", Offset(*COIN), Offset(*PLATE)), Offset(*PLATE)]


async def test_another_size_ends_a_drag() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.down(COIN)
        await mouse.move(PLATE, button=1)
        app.query_one(Purse).styles.width = 13
        await pilot.pause()
        await mouse.up(PLATE)
        assert app.told[1:] == [None]


async def test_a_screen_that_lets_go_takes_the_drag_from_the_next_one() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        mouse = Mouse(pilot)
        await mouse.down(COIN)
        await mouse.move(PLATE, button=1)
        app.query_one(Purse).let_go()
        await app.push_screen(Screen())
        await mouse.up(PLATE)
        assert app.told[1:] == [None]


async def test_the_pointer_is_a_hand_over_what_can_be_dragged() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        purse, mouse = app.query_one(Purse), Mouse(pilot)
        shapes = []
        for at in (COIN, (8, 1), COIN):
            await mouse.move(at)
            shapes.append(purse.styles.pointer)
        await mouse.down(COIN)
        await mouse.move(PLATE, button=1)
        shapes.append(purse.styles.pointer)
        await mouse.up(PLATE)
        assert [*shapes, purse.styles.pointer] == ["grab", "pointer", "grab", "grabbing", "default"]
