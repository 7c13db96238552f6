"""The engines that installed packages bring, and what is wrong with those that cannot be used.

Nothing of a package is run to find that out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib.util import find_spec
from typing import Final

from hats_tui.store.engine_choices import right_name

GROUP: Final = "hats_tui.engines"
"""The entry points of packages that play: functions without arguments that speak the protocol."""


class Flaw(StrEnum):
    """Why an engine of a package cannot be used."""

    NAME = "name"
    """No engine can be called so."""
    TARGET = "target"
    """It does not say which function of which module plays."""
    MODULE = "module"
    """Its module is not there."""
    TAKEN = "taken"
    """Another package has brought an engine of this name."""


@dataclass(frozen=True)
class PackageEngine:
    """An engine as a package registers it.

    Args:
        name: What it is to be called.
        target: Its function, as `module:function`.
        package: Who registers it; empty where that is not known.
        flaw: Why it cannot be used; None where nothing seems wrong.
    """

    name: str
    target: str
    package: str
    flaw: Flaw | None = None


def package_engines() -> Iterator[PackageEngine]:
    """All that packages register, whether it can be used or not."""
    from importlib.metadata import entry_points

    taken: set[str] = set()
    for each in entry_points(group=GROUP):
        flaw = _flaw(each.name, each.value)
        if flaw is None and each.name in taken:
            flaw = Flaw.TAKEN
        taken |= {each.name} if flaw is None else set()
        package = each.dist.name if each.dist else ""
        yield PackageEngine(each.name, each.value, package, flaw)


def _flaw(name: str, target: str) -> Flaw | None:
    from importlib.metadata import EntryPoint

    if not right_name(name):
        return Flaw.NAME
    parts = EntryPoint.pattern.match(target)
    if parts is None or not parts["attr"]:
        return Flaw.TARGET
    return None if _is_there(parts["module"].partition(".")[0]) else Flaw.MODULE


def _is_there(module: str) -> bool:
    """Whether there is a module of this name, which is found out without importing it."""
    try:
        return find_spec(module) is not None
    except ValueError:  # it was put together by hand, and says nothing of where it comes from
        return False
