"""The command `hats-tui settings`: where the settings are, what they are, and another value."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from hats_tui.record.console import speak_utf8
from hats_tui.store.paths import settings_file
from hats_tui.store.problem import Problem
from hats_tui.store.setting_changes import reset_setting, value_of, write_setting
from hats_tui.store.settings import TABLES, Settings, read_settings
from hats_tui.store.settings_text import name_in_keys
from hats_tui.words import _
from hats_tui.words.problems import problem_sentence


def show_path() -> int:
    """Print where the file is, or would be.

    Returns:
        0.
    """
    speak_utf8()
    sys.stdout.write(f"{settings_file()}\n")
    return 0


def show() -> int:
    """Print every setting as it counts now, as the file would have it; what is wrong on stderr.

    Returns:
        0, or 1 when something in the file is wrong.
    """
    speak_utf8()
    settings, problems = read_settings()
    for key, value in _shown(settings).items():
        sys.stdout.write(f"{key} = {json.dumps(value)}\n")
    return tell_problems(problems)


def change(key: str, text: str) -> int:
    """Set one key.

    Args:
        key: The name of a setting.
        text: Its value, as somebody types it.

    Returns:
        0, or 1 when nothing was changed; then the reason is told.
    """
    speak_utf8()
    value = text if name_in_keys(key) else value_of(text)
    problem = write_setting(key, value, say=_)
    return tell_problems([problem]) if problem else _kept(key)


def reset(key: str) -> int:
    """Let the usual value of one key count again.

    Args:
        key: Any key of the file.

    Returns:
        0, or 1 when nothing was changed; then the reason is told.
    """
    speak_utf8()
    problem = reset_setting(key)
    return tell_problems([problem]) if problem else _kept(key)


def _kept(key: str) -> int:
    value = _shown(read_settings()[0]).get(key)
    if value is None:
        sys.stdout.write(_("{key} is not set.").format(key=key) + "\n")
    else:
        sys.stdout.write(f"{key} = {json.dumps(value)}\n")
    return 0


def _shown(settings: Settings) -> dict[str, object]:
    """Every setting by the name that `change` takes, then keys and engines of the player's own."""
    values = settings.model_dump(exclude=set(TABLES))
    values |= {f"keys.{name}": keys for name, keys in settings.keys.items()}
    for name, engine in settings.engines.items():
        key = f"engines.{name}"
        values[f"{key}.command" if engine.options else key] = engine.command
        values |= {f"{key}.options.{each}": value for each, value in engine.options.items()}
    return values


def tell_problems(problems: Sequence[Problem]) -> int:
    """Say on stderr what is wrong in the player's files.

    Args:
        problems: All of it.

    Returns:
        0 when nothing is, else 1.
    """
    for each in problems:
        text = problem_sentence(
            each.code, file=str(each.file), key=each.key, used=each.used, detail=each.detail
        )
        sys.stderr.write(f"{text}\n")
    return 1 if problems else 0
