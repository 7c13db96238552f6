"""What the coach found out about games, kept so that nobody has to wait for it twice.

It can all be found out again, so nothing here is a loss: what cannot be read or written is passed
over.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import Final

from hats_tui.store.atomic import write_whole
from hats_tui.store.paths import state_dir

_VERSION: Final = 3
"""Another one forgets what was found out in another way."""
_MOST: Final = 400
"""So many are kept, the latest ones; each has a few thousand bytes."""
_SUFFIX: Final = ".json"


def review_key(record: bytes, seat: int) -> str:
    """What the coach found out about a game belongs to: its record to the letter, and the seat.

    Args:
        record: The bytes of the record.
        seat: Whose game it is.
    """
    return f"{hashlib.sha256(record).hexdigest()[:40]}-{seat}-v{_VERSION}"


def kept_review(key: str) -> str | None:
    """What was kept under a key; nothing where nothing was, or it cannot be read."""
    try:
        return _file(key).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def keep_review(key: str, text: str) -> None:
    """Keep something under a key, and forget what is oldest where there is too much."""
    with suppress(OSError):
        write_whole(_file(key), text)
        _forget_oldest()


def _file(key: str) -> Path:
    return state_dir() / "coach" / f"{key}{_SUFFIX}"


def _forget_oldest() -> None:
    files = list((state_dir() / "coach").glob(f"*{_SUFFIX}"))
    files.sort(key=lambda file: file.stat().st_mtime)
    for file in files[: max(len(files) - _MOST, 0)]:
        file.unlink(missing_ok=True)
