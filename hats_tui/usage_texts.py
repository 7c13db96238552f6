"""What argparse says by itself, in the player's language."""

import argparse

from hats_tui.words import _


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
    return {
        "usage: ": _("usage: "),
        "positional arguments": _("arguments"),
        "options": _("options"),
        "show this help message and exit": _("show this help"),
        "%(prog)s: error: %(message)s\n": _("%(prog)s: error: %(message)s\n"),
        "argument %(argument_name)s: %(message)s": _("argument %(argument_name)s: %(message)s"),
        "unrecognized arguments: %s": _("unrecognized arguments: %s"),
        "the following arguments are required: %s": _("these arguments are missing: %s"),
        "expected one argument": _("one argument has to follow"),
        "expected at least one argument": _("at least one argument has to follow"),
        "not allowed with argument %s": _("does not go with %s"),
        "ignored explicit argument %r": _("takes no argument, such as %r"),
        "ambiguous option: %(option)s could match %(matches)s": _(
            "%(option)s is not clear: it could be %(matches)s"
        ),
        "invalid choice: %(value)r (choose from %(choices)s)": _(
            "there is no choice %(value)r; there are: %(choices)s"
        ),
        "invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)": _(
            "there is no choice %(value)r, is it %(suggestion)r? There are: %(choices)s"
        ),
    }.get(text, text)
