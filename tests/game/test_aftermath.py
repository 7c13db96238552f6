"""What each action has changed, found from what everybody knows: the same as when it was done."""

from __future__ import annotations

from hypothesis import given, settings
from support.games import games, states_of

from hats_tui.game import Game, Outcome, Swap, aftermaths, outcome
from hats_tui.game.actions import BlackHat


def done(game: Game) -> dict[int, Outcome]:
    """The outcome of every main action that was never taken back, by the place of its event."""
    found: dict[int, Outcome] = {}
    before, place = states_of(game), 0
    stack: list[int] = []
    for state, entry in zip(before, game.entries, strict=False):
        if entry.move.do == "undo":
            found.pop(stack.pop(), None)
        else:
            stack.append(place)
        if isinstance(entry.move, Swap | BlackHat):
            found[place] = outcome(state.board, entry.move)
        place += len(entry.events)
    return found


@settings(max_examples=20)
@given(games())
def test_it_is_what_the_forecast_said(game: Game) -> None:
    assert dict(aftermaths(game.public_view())) == done(game)


@settings(max_examples=5)
@given(games())
def test_who_knows_more_is_told_the_same(game: Game) -> None:
    assert aftermaths(game.view(1)) == aftermaths(game.public_view())
