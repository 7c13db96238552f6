"""What docs/plain.md promises."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hats_tui.arguments import build_parser
from hats_tui.plain.commands import Command, Verb, understood

PAGE = (Path(__file__).parents[2] / "docs" / "plain.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (`.*?) \|(?: (.*?) \|)? [^|]* \|$", PAGE, re.MULTILINE)
TYPED = [text for row in ROWS for cell in row for text in re.findall("`(.*?)`", cell)]
COMMANDS = [text for text in TYPED if not text.startswith("--")]


def test_the_commands_of_the_page_were_found() -> None:
    assert len(COMMANDS) > 40


@pytest.mark.parametrize("text", COMMANDS)
def test_every_command_of_the_page_is_understood(text: str) -> None:
    command = understood(text)

    assert isinstance(command, Command), str(command)


def test_the_page_leaves_no_command_out() -> None:
    told = {command.verb for text in COMMANDS if isinstance(command := understood(text), Command)}

    assert told == set(Verb) - {Verb.NOTHING}


def test_every_option_of_the_page_is_there() -> None:
    options = {text.split()[0] for text in TYPED if text.startswith("--")}

    assert len(options) == 8
    assert options <= set(re.findall(r"--[a-z-]+", build_parser().format_help()))
