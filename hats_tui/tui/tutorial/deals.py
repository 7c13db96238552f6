"""The two deals of the tutorial; every card of them is chosen for what it teaches."""

from __future__ import annotations

from hats_tui.game import Card, HatType, Header, Player

_PLAYERS = ("Alice", "Hatter", "Hare", "Dormouse")
"""As a record would have them; the screen shows them in the player's language."""

LEARNER = 1
"""The seat of whoever learns."""


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(Card(code) for code in codes.split())


def _header(removed: tuple[HatType, ...], table: str, hands: list[str], deck: str = "") -> Header:
    """A deal; the cards of a hand that matter stand first, those that fill it up behind the bar."""
    dealt = tuple(_cards(hand.replace("|", " ")) for hand in hands)
    players = tuple(Player(name=name, kind="human") for name in _PLAYERS[: len(dealt)])
    return Header(
        players=players,
        removed=removed,
        first=LEARNER,
        table=_cards(table),
        hands=dealt,
        deck=_cards(deck),
    )


DUEL = _header(
    (HatType.SOMBRERO, HatType.TRICORNE),
    "P2 F4 H3 C4 J6",
    ["J1 F5 C6 H6 P3 P1 J4 F3 C2", "F6 H2 J5 C1 P4 H4 P5 P6 H1"],
    "J3 H5 C3 C5 F1 F2 J2",
)
"""A whole game against the Hatter; the Jester that is drawn comes first in the pile."""

TEAMS = _header(
    (),
    "H2 C3 F4 P2 S5 J6",
    [
        "C5 J1 | C4 H5 P3 S2 T4 F2 T6",
        "F6 | H1 H6 C2 P5 S1 T1 T3 J2",
        "J4 C1 | F1 F3 H3 P1 P4 S3 T2",
        "S6 | H4 C6 F5 P6 S4 T5 J3 J5",
    ],
)
"""The beginning of a game of two teams, the Hare being the partner."""
