"""A part is painted anew exactly when it would look different: never less, and seldom more."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from support.games import examples
from support.scenes import painted, scene_of, without_undo

from hats_tui.tui.turn.essence import same_for
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.selection import Purpose, Selection, legal_spaces, may
from hats_tui.tui.turn.zone import PAINTERS

STILL = (Part.STATUS, Part.ACTIONS, Part.PANEL)
"""What moving from card to card never changes."""


def scenes(count: int, seed: int, steps: int) -> list[Scene]:
    """What the one who acts may see, with everything that can be staged, and with every panel."""
    game = without_undo(count, seed, steps)
    view = game.view(game.state.board.actor or 1)
    staged: list[Selection | None] = [None]
    for card in view.hand if view.acts else ():
        staged += [Selection(p, card, armed=True) for p in Purpose if may(view, p)]
        if may(view, Purpose.SWAP):
            staged += [Selection(Purpose.SWAP, card, space) for space in legal_spaces(view, card)]
    return [
        scene_of(game, view.seat, selection, covered=covered, panel=panel)
        for selection in staged
        for covered in (False, True)
        for panel in (Panel.LOG, Panel.TRACKER)
    ]


@examples(10)
@given(st.integers(2, 4), st.integers(0, 300), st.integers(0, 80), st.randoms())
def test_what_is_the_same_looks_the_same(count: int, seed: int, steps: int, random: Random) -> None:
    found = scenes(count, seed, steps)
    pairs = [(random.choice(found), random.choice(found)) for _ in range(20)]
    for part, painter in PAINTERS.items():
        for before, scene in pairs:
            if same_for(part, before, scene):
                sheets = [painted(painter, each, 100, 9) for each in (before, scene)]
                assert sheets[0].changes(sheets[1]) == []


def test_moving_from_card_to_card_leaves_log_status_and_actions_alone() -> None:
    game = without_undo(4, 8, 50)
    view = game.view(game.state.board.actor or 1)
    one, other = (scene_of(game, selection=Selection(Purpose.SWAP, c)) for c in view.hand[:2])
    assert all(same_for(part, one, other) for part in STILL)
    assert not any(same_for(part, one, other) for part in (Part.HAND, Part.TABLE, Part.PREVIEW))


def test_whatever_else_a_scene_tells_counts() -> None:
    scene = scene_of(without_undo(3, 8, 50))
    for changed in (replace(scene, tracker_in_sight=True), replace(scene, covered=True)):
        assert not any(same_for(part, scene, changed) for part in Part)
