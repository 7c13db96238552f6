"""A new game from the command line."""

from __future__ import annotations

import pytest

from hats_tui import cli
from hats_tui.game import HatType
from hats_tui.host.draft import Draft
from hats_tui.plain.options import Options, draft_of_options
from hats_tui.table.roster import BOTS, Engine
from hats_tui.words import install


def drafted(players: str, *, hints: bool | None = None, **more: str) -> Draft:
    draft = draft_of_options(Options(players=players, hints=hints, **more), BOTS)
    assert isinstance(draft, Draft), draft
    return draft


def seats(draft: Draft) -> list[tuple[str, str]]:
    return [(seat.name, seat.kind) for seat in draft.seats[: draft.players]]


def test_a_game_has_hints_unless_it_is_said() -> None:
    assert drafted("Ann,Bob").new_game().choices.hints
    assert not drafted("Ann,Bob", hints=False).new_game().choices.hints


def test_people_and_bots_sit_where_they_are_written() -> None:
    magpie = next(bot.name for bot in BOTS if bot.id == "greedy")
    assert seats(drafted("Ann,bot:greedy")) == [("Ann", "human"), (magpie, "bot:greedy")]
    assert seats(drafted(" Ann , Max=bot:random,a=b")) == [
        ("Ann", "human"),
        ("Max", "bot:random"),
        ("a=b", "human"),
    ]
    names = [name for name, _kind in seats(drafted(",".join(["bot:greedy"] * 4)))]
    assert len(set(names)) == 4


def test_a_bot_that_shares_its_name_with_nobody_has_no_number() -> None:
    assert [name for name, _kind in seats(drafted("bot:greedy,bot:simple"))] == [
        "Magpie",
        "Hedgehog",
    ]


def test_the_name_of_a_bot_means_the_bot_unless_a_person_is_meant() -> None:
    assert seats(drafted("Ann,owl,deep,Magpie=human")) == [
        ("Ann", "human"),
        ("Owl", "bot:deep"),
        ("Owl 3", "bot:deep"),
        ("Magpie", "human"),
    ]
    assert seats(drafted("human,a=b=human")) == [("human", "human"), ("a=b", "human")]


def test_the_name_of_a_bot_is_known_in_the_players_language_and_in_english() -> None:
    install("de")
    try:
        assert seats(drafted("Ann,Eule,Owl"))[1:] == [("Eule", "bot:deep"), ("Eule 3", "bot:deep")]
    finally:
        install("en")


def test_an_engine_sits_where_its_name_is_written() -> None:
    rivals = (*BOTS, Engine("mine"))
    draft = draft_of_options(Options(players="engine:mine,Max=engine:mine,engine:mine"), rivals)

    assert isinstance(draft, Draft)
    assert {kind for _name, kind in seats(draft)} == {"engine:mine"}
    assert [name for name, _kind in seats(draft)] == ["mine", "Max", "mine 3"]


def test_the_rest_can_be_said_as_well() -> None:
    two = drafted("Ann,Bob", first="bob", types_out="h,c", seed="7").new_game()
    assert (two.first, two.removed, two.seed) == (2, (HatType.HIGH_HAT, HatType.CROWN), "7")
    four = drafted("Ann,Bob,Cyd,Dan", first="random", exchanges="2").new_game()
    assert (four.first, four.exchanges, four.seed) == (None, 2, None)
    assert drafted("Ann,Bob", types_out="random").new_game().removed == ()


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        (Options(players="Ann"), "--players names two, three or four players"),
        (Options(players="a,b,c,d,e"), "--players names two, three or four players"),
        (Options(players="Ann,bot:nobody"), "There is no bot:nobody. There are: bot:random"),
        (Options(players="Ann,engine:it"), "There is no engine:it. There are: bot:random"),
        (Options(players="Ann,ann"), "Seat 2: Same as seat 1."),
        (Options(players="Ann,"), "Seat 2: Needs a name."),
        (Options(players="Ann,=human"), "Seat 2: Needs a name."),
        (Options(players="Ann,Bob", first="3"), '"3" does not begin'),
        (Options(players="Ann,Bob", types_out="HH"), '"HH" are not two types'),
        (Options(players="Ann,Bob", types_out="HX"), '"HX" are not two types'),
        (Options(players="Ann,Bob,Cyd", types_out="HC"), "Types are taken out at two players"),
        (Options(players="Ann,Bob", exchanges="1"), "Exchanges are made at four players only."),
        (Options(players="A,B,C,D", exchanges="many"), '"many" is no number of exchanges'),
    ],
)
def test_what_cannot_be_is_told(options: Options, fault: str) -> None:
    faults = draft_of_options(options, BOTS)

    assert isinstance(faults, list)
    assert len(faults) == 1
    assert faults[0].startswith(fault)


def test_all_faults_are_told_at_once_and_nothing_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    command = ["--plain", "--players", "Ann,bot:nobody,Ann", "--first", "9"]
    assert cli.main(command) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "Ann,Bob"],
        ["--resume"],
        ["--plain", "--first", "1"],
        ["--plain", "--resume", "--seed", "1"],
        ["--plain", "settings"],
    ],
)
def test_options_that_do_not_go_together_are_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(arguments)

    assert ended.value.code == 2
    assert "hats-tui: error: " in capsys.readouterr().err
