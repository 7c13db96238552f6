"""What went wrong with a file of the player's, as facts; the sentence is made elsewhere."""

from enum import StrEnum
from pathlib import Path

from pydantic import BaseModel, ConfigDict


class ProblemCode(StrEnum):
    """The kinds of problems."""

    UNREADABLE = "unreadable"
    """The file is there and cannot be read; `detail` is the system's reason."""

    NOT_TOML = "not_toml"
    """The file is not TOML in UTF-8; `detail` tells where."""

    UNKNOWN_KEY = "unknown_key"
    """There is no setting `key`."""

    WRONG_VALUE = "wrong_value"
    """The value of `key` is not allowed; `detail` tells what is."""

    WRONG_ENGINE = "wrong_engine"
    """The engine `key` is not registered as it should be."""

    NOT_TAKEN = "not_taken"
    """The value that somebody wants for `key` is not allowed; `detail` tells what is."""

    BY_HAND = "by_hand"
    """What `key` is about is written into the file by its owner, and never by the program."""

    LEFT_ALONE = "left_alone"
    """The file cannot be read, so it is not overwritten either; `detail` is the reason."""

    NOT_WRITTEN = "not_written"
    """The file cannot be written; `detail` is the system's reason."""

    UNREADABLE_FOLDER = "unreadable_folder"
    """The folder of the games cannot be looked into; `detail` is the system's reason."""

    UNREADABLE_GAME = "unreadable_game"
    """The record of a game cannot be read; `detail` is the system's reason."""

    DAMAGED_GAME = "damaged_game"
    """The record of a game is damaged; `detail` is the number of its first wrong line."""

    NEWER_GAME = "newer_game"
    """The record of a game is of a version that this program does not know."""


class Problem(BaseModel):
    """One problem with one file, none of which stops the game."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)

    code: ProblemCode
    """What kind of problem it is."""

    file: Path
    """The file that it is about."""

    key: str = ""
    """The setting that it is about; empty when it is the whole file."""

    used: str = ""
    """What counts instead of a wrong value, as the file would have it."""

    detail: str = ""
    """What else is known, in English."""
