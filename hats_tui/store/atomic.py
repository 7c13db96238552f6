"""Writing a file so that it is always whole: the old one or the new one, also after a crash."""

import errno
import os
import stat
import tempfile
from itertools import count
from pathlib import Path

from hats_tui.disk import sync_folder
from hats_tui.store.paths import ensure_dir


def write_whole(file: Path, text: str) -> None:
    """Replace a file, or create it, in one step that a crash cannot halve.

    A link stays one, what it leads to is replaced; so a file may live elsewhere. Who may read and
    write the file stays as well.

    Args:
        file: The file to write; its folder is created when it is missing.
        text: The new text, written as UTF-8.

    Raises:
        OSError: It cannot be written; then the old file is as it was.
    """
    ensure_dir(file.parent)
    file = Path(os.path.realpath(file))
    try:
        _replace(file, ensure_dir(file.parent), text)
    except OSError as error:
        # It names the draft, of which nobody knows.
        raise OSError(error.errno, error.strerror or str(error), str(file)) from error


def _replace(file: Path, folder: Path, text: str) -> None:
    mode = _mode_of(file)
    descriptor, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=folder)
    draft = Path(name)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if mode is not None:
            draft.chmod(mode)
        draft.replace(file)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(folder)


def set_aside(file: Path) -> Path:
    """Give a file that cannot be understood another name, so that nothing of it is lost.

    Returns:
        Where it is now: `NAME.damaged`, with a number when there is one already.

    Raises:
        OSError: It cannot be done.
    """
    names = (f"{file.name}.damaged{number or ''}" for number in count())
    place = next(place for name in names if not (place := file.with_name(name)).exists())
    return file.rename(place)


def _mode_of(file: Path) -> int | None:
    """Who may do what with a file that is there.

    Raises:
        OSError: It is there and may not be written, though its folder would let it be replaced.
    """
    try:
        mode = stat.S_IMODE(file.stat().st_mode)
    except FileNotFoundError:
        return None
    if not mode & stat.S_IWUSR:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
    return mode
