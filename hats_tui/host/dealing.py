"""The header of a game that is about to begin: a new one, or the next of a row."""

from __future__ import annotations

import secrets
from pathlib import Path

from hats_tui.game import HatType, Header, ScoreSheet, begin_match, deal, match_of, seats_exchanged
from hats_tui.host.new_game import NewGame
from hats_tui.record import created_now


def deal_new(wish: NewGame) -> Header:
    """Deal what was chosen, from its seed or by lot."""
    header = deal(
        wish.players,
        wish.seed or secrets.token_hex(16),
        removed=wish.removed,
        first=wish.first,
        exchanges=wish.exchanges,
        created=created_now(),
    )
    return begin_match(header) if wish.choices.duplicate else header


def chosen_types(header: Header) -> tuple[HatType, ...]:
    """The types that were chosen to be out of play: those that the seed would not have drawn.

    A record does not tell more of it; what happens to be both counts as drawn.
    """
    drawn = deal(header.players, header.shuffle_seed).removed
    return () if set(drawn) == set(header.removed) else header.removed


def deal_again(header: Header, types_out: tuple[HatType, ...] | None = None) -> Header:
    """Deal for the same players again; the start moves on to the next seat. Rules: Set-up.

    After a match another match begins.

    Args:
        header: The game before.
        types_out: The types that were chosen to be out of play, and stay so; empty: the lot draws
            others; None: where the game before tells that they were chosen, they stay.
    """
    again = deal(
        header.players,
        secrets.token_hex(16),
        removed=chosen_types(header) if types_out is None else types_out,
        first=header.first % len(header.players) + 1,
        exchanges=header.options.exchanges if header.options else None,
        created=created_now(),
    )
    return again if match_of(header) is None else begin_match(again)


def deal_same(header: Header, sheet: ScoreSheet, record: Path | None) -> Header:
    """Deal the same cards to the same players again, each hand to the next seat.

    Args:
        header: The game before, which is not the last one of a match; one that belongs to no match
            becomes the first of one.
        sheet: Its napkin.
        record: Its record, if it has one.
    """
    after = None if record is None else record.name
    following = seats_exchanged(header, sheet, after=after, created=created_now())
    assert following is not None, "the match goes on"
    return following
