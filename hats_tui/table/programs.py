"""How those are started that are no people: our bots, and the engines that somebody registered.

What stands in a record is never a command. It is a name, and what that runs is looked up here: in
the settings of whoever plays, then among the installed packages.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hats_tui.bots.players import bot_named
from hats_tui.store.engine_choices import EngineChoice, Option
from hats_tui.store.paths import config_dir
from hats_tui.store.settings import read_settings
from hats_tui.store.visitor import is_visitor
from hats_tui.table.package_engines import package_engines

# -P: what lies in the folder in which somebody plays is not to be imported.
_PYTHON: Final = (sys.executable, "-P")

_LOAD: Final = """\
import sys
from importlib.metadata import EntryPoint
sys.exit(EntryPoint("", sys.argv.pop(), "").load()())
"""
"""What the scripts of installed packages do as well."""


@dataclass(frozen=True)
class Program:
    """A program that plays.

    Args:
        command: Itself and its arguments; no shell reads them.
        options: What it is told at its start.
        folder: Where it runs; None: where the game runs.
        packaged: Whether an installed package brought it; the last word then names its function.
    """

    command: tuple[str, ...]
    options: Mapping[str, Option] = field(default_factory=lambda: MappingProxyType({}))
    folder: Path | None = None
    packaged: bool = False


def open_cards() -> Program:
    """How what looks back at games with open cards is started; nobody can play through it."""
    return Program((*_PYTHON, "-m", "hats_tui.bots.open_cards"))


def program_of(kind: str) -> Program | None:
    """How a player is started.

    Args:
        kind: Who plays, as the record has it: `bot:ID` for one of ours, or `engine:NAME`.

    Returns:
        The program; None for a person, and for a bot or an engine that there is not here.
    """
    sort, _colon, name = kind.partition(":")
    match sort:
        case "bot":
            return our_bot(name) if bot_named(name) else None
        case "engine":
            return registered_engines().get(name)
        case _:
            return None


def our_bot(name: str) -> Program:
    """How a bot of ours is started.

    Args:
        name: Its id.
    """
    return Program((*_PYTHON, "-m", "hats_tui", "bot", "--", name))


def registered_engines() -> dict[str, Program]:
    """The engines of this player by their names: those of the settings, then those of packages.

    For a visitor there are none. The settings are read anew each time; what is wrong in them is
    told elsewhere.
    """
    if is_visitor():
        return {}
    chosen = {name: _own(each) for name, each in read_settings()[0].engines.items()}
    return {**chosen, **{n: each for n, each in _installed().items() if n not in chosen}}


def _own(choice: EngineChoice) -> Program:
    """A program as the settings name it: its paths count from the folder of the settings."""
    folder = config_dir()
    first, *others = choice.command
    if "/" in first or os.sep in first:
        first = str(folder / Path(first).expanduser())
    return Program((first, *others), MappingProxyType(choice.options), folder)


def _installed() -> dict[str, Program]:
    right = (each for each in package_engines() if each.flaw is None)
    return {
        each.name: Program((*_PYTHON, "-c", _LOAD, each.target), packaged=True) for each in right
    }
