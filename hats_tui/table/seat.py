"""A place at the table, whoever sits there: a person here, a bot's process, a far terminal."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from hats_tui.game import Action, Event, PlayerView, PublicView, Refusal, Say


class Spoken(NamedTuple):
    """An action, and what is said to the partner before it is done."""

    action: Action
    say: Say | None


def spoken(choice: Action | Spoken) -> Spoken:
    """What a seat has chosen, with what it says or without."""
    return choice if isinstance(choice, Spoken) else Spoken(choice, None)


class Seat(Protocol):
    """What the referee asks of whoever plays.

    A seat gets to know nothing but its own view. Every call can be cancelled at any time, and a
    seat must be ready for the next call after it.
    """

    async def warm_up(self) -> None:
        """Get ready, so that the first move does not take longer than the others."""

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        """Learn what happened, and how things stand now."""

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        """Choose one of the legal actions, and perhaps what to say; takes as long as it takes."""
        ...

    async def refused(self, refusal: Refusal) -> None:
        """Learn that the action was refused; the referee asks again."""

    def hurry(self) -> None:
        """Do not dawdle: somebody is waiting."""

    async def close(self) -> None:
        """Leave for good, at once."""


class Observer(Protocol):
    """Somebody who watches the game without a seat."""

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        """Learn what happened, and how things stand now.

        Args:
            view: What everybody may know. Where only bots play nobody is wronged by more: then it
                is the view of the player whose turn it is.
            events: What just happened, cut like the view.
        """
