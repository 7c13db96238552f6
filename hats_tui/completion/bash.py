"""The script for bash."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from hats_tui.completion.cases import with_cases
from hats_tui.completion.outline import Place, Word

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
    return with_cases(_SCRIPT, outline, _assign)


def _assign(words: Sequence[Word]) -> str:
    return f"words={shlex.quote(' '.join(word.text for word in words))}"
