"""What the command line takes at each place, as plain data for the scripts of the shells."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, get_args

from hats_tui.words import _

_FILES: Final = frozenset({"FILE", "FILE_OR_FOLDER", "FOLDER"})
_SETTING: Final = "KEY"
_VALUE: Final = "VALUE"


@dataclass(frozen=True)
class Word:
    """A word that can be typed.

    Args:
        text: The word.
        help: What it means, in a sentence; may be empty.
    """

    text: str
    help: str = ""


@dataclass(frozen=True)
class Place:
    """What can follow a row of commands.

    Args:
        path: The commands, such as ``("record", "check")``; none at the very beginning.
        words: Commands, options and values.
        files: Whether files can follow as well.
        after: What follows an option, or a word, instead of all this; nothing where it is free.
        files_after: The options that files follow.
    """

    path: tuple[str, ...]
    words: tuple[Word, ...]
    files: bool
    after: Mapping[str, tuple[str, ...]]
    files_after: frozenset[str]


def outline_of(parser: argparse.ArgumentParser) -> tuple[Place, ...]:
    """Walk through a command line.

    Args:
        parser: The command line.

    Returns:
        Its places, the beginning first.
    """
    return tuple(_places(parser, ()))


def _places(parser: argparse.ArgumentParser, path: tuple[str, ...]) -> Iterator[Place]:
    actions = list(parser._actions)  # noqa: SLF001 - argparse tells them in no other way
    options = [action for action in actions if action.option_strings]
    plain = [action for action in actions if not action.option_strings]
    commands = next((each for each in plain if isinstance(each.choices, dict)), None)
    words = [*_commands(commands), *(word for each in plain for word in _values(each))]
    words += [Word(max(each.option_strings, key=len), each.help or "") for each in options]
    after = {name: _taken(each) for each in options if each.nargs != 0 for name in _names(each)}
    if any(each.metavar == _VALUE for each in plain):
        after |= _values_of_settings()
    yield Place(
        path,
        tuple(words),
        any(each.metavar in _FILES for each in plain),
        after,
        frozenset(name for each in options if each.metavar in _FILES for name in _names(each)),
    )
    for name, inner in _subparsers(commands).items():
        yield from _places(inner, (*path, name))


def _names(option: argparse.Action) -> tuple[str, ...]:
    return tuple(option.option_strings)


def _subparsers(action: argparse.Action | None) -> dict[str, argparse.ArgumentParser]:
    """The commands below a place."""
    choices = None if action is None else action.choices
    return choices if isinstance(choices, dict) else {}


def _commands(action: argparse.Action | None) -> Iterator[Word]:
    for name, parser in _subparsers(action).items():
        yield Word(name, parser.description or "")


def _values(action: argparse.Action) -> Iterator[Word]:
    """The words that can stand for something that is no option."""
    if action.metavar == _SETTING:
        yield from _settings()
    elif not isinstance(action.choices, dict):
        yield from (Word(value) for value in _taken(action))


def _taken(action: argparse.Action) -> tuple[str, ...]:
    return tuple(str(choice) for choice in action.choices or ())


@cache
def _settings() -> tuple[Word, ...]:
    from hats_tui.store.settings import TABLES, Settings, meaning

    return tuple(Word(key, _(meaning(key))) for key in Settings.model_fields if key not in TABLES)


def _values_of_settings() -> dict[str, tuple[str, ...]]:
    from hats_tui.store.settings import TABLES, Settings

    return {
        key: ("true", "false") if field.annotation is bool else tuple(get_args(field.annotation))
        for key, field in Settings.model_fields.items()
        if key not in TABLES
    }
