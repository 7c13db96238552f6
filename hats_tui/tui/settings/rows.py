"""The rows of the settings: headings, settings, and what keys do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hats_tui.store.settings import Settings
from hats_tui.tui.keys.commands import Chapter, Command
from hats_tui.tui.keys.names import key_name
from hats_tui.tui.settings.choices import Setting
from hats_tui.tui.theme import OWN
from hats_tui.words import _
from hats_tui.words.settings import setting_label, setting_meaning, value_text


@dataclass(frozen=True)
class Row:
    """One row, as it is shown.

    Args:
        label: What it is called.
        value: What is set; empty for a heading.
        name: Its name in the file; empty for a heading.
        usual: What is set when nobody sets anything.
        own: Whether the player has set it.
        meaning: What it does, in a sentence or two.
        setting: What it takes; None where it is keys, or a heading.
    """

    label: str
    value: str = ""
    name: str = ""
    usual: str = ""
    own: bool = False
    meaning: str = ""
    setting: Setting | None = None

    @property
    def heading(self) -> bool:
        """Whether there is nothing to set."""
        return not self.name


def setting_rows(
    choices: tuple[Setting, ...], now: Settings, *, notes: Mapping[str, str]
) -> list[Row]:
    """Make the rows of the settings.

    Args:
        choices: What can be set.
        now: How it is set.
        notes: What else there is to say about some, by their names.
    """
    rows = [Row(_("LOOK AND PLAY"))]
    for setting in choices:
        value = getattr(now, setting.key)
        meaning = " ".join(filter(None, [setting_meaning(setting.key), notes.get(setting.key)]))
        rows.append(
            Row(
                setting_label(setting.key),
                _value(setting.key, value),
                setting.key,
                _value(setting.key, setting.usual),
                own=value != setting.usual,
                meaning=meaning,
                setting=setting,
            )
        )
    return rows


def key_rows(chapters: tuple[Chapter, ...], own: Mapping[str, tuple[str, ...]]) -> list[Row]:
    """Make the rows of the keys: a heading for each screen, and what keys do there.

    Args:
        chapters: The screens.
        own: The player's own keys.
    """
    rows = []
    shown: set[str] = set()
    for chapter in chapters:
        changeable = [each for each in chapter.commands if each.changeable]
        commands = [each for each in changeable if each.name not in shown]
        if chapter.title and commands:
            shown |= {each.name for each in commands}
            rows.append(Row(_("KEYS: {screen}").format(screen=_(chapter.title))))
            rows += [_key_row(command, own) for command in commands]
    return rows


def _key_row(command: Command, own: Mapping[str, tuple[str, ...]]) -> Row:
    keys = own.get(command.name, command.keys)
    return Row(
        _(command.text),
        _names(keys),
        f"keys.{command.name}",
        _names(command.keys),
        own=command.name in own,
    )


def _names(keys: tuple[str, ...]) -> str:
    return ", ".join(map(key_name, keys))


def _value(key: str, value: object) -> str:
    if key == "theme" and value in OWN:
        return OWN[str(value)].label
    return value_text(key, value)
