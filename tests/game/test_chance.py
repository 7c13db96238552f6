"""Shuffles and the deal: known, fair, and owing nothing to what was drawn before."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError
from support.games import dealt, examples, finished, players

from hats_tui.game import (
    Card,
    Discard,
    Game,
    HatType,
    Header,
    cards_in_play,
    deal,
    derived_seed,
    shuffled,
)

CHI_SQUARE = {5: 25.7, 41: 83.0}
"""What one fair sample in ten thousand exceeds, by degrees of freedom."""


KNOWN_DEAL = (
    '{"hats":1,"players":[{"name":"Ann","kind":"human"},{"name":"Bob","kind":"human"}],'
    '"removed":["S","T"],"first":2,"table":["J6","C5","P1","F2","P4"],'
    '"hands":[["P2","P3","H5","F1","F5","F4","H4","C6","J4"],'
    '["F3","C4","P5","H2","C1","P6","J3","C3","H1"]],'
    '"deck":["H6","F6","J5","H3","J2","C2","J1"],"seed":"Alice"}'
)


def unevenness(counts: Counter[object], places: int, draws: int) -> float:
    """The chi-square of counts that ought to be equal."""
    expected = draws / places
    missing = (places - len(counts)) * expected
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing


def test_a_known_deal() -> None:
    header = deal(players(2), "Alice")
    assert header.model_dump_json(exclude_none=True) == KNOWN_DEAL


def test_a_known_shuffle_and_seed() -> None:
    assert shuffled("abcdefghij", "seed", "deal") == tuple("dhjefcabgi")
    assert derived_seed("seed", "bot", 3, 1) == 7004519289041047252


@given(st.lists(st.integers(), max_size=80), st.text(), st.integers(0, 300))
@examples(25)
def test_a_shuffle_keeps_what_it_shuffles(items: list[int], seed: str, ply: int) -> None:
    result = shuffled(items, seed, "deal", ply)
    assert Counter(result) == Counter(items)
    assert result == shuffled(tuple(items), seed, "deal", ply)


def test_every_order_is_equally_likely() -> None:
    draws = 6000
    counts: Counter[object] = Counter(shuffled("abc", str(n), "deal") for n in range(draws))
    assert set(counts) == set(permutations("abc"))
    assert unevenness(counts, 6, draws) < CHI_SQUARE[5]


@pytest.mark.parametrize("place", [0, 20, 41])
def test_every_card_is_equally_likely_in_every_place(place: int) -> None:
    draws = 2100
    pack = cards_in_play(())
    counts: Counter[object] = Counter(
        shuffled(pack, "fair", "reshuffle", ply)[place] for ply in range(draws)
    )
    assert unevenness(counts, 42, draws) < CHI_SQUARE[41]


def test_each_purpose_ply_and_seat_draws_from_a_source_of_its_own() -> None:
    orders = {
        shuffled(range(42), "1", purpose, ply)
        for purpose in ("deal", "reshuffle", "first")
        for ply in range(5)
    }
    assert len(orders) == 15
    assert len({derived_seed("1", "bot", ply, seat) for ply in range(5) for seat in range(5)}) == 25


@pytest.mark.parametrize(
    ("count", "table", "deck", "types"), [(2, 5, 7, 5), (3, 6, 9, 7), (4, 6, 0, 7)]
)
def test_a_deal_has_the_sizes_of_the_rules(count: int, table: int, deck: int, types: int) -> None:
    header = dealt(count, 7).header
    assert (len(header.table), len(header.deck)) == (table, deck)
    assert [len(hand) for hand in header.hands] == [9] * count
    assert len(HatType) - len(header.removed) == types
    everything = [*header.table, *header.deck, *(card for hand in header.hands for card in hand)]
    assert sorted(everything) == sorted(cards_in_play(header.removed))


def test_what_is_wished_for_is_dealt() -> None:
    out = (HatType.FEZ, HatType.CROWN)
    header = deal(players(2), "1", removed=out, first=2, exchanges=0, created="now")
    assert (header.removed, header.first, header.created) == (out, 2, "now")
    assert header.setup.exchange_limit == 0
    assert not any(card.hat in out for card in Game.from_header(header).state.cards())


def test_the_first_player_and_the_types_out_are_drawn_fairly() -> None:
    headers = [deal(players(2), str(seed)) for seed in range(400)]
    firsts = Counter(header.first for header in headers)
    assert 150 < firsts[1] < 250
    out = Counter(hat for header in headers for hat in header.removed)
    assert all(75 < out[hat] < 155 for hat in HatType)


def test_a_resumed_game_needs_nothing_but_its_record() -> None:
    whole = finished(2, 11)
    lines = [whole.header.model_dump_json(exclude_none=True)]
    assert any(isinstance(entry.move, Discard) and entry.move.reshuffle for entry in whole.entries)
    resumed = Game.from_header(Header.model_validate_json(lines[0]))
    for entry in whole.entries:
        wanted = entry.move
        if isinstance(wanted, Discard):
            wanted = Discard(seat=wanted.seat, card=wanted.card)
        resumed = resumed.apply(resumed.with_chance(wanted))
    assert resumed == whole


def test_a_record_without_a_seed_is_reshuffled_from_its_deal() -> None:
    header = dealt(3).header
    bare = header.model_copy(update={"seed": None})
    assert bare.shuffle_seed == bare.model_copy().shuffle_seed != header.shuffle_seed
    assert bare.shuffle_seed != dealt(3, 2).header.model_copy(update={"seed": None}).shuffle_seed


@pytest.mark.parametrize(
    "wrong",
    [
        {"hats": 2},
        {"first": 3},
        {"first": 0},
        {"players": ()},
        {"removed": (HatType.FEZ,)},
        {"removed": (HatType.FEZ, HatType.FEZ)},
        {"table": (Card.F1,)},
        {"deck": ()},
        {"hands": ((), ())},
    ],
)
def test_a_header_that_is_no_deal_cannot_be_built(wrong: dict[str, object]) -> None:
    header = dealt(2).header
    with pytest.raises(ValidationError):
        Header.model_validate({**dict(header), **wrong})


def test_a_header_with_wrong_cards_is_no_game() -> None:
    header = dealt(2).header
    twice = header.model_copy(update={"deck": header.hands[0][:7]})
    with pytest.raises(ValidationError, match="not each card"):
        Game.from_header(twice)


@pytest.mark.parametrize("kind", ["", "robot", "bot:", "engine:", "human:2", "human\n"])
def test_a_player_is_a_human_a_bot_or_an_engine(kind: str) -> None:
    with pytest.raises(ValidationError):
        dealt(2).header.players[0].model_validate({"name": "Ann", "kind": kind})
