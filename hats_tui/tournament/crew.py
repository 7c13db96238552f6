"""Whoever plays the deals: this process, all cores of this machine (joblib), or a Dask cluster."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hats_tui.tournament.outcome import Outcome
    from hats_tui.tournament.plan import Unit

Play = Callable[["Unit"], "Outcome"]
"""Plays one deal; it can be sent to another process."""

_LOOK_SECONDS: Final = 0.5
"""So often a worker looks whether anybody still waits for it."""


class NoCluster(Exception):
    """There is no cluster at the address; `str()` says what is wrong."""


def cores() -> int:
    """How many cores this process may use."""
    from joblib import cpu_count

    return int(cpu_count())


@contextmanager
def one_core(play: Play, units: Iterable[Unit]) -> Iterator[Iterator[Outcome]]:
    """Play in this process, one deal after the other."""
    yield map(play, units)


@contextmanager
def many_cores(play: Play, units: Iterable[Unit], jobs: int) -> Iterator[Iterator[Outcome]]:
    """Play in so many processes, which are gone at the end, however that comes.

    What they find comes as soon as it is there, in any order.
    """
    # What lies in the folder in which somebody works is not to be imported.
    os.environ.setdefault("PYTHONSAFEPATH", "1")
    from joblib import Parallel, delayed
    from joblib.externals.loky import get_reusable_executor

    parallel = Parallel(
        n_jobs=jobs,
        backend="loky",
        return_as="generator_unordered",
        batch_size=1,
        initializer=_begin_work,
        initargs=(os.getpid(),),
    )
    with _without_interrupts():
        outcomes = parallel(delayed(play)(unit) for unit in units)
    try:
        yield outcomes
    finally:
        _stop(outcomes)
        get_reusable_executor(reuse=True).shutdown()


def has_dask() -> bool:
    """Whether what speaks to a Dask cluster is installed here."""
    return find_spec("distributed") is not None


@contextmanager
def cluster(play: Play, units: Iterable[Unit], address: str) -> Iterator[Iterator[Outcome]]:
    """Play on a Dask cluster, where `has_dask`.

    Args:
        play: Plays one deal; the machines of the cluster have this program, and the engines.
        units: The deals.
        address: Of the scheduler, such as `tcp://tea.example:8786`.

    Raises:
        NoCluster: It cannot be reached.
    """
    from distributed import Client
    from joblib import Parallel, delayed, parallel_config

    try:
        client = Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from error
    with client, parallel_config(backend="dask", client=client):
        parallel = Parallel(return_as="generator_unordered", batch_size=1)
        outcomes = parallel(delayed(play)(unit) for unit in units)
        try:
            yield outcomes
        finally:
            _stop(outcomes)


def _stop(outcomes: Generator[Outcome, None, None]) -> None:
    """Want no more outcomes; what is being played is ended, which joblib takes for worth a word."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        outcomes.close()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Start processes that Ctrl+C does not reach: it is for this one to send them home."""
    if sys.platform == "win32":
        yield
        return
    from joblib.externals.loky.backend import resource_tracker

    resource_tracker.ensure_running()  # else it starts later on, and lets interrupts in again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work(boss: int) -> None:
    """The first thing that a worker does: it does not outlive whoever it works for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with, args=(boss,), daemon=True).start()


def _leave_with(boss: int) -> None:
    while sys.platform == "win32" or os.getppid() == boss:
        time.sleep(_LOOK_SECONDS)
    os._exit(0)
