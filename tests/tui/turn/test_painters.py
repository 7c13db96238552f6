"""What holds for every painter of the turn: it fits, and tells nothing that is hidden."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from support.games import examples
from support.scenes import Painter, painted, scene_of, without_undo

from hats_tui.game import Game, PlayerView
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO
from hats_tui.tui.turn.panel import PAINTERS
from hats_tui.tui.turn.players import paint_players
from hats_tui.tui.turn.preview import paint_preview
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.selection import Purpose, Selection, may

ALL: tuple[Painter, ...] = (paint_players, paint_preview, *PAINTERS.values())

random_games = st.builds(without_undo, st.integers(2, 4), st.integers(0, 1000), st.integers(0, 100))


def scenes(game: Game, *, covered: bool = False) -> Iterator[Scene]:
    """Every seat's scenes, with every purpose that a player has, and nobody's."""
    for seat in range(game.state.board.players + 1):
        for inspected in range(1, game.state.board.players + 1):
            for selection in _selections(game, seat):
                yield scene_of(
                    game, seat, selection, covered=covered, panel=Panel.INSPECT, inspected=inspected
                )


def _selections(game: Game, seat: int) -> list[Selection | None]:
    view = game.view(seat) if seat else None
    if view is None or not view.acts:
        return [None]
    cards = view.hand[:1]
    return [None, *(Selection(p, cards[0], armed=True) for p in Purpose if may(view, p))]


@examples(15)
@given(random_games)
def test_without_colour_and_unicode_everything_is_plain(game: Game) -> None:
    look = Look(MONO, ASCII)
    for scene in scenes(game):
        for painter in ALL:
            canvas = painted(painter, scene, look=look)
            assert all(line.isascii() for line in canvas.lines())
            for strip in canvas.strips():
                assert not any(segment.style and segment.style.color for segment in strip)


@examples(15)
@given(random_games, st.integers(30, 200), st.integers(1, 12))
def test_every_size_can_be_painted(game: Game, width: int, height: int) -> None:
    for scene in scenes(game):
        for painter in ALL:
            canvas = painted(painter, scene, width, height)
            assert {strip.cell_length for strip in canvas.strips()} == {width}


@examples(25)
@given(random_games)
def test_a_hidden_hand_appears_nowhere(game: Game) -> None:
    for scene in scenes(game, covered=True):
        assert not scene.seat or isinstance(scene.view, PlayerView)
        hidden = {*scene.hand, *(scene.player.black_hats if scene.player else ())}
        for painter in ALL:
            text = "\n".join(painted(painter, scene, height=60).lines())
            assert not [card for card in hidden if card in text]
