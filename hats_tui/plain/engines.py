"""The command `hats-tui engine`: which engines are registered here, and whether they play right."""

from __future__ import annotations

import asyncio
import shlex
import sys
from collections.abc import Iterator
from shutil import which
from typing import Final

from hats_tui.cells import clean
from hats_tui.record.console import speak_utf8
from hats_tui.store.paths import settings_file
from hats_tui.store.settings import read_settings
from hats_tui.table.engine_failure import FailureReason
from hats_tui.table.package_engines import Flaw, PackageEngine, package_engines
from hats_tui.table.programs import Program, registered_engines
from hats_tui.table.roster import Engine
from hats_tui.table.trial import LEAVE_SECONDS, Trial, try_engine
from hats_tui.words import _, ngettext
from hats_tui.words.numbers import number_text

_FAULT: Final = 1
_USAGE: Final = 2


def list_engines() -> int:
    """Print a line for each engine; what is wrong with others is told on stderr.

    Returns:
        0, or 1 when one of those that are registered cannot be used.
    """
    from hats_tui.plain.settings import tell_problems

    speak_utf8()
    engines = registered_engines()
    for name, program in engines.items():
        run = program.command[-1:] if program.packaged else program.command
        sys.stdout.write(f"engine:{name}  {clean(shlex.join(run))}\n")
    if not engines:  # beside the list, of which a script reads nothing then
        text = _("No engine is registered. To add one, write below [engines] in {file}: {example}")
        told = text.format(file=settings_file(), example='mine = ["./mybot", "--fast"]')
        sys.stderr.write(f"{told}\n")
    complaints = [*_not_there(engines), *map(complaint, _flawed())]
    for told in complaints:
        sys.stderr.write(f"{told}\n")
    return max(tell_problems(read_settings()[1]), _FAULT if complaints else 0)


def check(name: str, games: int) -> int:
    """Play some games with an engine, and say what it does wrong.

    Args:
        name: The engine, with or without `engine:` before it.
        games: How many games at each number of players.

    Returns:
        0, 1 when it does something wrong, 2 when there is no such engine.
    """
    speak_utf8()
    engine = Engine(name.removeprefix("engine:"))
    program = registered_engines().get(engine.name)
    if program is None:
        flawed = next((each for each in _flawed() if each.name == engine.name), None)
        template = _("There is no engine {name}. Engines stand in {file}, below [engines].")
        told = template.format(name=clean(engine.name), file=settings_file())
        sys.stderr.write(f"{complaint(flawed) if flawed else told}\n")
        return _USAGE
    trial = asyncio.run(try_engine(engine.kind, program, games, _tell_game))
    for line in report(trial):
        sys.stdout.write(f"{line}\n")
    return 0 if trial.faultless else _FAULT


def complaint(engine: PackageEngine) -> str:
    """Why an engine of a package cannot be used, in a sentence."""
    templates = {
        Flaw.NAME: _(
            "The package {package} has an engine {name}, which is left out: a name has small "
            "letters, digits, - and _, and not more than 32."
        ),
        Flaw.TARGET: _(
            "The package {package} has an engine {name}, which is left out: {target} does not "
            "say which function plays, as module:function does."
        ),
        Flaw.MODULE: _(
            "The package {package} has an engine {name}, which is left out: there is no module "
            "for {target} here."
        ),
        Flaw.TAKEN: _(
            "The package {package} has an engine {name}, which is left out: another package has "
            "one of this name, too."
        ),
    }
    assert engine.flaw is not None, "it can be used"
    names = {"package": engine.package, "name": engine.name, "target": engine.target}
    shown = {place: clean(name) for place, name in names.items()}
    return templates[engine.flaw].format(**shown)


def _flawed() -> Iterator[PackageEngine]:
    """The engines of packages that cannot be used."""
    return (each for each in package_engines() if each.flaw is not None)


def _not_there(engines: dict[str, Program]) -> Iterator[str]:
    """What is said of engines whose program is not there."""
    for name, program in engines.items():
        if which(program.command[0]) is None:
            template = _("engine:{name} cannot be started: there is no program {program} here.")
            yield template.format(name=name, program=clean(program.command[0]))


def report(trial: Trial) -> Iterator[str]:
    """What was found, a line for each thing."""
    if trial.hello is not None and trial.hello.name:
        yield _("It calls itself {name}.").format(name=clean(trial.hello.name))
    if trial.answers:
        text = ngettext(
            "{n} right answer, which took {seconds} s.",
            "{n} right answers, of which the slowest took {seconds} s.",
            trial.answers,
        )
        yield text.format(n=trial.answers, seconds=number_text(trial.slowest, ".2f"))
    yield from _faults(trial)
    if trial.fickle:
        yield _("It answered the same question in two ways: its games cannot be played again.")
    if trial.faultless:
        yield _("It keeps to the protocol.")


def _faults(trial: Trial) -> Iterator[str]:
    """What breaks a rule of the protocol."""
    for players, failure in trial.failures:
        yield _fault(failure.reason).format(n=players)
        yield from (f"    {clean(line)}" for line in str(failure).splitlines())
    for option in trial.unknown_options:
        yield _("FAULT: the settings have an option {name} that it does not know.").format(
            name=clean(option)
        )
    if trial.unsayable:
        text = ngettext(
            "FAULT: it said once to its partner what partners cannot say; that is not heard.",
            "FAULT: it said {n} times to its partner what partners cannot say; that is not heard.",
            trial.unsayable,
        )
        yield text.format(n=trial.unsayable)
    if trial.stays:
        text = _("FAULT: it did not end within {seconds} s after bye.")
        yield text.format(seconds=f"{LEAVE_SECONDS:g}")


def _fault(reason: FailureReason) -> str:
    """Which rule of the protocol was broken."""
    return {
        FailureReason.UNREGISTERED: _("FAULT at {n} players: there is no such engine."),
        FailureReason.NOT_STARTED: _("FAULT at {n} players: it could not be started."),
        FailureReason.ENDED: _("FAULT at {n} players: it ended instead of answering."),
        FailureReason.SILENT: _("FAULT at {n} players: no answer came with the id of the request."),
        FailureReason.NONSENSE: _("FAULT at {n} players: it wrote what is no message."),
        FailureReason.ILLEGAL: _("FAULT at {n} players: its action is not legal."),
    }[reason]


def _tell_game(players: int, number: int) -> None:
    """Say how far it is, where somebody watches."""
    if sys.stderr is not None and sys.stderr.isatty():
        text = _("Playing at {players} players, game {number} ...")
        sys.stderr.write(text.format(players=players, number=number) + "\n")
