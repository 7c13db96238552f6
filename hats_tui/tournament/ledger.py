"""The file of a tournament: its plan, then a line for each deal, on the disk before it counts."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final, Literal, Self, TypeVar

from pydantic import ValidationError

from hats_tui import __version__
from hats_tui.game.model import Frozen
from hats_tui.record.journal import Journal
from hats_tui.store.paths import ensure_dir, state_dir
from hats_tui.tournament.outcome import Outcome
from hats_tui.tournament.plan import Plan, Unit

_BEGINNING: Final = b'{"tournament":'
"""So every file begins."""

_T = TypeVar("_T", bound=Frozen)


class Heading(Frozen):
    """The first line."""

    tournament: Literal[1] = 1
    program: str
    """The version that played: another one may play otherwise."""
    plan: Plan


class OtherTournament(Exception):
    """A file holds something else than the tournament that is wanted."""


class Damaged(Exception):
    """A file is no file of a tournament, or a line of it makes no sense."""

    def __init__(self, line: int) -> None:
        """Keep the number of the line, from 1 on."""
        super().__init__(line)
        self.line = line


class Ledger:
    """The open and locked file of one tournament. The calls block for the disk."""

    def __init__(self, journal: Journal, plan: Plan, outcomes: dict[Unit, Outcome]) -> None:
        """Take over an open file; `open` makes a ledger."""
        self._journal = journal
        self.plan = plan
        """The tournament, as it was begun."""
        self.outcomes = outcomes
        """What is known so far."""

    @classmethod
    def open(cls, path: Path, plan: Plan, *, anew: bool = False) -> Self:
        """Begin a tournament, or go on with it.

        Args:
            path: The file; one that is there has to be of this very tournament.
            plan: What is wanted.
            anew: Whether what the file knows of any tournament is forgotten.

        Raises:
            OtherTournament: It is another one, or of another version of the program.
            Damaged: It is no file of a tournament.
            JournalError: It cannot be written, or another program has it open.
            OSError: Its folder cannot be made.
        """
        ensure_dir(path.parent)
        try:
            journal = Journal(path, new=True)
        except FileExistsError:
            journal = Journal(path, new=False)
        try:
            if anew:
                _forget(journal)
            return cls._opened(journal, plan)
        except BaseException:
            journal.close()
            raise

    @property
    def path(self) -> Path:
        """The file."""
        return self._journal.path

    def add(self, outcome: Outcome) -> None:
        """Write down a deal; when this returns, it is on the disk.

        Raises:
            NotWritten: It is not.
        """
        self._journal.append(_line(outcome))
        self.outcomes[outcome.unit] = outcome

    def close(self) -> None:
        """Close the file; closing twice is nothing."""
        self._journal.close()

    @classmethod
    def _opened(cls, journal: Journal, plan: Plan) -> Self:
        rows = journal.read().split(b"\n")
        torn = rows.pop()
        if torn:  # written when the program was killed: that deal is played again
            journal.cut(sum(len(row) + 1 for row in rows))
        if not rows:
            journal.append(_line(Heading(program=__version__, plan=plan)))
            journal.sync_name()
            return cls(journal, plan, {})
        heading = _read(Heading, rows[0], 1)
        wanted = plan.with_(created=heading.plan.created)
        if heading.program != __version__ or heading.plan != wanted:
            raise OtherTournament
        found = [_read(Outcome, row, number) for number, row in enumerate(rows[1:], start=2)]
        return cls(journal, wanted, {outcome.unit: outcome for outcome in found})


def usual_file(plan: Plan) -> Path:
    """Where an unfinished tournament is kept, so that the same command finds it again."""
    text = plan.with_(created="").model_dump_json()
    return state_dir() / "tournaments" / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.jsonl"


def _forget(journal: Journal) -> None:
    """Empty a file, if it is one of ours."""
    known = journal.read()
    if not known.startswith(_BEGINNING) and not _BEGINNING.startswith(known):
        raise Damaged(1)
    journal.cut(0)


def _line(content: Heading | Outcome) -> bytes:
    return f"{content.model_dump_json()}\n".encode()


def _read(model: type[_T], row: bytes, number: int) -> _T:
    try:
        return model.model_validate_json(row)
    except ValidationError:
        raise Damaged(number) from None
