"""What is done beside a game for whoever asked for it, such as taking an action back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine


class Errands:
    """Tasks that nobody waits for; none of them fails unheard, and none is left behind."""

    def __init__(self, on_failure: Callable[[BaseException], None]) -> None:
        """Begin without any.

        Args:
            on_failure: Called with the error that ended an errand.
        """
        self._on_failure = on_failure
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[None, None, None]) -> None:
        """Begin to do something."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def cancel(self) -> None:
        """Give up what is not done, and wait until it is gone."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._on_failure(error)
