"""The choices of the last set-up."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from hats_tui.game.cards import HatType
from hats_tui.store.paths import state_dir
from hats_tui.store.problem import ProblemCode
from hats_tui.store.remembered import SeatChoice, SetupChoices, recall_setup, remember_setup

ANN = SeatChoice(name="Ann", kind="human")
FOX = SeatChoice(name="[/] 漢字", kind="bot:greedy")
DUEL = SetupChoices(players=2, seats=(ANN, FOX), first=2, types_out=(HatType.FEZ, HatType.TRICORNE))
TEAMS = SetupChoices(players=4, seats=(ANN, FOX, ANN, FOX), first="cookie", exchange_limit=0)


@pytest.mark.parametrize("choices", [DUEL, TEAMS])
def test_what_is_remembered_is_recalled(choices: SetupChoices) -> None:
    assert remember_setup(choices) is None
    assert recall_setup() == choices


@given(name=st.text())
def test_any_name_is_recalled_as_typed(name: str) -> None:
    choices = DUEL.model_copy(update={"seats": (SeatChoice(name=name, kind="human"), FOX)})

    assert SetupChoices.model_validate_json(choices.model_dump_json()) == choices


def test_the_last_choices_win(home: Path) -> None:
    remember_setup(DUEL)
    remember_setup(TEAMS)

    assert recall_setup() == TEAMS
    assert [each.name for each in state_dir().iterdir()] == ["setup.json"]


def test_seats_beyond_the_players_are_kept_for_a_larger_game() -> None:
    remember_setup(SetupChoices(players=2, seats=TEAMS.seats))

    recalled = recall_setup()

    assert recalled is not None
    assert recalled.seats == TEAMS.seats


def test_before_the_first_game_there_is_nothing(home: Path) -> None:
    assert recall_setup() is None
    assert not home.exists()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff", b"{}", b'{"players":5,"seats":[]}', b'{"players":2,"seats":null}'],
)
def test_a_damaged_file_counts_as_none(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "setup.json"
    file.write_bytes(content)

    assert recall_setup(file) is None
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 3},
        {"first": 3},
        {"first": 0},
        {"first": "Ann"},
        {"types_out": ("F",)},
        {"types_out": ("F", "F")},
        {"types_out": ("F", "X")},
        {"exchange_limit": -1},
    ],
)
def test_choices_that_do_not_fit_together_cannot_be_made(wrong: dict[str, Any]) -> None:
    right = DUEL.model_dump()

    with pytest.raises(ValidationError):
        SetupChoices.model_validate(right | wrong)


def test_a_folder_that_cannot_be_written_is_told_and_not_fatal(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").touch()
    file = tmp_path / "in-the-way" / "setup.json"

    problem = remember_setup(DUEL, file)

    assert problem is not None
    assert (problem.code, problem.file) == (ProblemCode.NOT_WRITTEN, file)
    assert problem.detail


def test_a_damaged_file_is_set_aside_when_there_is_something_to_remember(tmp_path: Path) -> None:
    file = tmp_path / "setup.json"
    file.write_bytes(b"{")

    assert remember_setup(DUEL, file) is None

    assert recall_setup(file) == DUEL
    assert (tmp_path / "setup.json.damaged").read_bytes() == b"{"


def test_a_file_that_cannot_be_read_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(_file: Path) -> bytes:
        raise OSError(24, "Too many open files")

    file = tmp_path / "setup.json"
    file.write_text(TEAMS.model_dump_json())
    with monkeypatch.context() as broken:
        broken.setattr(Path, "read_bytes", no)
        problem = remember_setup(DUEL, file)

    assert problem is not None
    assert (problem.code, problem.detail) == (ProblemCode.LEFT_ALONE, "Too many open files")
    assert recall_setup(file) == TEAMS
