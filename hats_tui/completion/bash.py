"""The script for bash."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Final

from hats_tui.completion.outline import Place

_SCRIPT: Final = """\
# Completion of hats-tui for bash:  eval "$(hats-tui completion bash)"

_hats_tui() {{
    local current="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}"
    local place="" words="" files="" word
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$place/$word" in
            {steps}) place="$place/$word" ;;
        esac
    done
    case "$place $before" in
{after}
        *)
            case "$place" in
{places}
            esac
            ;;
    esac
    COMPREPLY=()
    while IFS= read -r word; do
        COMPREPLY+=("$word")
    done < <(compgen -W "$words" -- "$current")
    [[ -z $files ]] && return
    compopt -o filenames 2> /dev/null
    while IFS= read -r word; do
        COMPREPLY+=("$word")
    done < <(compgen -f -- "$current")
}}

complete -F _hats_tui hats-tui
"""


def bash_script(outline: Sequence[Place]) -> str:
    """Make the script.

    Args:
        outline: What the command line takes.
    """
    return _SCRIPT.format(
        steps=" | ".join(_name(place) for place in outline if place.path),
        after="\n".join(line for place in outline for line in _after(place)),
        places="\n".join(_place(place) for place in outline),
    )


def _name(place: Place) -> str:
    return "".join(f"/{name}" for name in place.path)


def _after(place: Place) -> Iterator[str]:
    for option, values in place.after.items():
        files = " files=1" if option in place.files_after else ""
        words = shlex.quote(" ".join(values))
        yield f"        {shlex.quote(f'{_name(place)} {option}')}) words={words}{files} ;;"


def _place(place: Place) -> str:
    files = " files=1" if place.files else ""
    words = shlex.quote(" ".join(word.text for word in place.words))
    return f"                {shlex.quote(_name(place))}) words={words}{files} ;;"
