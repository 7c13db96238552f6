"""Where the program keeps what it keeps: the places of the platform, or all in HATS_TUI_HOME."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME_VARIABLE = "HATS_TUI_HOME"
"""The environment variable whose folder holds everything, when it is set and not empty."""

_APP = "hats-tui"
_PRIVATE = 0o700
_NO_HOME = f"there is no home folder; set HOME or {HOME_VARIABLE}"


def data_dir() -> Path:
    """The folder of what the player made; it need not exist yet."""
    return _own_home("data") or _usual("data", platformdirs.user_data_path)


def config_dir() -> Path:
    """The folder of what the player set; it need not exist yet."""
    return _own_home("config") or _usual("config", platformdirs.user_config_path)


def state_dir() -> Path:
    """The folder of what the program remembers for comfort; it need not exist yet."""
    return _own_home("state") or _usual("state", platformdirs.user_state_path)


def games_dir() -> Path:
    """The folder of the game records; it need not exist yet."""
    return data_dir() / "games"


def settings_file() -> Path:
    """The file of the settings, which only the player writes; it need not exist."""
    return config_dir() / "settings.toml"


def ensure_dir(folder: Path) -> Path:
    """Create a folder and the missing ones above it, readable by the player alone.

    Args:
        folder: One of the folders above, or one inside them.

    Returns:
        The same folder.

    Raises:
        OSError: It cannot be created; or nobody knows where it would be, for there is no home.
    """
    if not folder.is_absolute():
        raise FileNotFoundError(errno.ENOENT, _NO_HOME, str(folder))
    for each in reversed([folder, *folder.parents]):
        if not each.exists():
            each.mkdir(mode=_PRIVATE, exist_ok=True)
    return folder


def _usual(part: str, place: Callable[..., Path]) -> Path:
    """The place of the platform; one that is nowhere, see `ensure_dir`, where there is no home."""
    try:
        return place(_APP, appauthor=False)
    except RuntimeError:
        return Path("~") / _APP / part


def _own_home(part: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE, "")
    # Where nobody knows that user's home, the text stays, and `Path.expanduser` would raise.
    return Path(os.path.expanduser(home)).absolute() / part if home else None  # noqa: PTH111
