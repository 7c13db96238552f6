"""What is said about a problem with a file of the player's, wherever it is met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hats_tui.words import ngettext
from hats_tui.words.problems import problem_sentence

if TYPE_CHECKING:
    from hats_tui.store.problem import Problem

_MOST: Final = 3
"""More than that at once nobody reads."""


def problem_text(problem: Problem) -> str:
    """Say what is wrong, and what happens now; the file is told by its name."""
    return problem_sentence(
        problem.code,
        file=problem.file.name,
        key=problem.key,
        used=problem.used,
        detail=problem.detail,
    )


def problem_texts(problems: Sequence[Problem]) -> tuple[str, ...]:
    """Say what is wrong with several files, or at least with how many."""
    told = [problem_text(problem) for problem in problems[:_MOST]]
    if more := len(problems) - _MOST:
        text = ngettext("{n} more problem with files.", "{n} more problems with files.", more)
        told += [text.format(n=more)] if more > 0 else []
    return tuple(told)
