"""What is allowed. Rules: A turn."""

from __future__ import annotations

from hats_tui.bots.kernel.codes import BLACK, COVERING, DISCARD, END, OFFER, RETURN, members
from hats_tui.bots.kernel.position import Position


def legal(position: Position) -> list[int]:
    """All legal actions of whoever has to act; none when it is over."""
    if position.over:
        return []
    if position.offer:
        return [RETURN | card for card in members(position.hands[position.actor])]
    hand = position.hands[position.turn]
    actions = [END] if position.played else main_actions(position, hand)
    if not position.used:
        if position.players < 4:
            actions += [DISCARD | card for card in members(hand)]
        elif position.exchanges[position.turn & 1] < position.limit:
            actions += [OFFER | card for card in members(hand)]
    return actions


def main_actions(position: Position, hand: int) -> list[int]:
    """The swaps and black hats that can be made with a hand."""
    actions = []
    for space, lying in enumerate(position.table):
        kind = space << 6
        actions += [kind | card for card in members(hand & COVERING[lying])]
    actions += [BLACK | card for card in members(hand)]
    return actions
