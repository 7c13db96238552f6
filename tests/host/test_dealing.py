"""Dealing again: who begins, and which types stay out of play."""

from __future__ import annotations

import pytest

from hats_tui.game import HatType, Player, deal
from hats_tui.host.dealing import chosen_types, deal_again

PEOPLE = tuple(Player(name=name, kind="human") for name in ("Ann", "Bob", "Cyd", "Dan"))
CHOSEN = (HatType.HIGH_HAT, HatType.JESTER_CAP)


def test_the_start_moves_on_to_the_next_seat_and_round() -> None:
    header = deal(PEOPLE, "1", first=3, exchanges=2)
    for first in (4, 1, 2):
        header = deal_again(header)
        assert header.first == first
        assert header.options is not None
        assert header.options.exchanges == 2


def test_types_that_were_drawn_are_drawn_anew() -> None:
    header = deal(PEOPLE[:2], "1")
    assert chosen_types(header) == ()
    assert len({deal_again(header).removed for _ in range(40)}) > 1


@pytest.mark.parametrize("types_out", [None, CHOSEN])
def test_types_that_were_chosen_stay_out(types_out: tuple[HatType, ...] | None) -> None:
    header = deal(PEOPLE[:2], "1", removed=CHOSEN)
    assert chosen_types(header) == CHOSEN
    for _ in range(3):
        header = deal_again(header, types_out)
        assert header.removed == CHOSEN


def test_who_knows_that_they_were_drawn_has_them_drawn_anew() -> None:
    header = deal(PEOPLE[:2], "1", removed=CHOSEN)
    assert any(deal_again(header, ()).removed != CHOSEN for _ in range(40))


@pytest.mark.parametrize("count", [3, 4])
def test_nothing_is_out_of_play_with_more_players(count: int) -> None:
    header = deal(PEOPLE[:count], "1")
    assert chosen_types(header) == deal_again(header).removed == ()
