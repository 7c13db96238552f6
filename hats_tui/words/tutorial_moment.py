"""What the coach of the tutorial talks about: how it stands, and the names of players and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hats_tui.game import Action, Card, PlayerView, Swap
from hats_tui.words.names import Names
from hats_tui.words.phrase import Role, Span, card_span
from hats_tui.words.translation import pgettext

Keys = Callable[[str], str]
"""Gives the name of the key that now does what a key usually does."""


@dataclass(frozen=True)
class Moment:
    """What the coach talks about."""

    view: PlayerView
    """How it stands now."""
    begun: PlayerView
    """How it stood when the lesson began."""
    names: Names
    model: Action | None
    """What is to be done."""
    key: Keys

    @property
    def card(self) -> Span:
        """The card that is to be played, thrown away or given."""
        assert self.model is not None
        assert self.model.do != "end"
        return card_span(self.model.card)

    @property
    def space(self) -> int:
        """The space that it is to be played on."""
        assert isinstance(self.model, Swap)
        return self.model.space

    @property
    def lying(self) -> Card:
        """The card that lies there when the lesson begins."""
        return self.begun.board.table[self.space - 1]

    def press(self, usual: str) -> Span:
        """The key that does what this one usually does."""
        return Span(self.key(usual), Role.NUMBER)


def player_names(count: int) -> Names:
    """The names of the players, as the screen shows them.

    Args:
        count: How many play.
    """
    names = (
        pgettext("somebody at tea, at most 9 cells", "Alice"),
        pgettext("somebody at tea, at most 9 cells", "Hatter"),
        pgettext("somebody at tea, at most 9 cells", "Hare"),
        pgettext("somebody at tea, at most 9 cells", "Dormouse"),
    )
    return Names.of(names[:count])
