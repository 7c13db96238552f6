"""A view that tells of a long game in few words, for those who hear it anew at every request.

What was taken back stays in a history, and whoever plays may take back as often as they like. Most
of it tells nothing: the board is as before. Only a swap that was taken back has shown a card, and
only the first time; and of what was said, the last words count.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from hats_tui.game.cards import Card
from hats_tui.game.events import (
    ActionUndone,
    BlackHatMade,
    CardOffered,
    CardPlayed,
    CookieMoved,
    Event,
    TurnEnded,
)
from hats_tui.game.talk import Remark
from hats_tui.game.view import PlayerView

MOST_TOLD: Final = 1_000
"""Events and remarks together; a view with more of them is told in fewer."""


def condensed(view: PlayerView) -> PlayerView:
    """The view as it is, or with less of what was taken back and said, where that is very much.

    Of swaps that were taken back the first of each card stays, until something happens that cannot
    be taken back; of other actions that were taken back none, and of talk what each seat said last
    in each turn.
    """
    if len(view.history) + len(view.talk) <= MOST_TOLD:
        return view
    kept = _telling_places(view.history)
    said = _last_words(view.history, view.talk)
    talk = [remark.with_(after=bisect_left(kept, remark.after)) for remark in said]
    return view.with_(history=tuple(view.history[place] for place in kept), talk=tuple(talk))


def _telling_places(history: Sequence[Event]) -> list[int]:
    """The places of the events that stand, and of those taken back that have shown a card."""
    kept: list[int] = []
    revocable: list[int] = []
    shown: set[Card] = set()
    for place, event in enumerate(history):
        kept.append(place)
        match event:
            case CardPlayed() | BlackHatMade() | CardOffered():
                revocable.append(len(kept) - 1)
            case ActionUndone():
                begin = revocable.pop()
                undone = history[kept[begin]]
                if isinstance(undone, CardPlayed) and undone.card not in shown:
                    shown.add(undone.card)
                else:
                    del kept[begin:]
            case CookieMoved():
                pass  # it belongs to the action before it
            case _:
                revocable.clear()
                shown.clear()
    return kept


def _last_words(history: Sequence[Event], talk: Sequence[Remark]) -> list[Remark]:
    """What each seat said last in each turn."""
    turns = [0, *accumulate(isinstance(event, TurnEnded) for event in history)]
    last = {(turns[remark.after], remark.seat): remark for remark in talk}
    return [remark for remark in talk if last[turns[remark.after], remark.seat] is remark]
