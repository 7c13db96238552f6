"""Whether keys of the player's own fit: those that do not are told, and the usual ones stay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from hats_tui.tui.keys.commands import Command
from hats_tui.tui.keys.names import key_list


class Misfit(Enum):
    """Why keys cannot be used."""

    UNKNOWN = "unknown"
    """Nothing is called so, or its keys cannot be changed."""

    NO_KEY = "no_key"
    """That is no key."""

    TAKEN = "taken"
    """The key does something else on the same screen."""


@dataclass(frozen=True)
class Fault:
    """One choice that cannot be used.

    Args:
        misfit: Why.
        name: What was to get other keys.
        key: The key that it is about: Textual's name, or what is none.
        other: What that key does already, in English.
    """

    misfit: Misfit
    name: str
    key: str = ""
    other: str = ""


@dataclass(frozen=True)
class Fitted:
    """The choices that can be used together, and those that cannot.

    Args:
        keys: Textual's names of the keys, by the name of what they do.
        faults: What is wrong with the others.
    """

    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()


def fit(wanted: Mapping[str, str], screens: Sequence[Sequence[Command]]) -> Fitted:
    """Find the choices that can be used together.

    Where two get in each other's way, the one that comes later gives way; one that wants the usual
    key of something else gives way as well, unless that has got another key.

    Args:
        wanted: Keys, as the settings have them, by the name of what they are to do.
        screens: For every screen all that keys do there, what they do everywhere included.
    """
    changeable = {each.name for screen in screens for each in screen if each.changeable}
    keys: dict[str, tuple[str, ...]] = {}
    faults = []
    for name, text in wanted.items():
        try:
            if name not in changeable:
                faults.append(Fault(Misfit.UNKNOWN, name))
            else:
                keys[name] = key_list(text)
        except ValueError as error:
            faults.append(Fault(Misfit.NO_KEY, name, str(error)))
    while fault := next(_clashes(keys, screens), None):
        faults.append(fault)
        del keys[fault.name]
    return Fitted(keys, tuple(faults))


def _clashes(
    keys: Mapping[str, tuple[str, ...]], screens: Sequence[Sequence[Command]]
) -> Iterator[Fault]:
    """The choices that give a key a second thing to do."""
    for screen in screens if keys else ():
        for key, commands in _by_key(keys, screen).items():
            if len({each.name or each.text for each in commands}) > 1:
                yield from _clash(list(keys), key, commands)


def _clash(order: list[str], key: str, commands: Sequence[Command]) -> Iterator[Fault]:
    new = [each for each in commands if each.name in order and key not in each.keys]
    if new:  # else it is so usually: one of them goes before the other
        late = max(new, key=lambda each: order.index(each.name))
        other = next(each for each in commands if each.name != late.name)
        yield Fault(Misfit.TAKEN, late.name, key, other.text)


def _by_key(
    keys: Mapping[str, tuple[str, ...]], screen: Sequence[Command]
) -> dict[str, list[Command]]:
    """What each key does on a screen."""
    found: dict[str, list[Command]] = {}
    for command in screen:
        for key in keys.get(command.name, command.keys):
            found.setdefault(key, []).append(command)
    return found
