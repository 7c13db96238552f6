"""The keys of a screen, as the help tells them: read from its bindings, so that they are right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from textual.app import App
from textual.binding import ActiveBinding

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


def key_table(bindings: Mapping[str, ActiveBinding], *, has_fields: bool) -> KeyTable:
    """List the keys of a screen, those for one thing together.

    Bindings without an identifier are not ours, or not for the eyes.

    Args:
        bindings: What keys do there; what has the focus counts.
        has_fields: Whether it has several fields, between which one goes.
    """
    rows: dict[tuple[str, bool], tuple[list[str], bool]] = {}
    for key, active in bindings.items():
        if active.binding.id and active.binding.description:
            place = (_(active.binding.description), _is_everywhere(active))
            rows.setdefault(place, ([], active.enabled))[0].append(key)
    table = KeyTable()
    for (text, everywhere), (keys, enabled) in rows.items():
        row = KeyRow(tuple(_names(keys)), text, enabled)
        (table.everywhere if everywhere else table.own).append(row)
    if has_fields:
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
