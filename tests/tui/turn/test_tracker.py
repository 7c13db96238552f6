"""The tracker: what types are worth, and which values the viewer has not seen."""

import pytest
from support.positions import opening
from support.scenes import painted, role_at, rows, scene_of, without_undo

from hats_tui.game import Card, HatType, not_yet_seen
from hats_tui.tui.turn import tracker
from hats_tui.tui.turn.scene import Panel
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.tracker import paint_tracker

TABLE = "H1 C1 F1 P1 J1 T1"


def test_worths_now_and_after_the_staged_move() -> None:
    game = opening(TABLE, "C6", "F2", "P6", "T5")
    selection = Selection(Purpose.SWAP, Card.C6, 1, armed=True)
    canvas = painted(paint_tracker, scene_of(game, selection=selection))
    lines = rows(canvas)
    assert lines[1].startswith("  H  High hat ×1 ► ×0")
    assert lines[2].startswith("  C  Crown    ×2 ► ×1")
    assert lines[3].startswith("  F  Fez      ×3     ")
    assert "S  Sombrero ×0" in lines[1]
    assert role_at(canvas, "×0", 1) == ["accent"]


def test_a_hidden_hand_hides_what_the_staged_move_changes() -> None:
    game = opening(TABLE, "C6", "F2", "P6", "T5")
    selection = Selection(Purpose.SWAP, Card.C6, 1, armed=True)
    scene = scene_of(game, selection=selection, covered=True)
    assert "►" not in "".join(rows(painted(paint_tracker, scene)))


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("height", [5, 6, 7, 9])
def test_exactly_the_unseen_values_stand_there(count: int, height: int) -> None:
    game = without_undo(count, 7, 40)
    for seat in range(count + 1):
        scene = scene_of(game, seat=seat)
        width = 80 if height < 8 else 46
        shown = _values(rows(painted(paint_tracker, scene, width, height)))
        unseen = not_yet_seen(scene.view)
        assert shown == {hat: [card.rank for card in left] for hat, left in unseen.items()}


def test_with_much_room_the_names_are_whole_and_everything_is_farther_apart() -> None:
    game = opening(TABLE, "C6", "F2", "P6", "T5")
    selection = Selection(Purpose.SWAP, Card.C6, 1, armed=True)
    lines = rows(painted(paint_tracker, scene_of(game, selection=selection), 60, 9))
    assert lines[1].startswith("  H  High hat     ×1 ► ×0")
    assert lines[4].startswith("  P  Pointed hat  ×4 ")
    assert [line[30:].split() for line in lines[2:3]] == [["·", *"2345", "·"]]


def test_the_longest_names_of_any_language_stand_apart_from_what_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = opening(TABLE, "C6", "F2", "P6", "T5")
    monkeypatch.setattr(tracker, "short_hat_name", lambda _hat: "Tricornio")
    monkeypatch.setattr(tracker, "hat_name", lambda _hat: "Gorro de bufón")
    assert "  H Tricornio ×1" in rows(painted(paint_tracker, scene_of(game)))[1]
    assert "  H  Tricornio    ×1" in rows(painted(paint_tracker, scene_of(game), 60, 9))[1]


def test_a_hidden_hand_does_not_show_in_what_is_unseen() -> None:
    game = without_undo(3, 7, 40)
    hidden = scene_of(game, seat=2, covered=True, panel=Panel.TRACKER)
    shown = _values(rows(painted(paint_tracker, hidden)))
    public = not_yet_seen(game.public_view())
    assert shown == {hat: [card.rank for card in left] for hat, left in public.items()}


def test_types_out_of_play_are_said_to_be_out() -> None:
    lines = rows(painted(paint_tracker, scene_of(opening("H1 C1 F1 P1 J1", "C2", "F2"))))
    text = "\n".join(lines)
    assert text.count("out of play") == 2
    assert "S  Sombrero out of play" in text
    assert "T  Tricorne out of play" in text


def _values(lines: list[str]) -> dict[HatType, list[int]]:
    """The values that the tracker shows, of all types but those that are out."""
    found: dict[HatType, list[int]] = {}
    for line in lines[1:]:
        for cell in (line[:40], line[40:]):
            if cell.strip() and "out of play" not in cell:
                found[HatType(cell.split()[0])] = [int(n) for n in cell[24:] if n.isdigit()]
    return found
