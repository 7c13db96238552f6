"""What argparse says by itself, in the player's language."""

import argparse
import re

from hats_tui.words import _

_PLACE = re.compile(r"%(?:\((\w+)\))?[rs]")
"""A place in a text of argparse's, with its name or without."""


def translate_usage() -> None:
    """Have argparse speak the language that is spoken when it says something.

    It looks its texts up in the catalogues of the system, of which it knows the language alone,
    and it has no other way in than the name by which it calls gettext.
    """
    vars(argparse)["_"] = usage_text


def usage_text(text: str) -> str:
    """Translate one of argparse's texts; one that is not known stays as it is.

    Args:
        text: The text in English, its places written as ``%(name)s``.
    """
    said = {
        "usage: ": _("usage: "),
        "positional arguments": _("arguments"),
        "options": _("options"),
        "show this help message and exit": _("show this help"),
        "%(prog)s: error: %(message)s\n": _("{prog}: error: {message}\n"),
        "argument %(argument_name)s: %(message)s": _("argument {argument_name}: {message}"),
        "unrecognized arguments: %s": _("unrecognized arguments: {given}"),
        "the following arguments are required: %s": _(
            "the following arguments are required: {given}"
        ),
        "expected one argument": _("expected one argument"),
        "expected at least one argument": _("expected at least one argument"),
        "not allowed with argument %s": _("not allowed with argument {given}"),
        "ignored explicit argument %r": _("ignored explicit argument {given}"),
        "ambiguous option: %(option)s could match %(matches)s": _(
            "ambiguous option: {option} could match {matches}"
        ),
        "invalid choice: %(value)r (choose from %(choices)s)": _(
            "invalid choice: {value} (choose from {choices})"
        ),
        "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)": _(
            "invalid choice: {value}, maybe you meant {suggestion}? (choose from {choices})"
        ),
    }.get(text)
    return text if said is None else _with_places(said, text)


def _with_places(said: str, text: str) -> str:
    """Write the places of a translation as argparse does; the one without a name is `given`."""
    said = said.replace("%", "%%")
    for place in _PLACE.finditer(text):
        said = said.replace(f"{{{place[1] or 'given'}}}", place[0])
    return said
