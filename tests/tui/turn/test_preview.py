"""The preview: what is staged, what it would bring, and what nobody can know."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.games import advance, end, examples, finished
from support.positions import opening
from support.scenes import ODD_NAMES, painted, role_at, rows, scene_of, without_undo

from hats_tui.game import Card, Game, Offer, Swap
from hats_tui.tui.turn.action_bar import bar_items
from hats_tui.tui.turn.preview import paint_preview
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.words.phrase import Phrase, Span

TABLE = "H1 C1 F1 P1 J1 T1"
_STAGING = {Purpose.BLACK: "b", Purpose.DISCARD: "d", Purpose.OFFER: "x"}
"""The key for each thing that a card can be for."""


def preview(scene: Scene) -> list[str]:
    return rows(painted(paint_preview, scene, 30, 6))


def four() -> Game:
    game = opening(TABLE, "C2 J6", "F2 P5", "P6 C6 F6 T2", "T5")
    game = end(advance(game, Swap(seat=1, card=Card.J6, space=2)))
    return end(advance(game, Swap(seat=2, card=Card.P5, space=3)))


def test_a_swap_is_told_with_all_that_it_changes() -> None:
    scene = scene_of(four(), selection=Selection(Purpose.SWAP, Card.C6, 6, armed=True))
    assert preview(scene) == [
        " PREVIEW C6 for T1 on space 6",
        "  C  ×0 ► ×6    T  ×6 ► ×0",
        " (::) stays with Alice",
        " 1 type each, cards equal",
        " Best favourite T2: -1",
        " Teams A 5 ► 11 +6  B 0",
    ]


def test_a_message_that_is_too_long_for_the_first_row_is_told_here_to_its_end() -> None:
    told = "If there is no room for this in the first row, then it is told here, to its very end."
    scene = scene_of(four())
    assert preview(replace(scene, message=Phrase((Span(told),))))[1:] == [
        " If there is no room for this",
        " in the first row, then it is",
        " told here, to its very end.",
        "",
        "  Enter  Choose the space",
    ]
    short = replace(scene, message=Phrase((Span("The table is set."),)))
    assert preview(short) == preview(scene)


def test_gains_of_teams_are_judged_and_signed() -> None:
    scene = scene_of(four(), selection=Selection(Purpose.SWAP, Card.F6, 6, armed=True))
    canvas = painted(paint_preview, scene, 30, 6)
    assert rows(canvas)[5] == " Teams A 5  B 0 ► 6 +6"
    assert role_at(canvas, "+6", 5) == ["bad"]


def test_two_players_are_told_who_gains() -> None:
    game = opening("F1 C1 H1 P1 J1", "C2", "F2")
    scene = scene_of(game, selection=Selection(Purpose.SWAP, Card.C2, 1, armed=True))
    lines = preview(scene)
    assert lines[2:4] == [" (::) goes to Alice", " nobody had it"]
    assert lines[5] == " you +5"


def test_a_black_hat_is_told() -> None:
    scene = scene_of(four(), selection=Selection(Purpose.BLACK, Card.C6, armed=True))
    lines = preview(scene)
    assert lines[0] == " PREVIEW C6 as a black hat"
    assert lines[1] == " No hat's worth changes"
    assert lines[5] == " Teams A 5 ► 6 +1  B 0"


@pytest.mark.parametrize(
    ("players", "purpose", "title", "unknown", "does"),
    [
        (4, Purpose.OFFER, "C2 to Chloe", "What comes back is unknown.", "Offer it"),
        (3, Purpose.DISCARD, "Discard C2, draw one", "The card you draw is unknown.", "Discard"),
    ],
)
def test_what_is_unknown_is_said_to_be(
    players: int, purpose: Purpose, title: str, unknown: str, does: str
) -> None:
    game = opening(TABLE, "C2", *["F2", "P6", "T5"][: players - 1])
    lines = preview(scene_of(game, selection=Selection(purpose, Card.C2, armed=True)))
    assert lines[0] == f" PREVIEW {title}"
    assert f" {unknown}" in lines
    assert lines[5].startswith(f"  Enter  {does}")


def test_a_partner_is_called_by_the_whole_name_where_there_is_room() -> None:
    game, offer = opening(TABLE, "C2", "F2", "P6", "T5"), Selection(Purpose.OFFER, Card.C2)
    hare = ("Alice", "Hatter", "March Hare", "Dormouse")
    assert preview(scene_of(game, selection=offer, names=hare))[0] == " PREVIEW C2 to March Hare"
    long = ("Alice", "Hatter", "The very old March Hare", "Dormouse")
    assert preview(scene_of(game, selection=offer, names=long))[0].startswith(" PREVIEW C2 to The ")


@pytest.mark.parametrize("purpose", [Purpose.BLACK, Purpose.DISCARD, Purpose.OFFER])
def test_what_a_card_is_for_can_be_left_by_a_press_and_is_not_offered_again(
    purpose: Purpose,
) -> None:
    game = opening(TABLE, "C2", "F2", "P6", *(["T5"] if purpose is Purpose.OFFER else []))
    before = [item.key for item in bar_items(scene_of(game))]
    after = [item.key for item in bar_items(scene_of(game, selection=Selection(purpose, Card.C2)))]
    assert "escape" not in before
    assert [key for key in before if key not in after] == [_STAGING[purpose]]
    assert [key for key in after if key not in before] == ["escape"]


def test_the_partner_is_told_what_is_given_back() -> None:
    game = advance(opening(TABLE, "C2", "F2", "P6", "T5"), Offer(seat=1, card=Card.C2))
    lines = preview(scene_of(game, selection=Selection(Purpose.RETURN, Card.P6, armed=True)))
    assert lines[0] == " PREVIEW P6 to Alice"
    assert lines[1:3] == [" You give P6, face down.", " The card on offer is unknown."]
    assert "C2" not in "".join(lines)


def test_at_the_end_of_a_turn_the_best_favourite_is_told() -> None:
    game = opening(TABLE, "C2 J6", "F2", "P6", "T5")
    game = advance(game, Swap(seat=1, card=Card.J6, space=2))
    lines = preview(scene_of(game))
    assert lines[0] == " PREVIEW End the turn"
    assert any(line.startswith(" Best favourite ") for line in lines)
    assert lines[5] == "  Enter  End the turn"


def test_a_card_that_no_space_takes_can_become_a_black_hat() -> None:
    game = opening("C2 F2 P2 J2 C3", "H1", "F1")
    canvas = painted(
        paint_preview, scene_of(game, selection=Selection(Purpose.SWAP, Card.H1)), 30, 6
    )
    assert rows(canvas)[1:3] == [" No space takes H1.", " It can become a black hat."]
    assert rows(canvas)[5] == "  Enter  Make it a black hat"
    assert canvas.payload_at(3, 5) == ("key", "enter")


def test_who_only_watches_is_told_whom_the_game_waits_for() -> None:
    lines = preview(scene_of(four(), seat=2))
    assert lines[1] == " Chloe has to play a card."
    assert " ".join(line.strip() for line in lines).count("cookie") == 1
    assert "Best favourite" not in "".join(preview(scene_of(four(), seat=0)))


def test_the_end_of_the_game_is_told() -> None:
    assert preview(scene_of(finished(3, 5), seat=0))[1] == " The game is over."


def test_a_hidden_hand_hides_the_preview() -> None:
    for purpose in (Purpose.SWAP, Purpose.BLACK, Purpose.OFFER):
        selection = Selection(purpose, Card.C6, 6, armed=True)
        canvas = painted(paint_preview, scene_of(four(), None, selection, covered=True), 30, 6)
        assert [row for row in rows(canvas) if row] == [
            " PREVIEW",
            " Hidden with your hand.",
            "  z  Show my hand",
        ]
        assert canvas.payload_at(3, 5) == ("key", "z")


@examples(15)
@given(st.integers(2, 4), st.integers(0, 500), st.integers(0, 90))
def test_nothing_is_cut_in_english_with_short_names(count: int, seed: int, steps: int) -> None:
    game = without_undo(count, seed, steps)
    for seat in range(game.state.board.players + 1):
        lines = preview(scene_of(game, seat=seat))
        assert not any("…" in line for line in lines)


def test_long_names_are_cut_and_nothing_is_lost_to_the_right() -> None:
    canvas = painted(paint_preview, scene_of(four(), names=ODD_NAMES), 30, 6)
    assert {strip.cell_length for strip in canvas.strips()} == {30}
    assert "…" in rows(canvas)[2]
