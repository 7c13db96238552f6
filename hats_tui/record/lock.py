"""One program at a time writes a record: a lock of the system on the file itself.

It goes away with the process, however that ends, and leaves no file. Python hands no open file to
a child process, so a bot that outlives a killed game does not keep its lock either. Reading needs
none.
"""

from __future__ import annotations

import errno
import os
import sys

_TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
_BEYOND_ANY_END = 2**30
"""Where the byte lies that Windows locks: what is locked there, others cannot even read."""


def try_lock(descriptor: int) -> bool:
    """Lock an open file until it is closed, without waiting.

    Where the file system knows no locks, as some network shares, nobody is kept from playing.

    Args:
        descriptor: The file, open for writing.

    Returns:
        Whether nobody else has locked it.
    """
    try:
        _lock(descriptor)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _BEYOND_ANY_END, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
