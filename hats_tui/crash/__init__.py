"""What is kept of a fault of our own: enough to mend it, and nothing that a player may not know."""

from typing import Final

EXIT_CRASH: Final = 70
"""The exit code of a program that ended by a fault of its own, as `sysexits.h` numbers it."""
