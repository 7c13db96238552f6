"""The keys of a screen, as the help tells them: read from its bindings, so that they are right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from textual.app import App
from textual.binding import ActiveBinding
from textual.screen import Screen

from hats_tui.tui.keys.names import key_name
from hats_tui.tui.manual.blocks import KeyRow
from hats_tui.words import _


@dataclass
class KeyTable:
    """The keys of a screen.

    Args:
        own: What is done by keys on this screen.
        everywhere: What is done by keys on all screens.
    """

    own: list[KeyRow] = field(default_factory=list)
    everywhere: list[KeyRow] = field(default_factory=list)


def key_table(screen: Screen[Any]) -> KeyTable:
    """List the keys of a screen, those for one thing together.

    Bindings without an identifier are not ours, or not for the eyes.

    Args:
        screen: The screen; what has the focus on it counts.
    """
    rows: dict[tuple[str, bool], tuple[list[str], bool]] = {}
    for key, active in screen.active_bindings.items():
        if active.binding.id and active.binding.description:
            place = (_(active.binding.description), _is_everywhere(active))
            rows.setdefault(place, ([], active.enabled))[0].append(key)
    table = KeyTable()
    for (text, everywhere), (keys, enabled) in rows.items():
        row = KeyRow(tuple(_names(keys)), text, enabled)
        (table.everywhere if everywhere else table.own).append(row)
    if len(screen.focus_chain) > 1:
        table.own.append(
            KeyRow((key_name("tab"), key_name("shift+tab")), _("To the next field, or back"))
        )
    return table


def _is_everywhere(active: ActiveBinding) -> bool:
    return isinstance(active.node, App)


def _names(keys: list[str]) -> Iterator[str]:
    """The names of some keys; three and more digits in a row are a range."""
    digits = [key for key in keys if key.isdecimal()]
    if len(digits) > 2 and all(int(a) + 1 == int(b) for a, b in pairwise(digits)):
        yield f"{digits[0]}-{digits[-1]}"
        keys = [key for key in keys if key not in digits]
    yield from map(key_name, keys)
