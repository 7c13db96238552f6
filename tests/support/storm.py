"""A storm of new window sizes over all screens and states, in the application itself."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from support.gallery import gallery
from support.screens import running
from textual.geometry import Size
from textual.pilot import Pilot

from hats_tui.tui.widgets.zone import Zone

LARGEST = (500, 150)
EDGES = ((1, 1), (79, 24), (80, 23), (80, 24), (117, 38), (118, 38), (186, 53), (186, 54), LARGEST)
"""Sizes at which something changes, and the smallest and the largest of all."""


def sizes(count: int, seed: int) -> list[tuple[int, int]]:
    """So many sizes, among them the edges; small windows are as frequent as large ones."""
    chance = random.Random(seed)
    found = [*EDGES]
    while len(found) < count:
        width, height = (int(most ** chance.random()) for most in LARGEST)
        if chance.random() < 0.7:  # mostly one in which something can be seen
            width, height = chance.randint(80, LARGEST[0]), chance.randint(24, LARGEST[1])
        found.append((width, height))
    chance.shuffle(found)
    return found[:count]


async def storm(count: int, seed: int = 1, states: int | None = None) -> Counter[str]:
    """Show every state of the gallery, and resize its window again and again.

    Args:
        count: How many sizes there are in all, shared out among the states.
        seed: Which sizes.
        states: How many states of the gallery at most; None: all.

    Returns:
        What was done, by kind.

    Raises:
        AssertionError: Something is not shown in the size of its window.
    """
    counts: Counter[str] = Counter()
    waiting = sizes(count, seed)
    share = -(-count // (states or _STATES))
    async with running() as pilot:
        async for _name in gallery(pilot):
            counts["states"] += 1
            for size in [waiting.pop() for _ in range(min(share, len(waiting)))]:
                await _resize(pilot, size, counts)
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            if states is not None and counts["states"] >= states:
                break
        for size in waiting:
            await _resize(pilot, size, counts)
    return counts


_STATES = 38
"""About so many states the gallery has: what is left over is for the last one."""


async def _resize(pilot: Pilot[Any], size: tuple[int, int], counts: Counter[str]) -> None:
    await pilot.resize_terminal(*size)
    await pilot.pause()
    screen = pilot.app.screen
    assert screen.size == Size(*size), f"{screen} is {screen.size} in a window of {size}"
    window = screen.region
    for zone in screen.query(Zone):
        if zone.display and zone.region.overlaps(window):
            counts["zones painted"] += 1
            for y in range(zone.size.height if zone.size.width else 0):
                line = zone.render_line(y)
                assert line.cell_length == zone.size.width, f"{zone} row {y} at {size}"
    counts["sizes"] += 1
    counts["too small"] += size[0] < 80 or size[1] < 24
