"""The command `hats-tui tournament`: plays it, tells how it goes on, and what came of it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Literal

from hats_tui.record import created_now
from hats_tui.record.console import speak_utf8
from hats_tui.record.journal import InUse, JournalError
from hats_tui.store.atomic import write_whole
from hats_tui.store.paths import ensure_dir
from hats_tui.table.engine import BUDGET, THINK_SECONDS
from hats_tui.tournament import crew
from hats_tui.tournament.engine_trial import first_trouble
from hats_tui.tournament.entrants import NotThere, entrants_of
from hats_tui.tournament.ledger import Damaged, Ledger, OtherTournament, usual_file
from hats_tui.tournament.outcome import Outcome
from hats_tui.tournament.plan import Bounds, Plan, Unit
from hats_tui.tournament.playing import all_kept, play_unit
from hats_tui.tournament.progress import Progress
from hats_tui.tournament.report import report
from hats_tui.tournament.standing import Standing
from hats_tui.words import _, ngettext
from hats_tui.words.causes import cause

_FAULT: Final = 1
_USAGE: Final = 2
_INTERRUPTED: Final = 130
_TERMINATED: Final = 143
_STDOUT: Final = "-"


@dataclass(frozen=True)
class Wish:
    """What the command line says; None is what it does not say."""

    players: tuple[str, ...]
    table: Literal[2, 3, 4]
    deals: int
    seed: str
    budget: int | None
    seconds: float | None
    jobs: int | None
    bounds: tuple[float, float] | None
    keep: str | None
    json: str | None
    state: str | None
    anew: bool
    dask: str | None


def main(wish: Wish) -> int:
    """Play a tournament, or what is missing of it.

    Returns:
        0; 1 where a file or a program is at fault; 2 where it cannot begin; 130 after Ctrl+C; 143
        when it was terminated.
    """
    speak_utf8()
    path: Path | None = None
    try:
        plan = _plan(wish)
        if wish.dask and not crew.has_dask():
            text = _("--dask needs more packages: pip install 'hats-tui[cluster]'")
            return _refuse(text, _USAGE)
        if not wish.dask and (trouble := first_trouble(plan)):
            return _refuse(trouble, _FAULT)
        path = Path(wish.state).absolute() if wish.state else usual_file(plan)
        with closing(Ledger.open(path, plan, anew=wish.anew)) as ledger:
            code = _run(wish, ledger)
        if code == 0 and not wish.state:
            path.unlink(missing_ok=True)
    except NotThere as error:
        return _refuse(str(error), _USAGE)
    except BrokenPipeError:
        raise
    except (OtherTournament, Damaged, crew.NoCluster, JournalError, OSError) as error:
        return _refuse(_reason(error, path), _FAULT)
    return code


def _reason(error: Exception, path: Path | None) -> str:
    """Why a tournament cannot begin, or cannot go on."""
    match error:
        case OtherTournament():
            text = _("{file} is of another tournament, or another version; --anew begins again.")
            return text.format(file=path)
        case Damaged(line=line):
            text = _("{file}: line {line} makes no sense in the file of a tournament.")
            return text.format(file=path, line=line)
        case InUse():
            text = _("This tournament is being played already: another program has {file} open.")
            return text.format(file=path)
        case crew.NoCluster():
            text = _("The Dask cluster cannot be reached: {reason}")
            return text.format(reason=error)
        case JournalError():
            file, reason = str(error.path), error.reason
        case OSError():
            file, reason = str(error.filename or path), error.strerror or str(error)
        case _:
            raise AssertionError("these are all") from error
    text = _("{file} cannot be written: {reason}. What is known stays known.")
    return text.format(file=file, reason=cause(reason))


def _plan(wish: Wish) -> Plan:
    bounds = None
    if wish.bounds is not None:
        if len(wish.players) != 2:
            raise NotThere(_("--sprt compares two players."))
        bounds = Bounds(low=wish.bounds[0], high=wish.bounds[1])
    return Plan(
        entrants=entrants_of(wish.players, BUDGET if wish.budget is None else wish.budget),
        players=wish.table,
        seed=wish.seed,
        seconds=THINK_SECONDS if wish.seconds is None else wish.seconds,
        bounds=bounds,
        created=created_now(),
    )


def _run(wish: Wish, ledger: Ledger) -> int:
    """Play until all is known, or somebody has seen enough."""
    standing = Standing(ledger.plan, wish.deals)
    for outcome in ledger.outcomes.values():
        standing.add(outcome)
    _say_what_is_known(standing, ledger)
    if wish.keep:
        _say_what_is_not_kept(ledger, Path(wish.keep).absolute())
    progress = Progress(sys.stderr, standing)
    code = 0
    try:
        with _ended_in_order():
            if not standing.decided:
                _play(wish, ledger, standing, progress)
    except _Terminated:
        code = _TERMINATED
    except KeyboardInterrupt:
        code = _INTERRUPTED
    finally:
        progress.end()
    _tell(wish, standing)
    if code:
        sys.stderr.write(_("Stopped. The same command goes on from here.") + "\n")
    return code


class _Terminated(KeyboardInterrupt):
    """Somebody has asked the process to end, by `kill` or the like."""


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Send the processes that play home, as after Ctrl+C, when this one is terminated."""

    def end(_number: int, _frame: object) -> None:
        raise _Terminated

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _play(wish: Wish, ledger: Ledger, standing: Standing, progress: Progress) -> None:
    keep = ensure_dir(Path(wish.keep).absolute()) if wish.keep else None
    play = partial(play_unit, ledger.plan, keep)
    # A copy: what is played now is written down while units are still handed out.
    known = frozenset(ledger.outcomes)
    units = (unit for unit in ledger.plan.units(wish.deals) if unit not in known)
    progress.tell()
    with _crew(wish, play, units) as outcomes:
        for outcome in outcomes:
            ledger.add(outcome)
            standing.add(outcome)
            progress.tell()
            if standing.decided:
                break


def _crew(
    wish: Wish, play: crew.Play, units: Iterator[Unit]
) -> AbstractContextManager[Iterator[Outcome]]:
    if wish.dask:
        return crew.cluster(play, units, wish.dask)
    jobs = wish.jobs or crew.cores()
    return crew.one_core(play, units) if jobs == 1 else crew.many_cores(play, units, jobs)


def _say_what_is_known(standing: Standing, ledger: Ledger) -> None:
    if not standing.done:
        return
    template = ngettext(
        "{done} of {whole} deal is known from {file}; --anew plays it again.",
        "{done} of {whole} deals are known from {file}; --anew plays them again.",
        standing.whole,
    )
    text = template.format(done=standing.done, whole=standing.whole, file=ledger.path)
    sys.stderr.write(f"{text}\n")


def _say_what_is_not_kept(ledger: Ledger, folder: Path) -> None:
    """Say of how many deals that are known there are no records: they were played without them."""
    plan = ledger.plan
    missing = sum(not all_kept(plan, folder, unit) for unit in ledger.outcomes)
    if not missing:
        return
    template = ngettext(
        "Of {n} deal that is known there are no records in {folder}; --anew plays all again.",
        "Of {n} deals that are known there are no records in {folder}; --anew plays all again.",
        missing,
    )
    sys.stderr.write(template.format(n=missing, folder=folder) + "\n")


def _tell(wish: Wish, standing: Standing) -> None:
    result = standing.result()
    stream = sys.stderr if wish.json == _STDOUT else sys.stdout
    for line in report(result):
        stream.write(f"{line}\n")
    stream.flush()
    text = result.model_dump_json(indent=2) + "\n"
    if wish.json == _STDOUT:
        sys.stdout.write(text)
    elif wish.json:
        write_whole(Path(wish.json).absolute(), text)


def _refuse(text: str, code: int) -> int:
    sys.stderr.write(f"hats-tui tournament: {text}\n")
    return code
