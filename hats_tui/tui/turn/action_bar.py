"""The last row: what can be done now, each with its key; a press is as good as the key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hats_tui.cells import width_of
from hats_tui.game import Board, PlayerView, may_talk, team_of
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.scene import Panel, Scene
from hats_tui.tui.turn.selection import Purpose, Selection, may
from hats_tui.words import _


@dataclass(frozen=True)
class BarItem:
    """One entry: what it does, the usual key for it, whether it can be done."""

    text: str
    key: str
    enabled: bool = True


def paint_action_bar(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint what can be done now."""
    paint_items(canvas, bar_items(scene), look)


def paint_items(canvas: Canvas, items: Sequence[BarItem], look: Look) -> None:
    """Paint the entries from left to right, the menu always among them, for what has no room.

    Args:
        canvas: Where to paint.
        items: The most wanted first; those for which there is no room are left out.
        look: Palette and signs.
    """
    canvas.fill(0, 0, canvas.width, 1, look.palette.style("panel"))
    menu = BarItem(look.glyphs.ellipsis, "m")
    room = canvas.width - _width(menu, look)
    x = 0
    for item in items:
        if x + _width(item, look) <= room:
            x = _draw(canvas, x, item, look)
    _draw(canvas, room, menu, look)


def _draw(canvas: Canvas, x: int, item: BarItem, look: Look) -> int:
    style = look.palette.style
    end = x + _width(item, look)
    canvas.hit(x, 0, end - x, 1, ("key", item.key))
    x = canvas.text(x, 0, f" {cap(look, item.key)} ", style("key" if item.enabled else "muted"))
    canvas.text(x + 1, 0, item.text, style("fg" if item.enabled else "off"))
    return end


def _width(item: BarItem, look: Look) -> int:
    return width_of(cap(look, item.key)) + width_of(item.text) + 4


def bar_items(scene: Scene) -> list[BarItem]:
    """What can be done now, the most wanted first."""
    look, rest = BarItem(_("Look"), "i"), [BarItem(_("Help"), "question_mark")]
    if not scene.tracker_in_sight:
        text = scene.beneath if scene.panel is Panel.TRACKER else _("Worths")
        rest.insert(0, BarItem(text, "w"))
    if scene.watching:
        rest.insert(0, BarItem(_("Next hand"), "v"))
    if scene.player is not None:
        rest.append(BarItem(_("Sort hand"), "s"))
        rest.append(BarItem(_("Show hand") if scene.covered else _("Hide hand"), "z"))
    if scene.selection is not None and scene.hints:
        rest.insert(0, BarItem(_("Hint"), "a"))
    return [*_turn_items(scene), look, *rest, BarItem(_("Why the cookie?"), "c")]


def _turn_items(scene: Scene) -> list[BarItem]:
    view, selection, why = scene.player, scene.selection, BarItem(_("Why?"), "y")
    if scene.view.board.over:
        return [BarItem(_("The scoring napkin"), "enter"), why]
    if view is None or selection is None:
        hurry = [BarItem(_("Hurry"), "full_stop")] if scene.waiting else []
        back = bool(view and view.undoable and view.board.turn == view.seat)
        talk = _talk_items(view) if view else []
        return [*hurry, *([BarItem(_("Undo"), "u")] if back else []), *talk, why]
    if selection.purpose is Purpose.RETURN:
        return [BarItem(_("Give back"), "enter"), *_talk_items(view), why]
    talk, undo = _talk_items(view), BarItem(_("Undo"), "u", view.undoable > 0)
    # What cannot be done has its place, but not that of what can.
    rest = [*talk, why, undo] if talk and not undo.enabled else [undo, *talk, why]
    return [BarItem(_enter(selection), "enter"), *_move_items(view, selection), *rest]


def _talk_items(view: PlayerView) -> list[BarItem]:
    """To ask the partner for something, where one can."""
    return [BarItem(_("Say"), "p")] if may_talk(view.board, view.seat) else []


def _move_items(view: PlayerView, selection: Selection) -> list[BarItem]:
    """What the card can be for instead, and the way back from what it is for."""
    items = {}
    if not view.board.played:
        items[Purpose.BLACK] = BarItem(_("Black hat"), "b", may(view, Purpose.BLACK))
    if view.board.players == 4:
        items[Purpose.OFFER] = BarItem(_exchange(view.board), "x", may(view, Purpose.OFFER))
    else:
        items[Purpose.DISCARD] = BarItem(_("Discard"), "d", may(view, Purpose.DISCARD))
    if selection.purpose in items:
        items[selection.purpose] = BarItem(_("Back"), "escape")
    end = view.board.played and selection.purpose is not Purpose.END
    return [*items.values(), *([BarItem(_("End turn"), "e")] if end else [])]


def _exchange(board: Board) -> str:
    """The exchange, with how many are left to the team where they are limited."""
    limit = board.setup.exchange_limit
    if limit is None:
        return _("Exchange")
    return _("Exchange ({n} left)").format(n=limit - board.exchanges[team_of(board.turn)])


def _enter(selection: Selection) -> str:
    """What Enter does now, in a word or two."""
    if not selection.armed:
        return _("Choose")
    return {
        Purpose.SWAP: _("Play"),
        Purpose.BLACK: _("Black hat"),
        Purpose.DISCARD: _("Throw, draw"),
        Purpose.OFFER: _("Offer"),
        Purpose.RETURN: _("Give back"),
        Purpose.END: _("End turn"),
    }[selection.purpose]
