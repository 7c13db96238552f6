"""The command `hats-tui engine`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from support.faulty_bot import command

from hats_tui.cli import main
from hats_tui.plain.engines import complaint, report
from hats_tui.store.paths import settings_file
from hats_tui.table import trial
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.package_engines import Flaw, PackageEngine
from hats_tui.table.trial import Trial

HELLO = 'def hello(heard): say(type="hello", protocol=1, name="Tea[/]\\x07", options={"depth": 1})'


def register(change: str, options: str = "{}") -> None:
    """An engine with these changes in its program."""
    words = json.dumps(list(command(change).command))
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(f"[engines.tea]\ncommand = {words}\noptions = {options}\n")


def checked(capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    code = main(["engine", "check", "tea", "--games", "1", *more])
    return code, capsys.readouterr().out.splitlines()


@pytest.fixture(autouse=True)
def _at_two_players(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "COUNTS", (2,))


def test_one_that_is_right_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "COUNTS", (2, 4))
    register(HELLO, "{ depth = 2 }")

    code, lines = checked(capsys)

    assert code == 0
    assert lines[0] == "It calls itself Tea[/]."
    assert "right answers, of which the slowest took" in lines[1]
    assert lines[2:] == ["It keeps to the protocol."]


@pytest.mark.parametrize(
    ("change", "fault", "fact"),
    [
        ("def act(heard): sys.exit('no tea')", "it ended instead", "    no tea"),
        (
            "def act(heard): print('hm', flush=True)",
            "it wrote what is no message.",
            "    nonsense: Invalid",
        ),
        (
            "def act(heard): answer(heard, {'seat': 1, 'do': 'end'})",
            "its action is not legal.",
            '    illegal: {"seat":1,"do":"end"}',
        ),
        ("def hello(heard): sys.exit()", "it ended instead", "    ended: exit code 0"),
    ],
)
def test_what_is_wrong_is_told_with_the_facts(
    capsys: pytest.CaptureFixture[str], change: str, fault: str, fact: str
) -> None:
    register(change)

    code, lines = checked(capsys)

    assert code == 1
    assert any(line.startswith(f"FAULT at 2 players: {fault}") for line in lines)
    assert any(line.startswith(fact) for line in lines)
    assert "It keeps to the protocol." not in lines


def test_who_answers_in_two_ways_is_told_and_so_is_who_does_not_leave(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "LEAVE_SECONDS", 0.01)
    change = """
    asked = []

    def act(heard):
        asked.append(heard["id"])
        answer(heard, heard["legal"][len(asked) % 2 - 1])

    sys.exit = lambda: time.sleep(60)
    """
    register(f"{HELLO}\n{change}".replace("\n    ", "\n"), "{ deep = 2 }")

    code, lines = checked(capsys)

    assert code == 1
    assert lines[2:] == [
        "FAULT: the settings have an option deep that it does not know.",
        "FAULT: it did not end within 2 s after bye.",
        "It answered the same question in two ways: its games cannot be played again.",
    ]


def test_all_are_listed_and_an_unknown_name_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine"]) == 0
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("No engine is registered. To add one, write below [engines] in ")
    assert err.endswith(f'{settings_file()}: mine = ["./mybot", "--fast"]\n')
    register("")

    assert main(["engine", "list"]) == 0
    assert capsys.readouterr().out.startswith(f"engine:tea  {sys.executable} -I -S -c ")
    assert main(["engine", "check", "engine:pot"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"There is no engine pot. Engines stand in {settings_file()}")


def test_who_says_no_hello_is_not_waited_for_at_each_number_of_players(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "COUNTS", (2, 3))
    register("def hello(heard): sys.exit()")

    assert checked(capsys) == (
        1,
        ["FAULT at 2 players: it ended instead of answering.", "    ended: exit code 0"],
    )


def test_what_partners_cannot_say_is_a_fault() -> None:
    assert list(report(Trial(unsayable=3))) == [
        "FAULT: it said 3 times to its partner what partners cannot say; that is not heard."
    ]


def test_every_failure_has_a_sentence() -> None:
    for reason in FailureReason:
        [line, fact] = report(Trial(failures=[(3, EngineFailure(reason, "x"))]))
        assert line.startswith("FAULT at 3 players: ")
        assert fact == f"    {reason.value}: x"


def test_engines_of_packages_that_cannot_be_used_are_told_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    about = tmp_path / "tea_set-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tea-set\nVersion: 1.0\n")
    engines = "Pot = json:main\ncup = json\ngone = no_such_module:main\nkettle = json.tool:main\n"
    (about / "entry_points.txt").write_text(f"[hats_tui.engines]\n{engines}")
    monkeypatch.syspath_prepend(tmp_path)

    assert main(["engine", "list"]) == 1
    out, err = capsys.readouterr()
    assert out == "engine:kettle  json.tool:main\n"
    left_out = "The package tea-set has an engine {}, which is left out: {}\n"
    function = "json does not say which function plays, as module:function does."
    assert err == (
        left_out.format("Pot", "a name has small letters, digits, - and _, and not more than 32.")
        + left_out.format("cup", function)
        + left_out.format("gone", "there is no module for no_such_module:main here.")
    )
    assert main(["engine", "check", "cup"]) == 2
    assert capsys.readouterr().err == left_out.format("cup", function)


def test_an_engine_of_the_settings_whose_program_is_not_there_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text('[engines]\nmine = ["./mybot"]\n')

    assert main(["engine", "list"]) == 1
    program = settings_file().parent / "mybot"
    told = f"engine:mine cannot be started: there is no program {program} here.\n"
    assert capsys.readouterr().err == told


def test_every_flaw_has_a_sentence() -> None:
    for flaw in Flaw:
        told = complaint(PackageEngine("pot", "tea:pour", "tea-set", flaw))
        assert told.startswith("The package tea-set has an engine pot, which is left out: ")
