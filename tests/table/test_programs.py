"""What is run for a player, and who can be asked for by name."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from hats_tui.store.paths import settings_file
from hats_tui.table import programs
from hats_tui.table.package_engines import GROUP, Flaw, package_engines
from hats_tui.table.programs import Program, program_of
from hats_tui.table.roster import BOTS, contestant, rivals

SETTINGS = """
[engines]
mine = ["./mybot", "--fast"]
plain = ["python3", "bot.py"]

[engines.deep]
command = ["~/deep"]
options = { depth = 3, fast = true }
"""


@pytest.fixture
def engines(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some engines in the settings, and some of packages."""
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(SETTINGS)
    monkeypatch.setenv("HOME", "/home/ann")
    found = [
        EntryPoint("crumb", "json.tool:main", GROUP),
        EntryPoint("mine", "json:main", GROUP),
        EntryPoint("Not A Name", "json:main", GROUP),
        EntryPoint("odd", "no module", GROUP),
        EntryPoint("whole", "json", GROUP),
        EntryPoint("gone", "no_such_module.play:main", GROUP),
        EntryPoint("crumb", "json:main", GROUP),
    ]
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda *, group: found if group == GROUP else []
    )


@pytest.mark.usefixtures("engines")
def test_an_engine_of_the_settings_runs_in_their_folder_and_counts_before_a_package(
    home: Path,
) -> None:
    folder = home / "config"

    assert program_of("engine:mine") == Program((f"{folder}/mybot", "--fast"), {}, folder)
    assert program_of("engine:plain") == Program(("python3", "bot.py"), {}, folder)
    options = {"depth": 3, "fast": True}
    assert program_of("engine:deep") == Program(("/home/ann/deep",), options, folder)


@pytest.mark.usefixtures("engines")
def test_an_engine_of_a_package_is_loaded_like_its_scripts() -> None:
    crumb = program_of("engine:crumb")

    assert crumb is not None
    assert crumb.command[:3] == (sys.executable, "-P", "-c")
    assert crumb.command[-1] == "json.tool:main"
    assert crumb.folder is None


@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize(
    "kind",
    [
        "human",
        "engine:rm -rf",
        "engine:Not A Name",
        "engine:odd",
        "engine:gone",
        "bot:mine",
        "bot:--help",
        "x",
    ],
)
def test_what_is_not_registered_has_no_program(kind: str) -> None:
    assert program_of(kind) is None


@pytest.mark.usefixtures("engines")
def test_what_is_wrong_with_those_of_packages_is_found_without_running_them() -> None:
    assert [(each.name, each.flaw) for each in package_engines()] == [
        ("crumb", None),
        ("mine", None),
        ("Not A Name", Flaw.NAME),
        ("odd", Flaw.TARGET),
        ("whole", Flaw.TARGET),
        ("gone", Flaw.MODULE),
        ("crumb", Flaw.TAKEN),
    ]


@pytest.mark.usefixtures("engines")
def test_all_of_them_can_be_asked_for_by_name() -> None:
    kinds = [each.kind for each in rivals()]

    ours = [bot.kind for bot in BOTS]
    assert kinds == [*ours, "engine:mine", "engine:plain", "engine:deep", "engine:crumb"]
    greedy, mine = contestant("greedy"), contestant("engine:mine")
    assert greedy is not None
    assert (greedy.kind, greedy.name) == ("bot:greedy", "Magpie")
    assert mine is not None
    assert mine == contestant("mine")
    assert (mine.kind, mine.name, mine.program) == ("engine:mine", "mine", program_of(mine.kind))
    assert contestant("deep") == contestant("bot:deep") != contestant("engine:deep")
    assert contestant("human") is contestant("nobody") is None


@pytest.mark.usefixtures("engines")
def test_a_visitor_is_offered_no_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "is_visitor", lambda: True)

    assert [each.kind for each in rivals()] == [bot.kind for bot in BOTS]
    assert program_of("engine:mine") is None
    assert program_of("bot:greedy") is not None
