"""The script for zsh."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from typing import Final

from hats_tui.completion.outline import Place, Word

_SCRIPT: Final = """\
#compdef hats-tui
# Completion of hats-tui for zsh:  eval "$(hats-tui completion zsh)"  after compinit

_hats_tui() {{
    local place="" files="" word
    local -a entries
    for word in "${{(@)words[2,CURRENT-1]}}"; do
        case "$place/$word" in
            {steps}) place="$place/$word" ;;
        esac
    done
    case "$place ${{words[CURRENT-1]}}" in
{after}
        *)
            case "$place" in
{places}
            esac
            ;;
    esac
    (( $#entries )) && _describe 'hats-tui' entries
    [[ -n $files ]] && _files
}}

if [[ "${{funcstack[1]}}" == "_hats_tui" ]]; then
    _hats_tui "$@"
else
    compdef _hats_tui hats-tui
fi
"""


def zsh_script(outline: Sequence[Place]) -> str:
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
        entries = _entries([Word(value) for value in values])
        yield f"        {shlex.quote(f'{_name(place)} {option}')}) entries=({entries}){files} ;;"


def _place(place: Place) -> str:
    files = " files=1" if place.files else ""
    entries = _entries(place.words)
    return f"                {shlex.quote(_name(place))}) entries=({entries}){files} ;;"


def _entries(words: Sequence[Word]) -> str:
    return " ".join(shlex.quote(_entry(word)) for word in words)


def _entry(word: Word) -> str:
    text = word.text.replace(":", r"\:")
    return f"{text}:{word.help}" if word.help else text
