"""What bash and zsh have in common: a case for each place, and for each option before a value."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Sequence

from hats_tui.completion.outline import Place, Word

Assign = Callable[[Sequence[Word]], str]
"""Writes what can stand somewhere into a variable of the shell."""


def with_cases(script: str, outline: Sequence[Place], assign: Assign) -> str:
    """Fill in a script.

    Args:
        script: With room for `steps`, `after` and `places`.
        outline: What the command line takes.
        assign: Writes what can stand somewhere into a variable.
    """
    return script.format(
        steps=" | ".join(_name(place) for place in outline if place.path),
        after="\n".join(line for place in outline for line in _after(place, assign)),
        places="\n".join(_place(place, assign) for place in outline),
    )


def _name(place: Place) -> str:
    return "".join(f"/{name}" for name in place.path)


def _after(place: Place, assign: Assign) -> Iterator[str]:
    for option, values in place.after.items():
        words = assign([Word(value) for value in values])
        files = option in place.files_after
        yield f"        {_case(f'{_name(place)} {option}', words, files=files)}"


def _place(place: Place, assign: Assign) -> str:
    case = _case(_name(place), assign(place.words), files=place.files)
    return f"                {case}"


def _case(pattern: str, assignment: str, *, files: bool) -> str:
    return f"{shlex.quote(pattern)}) {assignment}{' files=1' if files else ''} ;;"
