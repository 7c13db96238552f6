"""The bar over the whole game: columns and places, and what is painted on it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from record.samples import GAMES
from support.replay import watching

from hats_tui.tui.replay.film import CLOSED
from hats_tui.tui.replay.seek_bar import Track


@given(st.integers(2, 500), st.integers(0, 300), st.integers(-600, 1200))
def test_a_column_stands_for_a_place_there_is(width: int, last: int, column: int) -> None:
    track = Track(9, width, last)
    assert 0 <= track.place(column) <= last
    assert track.place(9) == 0
    assert track.place(9 + width - 1) == last
    assert all(9 <= track.column(place) < 9 + width for place in range(last + 1))


@given(st.integers(2, 500), st.integers(0, 300))
def test_what_is_pressed_is_what_is_painted_there(width: int, last: int) -> None:
    track = Track(0, width, last)
    for column in range(width):
        painted = track.column(track.place(column))
        assert painted == column or width > last + 1
    if width > last:
        assert [track.place(track.column(place)) for place in range(last + 1)] == [*range(last + 1)]


@pytest.mark.parametrize("theme", ["dark", "mono"])
async def test_rounds_cookies_and_the_place_are_marked(theme: str) -> None:
    async with watching(GAMES[0], size=(120, 40), theme=theme) as watcher:
        bar, film = watcher.screen.bar, watcher.screen.film
        watcher.screen.action_seek(20)
        row, track = bar.render_line(0).text, bar.track()
        assert row.split()[0] == f"20/{film.last}"
        cookies = {track.column(place) for place in film.cookies}
        assert cookies
        assert {row[column] for column in cookies} <= {"c", bar.look.glyphs.full}
        starts = [track.column(place) for place in film.rounds]
        free = [n for n, column in enumerate(starts, 1) if column not in cookies]
        assert [row[starts[n - 1]] for n in free] == [str(n) for n in free]
        assert row[track.column(20)] == bar.look.glyphs.full
        assert bar.look.glyphs.pip in row
        assert bar.look.glyphs.pip_off in row


async def test_a_game_without_an_action_has_a_bar_too(tmp_path: Path) -> None:
    file = tmp_path / "new.hats"
    file.write_text(GAMES[0].read_text(encoding="utf-8").splitlines()[0] + "\n", encoding="utf-8")
    async with watching(file) as watcher:
        assert "0/0" in watcher.screen.bar.render_line(0).text
        await watcher.mouse.click(watcher.on_bar(0.5))
        await watcher.pilot.press("right", "end", "space", "pagedown", "left")
        assert watcher.place == 0
        assert watcher.screen.at.eyes == CLOSED
