"""The log: the newest at the bottom, what is new marked, and nothing told that is hidden."""

from dataclasses import replace

import pytest
from support.games import advance, dealt, end
from support.positions import opening
from support.scenes import painted, rows, scene_of, without_undo

from hats_tui.game import BlackHat, Card, Game, Offer, Return, Say, Swap, Undo
from hats_tui.tui.paint.glyphs import ASCII, UNICODE
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO
from hats_tui.tui.turn.log import paint_log
from hats_tui.words.log import told_of

TABLE = "H1 C1 F1 P1 J1 T1"


def talkative() -> Game:
    """One round of four: swaps, black hats and an exchange; Alice is to play again."""
    game = opening(TABLE, "C2 J6 H3", "F2 P5", "P6 C6", "T5")
    game = end(advance(game, Swap(seat=1, card=Card.J6, space=2)))
    game = end(advance(game, BlackHat(seat=2, card=Card.F2)))
    offer = (Offer(seat=3, card=Card.C6), Return(seat=1, card=Card.H3))
    game = end(advance(game, *offer, Swap(seat=3, card=Card.P6, space=3)))
    return end(advance(game, Swap(seat=4, card=Card.T5, space=6)))


def test_the_newest_line_is_the_lowest() -> None:
    lines = rows(painted(paint_log, scene_of(talkative()), height=4))
    assert lines[1:] == [
        "▌1 Chloe   gives Alice C6, gets H3",
        "▌1 Chloe   plays P6, takes F1 from space 3",
        "▌1 Dimitri plays T5, takes T1 from space 6",
    ]


def test_in_a_narrow_place_a_sentence_goes_on_in_the_next_line() -> None:
    lines = rows(painted(paint_log, scene_of(talkative()), 38, 7))
    assert lines[1:] == [
        "▌1 Bob     makes a black hat",
        "▌1 Chloe   gives Alice C6, gets H3",
        "▌1 Chloe   plays P6, takes F1 from",
        "▌      space 3",
        "▌1 Dimitri plays T5, takes T1 from",
        "▌      space 6",
    ]


def test_what_does_not_fit_whole_leaves_no_gap_below_the_newest() -> None:
    lines = rows(painted(paint_log, scene_of(talkative()), 38, 6))
    assert lines[1].endswith("gets H3")
    assert rows(painted(paint_log, scene_of(talkative()), 38, 4))[1:] == ["", *lines[4:]]


def test_before_anything_has_happened_the_log_says_so() -> None:
    assert rows(painted(paint_log, scene_of(dealt(4))))[1] == " Nothing has happened yet."


def test_a_long_way_back_the_first_line_is_reached_in_a_narrow_place_too() -> None:
    scene = scene_of(talkative(), scrolled=99)
    lines = rows(painted(paint_log, scene, 38, 4))
    assert lines[1].startswith(" 1 Alice   plays J6")


def test_the_heading_says_how_much_is_not_shown() -> None:
    scene = scene_of(talkative(), scrolled=1)
    canvas = painted(paint_log, scene, height=4)
    heading = canvas.lines()[0]
    assert "▲ 2 more  ▼ 1 more" in heading
    assert canvas.payload_at(heading.index("▲"), 0) == ("key", "pageup")
    assert canvas.payload_at(heading.index("▼"), 0) == ("key", "pagedown")
    assert rows(canvas)[3].endswith("plays P6, takes F1 from space 3")


def test_the_log_cannot_be_scrolled_beyond_its_first_line() -> None:
    lines = rows(painted(paint_log, scene_of(talkative(), scrolled=99), height=4))
    assert lines[1] == " 1 Alice   plays J6, takes C1 from space 2"
    assert "▲" not in lines[0]


def test_what_happened_since_the_last_turn_is_marked() -> None:
    lines = rows(painted(paint_log, scene_of(talkative()), height=9))
    assert [line[0] for line in lines[1:7]] == [" ", " ", "▌", "▌", "▌", "▌"]
    assert "▌ since your last turn" in lines[0]


def test_in_a_first_turn_or_to_nobody_everything_is_equally_new() -> None:
    for scene in (scene_of(talkative(), seat=0), scene_of(dealt(4))):
        assert "▌" not in "".join(rows(painted(paint_log, scene, height=9)))


def test_an_open_offer_has_a_line_and_an_answered_one_has_not() -> None:
    game = opening(TABLE, "C2", "F2", "P6", "T5")
    offered = advance(game, Offer(seat=1, card=Card.C2))
    assert rows(painted(paint_log, scene_of(offered)))[1] == " 1 Alice   offers Chloe a card"
    assert "offers" not in "".join(rows(painted(paint_log, scene_of(talkative()), height=9)))


def test_what_was_taken_back_is_told() -> None:
    game = advance(opening(TABLE, "C2", "F2", "P6"), BlackHat(seat=1, card=Card.C2), Undo(seat=1))
    lines = rows(painted(paint_log, scene_of(game)))
    assert lines[1] == " 1 Alice makes a black hat of C2"
    assert lines[3] == " 1 Alice takes the black hat back"


def test_the_face_of_a_black_hat_is_for_its_owner_only() -> None:
    game = talkative()
    assert "of F2" in "".join(rows(painted(paint_log, scene_of(game, seat=2), height=9)))
    for scene in (
        scene_of(game, seat=1),
        scene_of(game, seat=0),
        scene_of(game, seat=2, covered=True),
    ):
        assert "F2" not in "".join(rows(painted(paint_log, scene, height=9)))


def test_the_log_lives_without_colour_and_without_unicode() -> None:
    lines = painted(paint_log, scene_of(talkative()), look=Look(MONO, ASCII)).lines()
    assert all(line.isascii() for line in lines)
    assert lines[4].startswith("|1 Dimitri plays T5")


@pytest.mark.parametrize("events", [0, 3, 10, 11])
def test_where_a_game_was_played_on_from_is_marked(events: int) -> None:
    scene = replace(scene_of(without_undo(3, 5, 16), 0), branched=(events,))
    lines = rows(painted(paint_log, scene, 80, 40))
    marked = [n for n, line in enumerate(lines) if line[2:3] == UNICODE.turn_back]
    numbers = [line.n for line in told_of(scene.view, "normal")]
    due = next(place for place, n in enumerate(numbers) if n >= events)
    assert marked == [due + 1]
    assert f"{UNICODE.turn_back} played on from here" in lines[0]


def test_what_was_said_is_told_at_its_place() -> None:
    game = opening(TABLE, "C2 J6 H3", "F2 P5", "P6 C6", "T5").saying(1, Say.HIGH)
    game = advance(game, Offer(seat=1, card=Card.C2), Return(seat=3, card=Card.C6))
    lines = rows(painted(paint_log, scene_of(game)))
    assert lines[1:3] == [
        " 1 Alice   asks Chloe for a high card",
        " 1 Alice   gives Chloe C2, gets C6",
    ]


def test_a_game_that_was_not_played_on_from_another_has_no_such_mark() -> None:
    for branched in ((), (999,)):
        scene = replace(scene_of(without_undo(3, 5, 16), 0), branched=branched)
        assert not any(UNICODE.turn_back in line for line in rows(painted(paint_log, scene, 80)))


def test_a_brief_log_has_a_line_for_each_turn() -> None:
    lines = rows(painted(paint_log, replace(scene_of(talkative()), detail="brief"), height=5))
    assert lines[3] == "▌1 Chloe: exchanges with Alice, P6 for F1 on space 3"


def test_a_full_log_says_below_a_move_what_it_changed() -> None:
    lines = rows(painted(paint_log, replace(scene_of(talkative()), detail="full"), height=4))
    assert lines[2:] == [
        "▌1 Dimitri plays T5, takes T1 from space 6",
        "▌      Team B +6",
    ]
