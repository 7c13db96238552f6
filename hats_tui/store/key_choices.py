"""The player's own keys as the settings file has them; read without pydantic, for the first frame.

[keys]
turn.black = "n"
"app.menu" = "f5,f10"
"""

from __future__ import annotations

from collections.abc import Mapping


def key_choices(table: Mapping[str, object]) -> dict[str, object]:
    """Give each choice its whole name: TOML makes a table of a name with a dot, unless quoted.

    Args:
        table: The table `keys` of the file.

    Returns:
        By the name of what a key does, whatever stands there for its keys.
    """
    choices: dict[str, object] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            choices |= {f"{name}.{rest}": keys for rest, keys in value.items()}
        else:
            choices[name] = value
    return choices


def right_choices(table: object) -> dict[str, str]:
    """Give those choices alone that can be right, whatever stands in the file.

    Args:
        table: What the file has for `keys`.

    Returns:
        The keys, as a text, by the name of what they do.
    """
    choices = key_choices(table) if isinstance(table, Mapping) else {}
    return {name: keys for name, keys in choices.items() if isinstance(keys, str)}
