"""What can be seen of a card, as plain data."""

from dataclasses import dataclass
from enum import Enum

from hats_tui.tui.paint.palette import Role


class Ring(Enum):
    """The frame around a card."""

    NONE = 0
    SOFT = 1
    """The card is chosen, and the choice now is about something else."""
    STRONG = 2
    """The card is what is being chosen now."""


class Face(Enum):
    """What is seen of a card."""

    UP = 0
    DOWN = 1
    EMPTY = 2
    """There is no card in this place."""


@dataclass(frozen=True)
class CardPicture:
    """Everything that can be seen of one card; it is the key of the cache.

    Args:
        code: ``"F5"``, ``"F"``, ``"5"``, or nothing.
        name: The name of the hat, shown where there is room (tiers M and L).
        face: What is seen of the card.
        dimmed: Whether it cannot be chosen now.
        ring: The frame around it.
        above: Label over the card, such as ``"lower"``; cut to the card's width.
        key: The key that chooses it, before the label over the card.
        below: Label under the card, such as the digit that chooses it.
        below_role: How that label looks while there is no ring.
        badge: A mark at the right end of the bar, two cells on the smallest cards.
    """

    code: str = ""
    name: str = ""
    face: Face = Face.UP
    dimmed: bool = False
    ring: Ring = Ring.NONE
    above: str = ""
    key: str = ""
    below: str = ""
    below_role: Role = "strong"
    badge: str = ""
