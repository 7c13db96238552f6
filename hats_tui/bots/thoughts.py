"""What a player thinks so far, for whoever wants to hear of it. The move never depends on that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hats_tui.game import Action

Listener: TypeAlias = "Callable[[Action, float], None]"
"""Takes what the player would do now, and how likely its side wins then."""

_LISTENER: ContextVar[Listener | None] = ContextVar("listener", default=None)


@contextmanager
def heard_by(listener: Listener) -> Iterator[None]:
    """Have somebody told what is thought in here."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


def think(best: Action, win: float) -> None:
    """Say what seems best so far.

    Args:
        best: What the player would do now.
        win: How likely its side wins then, from 0 to 1.
    """
    listener = _LISTENER.get()
    if listener is not None:
        listener(best, win)
