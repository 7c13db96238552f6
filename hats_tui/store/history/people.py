"""Who is who: names that were corrected, or found to be one and the same person's.

What the player decided here cannot be read out of the records again, so it is kept in the folder of
what the player made, as a file of its own: {"names": {"Anne": "Ann"}}.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from hats_tui.store.atomic import write_whole
from hats_tui.store.paths import data_dir
from hats_tui.store.problem import Problem, ProblemCode

_MOST_BYTES: Final = 1 << 20


def names_file() -> Path:
    """The file of names; it need not exist."""
    return data_dir() / "names.json"


class People:
    """What each person is called, by the names that stand in records."""

    def __init__(
        self, called: Mapping[str, str] = MappingProxyType({}), *, known: bool = True
    ) -> None:
        """Take the names.

        Args:
            called: What a person is called, by each other name in records.
            known: Whether this is what the file says; else it can be asked, and not changed.
        """
        self._called = dict(called)
        self.known = known

    @classmethod
    def load(cls, file: Path | None = None) -> People:
        """Read the names; nobody is renamed in a file that is not there or cannot be read.

        Args:
            file: The file; the player's own when None.
        """
        try:
            with (file or names_file()).open("rb") as stream:
                return cls(_names(stream.read(_MOST_BYTES + 1)))
        except FileNotFoundError:
            return cls()
        except (OSError, ValueError, RecursionError):
            return cls(known=False)

    def __getitem__(self, name: str) -> str:
        """What the person with this name is called."""
        return self._called.get(name, name)

    def spelled(self, called: str) -> tuple[str, ...]:
        """The other names in records of the person who is called so."""
        return tuple(sorted(name for name, other in self._called.items() if other == called))

    def renamed(self, before: str, after: str) -> People:
        """The people after one of them got another name; that of somebody else joins the two.

        Args:
            before: What the person is called.
            after: What the person is called from now on.
        """
        called = {n: after if other == before else other for n, other in self._called.items()}
        return self._with({**called, before: after})

    def parted(self, called: str) -> People:
        """The people after one of them is everybody again whose names were joined."""
        return self._with({n: other for n, other in self._called.items() if other != called})

    def save(self, file: Path | None = None) -> Problem | None:
        """Keep the names.

        Args:
            file: The file; the player's own when None.

        Returns:
            None, or why they could not be kept; a file that could not be read is left alone.
        """
        file = file or names_file()
        if not self.known:
            return Problem(code=ProblemCode.UNREADABLE, file=file, detail="")
        text = json.dumps({"names": self._called}, ensure_ascii=False, indent=2, sort_keys=True)
        try:
            write_whole(file, f"{text}\n")
        except OSError as error:
            detail = error.strerror or str(error)
            return Problem(code=ProblemCode.NOT_WRITTEN, file=file, detail=detail)
        return None

    def _with(self, called: Mapping[str, str]) -> People:
        return People({n: other for n, other in called.items() if n != other}, known=self.known)


def _names(data: bytes) -> dict[str, str]:
    """The names in a file.

    Raises:
        ValueError: They are not written as we write them.
    """
    value = json.loads(data.decode()) if len(data) <= _MOST_BYTES else None
    names = value.get("names") if isinstance(value, dict) else None
    if not isinstance(names, dict) or not all(isinstance(each, str) for each in names.values()):
        raise ValueError("the file holds no names")
    return _joined(names)


def _joined(names: Mapping[str, str]) -> dict[str, str]:
    """The names with no chains: whoever edits the file may have A called B, and B called C."""
    joined = {}
    for name in names:
        called, seen = names[name], {name}
        while called in names and called not in seen:
            seen.add(called)
            called = names[called]
        joined[name] = called
    return joined
