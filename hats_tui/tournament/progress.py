"""How far a tournament is, told while it runs: one line of a terminal, or a line now and then."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from typing import Final, TextIO

from hats_tui.cells import cut
from hats_tui.tournament.report import wins_text
from hats_tui.tournament.result import Result
from hats_tui.tournament.standing import Standing
from hats_tui.words import _, ngettext, pgettext
from hats_tui.words.numbers import number_text

_SECONDS: Final = 0.2
"""The line of a terminal is written no more often."""
_PARTS: Final = 10
"""So many lines are written where there is no terminal."""


class Progress:
    """Tells on a stream how a tournament goes on."""

    def __init__(
        self, stream: TextIO, standing: Standing, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin to count the time.

        Args:
            stream: Where it is told.
            standing: What is known already, and grows.
            clock: Tells the seconds.
        """
        self._stream = stream
        self._standing = standing
        self._clock = clock
        self._begin, self._begun_with = clock(), standing.done
        self._told = float("-inf")
        self._part = _PARTS * standing.done // standing.whole
        self._open = False

    def tell(self) -> None:
        """Say how things stand, if it is time."""
        if self._stream.isatty():
            if self._clock() - self._told >= _SECONDS:
                self._told = self._clock()
                width = shutil.get_terminal_size().columns - 1
                self._stream.write(f"\r{cut(self.text, width)}\x1b[K")
                self._stream.flush()
                self._open = True
            return
        part = _PARTS * self._standing.done // self._standing.whole
        if part > self._part:
            self._part = part
            self._stream.write(f"{self.text}\n")
            self._stream.flush()

    def end(self) -> None:
        """Leave a clean line."""
        if self._open:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    @property
    def text(self) -> str:
        """How things stand."""
        done, whole = self._standing.done, self._standing.whole
        template = ngettext("{done} of {whole} deal", "{done} of {whole} deals", whole)
        parts = [template.format(done=done, whole=whole)]
        if len(self._standing.plan.entrants) == 2:
            parts += _duel(self._standing.result())
        if failures := self._standing.failures:
            text = ngettext("{n} failure of an engine", "{n} failures of engines", failures)
            parts.append(text.format(n=failures))
        return "; ".join([*parts, *self._left()])

    def _left(self) -> list[str]:
        """How long it will take; nothing where that is not known."""
        played = self._standing.done - self._begun_with
        missing = self._standing.whole - self._standing.done
        if not played or not missing:
            return []
        seconds = (self._clock() - self._begin) * missing / played
        if seconds < 90:
            number = max(round(seconds), 1)
            template = ngettext("about {n} second left", "about {n} seconds left", number)
        else:
            number = round(seconds / 60)
            template = ngettext("about {n} minute left", "about {n} minutes left", number)
        return [template.format(n=number)]


def _duel(result: Result) -> list[str]:
    """How two stand against each other."""
    template = pgettext("progress: whose wins, with an interval", "{player} {share}\xa0%")
    parts = [
        template.format(player=match.first, share=wins_text(match.wins)) for match in result.matches
    ]
    if result.trial is not None:
        ratio = number_text(result.trial.ratio, "+.2f")
        limit = number_text(result.trial.limit, ".2f")
        parts.append(_("SPRT {ratio} of {limit}").format(ratio=ratio, limit=limit))
    return parts
