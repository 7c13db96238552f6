"""One card as a widget, with its margin: for places where a card stands alone."""

from __future__ import annotations

from dataclasses import dataclass

from textual.events import Click
from textual.message import Message
from textual.reactive import var
from textual.strip import Strip
from textual.widget import Widget

from hats_tui.tui.paint.cards import CardPicture, card_strips
from hats_tui.tui.paint.look import Look


class CardWidget(Widget):
    """A card; its size follows the tier of its look, margin included."""

    ALLOW_SELECT = False

    look: var[Look] = var(Look, init=False)
    """How to paint; setting it repaints, and lays out when the size changes."""

    @dataclass
    class Pressed(Message):
        """The card was pressed.

        Args:
            card: The widget.
            button: The button: 1 left, 2 middle, 3 right.
            chain: How many presses in a row, 2 for a double click.
        """

        card: CardWidget
        button: int
        chain: int

        @property
        def control(self) -> CardWidget:
            """The card, for `textual.on`."""
            return self.card

    def __init__(
        self,
        look: Look,
        picture: CardPicture | None = None,
        *,
        id: str | None = None,
        classes: str | None = None,
    ) -> None:
        """Make a card.

        Args:
            look: Palette, signs and size of screen.
            picture: The card at first; None for one without a code.
            id: Textual's identifier of the widget.
            classes: CSS classes.
        """
        super().__init__(id=id, classes=classes)
        self.set_reactive(CardWidget.look, look)
        self._picture = picture or CardPicture()
        self._take_size()

    @property
    def picture(self) -> CardPicture:
        """What is seen of the card."""
        return self._picture

    def set_state(self, picture: CardPicture) -> None:
        """Show something else; nothing is sent to the terminal if it looks the same.

        Args:
            picture: The card as it is to be seen now.
        """
        if picture != self._picture:
            self._picture = picture
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Give Textual one row.

        Args:
            y: The row.

        Returns:
            The row, from the cache.
        """
        strips = card_strips(self._picture, self.look)
        return strips[y] if y < len(strips) else Strip.blank(self.size.width)

    def watch_look(self) -> None:
        """Paint in the new look."""
        self._take_size()
        self.refresh()

    def on_click(self, event: Click) -> None:
        """Tell of the press."""
        self.post_message(self.Pressed(self, event.button, event.chain))

    def _take_size(self) -> None:
        size = self.look.tier.card
        self.styles.width, self.styles.height = size.width + 2, size.height + 2
