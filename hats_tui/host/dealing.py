"""The header of a game that is about to begin: a new one, or the next of a row."""

from __future__ import annotations

import secrets

from hats_tui.game import Header, deal
from hats_tui.host.new_game import NewGame
from hats_tui.record import created_now


def deal_new(wish: NewGame) -> Header:
    """Deal what was chosen, from its seed or by lot."""
    return deal(
        wish.players,
        wish.seed or secrets.token_hex(16),
        removed=wish.removed,
        first=wish.first,
        exchanges=wish.exchanges,
        created=created_now(),
    )


def deal_again(header: Header) -> Header:
    """Deal for the same players again; the start moves on to the next seat. Rules: Set-up."""
    return deal(
        header.players,
        secrets.token_hex(16),
        first=header.first % len(header.players) + 1,
        exchanges=header.options.exchanges if header.options else None,
        created=created_now(),
    )
