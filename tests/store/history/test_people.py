"""Names that were corrected or joined: they outlive every index."""

from __future__ import annotations

from pathlib import Path

import pytest

from hats_tui.store.history.people import People, names_file
from hats_tui.store.problem import ProblemCode


def test_nobody_is_renamed_at_first() -> None:
    people = People.load()
    assert (people["Ann"], people.spelled("Ann"), people.known) == ("Ann", (), True)


def test_names_are_kept(home: Path) -> None:
    assert People().renamed("Anne", "Ann").renamed("A.", "Ann").save() is None
    people = People.load()
    assert (people["Anne"], people["A."], people["Ann"]) == ("Ann", "Ann", "Ann")
    assert people.spelled("Ann") == ("A.", "Anne")
    assert names_file().is_relative_to(home / "data")


def test_who_is_renamed_again_takes_all_names_along() -> None:
    people = People().renamed("Anne", "Ann").renamed("Ann", "Anna")
    assert [people[name] for name in ("Anne", "Ann", "Anna")] == ["Anna"] * 3


def test_a_name_may_come_back() -> None:
    people = People().renamed("Anne", "Ann").renamed("Ann", "Anne")
    assert [people[name] for name in ("Anne", "Ann")] == ["Anne"] * 2
    assert people.spelled("Anne") == ("Ann",)


def test_who_was_joined_can_be_parted() -> None:
    people = People().renamed("Anne", "Ann").renamed("Bobby", "Bob").parted("Ann")
    assert [people[name] for name in ("Anne", "Ann", "Bobby")] == ["Anne", "Ann", "Bob"]


@pytest.mark.parametrize(
    "text", ["", "x", "[]", '{"names":[]}', '{"names":{"A":1}}', "{}", "\ufeff{}", "[" * 100_000]
)
def test_a_file_that_is_not_understood_is_never_written_over(text: str) -> None:
    names_file().parent.mkdir(parents=True)
    names_file().write_text(text)
    people = People.load()
    assert not people.known
    assert people["Ann"] == "Ann"
    problem = people.renamed("Ann", "Anna").save()
    assert problem is not None
    assert problem.code is ProblemCode.UNREADABLE
    assert names_file().read_text() == text


def test_chains_and_rings_in_the_file_end_somewhere() -> None:
    names_file().parent.mkdir(parents=True)
    names_file().write_text('{"names":{"A":"B","B":"C","X":"Y","Y":"X","Z":"Z"}}')
    people = People.load()
    assert (people["A"], people["B"], people["Z"]) == ("C", "C", "Z")
    assert people["X"] in {"X", "Y"}


def test_a_folder_that_cannot_be_written_is_told(home: Path) -> None:
    home.write_text("a file where the folder should be")
    problem = People().renamed("Ann", "Anna").save()
    assert problem is not None
    assert problem.code is ProblemCode.NOT_WRITTEN
