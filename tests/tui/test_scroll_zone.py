"""Zones with a bar: wheel, bar and list in one."""

from textual.app import App, ComposeResult
from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.widgets.scroll_zone import ScrollZone
from hats_tui.tui.widgets.zone import Zone

ROWS = 100


class Numbers(ScrollZone):
    """A hundred numbers, of which a press takes one."""

    DEFAULT_CSS = "Numbers { width: 12; height: 10; }"

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.taken: list[object] = []

    def paint(self, canvas: Canvas) -> None:
        for row in range(canvas.height):
            canvas.text(0, row, f"{self.top + row}")
            canvas.hit(0, row, 10, 1, payload=self.top + row)
        self.paint_bar(canvas, seen=canvas.height, rows=ROWS)

    def move(self, step: int) -> None:
        self.top = min(max(self.top + step, 0), ROWS - self.size.height)
        self.repaint()

    def on_zone_pressed(self, event: Zone.Pressed) -> None:
        if isinstance(event.payload, int):
            self.taken.append(event.payload)


class Host(App[None]):
    """Nothing but numbers."""

    def compose(self) -> ComposeResult:
        yield Numbers(Look())


async def press(pilot: Pilot[None], x: int, y: int, button: int = 1) -> None:
    await pilot.click(Numbers, offset=(x, y), button=button)
    await pilot.pause()


async def test_a_press_below_or_above_the_slider_goes_a_page_on_or_back() -> None:
    app = Host()
    async with app.run_test(size=(40, 20)) as pilot:
        numbers = app.query_one(Numbers)
        await press(pilot, 11, 9)
        assert numbers.top == 8
        await press(pilot, 11, 1)
        assert numbers.top == 8, "the slider is where one is"
        await press(pilot, 11, 0)
        assert numbers.top == 0
        assert numbers.taken == []


async def test_the_right_button_on_the_bar_goes_nowhere() -> None:
    app = Host()
    async with app.run_test(size=(40, 20)) as pilot:
        await press(pilot, 11, 9, button=3)
        assert app.query_one(Numbers).top == 0


async def test_a_press_beside_the_bar_is_for_what_is_there() -> None:
    app = Host()
    async with app.run_test(size=(40, 20)) as pilot:
        await press(pilot, 3, 4)
        numbers = app.query_one(Numbers)
        assert (numbers.taken, numbers.top) == ([4], 0)


async def test_the_wheel_goes_as_far_as_there_is_something() -> None:
    app = Host()
    async with app.run_test(size=(40, 20)) as pilot:
        numbers = app.query_one(Numbers)
        for kind, top in ((MouseScrollUp, 0), (MouseScrollDown, 3), (MouseScrollUp, 0)):
            event = kind(numbers, 1, 1, 0, 1, 0, shift=False, meta=False, ctrl=False)
            numbers.post_message(event)
            await pilot.pause()
            assert numbers.top == top


async def test_rows_come_in_sight_by_the_shortest_way() -> None:
    zone = ScrollZone(Look())
    for first, last, top in ((5, 5, 0), (12, 12, 3), (11, 11, 3), (2, 3, 2), (0, 1, 0)):
        zone.keep_in_sight(first, last, seen=10, rows=20)
        assert zone.top == top
    zone.keep_in_sight(19, 19, seen=10, rows=20)
    zone.keep_in_sight(8, 8, seen=10, rows=12)
    assert zone.top == 2, "no room is left empty when there are fewer rows"
