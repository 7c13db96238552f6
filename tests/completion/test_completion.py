"""Completion of the command line; that of bash is tried in bash itself."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from hats_tui.arguments import build_parser
from hats_tui.cli import main
from hats_tui.completion import SCRIPTS, script
from hats_tui.completion.outline import Place, outline_of
from hats_tui.store.settings import TABLES, Settings

OUTLINE = outline_of(build_parser())
ASK = """
COMP_WORDS=(hats-tui "$@"); COMP_CWORD=$#
_hats_tui
printf '%s\\n' "${COMPREPLY[@]}"
"""

EVERYWHERE = {"--help", "--language"}


def place(*path: str) -> Place:
    return next(each for each in OUTLINE if each.path == path)


def texts(*path: str) -> set[str]:
    return {word.text for word in place(*path).words} - EVERYWHERE


def completed(tmp_path: Path, *words: str) -> set[str]:
    """What bash offers for a command line, the last word being typed."""
    file = tmp_path / "completion.bash"
    file.write_text(script("bash", build_parser()) + ASK)
    ran = subprocess.run(
        ["bash", "--norc", "-u", str(file), *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    return set(ran.stdout.split("\n")) - {""}


def test_the_outline_has_every_command_option_and_value() -> None:
    assert {"record", "settings", "completion", "--plain"} <= texts()
    assert texts("settings") == {"path", "show", "set", "reset"}
    assert texts("completion") == {*SCRIPTS}
    assert texts("settings", "set") == {*Settings.model_fields} - set(TABLES)
    assert all({word.text for word in each.words} >= EVERYWHERE for each in OUTLINE)
    assert place("record", "check").files
    assert not place("settings").files
    assert place("history", "list").after["--state"] == ("finished", "unfinished", "damaged")
    assert place().files_after == {"--resume"}
    assert all(word.help for word in place().words)


@pytest.mark.parametrize("shell", SCRIPTS)
def test_every_shell_has_a_script_with_every_word(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0

    text = capsys.readouterr().out
    for each in OUTLINE:
        for word in each.words:
            assert word.text.removeprefix("--") in text


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["re"], {"record", "replay"}),
        (["record", ""], {"check", "show", "trace", *EVERYWHERE}),
        (["settings", "se"], {"set"}),
        (["settings", "set", "the"], {"theme"}),
        (["settings", "set", "glyphs", ""], {"auto", "unicode", "ascii"}),
        (["settings", "set", "motion", "t"], {"true"}),
        (["settings", "set", "bot_pause", ""], set()),
        (["history", "list", "--state", "f"], {"finished"}),
        (["history", "list", "--so"], {"--sort"}),
        (["--pla"], {"--plain", "--players"}),
        (["--players", ""], set()),
        (["completion", ""], {"bash", "zsh", "fish", *EVERYWHERE}),
        (["record", "check", "a game"], {"a game.hats"}),
        (["replay", "a"], {"a game.hats"}),
        (["--resume", "a"], {"a game.hats"}),
        (["settings", "a"], set()),
    ],
)
def test_bash_offers_what_can_follow(words: list[str], offered: set[str], tmp_path: Path) -> None:
    (tmp_path / "a game.hats").touch()

    assert completed(tmp_path, *words) == offered


def test_bash_knows_whose_completion_it_is(tmp_path: Path) -> None:
    file = tmp_path / "completion.bash"
    file.write_text(script("bash", build_parser()) + "\ncomplete -p hats-tui\n")

    ran = subprocess.run(["bash", "--norc", str(file)], capture_output=True, text=True, check=True)

    assert ran.stdout == "complete -F _hats_tui hats-tui\n"


def test_each_script_is_right_for_its_shell_where_that_is_there(tmp_path: Path) -> None:
    for shell in SCRIPTS:
        program = shutil.which(shell)
        file = tmp_path / shell
        file.write_text(script(shell, build_parser()))
        assert program is not None or shell != "bash"
        if program is not None:
            subprocess.run([program, "-n", str(file)], check=True)


def test_a_shell_that_is_not_known_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["completion", "tcsh"])
    with pytest.raises(KeyError):
        script("tcsh", build_parser())
