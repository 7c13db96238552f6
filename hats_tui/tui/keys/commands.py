"""What keys do on a screen, read from its bindings, so that there is no second list of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from textual.binding import Binding, BindingType
from textual.dom import DOMNode

_SIGNS: Final = frozenset({"digit", "letter", "section", "to_round", "players"})
"""Actions whose keys are what they choose, such as the 5 for the fifth card: they stay."""

_FIXED: Final = frozenset({"curtain.ready"})
"""The curtain opens by nothing that could have been held in the turn before."""


@dataclass(frozen=True)
class Command:
    """One thing that keys do.

    Args:
        name: The identifier of its bindings, its name in the settings; empty without one.
        text: What it does, in English: `_` has it in the player's language.
        keys: The usual keys, by Textual's names.
        changeable: Whether it can be given other keys.
    """

    name: str
    text: str
    keys: tuple[str, ...]
    changeable: bool


@dataclass(frozen=True)
class Chapter:
    """The keys of one screen.

    Args:
        title: Which screen it is, in English too; empty for one whose keys all stay.
        commands: What keys do there.
    """

    title: str
    commands: tuple[Command, ...]


def commands_of(*kinds: type[DOMNode]) -> tuple[Command, ...]:
    """List what keys do on screens or in widgets of some kinds, in the order of their bindings.

    Args:
        kinds: Their classes; what they inherit is listed as well.
    """
    keys: dict[tuple[str, str], list[str]] = {}
    texts: dict[str, str] = {}
    for binding in (each for kind in kinds for each in _bindings(kind)):
        # Bindings without an identifier add keys to what another one does.
        keys.setdefault((binding.id or "", binding.action), []).append(binding.key)
        texts.setdefault(binding.action, binding.description)
    return tuple(
        Command(
            name,
            texts[action],
            tuple(dict.fromkeys(bound)),
            bool(name) and name not in _FIXED and action.partition("(")[0] not in _SIGNS,
        )
        for (name, action), bound in keys.items()
    )


def _bindings(kind: type[DOMNode]) -> Iterable[Binding]:
    """The bindings that count: for each key those of the class nearest to the screen."""
    by_key: dict[str, list[Binding]] = {}
    for base in reversed(kind.__mro__):
        own: dict[str, list[Binding]] = {}
        for binding in Binding.make_bindings(_declared(base)):
            own.setdefault(binding.key, []).append(binding)
        by_key |= own
    return (binding for bindings in by_key.values() for binding in bindings)


def _declared(base: type) -> Iterator[BindingType]:
    yield from vars(base).get("BINDINGS", ())
