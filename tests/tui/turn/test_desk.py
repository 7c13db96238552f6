"""What keys and presses make of a desk, without a terminal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hats_tui.game import (
    BlackHat,
    Card,
    Discard,
    EndTurn,
    Game,
    Offer,
    Player,
    PlayerView,
    Return,
    Swap,
    deal,
    legal_actions,
)
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.selection import Purpose, Selection, legal_spaces
from hats_tui.tui.turn.topics import COOKIE
from hats_tui.words.log import told_of
from hats_tui.words.names import Names

PEOPLE = ("Ann", "Bob", "Chloé", "Dimitri")


def new_game(players: int, seed: str = "desk") -> Game:
    people = tuple(Player(name=name, kind="human") for name in PEOPLE[:players])
    return Game.from_header(deal(people, seed, first=1))


def desk_of(game: Game) -> Desk:
    """The desk of whoever has to act."""
    seat = game.state.board.actor
    assert seat is not None
    view = game.view(seat)
    names = Names.of(player.name for player in game.header.players)
    return Desk(names, view).with_view(view, None)


def acting(desk: Desk) -> tuple[PlayerView, Selection]:
    assert desk.acting is not None
    return desk.acting


def chosen(desk: Desk, outcome: object) -> Desk:
    assert isinstance(outcome, Desk), f"{desk.selection} decided {outcome}"
    return outcome


@pytest.fixture
def desk() -> Desk:
    return desk_of(new_game(2))


def test_a_move_is_staged_from_the_beginning(desk: Desk) -> None:
    view, selection = acting(desk)
    assert selection.purpose is Purpose.SWAP
    assert selection.card is desk.hand[0]
    assert not selection.armed
    assert selection.action(view.seat) in view.legal


def test_enter_chooses_first_and_then_plays(desk: Desk) -> None:
    view, selection = acting(desk)
    armed = chosen(desk, desk.enter())
    assert acting(armed)[1] == replace(selection, armed=True)
    assert armed.enter() == selection.action(view.seat)


def test_every_legal_swap_can_be_reached_by_numbers(desk: Desk) -> None:
    view, _ = acting(desk)
    for place, card in enumerate(desk.hand, start=1):
        for space in legal_spaces(view, card):
            played = desk.number(place).number(space).enter()
            assert played == Swap(seat=view.seat, card=card, space=space)


def test_every_legal_swap_can_be_reached_by_arrows(desk: Desk) -> None:
    view, _ = acting(desk)
    reached = set()
    there = desk
    for _card in desk.hand:
        spot = there.up()
        for _space in range(6):
            spot = spot.step(-1)
        while True:
            action = spot.enter()
            if isinstance(action, Swap):
                reached.add((action.card, action.space))
            if spot.step(1) == spot:
                break
            spot = spot.step(1)
        there = there.step(1)
    wanted = {(card, space) for card in desk.hand for space in legal_spaces(view, card)}
    assert reached == wanted


def test_every_legal_action_can_be_reached_by_pressing(desk: Desk) -> None:
    view, _ = acting(desk)
    reached: list[object] = []
    for place in range(len(desk.hand)):
        with_card = chosen(desk, desk.press_card(place))
        for space in range(1, 6):
            staged = with_card.press_space(space)
            reached.append(staged.press_space(space) if isinstance(staged, Desk) else staged)
        reached += [
            chosen(desk, with_card.stage(purpose)).press_card(place)
            for purpose in (Purpose.BLACK, Purpose.DISCARD)
        ]
    assert {action for action in reached if not isinstance(action, Desk)} == set(view.legal)


def test_a_space_that_is_not_legal_is_refused_with_the_reason(desk: Desk) -> None:
    view, _ = acting(desk)
    for place, card in enumerate(desk.hand, start=1):
        closed = set(range(1, 6)) - set(legal_spaces(view, card))
        for space in closed:
            refused = chosen(desk, desk.number(place).press_space(space))
            assert refused.message is not None
            assert str(card) in str(refused.message)
            assert refused.step(1).message is None


def test_a_card_that_takes_nothing_can_become_a_black_hat() -> None:
    for number in range(50):
        desk = desk_of(new_game(2, f"poor {number}"))
        view, _ = acting(desk)
        stuck = [n for n, card in enumerate(desk.hand, 1) if not legal_spaces(view, card)]
        if stuck:
            staged = desk.number(stuck[0])
            assert acting(staged)[1].space is None
            black = chosen(staged, staged.enter())
            assert black.enter() == BlackHat(seat=view.seat, card=desk.hand[stuck[0] - 1])
            assert chosen(staged, black.stage(Purpose.BLACK)) == black, "the key says the same"
            thrown = staged.stage(Purpose.DISCARD)
            assert acting(thrown.stage(Purpose.DISCARD))[1].purpose is Purpose.SWAP
            return
    pytest.fail("no deal with a card that takes nothing")


def test_black_hat_and_discard_are_staged_and_taken_back(desk: Desk) -> None:
    view, _ = acting(desk)
    card = desk.hand[2]
    for purpose, action in ((Purpose.BLACK, BlackHat), (Purpose.DISCARD, Discard)):
        staged = desk.number(3).stage(purpose)
        assert staged.enter() == action(seat=view.seat, card=card)
        assert acting(staged.stage(purpose))[1].purpose is Purpose.SWAP
        assert staged.before is not None
        assert acting(staged.step(1))[1].card is desk.hand[3]


def test_what_is_staged_is_taken_back_by_the_same_key_also_beside_a_player() -> None:
    two, four = desk_of(new_game(2)), desk_of(new_game(4))
    for desk, purpose in ((two, Purpose.BLACK), (two, Purpose.DISCARD), (four, Purpose.OFFER)):
        staged = desk.stage(purpose).inspect(2)
        taken_back = staged.stage(purpose)
        assert acting(taken_back)[1].purpose is Purpose.SWAP
        assert taken_back.panel is Panel.INSPECT
        assert acting(desk.stage(purpose).explain().stage(purpose))[1].purpose is Purpose.SWAP


def test_after_the_main_action_enter_ends_the_turn() -> None:
    game = new_game(2)
    game = game.apply(BlackHat(seat=1, card=game.state.hands[0][0]))
    desk = desk_of(game)
    assert desk.enter() == EndTurn(seat=1)
    refused = desk.number(1)
    assert refused.message is not None
    staged = desk.stage(Purpose.DISCARD)
    assert staged.enter() == Discard(seat=1, card=desk.hand[0])
    assert staged.before == replace(desk, last_cards=staged.last_cards)


def test_ending_too_early_and_the_wrong_optional_action_are_refused(desk: Desk) -> None:
    assert chosen(desk, desk.end()).message is not None
    assert desk.stage(Purpose.OFFER).message is not None
    four = desk_of(new_game(4))
    assert four.stage(Purpose.DISCARD).message is not None


def test_partners_offer_and_return() -> None:
    game = new_game(4)
    giver = desk_of(game)
    offer = giver.number(2).stage(Purpose.OFFER)
    assert offer.scene.panel is Panel.EXCHANGE
    action = offer.enter()
    assert action == Offer(seat=1, card=giver.hand[1])
    game = game.apply(Offer(seat=1, card=giver.hand[1]))
    partner = desk_of(game)
    assert partner.seat == 3
    assert partner.scene.panel is Panel.EXCHANGE
    assert partner.number(4).enter() == Return(seat=3, card=partner.hand[3])
    assert partner.press_space(1) != partner  # told why not
    assert partner.before is None


def test_players_and_worths_are_looked_at_during_an_exchange_too() -> None:
    game = new_game(4)
    offering = desk_of(game).inspect(2).stage(Purpose.OFFER)
    assert offering.scene.panel is Panel.EXCHANGE
    returning = desk_of(game.apply(Offer(seat=1, card=offering.hand[0])))
    for exchanging in (offering, returning):
        looking = exchanging.inspect(2)
        assert looking.scene.panel is Panel.INSPECT
        assert looking.track().scene.panel is Panel.TRACKER
        back = looking.before
        assert back is not None
        assert back.scene.panel is Panel.EXCHANGE
        assert looking.enter() == exchanging.enter()


def test_an_exchange_that_is_suggested_or_offered_is_seen_at_once() -> None:
    game = new_game(4)
    giver = desk_of(game).inspect(2)
    offer = Offer(seat=1, card=giver.hand[0])
    assert giver.suggested(offer).scene.panel is Panel.EXCHANGE
    partner = replace(desk_of(game), view=game.view(3)).track()
    asked = partner.with_view(game.apply(offer).view(3), None)
    assert asked.scene.panel is Panel.EXCHANGE


def test_who_does_not_act_is_told_who_does(desk: Desk) -> None:
    game = new_game(2)
    waiting = Names.of(["x"])[1]
    from hats_tui.words.phrase import Phrase

    text = Phrase((waiting,))
    idle = desk.with_view(game.view(2), text)
    for outcome in (idle.step(1), idle.enter(), idle.number(1), idle.press_space(1)):
        assert chosen(idle, outcome).message == text


def test_sorting_keeps_the_chosen_card_and_is_remembered_for_each_player(desk: Desk) -> None:
    by_rank = desk.number(4).sort()
    assert [card.rank for card in by_rank.hand] == sorted(card.rank for card in desk.hand)
    assert acting(by_rank)[1].card is desk.hand[3]
    assert by_rank.with_view(new_game(2).view(2), None).hand != ()
    again = by_rank.with_view(new_game(2).view(2), None).with_view(desk.view, None)
    assert again.hand == by_rank.hand
    assert acting(again)[1].card is desk.hand[3]


def test_another_viewer_finds_the_hand_open_and_the_log(desk: Desk) -> None:
    hidden = desk.cover().inspect(2)
    other = hidden.with_view(new_game(2).view(2), None)
    assert not other.covered
    assert other.panel is Panel.LOG
    assert hidden.with_view(desk.view, None).covered


def test_nothing_is_decided_on_a_covered_card(desk: Desk) -> None:
    covered = desk.up().cover()
    assert chosen(covered, covered.enter()).message is not None
    assert isinstance(covered.cover().enter(), Swap)


def test_inspecting_goes_round_the_players_and_back(desk: Desk) -> None:
    looking = desk.inspect()
    assert (looking.panel, looking.inspected) == (Panel.INSPECT, 1)
    assert looking.step(1).inspected == 2
    assert looking.step(1).step(1).inspected == 1
    assert looking.inspect().panel is Panel.LOG
    assert looking.before is not None
    assert looking.before.panel is Panel.LOG


def test_the_log_scrolls_within_its_length(desk: Desk) -> None:
    assert desk.scroll(99, "normal").scrolled == 0
    game = new_game(2)
    for seat in (1, 2):
        game = game.apply(BlackHat(seat=seat, card=game.state.hands[seat - 1][0]))
        game = game.apply(EndTurn(seat=seat))
    long = desk_of(game)
    assert long.scroll(99, "normal").scrolled == len(told_of(long.view, "normal")) - 1
    assert long.scroll(2, "normal").scroll(-9, "normal").scrolled == 0


def test_every_legal_action_of_a_whole_game_is_within_reach() -> None:
    """Keys alone reach every action that is legal, at every moment of a game for four."""
    game = new_game(4)
    while not game.state.board.over:
        desk = desk_of(game)
        view, _ = acting(desk)
        reached = {outcome for outcome in _by_keys(desk) if not isinstance(outcome, Desk)}
        assert reached == set(view.legal)
        game = game.apply(legal_actions(game.state.board, game.state.actor_hand)[-1])
        if game.undoable and game.state.board.phase == "turn" and game.state.board.played:
            game = game.apply(EndTurn(seat=game.state.board.turn))


def _by_keys(desk: Desk) -> list[object]:
    purposes = (Purpose.BLACK, Purpose.DISCARD, Purpose.OFFER)
    outcomes: list[object] = [desk.enter(), desk.end()]
    for place in range(1, len(desk.hand) + 1):
        card = desk.number(place)
        outcomes += [card.number(space).enter() for space in range(1, 7) if _is_card(card)]
        outcomes += [card.enter()]
        for purpose in purposes:
            staged = desk.stage(purpose)
            outcomes.append(staged.number(place).enter() if staged.message is None else staged)
    return outcomes


def _is_card(desk: Desk) -> bool:
    selection = desk.selection
    return selection is not None and isinstance(selection.card, Card) and selection.armed


def test_a_space_tells_nothing_of_a_covered_card(desk: Desk) -> None:
    covered = desk.up().cover()
    messages = {str(chosen(covered, covered.press_space(space)).message) for space in range(1, 6)}
    assert len(messages) == 1
    selection = acting(covered)[1]
    assert not any(str(card) in message for card in desk.hand for message in messages)
    assert all(acting(chosen(covered, covered.number(space)))[1] == selection for space in (1, 2))


@pytest.mark.parametrize("players", [2, 4])
def test_every_action_that_can_be_done_can_be_staged_when_it_is_suggested(players: int) -> None:
    game = new_game(players)
    for _step in range(12):
        desk = desk_of(game)
        view = desk.view
        assert isinstance(view, PlayerView)
        for action in view.legal:
            suggested = desk.suggested(action)
            assert suggested.enter() == action
        game = game.apply(game.with_chance(view.legal[-1]))


def test_what_cannot_be_done_is_not_staged_when_it_is_suggested() -> None:
    desk = desk_of(new_game(2))
    assert desk.suggested(EndTurn(seat=1)) == desk


def test_why_leads_back_to_the_log_when_the_move_it_was_about_is_made() -> None:
    game = new_game(2)
    asking = chosen(desk_of(game), desk_of(game).stage(Purpose.BLACK).explain())
    about_the_cookie = asking.explain(COOKIE)
    view = acting(asking)[0]
    game = game.apply(BlackHat(seat=1, card=view.hand[0]))

    assert asking.scene.panel is Panel.WHY
    assert asking.with_view(game.view(1), None).panel is Panel.LOG
    assert about_the_cookie.with_view(game.view(1), None).panel is Panel.WHY
