"""What people and hats are called."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.cells import width_of
from hats_tui.game import HatType
from hats_tui.words.names import (
    Names,
    hat_name,
    one_hat,
    player_kind,
    short_hat_name,
    shown_name,
    team_name,
)
from hats_tui.words.phrase import Role, phrase


@pytest.mark.parametrize("hat", HatType)
def test_every_hat_type_has_a_name_that_begins_with_its_letter_and_fits(hat: HatType) -> None:
    assert hat_name(hat).startswith(hat.value)
    assert hat_name(hat).startswith(short_hat_name(hat))
    assert width_of(short_hat_name(hat)) <= 8
    assert one_hat(hat) == f"a {hat_name(hat)}"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Marie\n", "Ann Marie"),
        ("[red]", "[red]"),
        ("[/]", "[/]"),
        ("{name}", "{name}"),
        ("漢字", "漢字"),
        ("Chloe\u0301", "Chloé"),
        ("\x1b[31mred\x07", "[31mred"),
        ("\u202egnirts\u2066", "gnirts"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("\ud800lone", "lone"),
        ("❤\ufe0f", "❤"),
        ("\u0301\u0302Ann", "Ann"),
        ("\r\u0301 \u0302Ann", "Ann"),
        ("\x00\u200d", ""),
    ],
)
def test_a_name_is_shown_as_typed_without_what_garbles_the_screen(typed: str, shown: str) -> None:
    assert shown_name(typed) == shown


@given(st.text())
def test_a_shown_name_is_one_line_without_anything_invisible(name: str) -> None:
    shown = shown_name(name)

    assert all(char == " " or unicodedata.category(char)[0] not in "CZ" for char in shown)
    assert shown == shown.strip() == shown_name(shown)


def test_long_names_are_cut_to_nine_cells_and_kept_whole_beside() -> None:
    name = "A name of forty characters, not one less"
    names = Names.of([name, "漢字の名前です", "Bob"])

    assert names[1].text == name
    assert [names.short(seat).text for seat in (1, 2, 3)] == ["A name o…", "漢字の名…", "Bob"]
    assert {width_of(names.column(seat).text) for seat in (1, 2, 3)} == {9}


def test_players_without_a_name_or_with_the_same_name_are_told_apart_by_their_seats() -> None:
    names = Names.of(["Ann", "", "Ann", "\x1b"])

    assert names.full == ("Ann (1)", "Player 2", "Ann (3)", "Player 4")
    assert names.shortened == ("Ann 1", "Player 2", "Ann 3", "Player 4")


def test_names_that_are_cut_alike_are_told_apart_by_their_seats() -> None:
    names = Names.of(["Alexandria", "Alexandrina"])

    assert names.full == ("Alexandria", "Alexandrina")
    assert names.shortened == ("Alexan… 1", "Alexan… 2")


@given(st.lists(st.text(max_size=50), min_size=2, max_size=4))
def test_every_short_name_fits_its_room(typed: list[str]) -> None:
    assert all(1 <= width_of(name) <= 9 for name in Names.of(typed).shortened)


def test_a_name_without_width_is_no_name() -> None:
    assert shown_name("\N{EMOJI MODIFIER FITZPATRICK TYPE-1-2}") == ""
    assert Names.of(["", "\N{EMOJI MODIFIER FITZPATRICK TYPE-1-2}"]).full == (
        "Player 1",
        "Player 2",
    )


def test_a_name_in_a_sentence_is_marked_with_its_seat_and_is_never_a_template() -> None:
    names = Names.of(["{card}", "[/b]"])
    said = phrase("{name} waits for {other}", name=names[1], other=names[2])

    assert str(said) == "{card} waits for [/b]"
    assert [(span.role, span.about) for span in said.spans if span.role is Role.NAME] == [
        (Role.NAME, 1),
        (Role.NAME, 2),
    ]


def test_teams_and_kinds_of_players_have_names() -> None:
    assert (team_name(0).text, team_name(1).text) == ("Team A", "Team B")
    assert player_kind("human") == "Human"
    assert player_kind("bot:hare", "Hare (easy)") == "Bot: Hare (easy)"
    assert player_kind("bot:ha\x1bre") == "Bot: hare"
    assert player_kind("engine:deep[red]") == "Engine: deep[red]"
