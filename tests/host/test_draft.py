"""The choices of a new game: what is wrong with them, and what they make."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from hats_tui.bots.players import BotInfo
from hats_tui.game import HatType, deal
from hats_tui.host.draft import COOKIE, RANDOM, Draft, draft_of, fresh_draft
from hats_tui.store.remembered import SeatChoice, SetupChoices

FEZ, CROWN, TRICORNE = HatType.FEZ, HatType.CROWN, HatType.TRICORNE


BOTS = (BotInfo("random", "Dormouse", ""), BotInfo("greedy", "Hare", ""))
PEOPLE = tuple(SeatChoice(name=name, kind="human") for name in ("Ann", "Bob", "Cyd", "Dan"))


def draft(players: Literal[2, 3, 4] = 2) -> Draft:
    return Draft(players=players, seats=PEOPLE)


def test_a_fresh_start_is_one_person_against_a_bot() -> None:
    fresh = fresh_draft(BOTS)
    assert fresh.players == 2
    assert [(seat.name, seat.kind) for seat in fresh.seats] == [
        ("Player 1", "human"),
        ("Hare", "bot:greedy"),
        ("Hare 3", "bot:greedy"),
        ("Hare 4", "bot:greedy"),
    ]
    assert fresh.faults() == {}


def test_without_bots_everybody_is_a_person() -> None:
    assert {seat.kind for seat in fresh_draft(()).seats} == {"human"}


@pytest.mark.parametrize("name", ["", "   ", "\x1b", "\u200b\u202e"])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    assert list(draft().with_name(2, name).faults()) == ["name2"]


@pytest.mark.parametrize("name", ["ann", "Ann ", "A\u200bnn"])
def test_two_of_the_same_name_are_refused(name: str) -> None:
    assert list(draft().with_name(2, name).faults()) == ["name2"]


@pytest.mark.parametrize("name", ["[/b]", "漢" * 20, "x" * 40, "e\u0301" * 40, "@click=app.quit"])
def test_any_name_will_do_and_stays_as_it_was_typed(name: str) -> None:
    named = draft().with_name(1, name)
    assert named.faults() == {}
    assert named.new_game().players[0].name == name


def test_a_name_of_more_than_forty_cells_is_refused() -> None:
    assert list(draft().with_name(1, "漢" * 21).faults()) == ["name1"]


def test_names_of_seats_without_a_player_do_not_matter() -> None:
    assert draft(2).with_name(3, "").faults() == {}
    assert list(draft(3).with_name(3, "").faults()) == ["name3"]


@pytest.mark.parametrize("types", [set(), {FEZ, CROWN}])
def test_none_or_two_types_are_taken_out(types: set[HatType]) -> None:
    assert replace(draft(), types_out=frozenset(types)).faults() == {}


@pytest.mark.parametrize("types", [{FEZ}, {FEZ, CROWN, TRICORNE}])
def test_another_number_of_types_is_refused_at_two_players_only(types: set[HatType]) -> None:
    chosen = replace(draft(), types_out=frozenset(types))
    assert list(chosen.faults()) == ["types"]
    assert chosen.with_players(3).faults() == {}
    assert chosen.with_players(3).new_game().removed == ()


@pytest.mark.parametrize(("limit", "exchanges"), [("", None), (" ", None), ("0", 0), (" 16 ", 16)])
def test_a_limit_is_a_number_or_nothing(limit: str, exchanges: int | None) -> None:
    chosen = replace(draft(4), limit=limit)
    assert chosen.faults() == {}
    assert chosen.new_game().exchanges == exchanges


@pytest.mark.parametrize("limit", ["x", "-1", "17", "1.5", "²", "9" * 9])
def test_another_limit_is_refused_at_four_players_only(limit: str) -> None:
    chosen = replace(draft(4), limit=limit)
    assert list(chosen.faults()) == ["limit"]
    assert chosen.with_players(2).faults() == {}
    assert chosen.with_players(2).new_game().exchanges is None


def test_faults_are_told_from_top_to_bottom() -> None:
    wrong = replace(draft(4).with_first(COOKIE).with_name(2, "").with_name(1, ""), limit="x")
    assert list(wrong.faults()) == ["name1", "name2", "eater", "limit"]


def test_the_lot_or_a_seat_begins() -> None:
    assert draft().new_game().first is None
    assert draft().with_first("2").new_game().first == 2


def test_who_ate_a_cookie_last_is_asked_before_each_game() -> None:
    asked = draft(3).with_first(COOKIE)
    assert list(asked.faults()) == ["eater"]
    game = replace(asked, eater=3).new_game()
    assert (game.first, game.choices.first) == (3, COOKIE)
    assert draft_of(game.choices, BOTS).eater is None


def test_only_people_eat_cookies() -> None:
    one_person = draft(3).with_kind(1, "bot:greedy", BOTS).with_kind(3, "bot:greedy", BOTS)
    assert one_person.cookie_eaters == (2,)
    assert one_person.with_first(COOKIE).new_game().first == 2


def test_a_first_player_whose_seat_goes_is_drawn_by_lot() -> None:
    assert draft(4).with_first("4").with_players(3).first == RANDOM
    assert draft(4).with_first("3").with_players(3).first == "3"


def test_a_name_that_nobody_typed_goes_with_the_bot() -> None:
    changed = fresh_draft(BOTS).with_kind(2, "bot:random", BOTS)
    assert changed.seats[1].name == "Dormouse"
    assert changed.with_kind(2, "human", BOTS).seats[1].name == "Player 2"


def test_only_who_shares_a_name_gets_a_number() -> None:
    both = fresh_draft(BOTS).with_kind(1, "bot:greedy", BOTS)
    assert [seat.name for seat in both.seats] == ["Hare", "Hare 2", "Hare 3", "Hare 4"]
    other = both.with_kind(2, "bot:random", BOTS).with_kind(1, "human", BOTS)
    assert [seat.name for seat in other.seats] == ["Player 1", "Dormouse", "Hare", "Hare 4"]
    typed = both.with_name(3, "Hare").with_kind(2, "human", BOTS)
    assert [seat.name for seat in typed.seats] == ["Hare", "Player 2", "Hare 3", "Hare 4"]


def test_a_name_that_was_typed_stays() -> None:
    assert draft().with_kind(2, "bot:random", BOTS).seats[1].name == "Bob"


def test_a_seed_is_taken_as_typed_and_nothing_is_none() -> None:
    assert replace(draft(), seed="  ").new_game().seed is None
    assert replace(draft(), seed="tea 4 two").new_game().seed == "tea 4 two"


def test_the_last_choices_come_back() -> None:
    choices = SetupChoices(
        players=3, seats=PEOPLE, first=2, types_out=(CROWN, FEZ), exchange_limit=3
    )
    again = draft_of(choices, BOTS)
    assert again.new_game().choices == choices


def test_seats_that_were_not_remembered_are_filled() -> None:
    choices = SetupChoices(players=2, seats=PEOPLE[:2])
    assert [seat.name for seat in draft_of(choices, BOTS).seats[2:]] == ["Hare 3", "Hare 4"]


def test_a_bot_that_is_not_there_any_more_makes_room() -> None:
    seats = (PEOPLE[0], SeatChoice(name="Bob", kind="bot:retired"))
    again = draft_of(SetupChoices(players=2, seats=seats), BOTS)
    assert again.seats[1] == SeatChoice(name="Bob", kind="bot:greedy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_chosen_can_be_dealt(players: Literal[2, 3, 4]) -> None:
    chosen = replace(draft(players), types_out=frozenset({FEZ, CROWN}), limit="2")
    game = chosen.with_first("2").new_game()
    header = deal(
        game.players, "seed", removed=game.removed, first=game.first, exchanges=game.exchanges
    )
    assert header.first == 2
    assert set(header.removed) == ({FEZ, CROWN} if players == 2 else set())
