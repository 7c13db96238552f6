"""The script for zsh."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from hats_tui.completion.cases import with_cases
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
    return with_cases(_SCRIPT, outline, _assign)


def _assign(words: Sequence[Word]) -> str:
    return f"entries=({' '.join(shlex.quote(_entry(word)) for word in words)})"


def _entry(word: Word) -> str:
    text = word.text.replace(":", r"\:")
    return f"{text}:{word.help}" if word.help else text
