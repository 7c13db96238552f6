"""Writing a file so that it is always whole: the old one or the new one, also after a crash."""

import os
import tempfile
from pathlib import Path

from hats_tui.disk import sync_folder
from hats_tui.store.paths import ensure_dir


def write_whole(file: Path, text: str) -> None:
    """Replace a file, or create it, in one step that a crash cannot halve.

    Args:
        file: The file to write; its folder is created when it is missing.
        text: The new text, written as UTF-8.

    Raises:
        OSError: It cannot be written; then the old file is as it was.
    """
    folder = ensure_dir(file.parent)
    descriptor, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=folder)
    draft = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        draft.replace(file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(folder)
