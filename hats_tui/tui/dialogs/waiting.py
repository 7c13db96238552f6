"""Something takes longer than a moment; it can be given up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.words import N_, _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

_Found = TypeVar("_Found")

PATIENCE: Final = 0.3
"""Seconds for which nobody needs to be told anything."""


class Waiting(Dialog[bool]):
    """Gives True when the work is done, False when it is given up."""

    AUTO_FOCUS = "#cancel"
    CSS_PATH = ["dialog.tcss"]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,c", "leave", N_("Cancel"), id="waiting.leave"),
    ]

    def __init__(self, heading: str, work: asyncio.Future[Any]) -> None:
        """Wait for some work.

        Args:
            heading: What is done.
            work: The work.
        """
        super().__init__(heading)
        self._work = work

    def compose_box(self) -> ComposeResult:
        """A button to give it up."""
        yield PushButton(self.look, _("Cancel"), main=True, id="cancel")

    def on_mount(self) -> None:
        """Go away when it is done, also when that is so already."""
        self._work.add_done_callback(lambda _: self.call_later(self._finish))

    @on(PushButton.Pushed)
    def action_leave(self) -> None:
        """Give it up."""
        self.dismiss(False)

    def _finish(self) -> None:
        self.dismiss(True)


async def patiently(app: HatsApp, heading: str, work: asyncio.Future[_Found]) -> _Found | None:
    """Wait for some work that may take long.

    Args:
        app: Where it is told what is done, once that takes longer than a moment.
        heading: What is done, in a few words.
        work: The work.

    Returns:
        What the work gives; nothing where it was given up, and then nobody waits for it any more.
    """
    done, _pending = await asyncio.wait((work,), timeout=PATIENCE)
    if not done and not await app.push_screen_wait(Waiting(heading, work)):
        work.add_done_callback(_forget)
        return None
    return work.result()


def _forget(work: asyncio.Future[Any]) -> None:
    """What nobody waits for may fail."""
    if not work.cancelled():
        work.exception()
