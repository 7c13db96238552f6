"""Completion of the command line in bash, zsh and fish: scripts made from the parser itself."""

from __future__ import annotations

import argparse
from typing import Final

from hats_tui.completion.bash import bash_script
from hats_tui.completion.fish import fish_script
from hats_tui.completion.outline import outline_of
from hats_tui.completion.zsh import zsh_script

SCRIPTS: Final = {"bash": bash_script, "zsh": zsh_script, "fish": fish_script}
"""What makes the script of each shell that is known."""


def script(shell: str, parser: argparse.ArgumentParser) -> str:
    """Make the script that has a shell complete the command line.

    Args:
        shell: One of `SCRIPTS`.
        parser: The command line.

    Raises:
        KeyError: The shell is not known.
    """
    return SCRIPTS[shell](outline_of(parser))
