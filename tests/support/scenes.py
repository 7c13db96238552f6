"""Scenes of the turn screen from real games, and what painters make of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from support.games import advance, dealt

from hats_tui.game import (
    Action,
    BlackHat,
    Board,
    Card,
    EndTurn,
    Game,
    PlayerView,
    Swap,
    legal_actions,
    type_count,
)
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Role
from hats_tui.tui.turn.scene import Panel, Scene, forecast_of
from hats_tui.tui.turn.selection import Selection, begin
from hats_tui.words.names import Names
from hats_tui.words.turns import waits_for

Painter = Callable[[Canvas, Scene, Look], None]

PLAIN_NAMES = ("Alice", "Bob", "Chloe", "Dimitri")
ODD_NAMES = ("[red]Bartholomäus the Second of Somewhere", "漢字漢字漢字", "[/]", "Zoë 🎩 Hat")


def scene_of(
    game: Game,
    seat: int | None = None,
    selection: Selection | None = None,
    *,
    names: tuple[str, ...] = PLAIN_NAMES,
    covered: bool = False,
    panel: Panel = Panel.LOG,
    inspected: int = 1,
    scrolled: int = 0,
) -> Scene:
    """What `seat` sees, by default the one who has to act; nobody's eyes for seat 0."""
    board = game.state.board
    view = game.public_view() if seat == 0 else game.view(seat or board.actor or 1)
    called = Names.of(names[: board.players])
    acts = isinstance(view, PlayerView) and view.acts
    hand: tuple[Card, ...] = ()
    forecast = None
    if isinstance(view, PlayerView):
        hand = view.hand
        selection = (selection or begin(view, hand)) if acts else None
        forecast = forecast_of(view, selection)
    return Scene(
        view=view,
        names=called,
        hand=hand,
        selection=selection,
        forecast=forecast,
        covered=covered,
        waiting=None if acts else waits_for(board, called),
        panel=panel,
        inspected=inspected,
        scrolled=scrolled,
    )


def painted(
    painter: Painter, scene: Scene, width: int = 80, height: int = 5, look: Look | None = None
) -> Canvas:
    """What a painter makes of a scene."""
    look = look or Look()
    canvas = Canvas(width, height, look.palette.style("bg"), look.glyphs.ellipsis)
    painter(canvas, scene, look)
    return canvas


def rows(canvas: Canvas) -> list[str]:
    """The lines without the spaces at their ends."""
    return [line.rstrip() for line in canvas.lines()]


def role_at(canvas: Canvas, text: str, row: int, look: Look | None = None) -> list[str]:
    """The text roles whose colour and weight the first character of a text in a row has."""
    palette = (look or Look()).palette
    style = canvas.style_at(canvas.lines()[row].index(text), row)
    roles: tuple[Role, ...] = ("fg", "strong", "muted", "accent", "good", "bad")
    return [
        role
        for role in roles
        if (style.color, bool(style.bold))
        == (palette.style(role).color, bool(palette.style(role).bold))
    ]


def without_undo(count: int, seed: int, steps: int) -> Game:
    """A random game in which nothing was taken back."""
    rng, game = Random(seed), dealt(count, seed)
    for _ in range(steps):
        board = game.state.board
        if board.over:
            break
        game = advance(game, rng.choice(legal_actions(board, game.state.actor_hand)))
    return game


def with_eight_groups() -> Game:
    """A game of four in which seat 1 has all seven types and a black hat."""
    return next(game for seed in range(2000) if _groups(game := _varied(seed)) == 8)


def _varied(seed: int) -> Game:
    """A game in which seat 1 collects as many types as it can, until it is over or has all."""
    game = dealt(4, seed, first=1)
    while _groups(game) < 8 and not game.state.board.over:
        board = game.state.board
        actions = legal_actions(board, game.state.actor_hand)
        game = advance(game, max(actions, key=lambda action: _variety(board, action)))
    return game


def _groups(game: Game) -> int:
    board = game.state.board
    return type_count(board.collections[0], board.black_hats[0])


def _variety(board: Board, action: Action) -> int:
    """How much an action serves the first seat's collection of types."""
    match action:
        case Swap(seat=1, space=space):
            collected = {card.hat for card in board.collections[0]}
            return 2 if board.table[space - 1].hat in collected else 5
        case Swap():
            return 3
        case EndTurn():
            return 4
        case BlackHat(seat=seat):
            return 3 if seat == 1 else 1
        case _:
            return 0
