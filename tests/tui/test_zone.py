"""Zones: what is sent again, and what counts as a press."""

from rich.style import Style
from support.mouse import Mouse
from textual import on
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region

from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import LIGHT
from hats_tui.tui.widgets.ghost import Ghost, Light
from hats_tui.tui.widgets.zone import Zone


class Counter(Zone):
    """A number on each row; the first two rows can be pressed."""

    DEFAULT_CSS = "Counter { width: 12; height: 3; }"

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.numbers = [1, 2, 3]
        self.refreshed: list[tuple[Region, ...]] = []

    def paint(self, canvas: Canvas) -> None:
        for row, number in enumerate(self.numbers):
            canvas.text(0, row, f"row {number}", self.look.palette.style("fg"))
        canvas.hit(0, 0, 12, 1, "first")
        canvas.hit(0, 1, 12, 1, "second")

    def refresh(
        self,
        *regions: Region,
        repaint: bool = True,
        layout: bool = False,
        recompose: bool = False,
    ) -> "Counter":
        self.refreshed.append(regions)
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)


class Host(App[None]):
    """A zone, and what it tells."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[tuple[object, int, int]] = []
        self.hovered: list[object] = []

    def compose(self) -> ComposeResult:
        yield Counter(Look())

    @on(Zone.Pressed)
    def note_press(self, event: Zone.Pressed) -> None:
        self.pressed.append((event.payload, event.button, event.chain))

    @on(Zone.Hovered)
    def note_hover(self, event: Zone.Hovered) -> None:
        self.hovered.append(event.payload)


def shown(zone: Zone) -> list[str]:
    """The rows of a zone as Textual gets them."""
    return [zone.render_line(y).text.rstrip() for y in range(zone.size.height)]


async def test_a_zone_shows_what_it_paints() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)):
        assert shown(app.query_one(Counter)) == ["row 1", "row 2", "row 3"]


async def test_only_changed_cells_are_sent_again() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone = app.query_one(Counter)
        await pilot.pause()
        zone.refreshed.clear()
        zone.numbers = [1, 7, 3]
        zone.repaint()
        assert zone.refreshed == [(Region(4, 1, 1, 1),)]
        assert shown(zone) == ["row 1", "row 7", "row 3"]


async def test_nothing_is_sent_when_nothing_changed() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone = app.query_one(Counter)
        await pilot.pause()
        zone.refreshed.clear()
        zone.repaint()
        assert zone.refreshed == []


async def test_a_new_look_repaints_by_itself() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)):
        zone = app.query_one(Counter)
        zone.look = Look(LIGHT)
        ground = zone.render_line(0)
        assert next(iter(ground)).style == LIGHT.style("bg") + LIGHT.style("fg")


async def test_a_zone_paints_anew_at_another_size() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone = app.query_one(Counter)
        zone.styles.width, zone.styles.height = 4, 2
        await pilot.pause()
        assert shown(zone) == ["row", "row"]
        assert zone.render_line(0).cell_length == 4


async def test_down_and_up_on_the_same_thing_is_a_press() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).drag((1, 1), (9, 1))
        assert app.pressed == [("second", 1, 1)]


async def test_a_drag_to_another_thing_is_no_press() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await Mouse(pilot).drag((1, 0), (1, 1))
        await Mouse(pilot).drag((1, 2), (1, 1))
        await Mouse(pilot).drag((1, 1), (30, 8))
        assert app.pressed == []


async def test_a_press_on_nothing_tells_nothing() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.click(Counter, offset=(1, 2))
        assert app.pressed == []


async def test_double_clicks_and_other_buttons_are_told() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        await pilot.click(Counter, offset=(1, 0), times=2)
        await pilot.click(Counter, offset=(5, 1), button=3)
        assert app.pressed == [("first", 1, 1), ("first", 1, 2), ("second", 3, 1)]


async def test_hovering_tells_each_change_once() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        for offset in ((1, 0), (2, 0), (2, 1), (2, 2)):
            await pilot.hover(Counter, offset=offset)
        assert app.hovered == ["first", "second", None]
        await pilot.hover(Counter, offset=(1, 1))
        await pilot.hover(offset=(30, 8))
        assert app.hovered[-2:] == ["second", None]


def ghost(text: str, x: int, y: int) -> Ghost:
    sheet = Canvas(len(text), 1)
    sheet.text(0, 0, text)
    return Ghost(sheet, Offset(x, y))


async def test_an_overlay_is_painted_over_the_zone_and_taken_away_again() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone = app.query_one(Counter)
        await pilot.pause()
        zone.refreshed.clear()
        zone.lay([ghost("abc", 3, 1)])
        assert shown(zone) == ["row 1", "rowabc", "row 3"]
        assert zone.refreshed == [(Region(3, 1, 3, 1),)]
        zone.numbers = [1, 7, 3]
        zone.repaint()
        zone.lay([])
        assert shown(zone) == ["row 1", "row 7", "row 3"]


async def test_an_overlay_is_cut_at_the_edges_and_costs_nothing_elsewhere() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone = app.query_one(Counter)
        await pilot.pause()
        zone.refreshed.clear()
        zone.lay([ghost("abc", 30, 1)])
        assert zone.refreshed == []
        zone.lay([ghost("abc", -2, 0), ghost("xyz", 11, 2)])
        assert shown(zone) == ["cow 1", "row 2", "row 3      x"]


async def test_what_lies_under_an_overlay_can_be_pressed() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        app.query_one(Counter).lay([ghost("abc", 0, 1)])
        await Mouse(pilot).click((1, 1))
        assert app.pressed == [("second", 1, 1)]


async def test_a_light_stands_at_both_sides_where_nothing_is_to_be_read_and_says_what_for() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)):
        zone, light = app.query_one(Counter), (("<", ">"), Style(bold=True))
        zone.lay([Light(Region(0, 1, 12, 1), *light, "hi", Style(reverse=True))])
        assert shown(zone) == ["row 1", "row  hi    >", "row 3"]
        zone.lay([Light(Region(0, 0, 12, 2), *light, "hi", Style(reverse=True))])
        assert shown(zone) == ["row 1   hi >", "row 2      >", "row 3"]
        zone.lay([Light(Region(3, 0, 9, 1), *light, "hi", Style(reverse=True))])
        assert shown(zone) == ["row<1 hi   >", "row 2", "row 3"]


async def test_targets_are_told_in_cells_of_the_screen() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone = app.query_one(Counter)
        zone.styles.offset = (5, 2)
        await pilot.pause()
        assert dict(zone.targets()) == {"first": Region(5, 2, 12, 1), "second": Region(5, 3, 12, 1)}
        assert list(zone.payloads_at(Offset(6, 3))) == ["second"]


async def test_the_pointer_tells_what_can_be_pressed() -> None:
    app = Host()
    async with app.run_test(size=(40, 10)) as pilot:
        zone, mouse = app.query_one(Counter), Mouse(pilot)
        await pilot.pause()
        zone.refreshed.clear()
        for row, shape in ((0, "pointer"), (2, "default")):
            await mouse.move((1, row))
            assert zone.styles.pointer == shape
        assert zone.refreshed == []
