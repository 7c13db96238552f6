"""What is said about a problem with a file of the player's, wherever it is met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hats_tui.words.problems import problem_sentence

if TYPE_CHECKING:
    from hats_tui.store.problem import Problem


def problem_text(problem: Problem) -> str:
    """Say what is wrong, and what happens now; the file is told by its name."""
    return problem_sentence(
        problem.code, file=problem.file.name, key=problem.key, detail=problem.detail
    )
