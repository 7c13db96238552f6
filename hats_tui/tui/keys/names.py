"""How keys are called on the screen, and how the player may write them in the settings."""

from __future__ import annotations

from functools import cache
from typing import Final

from textual.binding import Binding, InvalidBinding
from textual.keys import Keys, key_to_character

from hats_tui.tui.paint.look import Look
from hats_tui.words import _, pgettext

_MODIFIERS: Final = ("ctrl", "alt", "shift")
_COMMA: Final = ","
_KNOWN: Final = frozenset(key.value for key in Keys if key.value[0] != "<")
_SIGNS: Final = {
    "at": "@",
    "backslash": "\\",
    "minus": "-",
    "plus": "+",
    "slash": "/",
    "underscore": "_",
}
"""Signs whose names Textual makes, and cannot undo."""


def key_name(key: str) -> str:
    """Say how a key is called.

    Args:
        key: Textual's name of the key, such as ``"question_mark"`` or ``"ctrl+q"``.
    """
    if len(key) == 1:
        return key
    *modifiers, last = key.split("+")
    names = _named_keys()
    shown = names.get(last) or sign_of(last) or last
    if len(last) > 1 and last[0] == "f" and last[1:].isdecimal():
        shown = last.upper()
    if modifiers:
        shown = shown.upper() if len(shown) == 1 else shown
    return "+".join([*(names[modifier] for modifier in modifiers), shown])


def cap(look: Look, usual: str) -> str:
    """Say how the key is called that now does what a key usually does.

    Args:
        look: What the player's own keys are.
        usual: The usual key: a sign, or Textual's name of it.
    """
    return key_name(look.key(_key(usual)))


def sign_now(look: Look, usual: str) -> str:
    """Give the sign that now does what a sign usually does.

    Args:
        look: What the player's own keys are.
        usual: One sign, such as ``"?"``, or nothing.

    Returns:
        One sign; nothing where it is a key without one.
    """
    if not usual:
        return ""
    return sign_of(look.key(_key(usual)))


def key_list(text: str) -> tuple[str, ...]:
    """Read keys as the settings have them: one, or several with commas between them.

    Args:
        text: Such as ``"b"``, ``"f5,ctrl+b"`` or ``"?"``.

    Returns:
        Textual's names of the keys, each once.

    Raises:
        ValueError: It is no key, or none that a terminal can send; the text is what is not one.
    """
    parts = [text] if text == _COMMA else text.split(_COMMA)
    return tuple(dict.fromkeys(_key(part.strip()) for part in parts))


@cache
def _key(text: str) -> str:
    if text == _COMMA:  # for Textual it is what stands between two keys
        return "comma"
    *modifiers, last = text.split("+") if len(text) > 1 else [text]
    if any(modifier not in _MODIFIERS for modifier in modifiers):
        raise ValueError(text)
    try:
        [binding] = Binding.make_bindings([Binding(last, "")])
    except (InvalidBinding, ValueError):
        raise ValueError(text) from None
    key = "+".join([*modifiers, binding.key])
    if key in _KNOWN or binding.key in _KNOWN or sign_of(binding.key):
        return key
    raise ValueError(text)


def sign_of(key: str) -> str:
    """Give what a key writes, if that is a sign that can be seen.

    Args:
        key: Textual's name of the key.

    Returns:
        One sign, or nothing.
    """
    sign = _SIGNS.get(key) or key_to_character(key) or ""
    return sign if sign.isprintable() and not sign.isspace() else ""


def _named_keys() -> dict[str, str]:
    return {
        "up": pgettext("a key", "Up"),
        "down": pgettext("a key", "Down"),
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
        "insert": _("Ins"),
        "ctrl": _("Ctrl"),
        "shift": _("Shift"),
        "alt": _("Alt"),
    }
