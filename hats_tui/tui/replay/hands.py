"""All hands at once, where they lie open."""

from __future__ import annotations

from hats_tui.cells import width_of
from hats_tui.game import Card, HatType
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.turn.collection import Group, draw_group, draw_groups
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import short_name
from hats_tui.words import _

_NAME = 2


def paint_hands(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    """Paint a heading, and a row for each player."""
    draw_heading(canvas, _("ALL HANDS"), look, [Hint(cap(look, "w"), _("Log"), "w")])
    names = [short_name(scene.names, seat, look) for seat in range(1, len(scene.hands) + 1)]
    x = _NAME + max(map(width_of, names)) + 2
    hands = list(enumerate(scene.hands, start=1))
    if len(hands) >= canvas.height:  # where one must be left out, it is the one in sight above
        hands = [each for each in hands if each[0] != scene.seat]
    step = 2 if canvas.height > 2 * len(hands) else 1
    for row, (seat, hand) in enumerate(hands):
        y = 1 + row * step
        if seat == scene.view.board.actor:
            canvas.text(0, y, look.glyphs.turn, look.palette.style("accent"))
        canvas.hit(0, y, canvas.width, 1, ("player", seat))
        canvas.text(_NAME, y, names[seat - 1], look.palette.style("fg"))
        groups = _groups(hand.cards)
        end = x + sum(group.width + 1 for group in groups)
        draw_groups(canvas, x, y, groups, look, end - x)
        _draw_black_hats(canvas, end + 1, y, hand.black_hats, look)


def _draw_black_hats(canvas: Canvas, x: int, y: int, faces: tuple[Card, ...], look: Look) -> None:
    """Paint how many black hats somebody has made, and of which cards."""
    if faces:
        x = draw_group(canvas, x, y, Group(None, (), len(faces)), look) + 1
        draw_groups(canvas, x, y, _groups(faces), look, canvas.width - x)


def _groups(hand: tuple[Card, ...]) -> list[Group]:
    ranks = {hat: sorted(card.rank for card in hand if card.hat is hat) for hat in HatType}
    return [Group(hat, tuple(found), len(found)) for hat, found in ranks.items() if found]
