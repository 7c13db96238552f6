"""The next game of a row."""

from __future__ import annotations

from hats_tui.game import Player, deal
from hats_tui.host.dealing import deal_again, deal_new
from hats_tui.host.new_game import NewGame
from hats_tui.store.remembered import SeatChoice, SetupChoices

CHOICES = SetupChoices(
    players=2,
    seats=(SeatChoice(name="Ann", kind="human"), SeatChoice(name="Max", kind="bot:greedy")),
)


def test_the_same_seed_deals_the_same_cards_and_no_seed_others() -> None:
    first, same = (deal_new(NewGame(choices=CHOICES, seed="tea", first=2)) for _ in range(2))
    others = {deal_new(NewGame(choices=CHOICES)).hands for _ in range(3)}

    assert first.hands == same.hands
    assert (first.first, first.seed) == (2, "tea")
    assert len(others) == 3
    assert first.players == (
        Player(name="Ann", kind="human"),
        Player(name="Max", kind="bot:greedy"),
    )


def test_a_rematch_has_the_same_players_and_rules_other_cards_and_the_next_start() -> None:
    players = tuple(Player(name=name, kind="human") for name in "ABCD")
    game = deal(players, "1", first=4, exchanges=2)
    again = deal_again(game)

    assert (again.players, again.options, again.first) == (players, game.options, 1)
    assert deal_again(again).first == 2
    assert again.hands != game.hands
    assert again.created is not None
