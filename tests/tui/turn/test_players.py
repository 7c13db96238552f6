"""The players' rows: every figure in its place, and what the staged move would change."""

import pytest
from rich.cells import cell_len
from support.games import advance, end
from support.positions import cards, opening
from support.scenes import ODD_NAMES, painted, role_at, rows, scene_of, with_eight_groups

from hats_tui.game import BlackHat, Card, Game, Offer, Swap
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import DARK, MONO
from hats_tui.tui.turn.players import paint_players
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.sight import judged

TABLE = "H1 C1 F1 P1 J1 T1"


def four() -> Game:
    """Alice has C1 and the cookie, Bob F1, both worth nothing now; Chloe is to play."""
    game = opening(TABLE, "C2 J6", "F2 P5", "P6 C6 F6", "T5")
    game = end(advance(game, Swap(seat=1, card=Card.J6, space=2)))
    return end(advance(game, Swap(seat=2, card=Card.P5, space=3)))


def six_of_a_type() -> Game:
    """A game of two in which seat 1 takes all six Fezzes."""
    game = opening("F1 F2 F3 F4 H1", "F5 H6 C6 P6 J6 H5", "F6")
    pairs = (("F5", 5), ("H6", 5), ("C6", 4), ("P6", 3), ("J6", 2), ("H5", 1))
    game = advance(game, BlackHat(seat=1, card=game.view(1).hand[-1]))
    game = end(game)
    game = end(advance(game, Swap(seat=2, card=Card.F6, space=5)))
    for code, space in pairs:
        game = end(advance(game, Swap(seat=1, card=cards(code)[0], space=space)))
        game = end(advance(game, BlackHat(seat=2, card=game.view(2).hand[0])))
    return game


def test_a_row_tells_everything_public_of_a_player() -> None:
    game = four()
    selection = Selection(Purpose.SWAP, Card.C6, 6, armed=True)
    lines = rows(painted(paint_players, scene_of(game, selection=selection)))
    assert lines == [
        "  PLAYER           COLLECTION                      HAND TYP HATS BLK CK SCORE",
        "  Alice     A (::)  C1                               8   1    0   0   5  5+6=11",
        "  Bob       B       F1                               8   1    0   0   ·  0",
        "► Chloe     A                                        9   0    0   0   ·  0",
        "  Dimitri   B                                        9   0    0   0   ·  0",
    ]


def test_a_change_is_judged_for_the_side_of_the_viewer() -> None:
    selection = Selection(Purpose.SWAP, Card.C6, 6, armed=True)
    canvas = painted(paint_players, scene_of(four(), selection=selection))
    assert role_at(canvas, "+6", 1) == ["good"]
    selection = Selection(Purpose.SWAP, Card.F6, 6, armed=True)
    canvas = painted(paint_players, scene_of(four(), selection=selection))
    assert role_at(canvas, "+", 2) == ["bad"]


@pytest.mark.parametrize(
    ("seat", "change", "role"),
    [(1, 4, "good"), (3, -4, "bad"), (2, 4, "bad"), (4, -4, "good"), (1, 0, "strong")],
)
def test_what_harms_the_others_is_good(seat: int, change: int, role: str) -> None:
    assert judged(scene_of(four(), seat=3), seat, change) == role
    assert judged(scene_of(four(), seat=0), seat, change) == "strong"


def test_two_and_three_players_have_no_teams() -> None:
    game = six_of_a_type()
    lines = rows(painted(paint_players, scene_of(game), height=3))
    assert lines[1].startswith("► Alice      ")
    assert lines[1][11:18].strip() in ("", "(::)")


def test_six_cards_of_a_type_and_many_black_hats_fit() -> None:
    lines = rows(painted(paint_players, scene_of(six_of_a_type()), height=3))
    assert " F123456   ■1" in lines[1]
    assert " F" not in lines[2][18:50] or "■6" in lines[2]


@pytest.mark.parametrize("look", [Look(), Look(MONO), Look(DARK, ASCII)])
def test_eight_groups_fit_and_touch_no_figure(look: Look) -> None:
    scene = scene_of(with_eight_groups(), seat=1)
    line = painted(paint_players, scene, look=look).lines()[1]
    groups, figures = line[19:51], line[51:]
    assert [part[0] for part in groups.split()] == [*"HCFPSTJ", look.glyphs.black]
    assert figures.split()[0] == str(scene.view.board.hand_sizes[0])


def test_the_mark_stands_at_who_has_to_act() -> None:
    game = opening(TABLE, "C2", "F2", "P6", "T5")
    game = advance(game, Offer(seat=1, card=Card.C2))
    lines = rows(painted(paint_players, scene_of(game)))
    assert [line[0] for line in lines[1:]] == [" ", " ", "►", " "]


def test_only_the_viewer_has_a_strong_name() -> None:
    canvas = painted(paint_players, scene_of(four(), seat=2))
    assert role_at(canvas, "Bob", 2) == ["strong"]
    assert role_at(canvas, "Chloe", 3) == ["fg"]
    nobody = painted(paint_players, scene_of(four(), seat=0))
    assert role_at(nobody, "Bob", 2) == ["fg"]


def test_a_hidden_hand_hides_what_its_card_would_change() -> None:
    lines = rows(painted(paint_players, scene_of(four(), covered=True)))
    assert not any("=" in line for line in lines)


def test_a_row_can_be_pressed_and_so_can_the_cookie() -> None:
    canvas = painted(paint_players, scene_of(four()))
    assert canvas.payload_at(40, 1) == ("player", 1)
    assert canvas.payload_at(canvas.lines()[1].index("(::)"), 1) == ("cookie",)
    assert canvas.payload_at(40, 0) is None


@pytest.mark.parametrize("width", [80, 81, 100, 120, 200])
def test_odd_names_move_no_column(width: int) -> None:
    game = four()
    odd = painted(paint_players, scene_of(game, names=ODD_NAMES), width)
    for line, strip in zip(odd.lines(), odd.strips(), strict=True):
        assert cell_len(line) == width
        assert strip.cell_length == width
    columns = {
        _column_of(line, " A " if n % 2 else " B ") for n, line in enumerate(odd.lines()[1:], 1)
    }
    assert len(columns) == 1


def _column_of(line: str, text: str) -> int:
    return cell_len(line[: line.index(text)])


def test_wide_windows_show_full_names_and_space_the_score() -> None:
    names = ("Alexandra Elisabeth", "Bob", "Chloe", "Dimitri")
    selection = Selection(Purpose.SWAP, Card.C6, 6, armed=True)
    scene = scene_of(four(), selection=selection, names=names)
    lines = rows(painted(paint_players, scene, 120))
    assert "Alexandra Elisabeth A" in lines[1]
    assert lines[1].endswith(" 5 +6 = 11")
