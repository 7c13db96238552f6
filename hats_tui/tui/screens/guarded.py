"""A screen that ignores the player for a moment after it is shown."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, TypeVar

from textual import on
from textual.events import Key
from textual.timer import Timer

from hats_tui.tui.screens.base import HatsScreen

ResultT = TypeVar("ResultT")


class GuardedScreen(HatsScreen[ResultT]):
    """Takes no input before the player can have seen it, however fast keys come in.

    It is asleep when it is shown for the first time, and again when a screen above it has gone:
    what was typed for that one does nothing here. Subclasses ask `awake` in their actions.
    """

    GUARD: ClassVar[float] = 0.3
    """Seconds from the first frame until input counts."""

    def __init__(self) -> None:
        """Make a screen that is asleep."""
        super().__init__()
        self._awake = False
        self._alarm: Timer | None = None
        self._waits_since: float | None = None
        self._pressed_at: float | None = None

    @property
    def awake(self) -> bool:
        """Whether input counts.

        A busy machine may ring the alarm late, and after it has told of a key that was pressed in
        time: such a key counts as well.
        """
        since, pressed = self._waits_since, self._pressed_at
        in_time = since is not None and pressed is not None and pressed - since >= self.GUARD
        return self._awake or in_time

    @on(Key)
    def note_press(self, event: Key) -> None:
        """Note when a key was pressed, whenever that is told."""
        self._pressed_at = event.time

    def woke(self) -> None:
        """Called when input begins to count, and when it ends to; override to show it."""

    def doze(self) -> None:
        """Take no input for a moment from the next frame on."""
        self._stop_waiting()
        self._set_awake(awake=False)
        self.call_after_refresh(self._begin_to_wait)

    def on_screen_resume(self) -> None:
        """Doze."""
        self.doze()

    def on_screen_suspend(self) -> None:
        """Fall asleep under another screen."""
        self._stop_waiting()
        self._set_awake(awake=False)

    def _begin_to_wait(self) -> None:
        if self.is_current:
            self._stop_waiting()
            self._waits_since = monotonic()
            self._alarm = self.set_timer(self.GUARD, self._wake)

    def _wake(self) -> None:
        if self.is_current:
            self._set_awake(awake=True)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.stop()
            self._alarm = None
        self._waits_since = None

    def _set_awake(self, *, awake: bool) -> None:
        if awake != self._awake:
            self._awake = awake
            self.woke()
