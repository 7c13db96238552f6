"""What a replay explains: it speaks of players, never to one of them."""

from __future__ import annotations

import re

import pytest
from record.samples import GOLDEN

from hats_tui.record.watchable import load_watchable
from hats_tui.tui.replay.desk import ReplayDesk
from hats_tui.tui.replay.film import film_of
from hats_tui.tui.replay.scene import BEGINNING
from hats_tui.tui.turn.answers import answer


@pytest.mark.parametrize("game", ["2p-01", "4p-01"])
def test_whoever_watches_is_none_of_the_players(game: str) -> None:
    film = film_of(load_watchable(GOLDEN / f"{game}.hats"))
    told: set[str] = set()
    for eyes in film.eyes:
        for place in range(film.last + 1):
            frame = film.frame(place, eyes)
            scene = ReplayDesk(film.names, frame.view).at(frame, BEGINNING).scene
            for topic in scene.topics:
                sentences = answer(scene, topic, film.names)
                assert sentences
                told.update(map(str, sentences))
    assert [text for text in told if re.search(r"\b[Yy]our?\b", text)] == []
