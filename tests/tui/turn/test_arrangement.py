"""No frame ever shows a part where another window would have it, or painted for another size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.games import dealt
from support.turn import Seated, seated
from textual.geometry import Region, Size

from hats_tui.tui.app import HatsApp
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.turn.arrangement import Seam
from hats_tui.tui.turn.layout import layout
from hats_tui.tui.turn.zone import SceneZone

SIZES = [(80, 24), (200, 60), (100, 30), (118, 38), (300, 90), (117, 38), (160, 48), (80, 31)]


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was wrong in the frames of a turn screen, as far as it was shown."""
    wrong: list[str] = []

    def look_at(app: HatsApp) -> None:
        screen = app.screen
        if isinstance(screen, TurnScreen) and screen.outer_size:
            wrong.extend(_faults(screen))

    monkeypatch.setattr(HatsApp, "post_display_hook", look_at)
    return wrong


def _faults(screen: TurnScreen) -> Iterator[str]:
    # What the frame was laid out for: Textual tells the window's new size a moment before.
    size, players = screen.outer_size, screen.help_players
    places = layout(*size, players)
    for zone in screen.query(SceneZone):
        place = places.get(zone.part)
        if place is None:
            continue
        if zone.region != place:
            yield f"{size}: {zone.part} at {zone.region}, not {place}"
        if zone.look.tier is not Tier.of(*size):
            yield f"{size}: {zone.part} painted for {zone.look.tier}"


async def resize(seat: Seated, size: tuple[int, int]) -> None:
    """Change the window, and wait until Textual has taken it up: it lets a moment pass first."""
    await seat.pilot.resize_terminal(*size)
    while seat.house.screen.size != size:
        await seat.pilot.pause(0.01)
    await seat.pilot.pause()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", SIZES[:4])
async def test_the_first_frame_is_right(
    frames: list[str], players: int, size: tuple[int, int]
) -> None:
    async with seated(dealt(players), size):
        assert frames == []


async def test_every_frame_is_right_while_the_window_changes(frames: list[str]) -> None:
    async with seated(dealt(3)) as seat:
        for size in (*SIZES, *reversed(SIZES)):
            await resize(seat, size)
            assert [len(line) for line in seat.lines] == [size[0]] * size[1]
        assert frames == []


async def test_a_frame_before_a_new_window_is_laid_out_is_right_for_the_old_one(
    frames: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seated(dealt(3), (120, 40)) as seat:
        app, screen = seat.pilot.app, seat.house.screen
        shown: list[Size] = []
        monkeypatch.setattr(app, "_check_resize", lambda: shown.append(screen.size))
        await seat.pilot.resize_terminal(80, 24)
        screen.refresh()
        while not shown:
            await seat.pilot.pause(0.01)
        await seat.pilot.pause()
        assert (screen.outer_size, screen.size) == ((120, 40), (80, 24))
        assert frames == []


async def test_a_window_that_changes_beneath_something_is_right_when_it_comes_back(
    frames: list[str],
) -> None:
    async with seated(dealt(4)) as seat:
        await seat.pilot.press("f1")
        await resize(seat, (200, 60))
        await seat.pilot.press("escape")
        await seat.pilot.pause()
        assert frames == []
        assert seat.scene.tracker_in_sight


async def test_what_has_no_place_is_not_shown_and_costs_nothing() -> None:
    async with seated(dealt(4)) as seat:
        tracker = seat.zone("tracker")
        assert tracker not in seat.house.screen.zones
        assert not tracker.region
        await resize(seat, (120, 40))
        assert tracker in seat.house.screen.zones
        assert "WORTH NOW" in "\n".join(seat.lines)


def cards_of(zone: SceneZone) -> list[Region]:
    """Where the cards lie in a part."""
    return [region for payload, region in zone.targets() if _is_card(payload)]


def _is_card(payload: object) -> bool:
    return isinstance(payload, tuple) and payload[0] in ("card", "space")


async def test_the_seams_lie_beneath_and_between_the_cards() -> None:
    async with seated(dealt(4, first=1), (120, 40)) as seat:
        screen, found = seat.house.screen, 0
        for seam in screen.query(Seam):
            zone = screen.get_widget_at(*seam.region.offset)[0]
            assert isinstance(zone, SceneZone)
            assert zone.region.contains_region(seam.region)
            edges = {seam.region.x, seam.region.right}
            assert not [c for c in cards_of(zone) for x in edges if c.x < x < c.right]
            found += 1
        assert found == 3


async def test_the_seams_follow_the_hand() -> None:
    async with seated(dealt(4, first=1), (120, 40)) as seat:
        await seat.pilot.press("b", "enter")
        await seat.pilot.pause()
        hand = seat.zone("hand")
        assert len(cards_of(hand)) == 8
        seams = [s.region for s in seat.house.screen.query(Seam) if s.region.y == hand.region.y]
        assert seams[0].x == cards_of(hand)[2].x - 1
