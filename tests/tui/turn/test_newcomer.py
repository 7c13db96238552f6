"""A card that has newly come is marked until its owner does something with a card."""

from __future__ import annotations

from dataclasses import replace

import pytest
from support.games import advance, dealt, end
from support.positions import opening
from support.scenes import painted, scene_of
from support.turn import seated

from hats_tui.game import BlackHat, Card, Discard, EndTurn, Game, Offer, Return, Undo
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.hand import paint_hand
from hats_tui.tui.turn.newcomer import newcomer


def black(game: Game, seat: int) -> Game:
    return advance(game, BlackHat(seat=seat, card=game.view(seat).hand[0]))


def drawn() -> Game:
    """The first player has thrown a card away, and drawn another."""
    game = dealt(2, 3, first=1)
    return advance(game, Discard(seat=1, card=game.view(1).hand[0]))


def exchanged() -> Game:
    game = opening("", "H1", "", "C1", "")
    return advance(game, Offer(seat=1, card=Card.H1), Return(seat=3, card=Card.C1))


def test_a_card_that_was_drawn_is_new_until_the_next_card_is_played() -> None:
    game = drawn()
    new = newcomer(game.view(1))
    assert new is not None
    assert new not in dealt(2, 3, first=1).view(1).hand
    kept = next(card for card in game.view(1).hand if card is not new)
    played = advance(game, BlackHat(seat=1, card=kept))
    assert newcomer(played.view(1)) is None
    assert newcomer(played.apply(Undo(seat=1)).view(1)) is new


def test_it_is_still_new_in_the_next_turn_when_it_was_drawn_at_the_end() -> None:
    game = black(dealt(2, 3, first=1), 1)
    game = advance(game, Discard(seat=1, card=game.view(1).hand[0]))
    new = newcomer(game.view(1))
    game = end(black(end(game), 2))
    assert new is not None
    assert newcomer(game.view(1)) is new
    assert newcomer(game.view(2)) is None


def test_after_an_exchange_both_partners_have_a_new_card_and_nobody_else() -> None:
    game = exchanged()
    assert [newcomer(game.view(seat)) for seat in (1, 2, 3, 4)] == [Card.C1, None, Card.H1, None]
    game = advance(black(game, 1), EndTurn(seat=1))
    assert newcomer(game.view(3)) is Card.H1


def test_a_new_card_that_was_played_is_not_new_any_more() -> None:
    game = exchanged()
    assert newcomer(advance(game, BlackHat(seat=1, card=Card.C1)).view(1)) is None


@pytest.mark.parametrize(("tier", "width"), [(Tier.S, 80), (Tier.M, 120), (Tier.L, 145)])
def test_it_is_marked_by_a_word(tier: Tier, width: int) -> None:
    game = drawn()
    scene = scene_of(game, 1)
    for hand in (scene.hand[:1], scene.hand[-1:]):
        fresh = replace(scene, fresh=hand[0])
        canvas = painted(paint_hand, fresh, width, tier.card.height + 2, Look(tier=tier))
        assert sum(line.count("new") for line in canvas.lines()) == 1
        hidden = painted(paint_hand, replace(fresh, covered=True), width, 16, Look(tier=tier))
        assert not any("new" in line for line in hidden.lines())


async def test_the_screen_marks_what_was_drawn() -> None:
    async with seated(dealt(2, 3, first=1)) as seat:
        assert seat.scene.fresh is None
        await seat.pilot.press("d", "enter")
        assert seat.scene.fresh is newcomer(seat.house.game.view(1))
        assert any(" new " in line for line in seat.lines)
        seat.house.play(BlackHat(seat=1, card=seat.scene.hand[0]))
        assert seat.scene.fresh is None
