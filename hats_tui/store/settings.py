"""The settings: a TOML file of the player's; how the program changes it is `setting_changes`'."""

import json
import tomllib
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator
from pydantic_core import ErrorDetails

from hats_tui.store.engine_choices import EngineChoice, EngineName, without
from hats_tui.store.key_choices import key_choices, right_choices
from hats_tui.store.paths import settings_file
from hats_tui.store.problem import Problem, ProblemCode

TABLES: Final = ("keys", "engines")
"""The settings that are tables, in which the player chooses the names."""


class Settings(BaseModel):
    """What a player can set. Each key of the file is the name of a field."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True
    )

    language: Literal["auto", "en", "fr", "it", "pt", "pl", "de", "es"] = "auto"
    """What the program speaks: "en", "fr", "it", "pt", "pl", "de", "es", or "auto" for the language
    of the computer."""

    end_turn_automatically: bool = False
    """End my turn by itself when nothing else can be done in it: true or false."""

    bot_pause: float = Field(default=0.8, ge=0, le=5, allow_inf_nan=False)
    """Seconds to wait before a bot's move is shown: a number from 0 to 5."""

    motion: bool = True
    """Let cards fly and figures count when the game goes on: true or false."""

    theme: Literal[
        "auto",
        "dark",
        "light",
        "contrast",
        "ansi",
        "mono",
        "textual-dark",
        "textual-light",
        "nord",
        "gruvbox",
        "catppuccin-mocha",
        "dracula",
        "tokyo-night",
        "monokai",
        "flexoki",
        "catppuccin-latte",
        "catppuccin-frappe",
        "catppuccin-macchiato",
        "solarized-light",
        "solarized-dark",
        "rose-pine",
        "rose-pine-moon",
        "rose-pine-dawn",
        "atom-one-dark",
        "atom-one-light",
    ] = "auto"
    """Colours: "dark", "light", "contrast" (high), "ansi" (the terminal's own), "mono" (none), a
    theme of Textual's such as "nord", or "auto" for the one last chosen in the game."""

    glyphs: Literal["auto", "unicode", "ascii"] = "auto"
    """The signs that the screens are drawn with: "auto", "unicode" or "ascii"."""

    hints: bool = True
    """Let hints be asked for while playing: true or false."""

    log_detail: Literal["brief", "normal", "full"] = "normal"
    """How much the log of a game tells: "brief" (a line for each turn), "normal" (one for each
    thing that happens), or "full" (also what each move changed, in worths and in points)."""

    ask_to_quit: bool = True
    """Ask before the program is left: true, or false to ask only where something would be lost."""

    keys: dict[str, str] = {}
    """Keys of your own: what a key does, and the key, or several with commas between them, such as
    turn.black = "n". The names stand in the settings of the game, where it is easier."""

    engines: dict[EngineName, EngineChoice] = {}
    """Programs of your own that play: a name of small letters, digits, - and _, and the command as
    a list of words, such as mine = ["./mybot", "--fast"]. Paths count from the folder of this
    file. Then engine:mine plays."""

    @field_validator("keys", mode="before")
    @classmethod
    def _flatten_keys(cls, value: object) -> object:
        """A name with a dot is a table in TOML."""
        return key_choices(value) if isinstance(value, dict) else value


def meaning(key: str) -> str:
    """What a setting does and what it takes, in English: the docstring of its field.

    Args:
        key: The name of a setting.
    """
    return " ".join((Settings.model_fields[key].description or "").split())


def read_settings(file: Path | None = None) -> tuple[Settings, tuple[Problem, ...]]:
    """Read the settings, taking the default for whatever is missing or wrong.

    Args:
        file: The file to read; the player's own when None.

    Returns:
        The settings, and what was wrong in the file, in the order of its keys.
    """
    file = file or settings_file()
    try:
        values = tomllib.loads(file.read_bytes().decode())
    except FileNotFoundError:
        return Settings(), ()
    except OSError as error:
        return Settings(), (_unreadable(file, error),)
    except (ValueError, RecursionError) as error:
        return Settings(), (Problem(code=ProblemCode.NOT_TOML, file=file, detail=str(error)),)
    return _validated(values, file)


def _validated(values: dict[str, Any], file: Path) -> tuple[Settings, tuple[Problem, ...]]:
    try:
        return Settings.model_validate(values), ()
    except ValidationError as error:
        errors = error.errors()
    wrong = {str(each["loc"][0]) for each in errors}
    right = {key: value for key, value in values.items() if key not in wrong}
    if "keys" in wrong:
        right["keys"] = right_choices(values["keys"])
    if "engines" in wrong:
        names = {str(each["loc"][1]) for each in errors if len(each["loc"]) > 1}
        right["engines"] = without(values["engines"], names)
    errors.sort(key=lambda each: list(values).index(str(each["loc"][0])))
    problems = tuple(dict.fromkeys(_wrong(each, file) for each in errors))
    return Settings.model_validate(right), problems


def _wrong(error: ErrorDetails, file: Path) -> Problem:
    key = str(error["loc"][0])
    field = Settings.model_fields.get(key)
    if field is None:
        return Problem(code=ProblemCode.UNKNOWN_KEY, file=file, key=key)
    if key == "engines" and len(error["loc"]) > 1:
        return Problem(code=ProblemCode.WRONG_ENGINE, file=file, key=str(error["loc"][1]))
    detail = meaning(key)  # which says what it takes, better than the validator does
    if key == "keys" and len(error["loc"]) > 1:
        key = f"keys.{error['loc'][1]}"
    return Problem(
        code=ProblemCode.WRONG_VALUE,
        file=file,
        key=key,
        used=json.dumps(field.default),
        detail=detail,
    )


def _unreadable(file: Path, error: OSError) -> Problem:
    return Problem(code=ProblemCode.UNREADABLE, file=file, detail=error.strerror or str(error))
