"""The keys of a screen, as the help tells them: read from its bindings, so that they are right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from textual.app import App
from textual.binding import ActiveBinding
from textual.keys import key_to_character
from textual.screen import Screen

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
            place = (active.binding.description, _is_everywhere(active))
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


def key_name(key: str) -> str:
    """Say how a key is called.

    Args:
        key: Textual's name of the key, such as ``"question_mark"`` or ``"ctrl+q"``.
    """
    *modifiers, last = key.split("+")
    names = _named_keys()
    shown = names.get(last) or key_to_character(last) or last
    if len(last) > 1 and last[0] == "f" and last[1:].isdecimal():
        shown = last.upper()
    if modifiers:
        shown = shown.upper() if len(shown) == 1 else shown
    return "+".join([*(names[modifier] for modifier in modifiers), shown])


def _is_everywhere(active: ActiveBinding) -> bool:
    return isinstance(active.node, App)


def _names(keys: list[str]) -> Iterator[str]:
    """The names of some keys; three and more digits in a row are a range."""
    digits = [key for key in keys if key.isdecimal()]
    if len(digits) > 2 and all(int(a) + 1 == int(b) for a, b in pairwise(digits)):
        yield f"{digits[0]}-{digits[-1]}"
        keys = [key for key in keys if key not in digits]
    yield from map(key_name, keys)


def _named_keys() -> dict[str, str]:
    return {
        "up": _("Up"),
        "down": _("Down"),
        "left": _("Left"),
        "right": _("Right"),
        "home": _("Home"),
        "end": _("End"),
        "pageup": _("PgUp"),
        "pagedown": _("PgDn"),
        "enter": _("Enter"),
        "space": _("Space"),
        "escape": _("Esc"),
        "tab": _("Tab"),
        "backspace": _("Backspace"),
        "delete": _("Del"),
        "plus": "+",
        "minus": "-",
        "ctrl": _("Ctrl"),
        "shift": _("Shift"),
        "alt": _("Alt"),
    }
