"""A player's panel: name, collection and points, as rows, as chips or as cards."""

from __future__ import annotations

import pytest
from support.games import advance, dealt, end
from support.positions import cards, opening
from support.scenes import ODD_NAMES, painted, role_at, rows, scene_of, with_eight_groups

from hats_tui.cells import width_of
from hats_tui.game import BlackHat, Card, Game, Swap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import DARK, MONO
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn import group_rows
from hats_tui.tui.turn.player_panel import paint_panel
from hats_tui.tui.turn.players import paint_players
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.stacks import stack_size
from hats_tui.tui.turn.standing import standings

TABLE = "H1 C1 F1 P1 J1 T1"
MIDDLE, LARGE = Look(tier=Tier.M), Look(tier=Tier.L)


def four() -> Game:
    """Alice has C1 and the cookie, Bob F1, both worth nothing now; Chloe is to play."""
    game = opening(TABLE, "C2 J6", "F2 P5", "P6 C6 F6", "T5")
    game = end(advance(game, Swap(seat=1, card=Card.J6, space=2)))
    return end(advance(game, Swap(seat=2, card=Card.P5, space=3)))


def six_of_a_type() -> Game:
    """A game of two in which seat 1 takes all six Fezzes after a black hat, seat 2 makes six."""
    game = opening("F1 F2 F3 F4 H1", "F5 H6 C6 P6 J6 H5", "F6")
    pairs = (("F5", 5), ("H6", 5), ("C6", 4), ("P6", 3), ("J6", 2), ("H5", 1))
    game = end(advance(game, BlackHat(seat=1, card=game.view(1).hand[-1])))
    game = end(advance(game, Swap(seat=2, card=Card.F6, space=5)))
    for code, space in pairs:
        game = end(advance(game, Swap(seat=1, card=cards(code)[0], space=space)))
        game = end(advance(game, BlackHat(seat=2, card=game.view(2).hand[0])))
    return game


def panel(scene: Scene, seat: int, width: int, height: int, look: Look = MIDDLE) -> Canvas:
    """The panel of one player."""
    players = scene.view.board.players
    canvas = Canvas(width, height, look.palette.style("surface"), look.glyphs.ellipsis)
    paint_panel(canvas, players, standings(scene)[seat - 1], look)
    return canvas


def test_a_panel_tells_everything_public_of_a_player() -> None:
    selection = Selection(Purpose.SWAP, Card.C6, 6, armed=True)
    assert rows(panel(scene_of(four(), selection=selection), 1, 29, 9)) == [
        " Alice · A     8 cards  (::)",
        "  C  Crown    1        1×0=0",
        "",
        "",
        "",
        "",
        "",
        " hats 0  black 0  cookie 5",
        " 5 +6 = 11 points     1 type",
    ]


def test_the_longest_names_of_any_language_stand_apart_from_the_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(group_rows, "short_hat_name", lambda _hat: "Dreispitz")
    assert "  C Dreispitz 1        1×0=0" in rows(panel(scene_of(four()), 1, 29, 9))


def test_nothing_collected_is_said() -> None:
    assert "Nothing collected yet." in rows(panel(scene_of(dealt(3)), 1, 29, 9))[2]


def test_eight_groups_are_chips_with_their_sums_where_there_are_no_rows_for_them() -> None:
    scene = scene_of(with_eight_groups(), seat=1)
    low, high = rows(panel(scene, 1, 29, 9)), rows(panel(scene, 1, 29, 12))
    assert sum(line.count("1×") for line in low) == 8
    assert [line.split()[0] for line in high[1:9]] == [*"HCFPSTJ", "■"]
    for lines in (low, high):
        assert lines[-1].endswith("8 types")


def test_six_of_a_type_and_their_sum_fit_into_the_narrowest_panel() -> None:
    lines = rows(panel(scene_of(six_of_a_type(), seat=1), 1, 28, 9))
    assert lines[1] == "  F  Fez      123456  6×0=0"


def test_the_owner_sees_the_faces_of_black_hats_and_nobody_else() -> None:
    game = six_of_a_type()
    faces = game.view(2).black_hats
    for size in ((60, 9), (110, 16)):
        own = "\n".join(rows(panel(scene_of(game, seat=2), 2, *size)))
        assert all(face.value in own for face in faces)
        for scene in (
            scene_of(game, seat=1),
            scene_of(game, seat=0),
            scene_of(game, seat=2, covered=True),
        ):
            text = "\n".join(rows(panel(scene, 2, *size)))
            assert not [face for face in faces if face.value in text]


@pytest.mark.parametrize(
    ("width", "height", "players", "tier"),
    [
        (29, 9, 4, None),
        (71, 13, 4, Tier.S),
        (64, 40, 4, None),
        (114, 13, 2, Tier.M),
        (98, 14, 4, Tier.M),
        (190, 40, 3, Tier.L),
    ],
)
def test_the_cards_are_as_large_as_every_collection_allows(
    width: int, height: int, players: int, tier: Tier | None
) -> None:
    assert stack_size(width, height, players) is tier


@pytest.mark.parametrize(("width", "height"), [(71, 11), (71, 13), (114, 13), (140, 20)])
def test_piles_show_every_value_and_their_sum(width: int, height: int) -> None:
    lines = rows(panel(scene_of(six_of_a_type(), seat=2), 1, width, height, LARGE))
    text = " ".join(lines)
    assert all(f"F{rank}" in text for rank in range(1, 7))
    assert "6×0=0" in text
    assert "1×1=1" in text


def test_eight_piles_stand_beside_each_other_clear_of_the_points() -> None:
    lines = rows(panel(scene_of(with_eight_groups(), seat=1), 1, 71, 13, LARGE))
    codes = lines[2].split()
    assert [code[0] for code in codes[:7]] == [*"HCFPSTJ"]
    assert sum(line.count("1×") for line in lines) == 8
    assert lines[-1].startswith(" 8 types: hats ")


def test_the_big_points_are_those_after_the_staged_move() -> None:
    selection = Selection(Purpose.SWAP, Card.C6, 6, armed=True)
    canvas = panel(scene_of(four(), selection=selection), 1, 71, 13, LARGE)
    assert rows(canvas)[-1] == " 1 type: hats 0 + black hats 0 + cookie 5 = 5 +6 = 11 points"
    assert role_at(canvas, "+6", 10) == ["good"]


@pytest.mark.parametrize(("width", "height"), [(28, 9), (45, 11), (71, 13), (140, 20)])
@pytest.mark.parametrize("look", [Look(MONO), Look(DARK, ASCII), LARGE])
def test_odd_names_leave_the_rest_of_the_heading(look: Look, width: int, height: int) -> None:
    for seat in range(1, 5):
        canvas = panel(scene_of(four(), names=ODD_NAMES), seat, width, height, look)
        assert {width_of(line) for line in canvas.lines()} == {width}
        heading = rows(canvas)[0]
        assert f"{8 + (seat > 2)} cards" in heading
        assert ("(::)" in heading) == (seat == 1)


def test_panels_and_piles_can_be_pressed() -> None:
    canvas = painted(paint_players, scene_of(dealt(3)), 146, 28, LARGE)
    assert canvas.payload_at(5, 5) == ("player", 1)
    assert canvas.payload_at(140, 5) == ("player", 2)
    assert canvas.payload_at(5, 20) == ("player", 3)
    assert canvas.payload_at(110, 20) == ("key", "d")
    text = "\n".join(canvas.lines())
    assert "Deck 9" in text
    assert "Discards 0" in text


def test_the_cookie_can_be_pressed_in_a_panel() -> None:
    canvas = painted(paint_players, scene_of(four()), 120, 9, MIDDLE)
    heading = canvas.lines()[0]
    assert canvas.payload_at(heading.index("(::)"), 0) == ("cookie",)
