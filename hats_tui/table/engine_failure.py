"""What a bot can do wrong, with the facts for whoever has to look into it."""

from __future__ import annotations

from enum import StrEnum


class FailureReason(StrEnum):
    """What a bot's process did wrong."""

    UNREGISTERED = "unregistered"
    """There is no engine of its name here."""
    NOT_STARTED = "not_started"
    """It could not be started."""
    ENDED = "ended"
    """It ended, or closed its output, instead of answering."""
    SILENT = "silent"
    """It did not answer in time."""
    NONSENSE = "nonsense"
    """It wrote what is no message of the protocol, or far too much."""
    ILLEGAL = "illegal"
    """It answered with an action that is not legal."""


class EngineFailure(Exception):
    """A bot did not give a legal answer; `str()` tells the facts, in English."""

    def __init__(self, reason: FailureReason, detail: str, code: int | None = None) -> None:
        """Keep the facts.

        Args:
            reason: What went wrong.
            detail: More about it.
            code: The exit code, where the process ended by itself; negative for a signal.
        """
        super().__init__(reason, detail, code)
        self.reason = reason
        self.detail = detail
        self.code = code
        self.errors = ""
        """The end of what the process wrote to its standard error, once it has ended."""
        self.kind = ""
        """Who failed, as the record has it, once its seat tells of it."""
        self.last = False
        """Whether its seat does not ask any more after it."""

    @property
    def unregistered(self) -> bool:
        """Whether there is nobody who could be asked."""
        return self.reason is FailureReason.UNREGISTERED

    def __str__(self) -> str:
        """The facts on one line, what the process said on the lines after it."""
        return "\n".join(filter(None, (f"{self.reason.value}: {self.detail}", self.errors)))
