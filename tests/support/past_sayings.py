"""Everything that the words can say about games of the past."""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.game import Match
from hats_tui.words import history, transfer
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase

FATES = ("taken", "present", "damaged", "newer", "unreadable", "not_kept")
ENDS: tuple[tuple[tuple[int, ...], tuple[int, ...], str], ...] = (
    ((18, 17, 9), (1,), "points"),
    ((9, 9, 5), (2,), "black_hats"),
    ((9, 9, 5), (1,), "cookie"),
    ((9, 9, 5), (1, 2), "shared"),
)


def about_the_past(names: Names) -> Iterator[Phrase | str]:
    """All of it.

    Args:
        names: Four players.
    """
    three = Names(names.full[:3], names.shortened[:3])
    for sides, winners, decided_by in ENDS:
        yield history.verdict(sides, winners, decided_by, three)
    yield history.verdict((20, 22), (2, 4), "points", names)
    yield from (history.players_text(names.full[:count]) for count in (2, 3, 4))
    yield history.game_text(names, 3)
    yield history.game_text(names, 3, Match(game=2, of=3))
    yield from (
        history.state_text(each, 3, 7) for each in ("unfinished", "continued", "damaged", "newer")
    )
    yield from (history.kind_letter(kind) for kind in ("human", "bot:fox", "engine:x"))
    yield history.match_text(2, 3)
    yield from (history.helped_text(*told) for told in ((1, "", 0), (2, "1", 1), (0, "", 2)))
    for name in ("1", "2"):
        yield from (transfer.fate_sentence(fate, file="1", name=name) for fate in FATES)
