"""The card as a widget."""

from textual import on
from textual.app import App, ComposeResult

from hats_tui.tui.paint.cards import CardPicture, Ring, card_strips
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.widgets.card import CardWidget


class Host(App[None]):
    """One card, and its presses."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed: list[tuple[str, int]] = []

    def compose(self) -> ComposeResult:
        yield CardWidget(Look(), CardPicture("F5"))

    @on(CardWidget.Pressed)
    def note_press(self, event: CardWidget.Pressed) -> None:
        self.pressed.append((event.control.picture.code, event.button))


async def test_a_card_is_as_large_as_its_tier_says() -> None:
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        card = app.query_one(CardWidget)
        assert tuple(card.size) == (9, 6)
        card.look = Look(tier=Tier.L)
        await pilot.pause()
        assert tuple(card.size) == (17, 12)


async def test_a_card_shows_its_state() -> None:
    app = Host()
    async with app.run_test(size=(60, 20)):
        card = app.query_one(CardWidget)
        chosen = CardPicture("C2", ring=Ring.STRONG)
        card.set_state(chosen)
        assert card.picture == chosen
        rows = [card.render_line(y) for y in range(6)]
        assert rows == list(card_strips(chosen, Look()))


async def test_a_click_is_told() -> None:
    app = Host()
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.click(CardWidget, offset=(3, 3))
        assert app.pressed == [("F5", 1)]
