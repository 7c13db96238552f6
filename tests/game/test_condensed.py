"""What is left of a long history tells as much as all of it."""

from __future__ import annotations

from random import Random

import pytest
from support.games import dealt, played

from hats_tui.bots.worlds.history import trail_of
from hats_tui.game import (
    Game,
    PlayerView,
    Say,
    Undo,
    aftermaths,
    legal_actions,
    standing_places,
)
from hats_tui.game import condensed as module
from hats_tui.game.condensed import MOST_TOLD, condensed


def fickle(count: int, seed: int) -> Game:
    """A game in which most of what can be taken back is, and much is said."""
    rng, game = Random(seed), dealt(count, seed)
    while not game.state.board.over and len(game.entries) < 60:
        board = game.state.board
        if game.undoable and rng.random() < 0.6:
            game = game.apply(Undo(seat=board.turn))
        else:
            moves = legal_actions(board, game.state.actor_hand)
            game = game.apply(game.with_chance(rng.choice(moves)))
        if count == 4 and rng.random() < 0.5:
            game = game.saying(rng.randint(1, 4), rng.choice(list(Say)))
    return game


def followed(view: PlayerView) -> set[frozenset[tuple[object, ...]]]:
    """Where the hidden cards that were seen once can be now."""
    trail = trail_of(view)
    groups = [tuple(sorted(group)) for group in trail.groups]
    return {
        frozenset((group, places) for group, places in zip(groups, way, strict=True) if group)
        for way in trail.ways
    }


@pytest.mark.parametrize("count", [2, 3, 4])
def test_nothing_is_lost_that_tells_of_a_card_or_still_counts(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_TOLD", 0)
    for seed in range(2):
        game = fickle(count, seed)
        for seat in range(1, count + 1):
            view = game.view(seat)
            told = condensed(view)

            assert len(told.history) < len(view.history)
            assert [told.history[n] for n in standing_places(told.history)] == [
                view.history[n] for n in standing_places(view.history)
            ]
            assert list(aftermaths(told).values()) == list(aftermaths(view).values())
            assert followed(told) == followed(view)
            for speaker in range(1, count + 1):
                assert told.wish_of(speaker) == view.wish_of(speaker)
            assert condensed(told) == told
            assert told.legal == view.legal


def test_a_game_of_the_usual_length_is_told_whole() -> None:
    view = played(4, 1, 200).view(1)

    assert condensed(view) is view
    assert len(view.history) * 3 < MOST_TOLD


def test_endless_talk_becomes_the_last_words() -> None:
    game = dealt(4, first=1)
    for say in [Say.HIGH, Say.LOW] * (MOST_TOLD // 2):
        game = game.saying(1, say)
    game = game.saying(2, Say.ANYTHING)

    said = condensed(game.view(3)).talk

    assert [(remark.seat, remark.say) for remark in said] == [(1, Say.LOW), (2, Say.ANYTHING)]
