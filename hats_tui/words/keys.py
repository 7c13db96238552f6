"""What is said about keys of the player's own."""

from hats_tui.words.translation import _


def key_fault(misfit: str, *, name: str, key: str = "", other: str = "") -> str:
    """Tell why keys that stand in the settings cannot be used.

    Args:
        misfit: ``"unknown"``, ``"no_key"`` or ``"taken"``.
        name: What was to get other keys, as the settings call it.
        key: The key that it is about.
        other: What that key does already.

    Raises:
        KeyError: There is no such reason.
    """
    sentences = {
        "unknown": _("Keys: nothing is called {name} whose keys can be changed; it is ignored."),
        "no_key": _('Keys: "{key}" for {name} is no key; the usual one stays.'),
        "taken": _("Keys: {key} for {name} is taken ({other}); the usual one stays."),
    }
    return sentences[misfit].format(name=name, key=key, other=other)


def key_refused(misfit: str, *, key: str, other: str = "") -> str:
    """Tell why a key that was just pressed cannot be used.

    Args:
        misfit: ``"no_key"`` or ``"taken"``.
        key: The key.
        other: What it does already.

    Raises:
        KeyError: There is no such reason.
    """
    sentences = {
        "no_key": _("{key} cannot be used. Press another key."),
        "taken": _("{key} is taken: {other}. Press another key."),
    }
    return sentences[misfit].format(key=key, other=other)
