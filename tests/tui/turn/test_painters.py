"""What holds for every painter of the turn: it fits, and tells nothing that is hidden."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from support.games import examples
from support.scenes import ODD_NAMES, Painter, painted, scene_of, without_undo

from hats_tui.cells import width_of
from hats_tui.game import Game, PlayerView
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.layout import layout
from hats_tui.tui.turn.panel import PAINTERS
from hats_tui.tui.turn.players import paint_players
from hats_tui.tui.turn.preview import paint_preview
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.selection import Purpose, Selection, may
from hats_tui.tui.turn.zone import PAINTERS as PARTS
from hats_tui.words.names import Names

ALL: tuple[Painter, ...] = (paint_players, paint_preview, *PAINTERS.values())

WINDOWS = [(80, 24), (100, 30), (118, 38), (160, 48), (186, 54), (300, 80)]
ODD_NAMES_IN_ASCII = ("[red]Bartholomew the Second of Somewhere", "[/]", "", "Bo")

windows = st.sampled_from(WINDOWS)
random_games = st.builds(without_undo, st.integers(2, 4), st.integers(0, 1000), st.integers(0, 100))


def scenes(game: Game, *, covered: bool = False) -> Iterator[Scene]:
    """Every seat's scenes, with every purpose that a player has, and nobody's."""
    players = game.state.board.players
    for seat in range(players + 1):
        for n, selection in enumerate(_selections(game, seat)):
            looked_at = (seat + n) % players + 1
            yield scene_of(
                game, seat, selection, covered=covered, panel=Panel.INSPECT, inspected=looked_at
            )


def _selections(game: Game, seat: int) -> list[Selection | None]:
    view = game.view(seat) if seat else None
    if view is None or not view.acts:
        return [None]
    cards = view.hand[:1]
    return [None, *(Selection(p, cards[0], armed=True) for p in Purpose if may(view, p))]


def sheets(scene: Scene, window: tuple[int, int], look: Look) -> Iterator[Canvas]:
    """All parts of the screen as they are in a window."""
    look = replace(look, tier=Tier.of(*window))
    for part, region in layout(*window, scene.view.board.players).items():
        yield painted(PARTS[part], scene, region.width, region.height, look)


@examples(4)
@given(random_games, windows)
def test_without_colour_and_unicode_everything_is_plain(
    game: Game, window: tuple[int, int]
) -> None:
    names = Names.of(ODD_NAMES_IN_ASCII[: game.state.board.players])
    for scene in scenes(game):
        for canvas in sheets(replace(scene, names=names), window, Look(MONO, ASCII)):
            assert all(line.isascii() for line in canvas.lines())
            for strip in canvas.strips():
                assert not any(segment.style and segment.style.color for segment in strip)


@examples(8)
@given(random_games, st.integers(30, 200), st.integers(1, 12))
def test_every_size_can_be_painted(game: Game, width: int, height: int) -> None:
    for scene in scenes(game):
        for painter in ALL:
            canvas = painted(painter, scene, width, height)
            assert {strip.cell_length for strip in canvas.strips()} == {width}


@examples(4)
@given(random_games, windows)
def test_every_part_fills_its_place_whatever_the_names(game: Game, window: tuple[int, int]) -> None:
    names = Names.of(ODD_NAMES[: game.state.board.players])
    for scene in scenes(game):
        for canvas in sheets(replace(scene, names=names), window, Look()):
            assert {strip.cell_length for strip in canvas.strips()} == {canvas.width}
            assert {width_of(line) for line in canvas.lines()} == {canvas.width}


@examples(6)
@given(random_games, windows)
def test_a_hidden_hand_appears_nowhere(game: Game, window: tuple[int, int]) -> None:
    for scene in scenes(game, covered=True):
        assert not scene.seat or isinstance(scene.view, PlayerView)
        hidden = {*scene.hand, *(scene.player.black_hats if scene.player else ())}
        for panel in Panel:
            for canvas in sheets(replace(scene, panel=panel), window, Look()):
                text = "\n".join(canvas.lines())
                assert not [card for card in hidden if card in text]
