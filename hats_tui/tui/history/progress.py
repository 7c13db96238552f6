"""Telling how far a long work is, no more often than anybody can read it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from textual.worker import Worker

from hats_tui.words import _

_TELL_SECONDS: Final = 0.2


class Progress:
    """Asked by the work before each step whether it is to go on; it lives in the work's thread."""

    def __init__(
        self,
        worker: Worker[object],
        tell: Callable[[str], object],
        stop: str,
        now_and_then: Callable[[], object] = lambda: None,
        seconds: float = 2.0,
    ) -> None:
        """Watch a work.

        Args:
            worker: The work; when it is cancelled it is to stop.
            tell: Called with a sentence on how far it is.
            stop: The key that stops it, as it is shown.
            now_and_then: Called seldom, for instance to show what there is already.
            seconds: How seldom.
        """
        self._worker = worker
        self._tell = tell
        self._stop = stop
        self._now_and_then = now_and_then
        self._seconds = seconds
        self._told = self._done = time.monotonic()

    def __call__(self, done: int, whole: int) -> bool:
        """Say whether to go on.

        Args:
            done: Steps that are done.
            whole: Steps that there are.
        """
        now = time.monotonic()
        if now - self._told >= _TELL_SECONDS:
            self._told = now
            text = _("Reading: {done} of {whole}. {key} stops.")
            self._tell(text.format(done=done, whole=whole, key=self._stop))
        if now - self._done >= self._seconds:
            self._now_and_then()
            self._done = time.monotonic()
        return not self._worker.is_cancelled
