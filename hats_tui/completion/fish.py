"""The script for fish."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hats_tui.completion.outline import Place, Word

_SCRIPT: Final = """\
# Completion of hats-tui for fish:  hats-tui completion fish | source

function __hats_tui_at
    set -l place ""
    set -l words (commandline -opc)
    for word in $words[2..]
        switch "$place/$word"
            case {steps}
                set place "$place/$word"
        end
    end
    test "$place" = "$argv[1]"
end

function __hats_tui_after
    set -l words (commandline -opc)
    __hats_tui_at $argv[1]; and test "$words[-1]" = "$argv[2]"
end

complete -c hats-tui -f
{lines}
"""


def fish_script(outline: Sequence[Place]) -> str:
    """Make the script.

    Args:
        outline: What the command line takes.
    """
    return _SCRIPT.format(
        steps=" ".join(_name(place) for place in outline if place.path),
        lines="\n".join(line for place in outline for line in _lines(place)),
    )


def _name(place: Place) -> str:
    return "".join(f"/{name}" for name in place.path)


def _lines(place: Place) -> Iterator[str]:
    settled = [before for before in place.after if not before.startswith("-")]
    free = f"; and not contains -- (commandline -opc)[-1] {' '.join(settled)}" if settled else ""
    here = f"complete -c hats-tui -n '__hats_tui_at \"{_name(place)}\"{free}'"
    if place.files:
        yield f"{here} -F"
    for word in place.words:
        if word.text.startswith("--"):
            yield f"{here} -l {word.text[2:]}{_taken(place, word)}{_help(word)}"
        else:
            yield f"{here} -a {_quoted(word.text)}{_help(word)}"
    for before in settled:
        if values := place.after[before]:
            after = f"'__hats_tui_after {_name(place)} {before}'"
            yield f"complete -c hats-tui -n {after} -a {_quoted(' '.join(values))}"


def _taken(place: Place, word: Word) -> str:
    """What an option takes: files, some values, or anything."""
    if word.text not in place.after:
        return ""
    if word.text in place.files_after:
        return " -r -F"
    values = place.after[word.text]
    return f" -x -a {_quoted(' '.join(values))}" if values else " -x"


def _help(word: Word) -> str:
    return f" -d {_quoted(word.help)}" if word.help else ""


def _quoted(text: str) -> str:
    escaped = text.replace("\\", r"\\").replace("'", r"\'")
    return f"'{escaped}'"
