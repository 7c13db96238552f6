"""The command, from the command line to the exit code."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Never

import pytest
from support.tournament import outcome

from hats_tui import cli
from hats_tui.store.paths import ensure_dir, settings_file, state_dir
from hats_tui.tournament import command, crew
from hats_tui.tournament.outcome import Outcome
from hats_tui.tournament.plan import Plan, Unit

BASE = ["tournament", "hasty", "random", "--deals", "3", "--jobs", "1"]


def kept() -> list[Path]:
    """The files of unfinished tournaments."""
    return list(state_dir().glob("tournaments/*"))


def without_times(file: Path) -> object:
    """A result without what is never twice the same."""
    result = json.loads(file.read_text())
    for each in result["entrants"]:
        del each["ms_per_action"], each["ms_slowest"]
    return result


PLAYED: list[int] = []
"""The deals that `play` was asked for."""


def play(plan: Plan, keep: Path | None, unit: Unit) -> Outcome:
    """A deal that takes no time."""
    PLAYED.append(unit.deal)
    return outcome(unit.deal, 1.0, unit.deal % 2, pair=(unit.first, unit.second))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Deals take no time; those that were played are listed."""
    PLAYED.clear()
    monkeypatch.setattr(command, "play_unit", play)
    return PLAYED


def test_a_tournament_by_several_processes_is_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"

    assert cli.main([*BASE, "--json", str(one)]) == 0
    assert cli.main([*BASE[:-1], "2", "--json", str(two), "--keep", str(tmp_path / "games")]) == 0

    assert without_times(one) == without_times(two)
    assert len(list((tmp_path / "games").glob("*.hats"))) == 6
    assert kept() == []
    assert "hasty   random       3" in capsys.readouterr().out


def test_the_same_command_goes_on_after_an_interrupt(
    quick: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def until_the_second(plan: Plan, keep: Path | None, unit: Unit) -> Outcome:
        if unit.deal == 2:
            raise KeyboardInterrupt
        return play(plan, keep, unit)

    monkeypatch.setattr(command, "play_unit", until_the_second)
    assert cli.main(BASE) == 130
    told = capsys.readouterr()
    assert "hasty   random       2" in told.out
    assert told.err.endswith("Stopped. The same command goes on from here.\n")
    assert len(kept()) == 1

    monkeypatch.setattr(command, "play_unit", play)
    assert cli.main(BASE) == 0
    assert quick == [0, 1, 2]
    assert capsys.readouterr().err.startswith("2 of 3 deals are known from ")
    assert kept() == []


def test_who_is_terminated_ends_in_order_too(
    quick: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def until_the_second(plan: Plan, keep: Path | None, unit: Unit) -> Outcome:
        if unit.deal == 1:
            signal.raise_signal(signal.SIGTERM)
        return play(plan, keep, unit)

    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(command, "play_unit", until_the_second)

    assert cli.main(BASE) == 143
    assert quick == [0]
    assert capsys.readouterr().err.endswith("Stopped. The same command goes on from here.\n")
    assert signal.getsignal(signal.SIGTERM) is before


def test_a_file_of_ones_own_stays_and_takes_more_deals(quick: list[int], tmp_path: Path) -> None:
    own = ["--state", str(tmp_path / "t.jsonl")]

    assert cli.main([*BASE, *own]) == 0
    assert cli.main([*BASE, *own]) == 0
    assert quick == [0, 1, 2]
    assert cli.main([*BASE, *own, "--deals", "5"]) == 0
    assert quick == [0, 1, 2, 3, 4]
    assert cli.main([*BASE, *own, "--anew"]) == 0
    assert quick[5:] == [0, 1, 2]


def test_a_file_of_another_tournament_is_refused(
    quick: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = ["--state", str(tmp_path / "t.jsonl")]
    cli.main([*BASE, *own])

    assert cli.main([*BASE, *own, "--seed", "other"]) == 1
    assert "is of another tournament, or another version" in capsys.readouterr().err

    (tmp_path / "t.jsonl").write_text("Dear Hatter\n")
    assert cli.main([*BASE, *own, "--anew"]) == 1
    assert "t.jsonl: line 1 makes no sense" in capsys.readouterr().err
    assert quick == [0, 1, 2]


def test_known_deals_without_records_are_told_where_records_are_wanted(
    quick: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = ["--state", str(tmp_path / "t.jsonl")]
    keep = ["--keep", str(tmp_path / "games")]
    ensure_dir(tmp_path / "games")
    for side in (1, 2):
        (tmp_path / "games" / f"00001-{side}-hasty-random.hats").touch()

    cli.main([*BASE, *own, *keep])
    assert "no records" not in capsys.readouterr().err
    cli.main([*BASE, *own, *keep])
    assert "Of 2 deals that are known there are no records in " in capsys.readouterr().err
    assert quick == [0, 1, 2]


def test_json_takes_the_output_for_itself(
    quick: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*BASE, "--json", "-"]) == 0

    told = capsys.readouterr()
    result = json.loads(told.out)
    assert (result["tournament"], result["complete"], result["trial"]) == (1, True, None)
    assert result["matches"][0]["deals"] == 3
    assert "hasty   random       3" in told.err


def test_sprt_ends_it_before_all_deals_are_played(
    quick: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*BASE, "--deals", "500", "--sprt=-200,-100"]) == 0

    assert len(quick) < 50
    assert "SPRT: decided after" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["hasty"], "A tournament needs two players at least."),
        (["hasty", "duck"], "There is no duck."),
        (["hasty", "random", "simple", "--sprt", "0,20"], "--sprt compares two players."),
        (["hasty", "random", "--sprt", "20,0"], "20,0 are not two numbers such as 0,20"),
        (["hasty", "random", "--seconds", "-1"], "-1 is no number above 0"),
        (["hasty", "random", "--deals", "0"], "it is a whole number from 1"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = cli.main(["tournament", *arguments])
    except SystemExit as ended:
        code = ended.code

    assert code == 2
    assert told in capsys.readouterr().err


def test_an_engine_that_does_not_start_is_told_before_the_first_deal(
    quick: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    ensure_dir(settings_file().parent)
    settings_file().write_text('[engines]\nmine = ["/nonsuch"]\n')

    assert cli.main(["tournament", "engine:mine", "random"]) == 1
    assert "engine:mine does not start" in capsys.readouterr().err
    assert quick == []


def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")

    assert cli.main([*BASE, "--keep", str(tmp_path / "file" / "games")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_a_guess_below_0_is_no_option(capsys: pytest.CaptureFixture[str]) -> None:
    three = ["tournament", "hasty", "random", "greedy", "--sprt", "-10,30"]

    assert cli.main(three) == 2  # that they are three is the only fault
    assert "--sprt compares two players." in capsys.readouterr().err


def test_what_a_cluster_needs_is_told_with_the_command_that_installs_it(
    quick: list[int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crew, "has_dask", lambda: False)

    assert cli.main([*BASE, "--dask", "tcp://tea:8786"]) == 2
    told = capsys.readouterr().err
    assert told == (
        "hats-tui tournament: --dask needs more packages: pip install 'hats-tui[cluster]'\n"
    )
    assert quick == []


def test_a_cluster_that_is_not_there_is_told(
    quick: list[int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(*_: object) -> Never:
        raise crew.NoCluster("Timed out")

    monkeypatch.setattr(crew, "has_dask", lambda: True)
    monkeypatch.setattr(crew, "cluster", nobody)

    assert cli.main([*BASE, "--dask", "tcp://tea:8786"]) == 1
    assert capsys.readouterr().err.endswith("The Dask cluster cannot be reached: Timed out\n")
