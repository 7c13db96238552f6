"""A player looked at closely: everything public, and to the owner what is hidden."""

import pytest
from rich.cells import cell_len
from support.games import advance, end
from support.positions import opening
from support.scenes import ODD_NAMES, painted, rows, scene_of, with_eight_groups, without_undo

from hats_tui.game import BlackHat, Card, Discard, Game, Offer, Return, Swap
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO
from hats_tui.tui.turn.inspect import paint_inspect

TABLE = "H1 C1 F1 P1 J1 T1"


def exchanged() -> Game:
    """Alice has J1 and a black hat of C2, and has given Chloe C3 for P2; she is to play."""
    game = opening(TABLE, "C2 J6 C3", "F2 P5", "P6 P2", "T5 T6")
    for seat, card in ((1, Card.J6), (2, Card.P5), (3, Card.P6), (4, Card.T6)):
        space = {1: 5, 2: 4, 3: 4, 4: 6}[seat]
        game = end(advance(game, Swap(seat=seat, card=card, space=space)))
    game = advance(game, Offer(seat=1, card=Card.C3), Return(seat=3, card=Card.P2))
    return advance(game, BlackHat(seat=1, card=Card.C2))


def test_a_player_is_told_sum_by_sum() -> None:
    lines = rows(painted(paint_inspect, scene_of(exchanged(), seat=2, inspected=1)))
    assert lines[0].startswith(" PLAYER  Alice, Team A, 7 cards")
    assert lines[1] == "  J1 1×5=5   ■1 1×1=1"
    assert lines[2] == " Hats 5 + black hats 1 + cookie 5 = 11, with 2 types"
    assert lines[3] == " Alice has the cookie; next is Bob: 2 types to 1."
    assert lines[4] == ""


def test_who_has_not_the_cookie_is_told_why() -> None:
    lines = rows(painted(paint_inspect, scene_of(exchanged(), seat=2, inspected=4)))
    assert lines[3] == " Alice has the cookie, not Dimitri: 2 types to 1."


def test_the_owner_sees_black_hats_and_what_was_passed() -> None:
    lines = rows(painted(paint_inspect, scene_of(exchanged(), seat=1, inspected=1)))
    assert "black hats 1 (C2)" in lines[2]
    assert lines[4] == " You gave Chloe C3, and got P2"


def test_the_partner_is_shown_with_what_was_passed_between_the_two() -> None:
    lines = rows(painted(paint_inspect, scene_of(exchanged(), seat=1, inspected=3)))
    assert lines[4] == " You gave Chloe C3, and got P2"
    lines = rows(painted(paint_inspect, scene_of(exchanged(), seat=3, inspected=3)))
    assert lines[4] == " You gave Alice P2, and got C3"


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_nobody_else_sees_a_hidden_card(seat: int) -> None:
    for inspected in range(1, 5):
        scene = scene_of(exchanged(), seat=seat, inspected=inspected)
        text = "".join(rows(painted(paint_inspect, scene)))
        assert not any(code in text for code in ("C2", "C3", "P2"))


def test_a_hidden_hand_hides_what_only_its_owner_knows() -> None:
    scene = scene_of(exchanged(), seat=1, inspected=1, covered=True)
    lines = rows(painted(paint_inspect, scene))
    assert not any(code in "".join(lines) for code in ("C2", "C3", "P2"))
    assert lines[4] == " What only you may know is hidden with your hand."


def test_own_discards_are_told_while_they_lie_there() -> None:
    game = advance(opening("H1 C1 F1 P1 J1", "C2", "F2"), Discard(seat=1, card=Card.C2))
    own = rows(painted(paint_inspect, scene_of(game, seat=1, inspected=1)))
    assert own[4] == " You discarded: C2"
    other = rows(painted(paint_inspect, scene_of(game, seat=2, inspected=1)))
    assert "C2" not in "".join(other)


def test_nothing_collected_is_said() -> None:
    game = opening(TABLE, "C2", "F2", "P6", "T5")
    lines = rows(painted(paint_inspect, scene_of(game, inspected=2)))
    assert lines[1] == " Nothing collected yet."
    assert lines[3] == " Nobody has the cookie yet: whoever plays first takes it."


def test_eight_groups_with_their_sums_fit() -> None:
    scene = scene_of(with_eight_groups(), seat=1, inspected=1)
    line = rows(painted(paint_inspect, scene, look=Look(MONO, ASCII)))[1]
    assert line.count("1x") == 8
    assert line.endswith("1x1=1")
    assert line.isascii()


def test_long_names_leave_the_cookies_reason_room() -> None:
    scene = scene_of(exchanged(), seat=2, inspected=4, names=ODD_NAMES)
    lines = rows(painted(paint_inspect, scene))
    assert lines[3].endswith("2 types to 1.")
    assert "Team B, 8 cards" in lines[0]
    assert max(map(cell_len, lines)) <= 80


def test_the_heading_can_be_pressed() -> None:
    canvas = painted(paint_inspect, scene_of(without_undo(3, 1, 9)))
    heading = canvas.lines()[0]
    assert canvas.payload_at(heading.index("Esc"), 0) == ("key", "escape")
    assert canvas.payload_at(heading.index("Next"), 0) == ("key", "right")
