"""Why an action is good, in the words of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from hypothesis import given
from support.games import advance, examples, games
from support.positions import opening
from support.secrets import other_game

from hats_tui.game import Action, BlackHat, Card, Discard, EndTurn, Game, Offer, Swap
from hats_tui.words.names import Names
from hats_tui.words.phrase import Role
from hats_tui.words.reasons import reasons

NAMES = Names.of(["Ann", "Bob", "Cyd", "Dan"])


def begun() -> Game:
    """Ann has C2 and the cookie, Bob has F2 and F1; it is Ann's turn in the second round."""
    game = opening("C2 F2 P4 J1 H6", "C3 F3 F5 H1 P1 C6", "F4 F6 J6 J5")
    ann = (Swap(seat=1, card=Card.C3, space=1), EndTurn(seat=1))
    bob = (Swap(seat=2, card=Card.F4, space=2), EndTurn(seat=2))
    return advance(game, *ann, *bob)


def told(game: Game, action: Swap | BlackHat | Discard | EndTurn | Offer) -> str:
    return str(reasons(action, game.view(action.seat), NAMES, 9))


def test_a_type_that_another_player_collects_is_covered() -> None:
    game = begun()
    text = told(game, Swap(seat=1, card=Card.F5, space=2))
    assert "makes F3 a better favourite" in text
    assert "covers" not in text  # there is still a Fez

    text = told(begun_with_high_card(), Swap(seat=1, card=Card.C6, space=2))
    assert "covers the Fez that Bob collects" in text


def begun_with_high_card() -> Game:
    game = opening("C2 F2 P4 J1 H6", "C3 F3 F5 H1 P1 C6", "F4 F6 J6 J5")
    ann = (BlackHat(seat=1, card=Card.P1), EndTurn(seat=1))
    bob = (Swap(seat=2, card=Card.F4, space=2), EndTurn(seat=2))
    return advance(game, *ann, *bob)


def test_a_worth_that_falls_only_in_part_is_told_with_its_figures() -> None:
    game = opening("C2 F2 P4 J1 H6", "F5 F3 H1 C6", "F4 F6 J6 J5", first=2)
    game = advance(game, Swap(seat=2, card=Card.F4, space=2), EndTurn(seat=2))
    text = told(game, Swap(seat=1, card=Card.F5, space=1))
    assert "lowers the Fez that Bob collects from 2 to 1" in text


def test_a_worth_that_rises_for_oneself_is_told() -> None:
    game = opening("C2 F2 P4 J1 H5", "H6 C6", "F4")
    game = advance(game, Swap(seat=1, card=Card.H6, space=1), EndTurn(seat=1))
    game = advance(game, BlackHat(seat=2, card=Card.F4), EndTurn(seat=2))
    text = told(game, Swap(seat=1, card=Card.C6, space=3))
    assert "raises the Crown that you collect from 0 to 3" in text


def test_a_worth_that_changes_for_both_alike_is_no_reason() -> None:
    game = opening("C2 F2 P4 J1 H6", "C3 H1 C6", "F4 F6 J6 C4")
    game = advance(game, Swap(seat=1, card=Card.C3, space=1), EndTurn(seat=1))
    game = advance(game, Swap(seat=2, card=Card.C4, space=1), EndTurn(seat=2))
    game = advance(game, BlackHat(seat=1, card=Card.H1), EndTurn(seat=1))
    text = told(game, Swap(seat=2, card=Card.F6, space=1))
    assert "Crown" not in text  # both have one


def test_the_cookie_is_told_with_who_loses_it() -> None:
    assert "takes the cookie" in told(opening("C2", "C3", ""), Swap(seat=1, card=Card.C3, space=1))
    game = opening("C2 F1", "C3", "F4")
    game = advance(game, Swap(seat=1, card=Card.C3, space=1), EndTurn(seat=1))
    text = told(game, Swap(seat=2, card=Card.F4, space=2))
    assert "takes the cookie from Ann" in text


def test_a_black_hat_is_a_sure_point_and_a_card_less_that_does_not_fit() -> None:
    text = told(begun(), BlackHat(seat=1, card=Card.H1))
    assert "a sure point that leaves the tea table as it is" in text
    assert "nothing you collect goes with H1" in text


def test_what_is_kept_as_favourite_is_told() -> None:
    game = opening("C5 F2 P4 J1 H6", "C6 C1 H1 P1", "F4")
    game = advance(game, Swap(seat=1, card=Card.C6, space=1), EndTurn(seat=1))
    game = advance(game, Swap(seat=2, card=Card.F4, space=2), EndTurn(seat=2))
    assert "keeps C1 as your favourite (+4)" in told(game, BlackHat(seat=1, card=Card.H1))


def test_a_discard_and_the_end_have_reasons_of_their_own() -> None:
    game = begun()
    text = told(game, Discard(seat=1, card=Card.H1))
    assert text == "nothing you collect goes with H1; a new card may bring more"
    text = told(game, EndTurn(seat=1))
    assert text == "keeps every card of your hand"  # true as well where it is not the best


def better(game: Game, action: Swap | BlackHat | Discard | EndTurn, done: Action) -> str:
    return str(reasons(action, game.view(action.seat), NAMES, 9, instead_of=done))


def test_a_better_action_is_told_apart_from_what_was_done() -> None:
    game = begun()
    one, other = Discard(seat=1, card=Card.H1), Discard(seat=1, card=Card.P1)
    assert told(game, one)
    assert told(game, other)
    assert better(game, one, other) == ""  # nothing goes with either, and both draw
    text = better(game, one, EndTurn(seat=1))
    assert text == told(game, one)
    black, swap = BlackHat(seat=1, card=Card.H1), Swap(seat=1, card=Card.F5, space=2)
    assert "favourite" not in better(game, black, swap)
    assert "a sure point" in better(game, black, swap)
    assert "a sure point" not in better(game, black, BlackHat(seat=1, card=Card.F5))


def test_who_keeps_a_favourite_is_not_said_to_do_so_where_the_other_makes_it_better() -> None:
    game = opening("C5 F2 P4 J1 H6", "C6 C1 H1 P1 J2", "F4")
    game = advance(game, Swap(seat=1, card=Card.C6, space=1), EndTurn(seat=1))
    game = advance(game, Swap(seat=2, card=Card.F4, space=2), EndTurn(seat=2))
    black, worse = BlackHat(seat=1, card=Card.H1), BlackHat(seat=1, card=Card.C1)
    assert "keeps C1 as your favourite (+4)" in better(game, black, worse)
    assert "favourite" not in better(game, worse, black)
    assert "favourite" not in better(game, BlackHat(seat=1, card=Card.P1), black)


@given(games())
@examples(8)
def test_no_action_is_better_than_itself_for_any_reason(game: Game) -> None:
    actor = game.state.board.actor
    if actor is None:
        return
    view = game.view(actor)
    for action in view.legal:
        assert not reasons(action, view, NAMES, 9, instead_of=action).spans
        for done in view.legal[:3]:
            told = reasons(action, view, NAMES, 9, instead_of=done)
            back = reasons(done, view, NAMES, 9, instead_of=action)
            assert not told.spans or str(told) != str(back)


def test_a_card_for_the_partner_helps_where_the_partner_collects_its_type() -> None:
    game = opening("C2 F2 P4 J1 H6 T1", "C3 F5", "J6", "F4", "")
    for action in (
        Swap(seat=1, card=Card.C3, space=1),
        BlackHat(seat=2, card=Card.J6),
        Swap(seat=3, card=Card.F4, space=2),
        BlackHat(seat=4, card=game.state.hands[3][0]),
    ):
        game = advance(game, action, EndTurn(seat=action.seat))
    assert "Cyd collects the Fez" in told(game, Offer(seat=1, card=Card.F5))


def teams_after(table: str, *hands: str, played: Sequence[Action | None]) -> Game:
    """Each of four has played a card, or made another one of the hand a black hat."""
    game = opening(table, *hands)
    for seat, action in enumerate(played, start=1):
        hand = game.state.hands[seat - 1]
        game = advance(game, action or BlackHat(seat=seat, card=hand[-1]), EndTurn(seat=seat))
    return game


def test_what_both_opponents_collect_counts_together() -> None:
    game = teams_after(
        "C2 H6 F1 P4 J1 T1",
        *("F4 F3", "F5", "", "F6"),
        played=[
            Swap(seat=1, card=Card.F4, space=3),
            Swap(seat=2, card=Card.F5, space=3),
            None,
            Swap(seat=4, card=Card.F6, space=3),
        ],
    )  # each of three has a Fez, Ann among them
    text = told(game, Swap(seat=1, card=Card.F3, space=1))
    assert "lowers the Fez that Bob collects from 3 to 1" in text


def test_what_the_partner_collects_is_not_said_to_be_ones_own() -> None:
    swap = Swap(seat=3, card=Card.C6, space=1)
    game = teams_after("F1 C2 P4 J1 T1 H6", "F5 F6", "", "C6", "", played=[None, None, swap, None])
    text = told(game, Swap(seat=1, card=Card.F5, space=3))
    assert "raises the Fez that Cyd collects from 0 to 3" in text


@given(games())
@examples(13)
def test_reasons_come_from_the_view_alone_and_name_only_cards_that_it_shows(game: Game) -> None:
    actor = game.state.board.actor
    if actor is None:
        return
    view = game.view(actor)
    other = other_game(game, actor, Random(1)).view(actor)
    shown = {*view.hand, *view.board.table}
    for action in view.legal:
        text = reasons(action, view, NAMES)
        assert text == reasons(action, other, NAMES)
        assert {span.about for span in text.spans if span.role is Role.CARD} <= shown


def test_what_is_suggested_together_is_told_apart() -> None:
    view = opening("C2 F2 P4 J1 H1", "J6 C4", "F4").view(1)
    jester, crown = (Swap(seat=1, card=card, space=5) for card in (Card.J6, Card.C4))

    for action, other in ((jester, crown), (crown, jester)):
        alone, beside = (
            str(reasons(action, view, NAMES, 1, beside=seen)) for seen in ((), [action, other])
        )
        assert alone == "takes the cookie"
        assert beside == f"nothing you collect goes with {action.card}"


def test_a_card_that_goes_with_what_it_brings_is_not_spare() -> None:
    view = opening("C2 F2 P4 J1 H1", "H5", "F4").view(1)
    assert "nothing you collect" not in str(
        reasons(Swap(seat=1, card=Card.H5, space=5), view, NAMES, 9)
    )


def test_a_type_more_is_no_reason_where_it_takes_the_cookie() -> None:
    first = opening("C2 F2 P4 J1 H1", "J6", "F4")
    swap = Swap(seat=1, card=Card.J6, space=5)
    assert "on your way" not in told(first, swap)
