"""What is staged, and what it would bring."""

from __future__ import annotations

from hats_tui.cells import cut, width_of
from hats_tui.game import Action, Discard, Offer, PlayerView, Return, best_favourite
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.paint.wrap import StyledLine
from hats_tui.tui.turn.consequences import consequences, spread
from hats_tui.tui.turn.flow import brief, fitting, wrapped
from hats_tui.tui.turn.phrases import draw_phrase, styled
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.score_bars import score_bars
from hats_tui.tui.turn.selection import Purpose, Selection, stuck
from hats_tui.tui.turn.status import fits_in_status
from hats_tui.tui.turn.topics import COOKIE, MOVE
from hats_tui.words import _, cookie, forecasts
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, card_span, phrase, signed
from hats_tui.words.turns import prompt

_MOST_LINES = 3
"""Lines of one sentence."""


def paint_preview(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint the preview; what Enter does comes last, where a row is left."""
    palette, room, rows = look.palette, canvas.width - 1, canvas.height - 1
    canvas.fill(0, 0, canvas.width, canvas.height, palette.style("surface"))
    canvas.fill(0, 0, canvas.width, 1, palette.style("band"))
    asked = MOVE if MOVE in scene.topics else COOKIE
    canvas.hit(0, 0, canvas.width, canvas.height, ("why", asked))
    title, lines = _content(scene, look, room, rows)
    heading, end = _("PREVIEW"), 0
    if not title.spans or title.cells + width_of(heading) + 2 <= canvas.width:
        end = canvas.text(1, 0, heading, palette.style("heading"))
    draw_phrase(canvas, end + 1, 0, title, palette, canvas.width - end - 1)
    for y, line in enumerate(lines[:rows], start=1):
        canvas.spans(1, y, line)
    if len(lines) < rows:
        _paint_key(canvas, scene, look)


def _content(scene: Scene, look: Look, room: int, rows: int) -> tuple[Phrase, list[StyledLine]]:
    """What is staged, and what there is to say about it."""
    view, selection = scene.player, scene.selection
    title, sentences = Phrase(()), _standing(scene, room)
    if scene.message is not None and not fits_in_status(scene, look):
        return title, [styled(line, look) for line in wrapped(scene.message, room, rows)]
    if view is not None and selection is not None and view.acts:
        action = None if scene.covered else selection.action(view.seat)
        if action is not None:
            title = _title(action, view, scene.names, room - width_of(_("PREVIEW")) - 1)
        if action is not None and scene.forecast is not None:
            return title, consequences(scene, scene.forecast, look, room, rows)
        sentences = _unforeseen(scene, view, action, selection)
    lines: list[StyledLine] = []
    for sentence in sentences:
        most = min(_MOST_LINES, rows - len(lines))
        if most > 0:
            lines += [styled(line, look) for line in wrapped(sentence, room, most)]
    bars = score_bars(scene, look, room)
    taken = len(lines) + len(bars)
    if taken >= rows or look.tier is Tier.S:
        return title, lines
    return title, spread([lines, bars], min(taken + 1, rows - 1))


def _title(action: Action, view: PlayerView, names: Names, room: int) -> Phrase:
    """The move that is staged, with full names where they fit behind the heading."""
    return fitting(lambda each: forecasts.move_line(action, view.board, each), names, room)


def _standing(scene: Scene, room: int) -> list[Phrase]:
    """Whom the game waits for, how the cookie stands, and the viewer's favourite."""
    sentences = [scene.waiting] if scene.waiting else []
    board, names = scene.view.board, brief(scene.names)
    holding = cookie.holding(board, names)
    if len(wrapped(holding, room, _MOST_LINES + 1)) > _MOST_LINES:
        holding = cookie.holding(board, names, briefly=True)
    sentences.append(holding)
    if scene.player is not None and not scene.covered:
        sentences.append(_favourite_now(scene.player))
    return sentences


def _no_space(selection: Selection) -> list[Phrase]:
    if selection.card is None:
        return [phrase(_("Choose a card."))]
    card = card_span(selection.card)
    return [
        phrase(_("No space takes {card}."), card=card),
        phrase(_("It can become a black hat.")),
    ]


def _unforeseen(
    scene: Scene, view: PlayerView, action: Action | None, selection: Selection
) -> list[Phrase]:
    """What is known where there is nothing to reckon."""
    if scene.covered:
        return [phrase(_("Hidden with your hand."))]
    if action is None:
        return _no_space(selection)
    if isinstance(action, Discard | Offer | Return):
        return list(forecasts.unknown_lines(action, view.board))
    return [prompt(view, brief(scene.names)), _favourite_now(view)]


def _favourite_now(view: PlayerView) -> Phrase:
    """The best favourite of the cards now in hand."""
    best = best_favourite(view.hand, view.board.collections[view.seat - 1])
    template = _("Best favourite {card}: {points}")
    return phrase(template, card=card_span(best.card), points=signed(best.points))


def _paint_key(canvas: Canvas, scene: Scene, look: Look) -> None:
    if scene.selection is None:
        return
    key, does = "enter", _enter_text(scene.selection)
    if scene.covered:
        key, does = "z", _("Show my hand")
    y, palette = canvas.height - 1, look.palette
    end = canvas.text(1, y, f" {cap(look, key)} ", palette.style("key"))
    end = canvas.text(
        end + 1, y, cut(does, canvas.width - end - 1, canvas.ellipsis), palette.style("fg")
    )
    canvas.hit(1, y, end - 1, 1, ("key", key))


def _enter_text(selection: Selection) -> str:
    if stuck(selection):
        return _("Make it a black hat")
    if not selection.armed:
        return _("Choose the space")
    return {
        Purpose.SWAP: _("Play it"),
        Purpose.BLACK: _("Lay it face down"),
        Purpose.DISCARD: _("Discard and draw"),
        Purpose.OFFER: _("Offer it"),
        Purpose.RETURN: _("Give it"),
        Purpose.END: _("End the turn"),
    }[selection.purpose]
