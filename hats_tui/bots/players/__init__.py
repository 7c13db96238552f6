"""Our bots. Listing them loads none of them.

A new bot is a module here with a function `choose`, and a line in `BOTS`. Equal view, equal legal
actions, equal budget and equal seed must give the equal action.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hats_tui.game import Action, PlayerView

Choose: TypeAlias = "Callable[[PlayerView, tuple[Action, ...], int, int], Action]"
"""A player: from view, legal actions, work budget and seed to one of the legal actions."""


@dataclass(frozen=True)
class BotInfo:
    """What a set-up screen tells of a bot. The texts are English; a screen translates them."""

    id: str
    """The name of its module and its name in game records; it never changes."""
    name: str
    """What it is called to people."""
    character: str
    """How it plays, in a sentence."""
    talks: bool = False
    """Whether it asks its partner for what it needs, and hears what the partner asks for."""

    @property
    def kind(self) -> str:
        """What sort of player it is, as game records write it."""
        return f"bot:{self.id}"

    def player(self) -> Choose:
        """Load the bot."""
        choose: Choose = import_module(f"{__name__}.{self.id}").choose
        return choose


BOTS = (
    BotInfo("random", "Dormouse", "Half asleep: plays any card that the rules allow."),
    BotInfo("hasty", "Sparrow", "A beginner: sees few cards, and takes points at once."),
    BotInfo("simple", "Hedgehog", "Minds its own points, and forgets that others play too."),
    BotInfo(
        "greedy", "Magpie", "Takes what glitters most now, and does not look further.", talks=True
    ),
    BotInfo("curious", "Fox", "Tries every move in its mind, and trusts its luck.", talks=True),
    BotInfo("clever", "Raven", "Plays hundreds of games in its mind before it moves.", talks=True),
    BotInfo("canny", "Badger", "Has seen many games, and feels how each will end.", talks=True),
    BotInfo("deep", "Owl", "Knows your answers, and its own answers to them.", talks=True),
)
"""Our bots, from the weakest to the strongest."""


def bot_named(name: str) -> BotInfo | None:
    """The bot with this id, or nothing."""
    return next((bot for bot in BOTS if bot.id == name), None)
