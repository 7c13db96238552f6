"""A replay on the screen, with somebody before it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from support.mouse import Cell, Mouse
from support.screens import shown
from textual.pilot import Pilot

from hats_tui.store.paths import config_dir
from hats_tui.tui.app import HatsApp
from hats_tui.tui.replay.film import Eyes
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.turn.zone import SceneZone


@dataclass
class Watcher:
    """Somebody who watches."""

    pilot: Pilot[Any]
    screen: ReplayScreen
    mouse: Mouse

    @property
    def scene(self) -> ReplayScene:
        """What is shown now."""
        scene = self.screen.query_one("#table", SceneZone).scene
        assert isinstance(scene, ReplayScene)
        return scene

    @property
    def place(self) -> int:
        """Where the replay stands."""
        return self.scene.transport.place

    @property
    def text(self) -> str:
        """All that is painted."""
        return shown(self.pilot.app.screen)

    def look_through(self, eyes: Eyes) -> None:
        """Watch with other eyes."""
        self.screen.show(replace(self.screen.at, eyes=eyes))

    def on_bar(self, share: float) -> Cell:
        """A cell of the bar, from its beginning to its end."""
        track, region = self.screen.bar.track(), self.screen.bar.content_region
        return region.x + track.left + round(share * (track.width - 1)), region.y


def with_setting(folder: Path, line: str) -> None:
    """Write a setting below those that there are."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "settings.toml"
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    file.write_text(f"{before}{line}\n", encoding="utf-8")


@asynccontextmanager
async def watching(
    record: Path, size: tuple[int, int] = (80, 24), theme: str = "dark", *, motion: bool = False
) -> AsyncIterator[Watcher]:
    """A record that is watched."""
    with_setting(config_dir(), f"motion = {str(motion).lower()}")
    app = HatsApp()
    async with app.run_test(size=size) as pilot:
        app.wear(theme)
        app.replay(record)
        for _ in range(500):
            if isinstance(app.screen, ReplayScreen):
                break
            await pilot.pause(0.02)
        assert isinstance(app.screen, ReplayScreen)
        await pilot.pause()
        yield Watcher(pilot, app.screen, Mouse(pilot))
