"""A mouse gone wild over whole games: no exception, and no action that the rules refuse."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from support.games import dealt
from support.mouse import LEFT, MIDDLE, RIGHT, Cell
from support.turn import Seated, seated
from textual.events import MouseDown, MouseEvent, MouseMove, MouseScrollDown, MouseScrollUp, MouseUp

from hats_tui.game import BlackHat, Discard, EndTurn, Swap, partner_of

GESTURES = 60
KEYS = ["enter", "b", "d", "x", "e", "u", "z", "s", "escape", "1", "3", "w", "i", "right", "up"]
WINDOWS = [(80, 24), (120, 40), (200, 60), (60, 20)]

Happening = tuple[type[MouseEvent], Cell, int]


def somewhere(seat: Seated, rng: Random) -> Cell:
    """Any cell, mostly one on which something can be done."""
    targets = [region for zone in seat.house.screen.zones for _payload, region in zone.targets()]
    if targets and rng.random() < 0.8:
        region = rng.choice(targets)
        return region.x + rng.randrange(region.width), region.y + rng.randrange(region.height)
    width, height = seat.pilot.app.size
    return rng.randrange(width), rng.randrange(height)


def gesture(seat: Seated, rng: Random) -> Iterator[Happening]:
    """Something that a hand might do; half of it makes no sense."""
    start, goal = somewhere(seat, rng), somewhere(seat, rng)
    button = rng.choice((LEFT, LEFT, LEFT, LEFT, MIDDLE, RIGHT))
    match rng.randrange(5):
        case 0:
            for _ in range(rng.choice((1, 1, 2, 3))):
                yield MouseDown, start, button
                yield MouseUp, start, button
        case 1 | 2:
            yield MouseDown, start, button
            yield from ((MouseMove, somewhere(seat, rng), button) for _ in range(rng.randrange(3)))
            yield MouseMove, goal, button
            yield MouseUp, goal, button
        case 3:
            yield rng.choice((MouseScrollUp, MouseScrollDown)), start, 0
        case _:
            kind = rng.choice((MouseDown, MouseMove, MouseUp))
            yield kind, start, rng.choice((0, LEFT, MIDDLE, RIGHT)) if kind is MouseMove else button


def sensible(seat: Seated, rng: Random) -> Iterator[Happening]:
    """A drag or a double click that does something that is legal now."""
    view = seat.scene.player
    places = dict(pair for zone in seat.house.screen.zones for pair in zone.targets())
    if seat.scene.covered:
        seat.pilot.app.simulate_key("z")
        return
    if view is None or not view.legal:
        return
    action = rng.choice(view.legal)
    match action:
        case EndTurn():
            seat.pilot.app.simulate_key("e")
            return
        case Swap(space=space):
            goal: object = ("space", space)
        case BlackHat():
            goal = ("player", view.seat)
        case Discard():
            goal = ("key", "d")
        case _:
            goal = ("player", partner_of(view.seat))
    card = ("card", seat.scene.hand.index(action.card))
    if card in places and goal in places:
        start, end = places[card].center, places[goal].center
        way = [(int(x), int(y)) for x, y in (start, end)]
        yield MouseDown, way[0], LEFT
        yield MouseMove, way[1], LEFT
        yield MouseUp, way[1], LEFT


async def wander(seat: Seated, rng: Random) -> None:
    """Do anything with the mouse, now and then with the keyboard or the window."""
    app = seat.pilot.app
    for _ in range(GESTURES):
        for kind, at, button in rng.choice((gesture, sensible))(seat, rng):
            app.post_message(kind(None, *at, 0, 0, button, False, False, False, *at))
            if rng.random() < 0.3:
                await seat.pilot.pause()
        if rng.random() < 0.15:
            app.simulate_key(rng.choice(KEYS))
        if rng.random() < 0.03:
            await seat.pilot.resize_terminal(*rng.choice(WINDOWS))
        await seat.pilot.pause()
        if app.screen is not seat.house.screen:
            await seat.pilot.press("escape")


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_nothing_that_a_mouse_does_breaks_the_game(players: int) -> None:
    rng = Random(players)
    async with seated(dealt(players, players), (120, 40), motion=True) as seat:
        await wander(seat, rng)
        await seat.pilot.resize_terminal(120, 40)
        await seat.pilot.pause(0.4)
        assert seat.house.refused == []
        assert len(seat.house.acts) > 3
        assert seat.house.screen.is_active
        assert not seat.house.screen.selections
        assert seat.scene.counting is None
