"""The first row: the round, whose turn it is, what to do; or a message that needs to be read."""

from __future__ import annotations

from enum import IntEnum

from hats_tui.cells import cut, width_of
from hats_tui.game import MAIN_ACTIONS, Board, HatType, partner_of, team_of
from hats_tui.terminal import MIN_COLUMNS
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.turn.phrases import draw_phrase, short_name
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.words import _
from hats_tui.words.names import team_letter, team_name
from hats_tui.words.phrase import phrase


def paint_status(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint how things stand in one row; a message takes its whole width until the next key.

    While a card is carried, the piles stay in sight: it can be taken there.
    """
    canvas.fill(0, 0, canvas.width, 1, look.palette.style("panel"))
    if scene.message is not None:
        room = _message_room(canvas, scene, look)
        canvas.text(0, 0, look.glyphs.turn, look.palette.style("accent"))
        draw_phrase(canvas, 2, 0, scene.message, look.palette, room)
        return
    told = prompt(scene)
    for short in Short:
        row = Canvas(canvas.width, 1, look.palette.style("panel"), canvas.ellipsis)
        start, end = _draw_state(row, scene, look, short)
        if end + width_of(told) < start or short is Short.PILES:
            canvas.blit(0, 0, row)
            room = max(start - end - 1, 0)
            canvas.text(end, 0, told, look.palette.style("fg"), width=room)
            return


def _message_room(canvas: Canvas, scene: Scene, look: Look) -> int:
    """The columns of a message; draws the piles, where they have to be seen."""
    end = canvas.width if scene.carried is None else draw_piles(canvas, scene.view.board, look)
    return end - 3


def fits_in_status(scene: Scene, look: Look) -> bool:
    """Whether the message can be read to its end in the first row of the smallest window."""
    if scene.message is None or look.tier is not Tier.S:
        return True
    return scene.message.cells <= _message_room(Canvas(MIN_COLUMNS, 1), scene, look)


class Short(IntEnum):
    """What makes room for what the player can do, in a language that needs more of it."""

    NOTHING = 0
    NAME = 1
    """The program's name is left out."""
    WORDS = 2
    """The word for a round as well, and for what is out of play."""
    PILES = 3
    """The piles as well."""


def _draw_state(canvas: Canvas, scene: Scene, look: Look, short: Short) -> tuple[int, int]:
    """Paint all but the prompt; gives the columns where that has to end, and where it begins."""
    start = draw_piles(canvas, scene.view.board, look, short)
    x = -1
    if scene.unsaved:
        x = canvas.text(0, 0, _(" not saved "), look.palette.style("key")) - 1
    elif not short:
        x = canvas.text(1, 0, "HATS", look.palette.style("accent"))
    return start, draw_moment(canvas, x + 2, scene, look, short) + 2


def draw_moment(
    canvas: Canvas, x: int, scene: Scene, look: Look, short: Short = Short.NOTHING
) -> int:
    """Paint the round, and who has to act; gives the column after it."""
    style, board = look.palette.style, scene.view.board
    if short < Short.WORDS:
        x = canvas.text(x, 0, _("Round"), style("muted")) + 1
    x = canvas.text(x, 0, str(board.round), style("strong"))
    x = canvas.text(x, 0, f"/{MAIN_ACTIONS}", style("muted"))
    if look.tier is not Tier.S:
        x = _draw_rounds(canvas, x + 1, board, look)
    if not board.over:
        x = canvas.text(x + 2, 0, f"{look.glyphs.turn} ", style("accent"))
        x = _draw_actor(canvas, x, scene, board.actor or board.turn, look)
    return x


def _draw_rounds(canvas: Canvas, x: int, board: Board, look: Look) -> int:
    """A mark for each round: those that are done, and those to come."""
    done = MAIN_ACTIONS if board.over else board.round - 1
    x = canvas.text(x, 0, look.glyphs.pip * done, look.palette.style("accent"))
    return canvas.text(
        x, 0, look.glyphs.pip_off * (MAIN_ACTIONS - done), look.palette.style("muted")
    )


def _draw_actor(canvas: Canvas, x: int, scene: Scene, seat: int, look: Look) -> int:
    style, teams = look.palette.style, scene.view.board.players == 4
    if look.tier is Tier.S:
        x = canvas.text(x, 0, short_name(scene.names, seat, look), style("strong"))
        return canvas.text(x + 1, 0, team_letter(team_of(seat)), style("muted")) if teams else x
    room = canvas.width // 4
    x = canvas.text(x, 0, cut(scene.names.full[seat - 1], room, canvas.ellipsis), style("strong"))
    if not teams:
        return x
    partner = scene.names.short(partner_of(seat))
    side = phrase(_("({team}, with {partner})"), team=team_name(team_of(seat)), partner=partner)
    return draw_phrase(canvas, x + 1, 0, side, look.palette, room)


def draw_piles(canvas: Canvas, board: Board, look: Look, short: Short = Short.NOTHING) -> int:
    """Paint types out of play and piles; gives the column where they begin."""
    small = look.tier is Tier.S
    piles = ""
    if small and board.players < 4:  # elsewhere their cards lie beside the players
        piles = _("Deck {deck}  Discard {discards}")
        piles = piles.format(deck=board.deck, discards=board.discards)
    if board.players == 4:
        piles = _exchanges_left(board, small=small)
    if short is Short.PILES:
        piles = ""
    start = canvas.width - 1 - width_of(piles)
    if piles and board.players < 4:
        canvas.hit(start, 0, width_of(piles), 1, ("key", "d"))
    canvas.text(start, 0, piles, look.palette.style("muted"))
    if not board.removed:
        return start
    start -= 2 * bool(piles)
    label = _("Out") if small else _("Out of play")
    if short >= Short.WORDS:
        label = ""
    hats = sorted(board.removed, key=list(HatType).index)
    start -= width_of(label) + 4 * len(hats)
    x = canvas.text(start, 0, label, look.palette.style("muted"))
    for hat in hats:
        x = canvas.text(x + 1, 0, f" {hat} ", look.palette.hat(hat).chip)
    return start


def _exchanges_left(board: Board, *, small: bool) -> str:
    """How many exchanges the house rule leaves each team; nothing where there is no such rule."""
    limit = board.setup.exchange_limit
    if limit is None:
        return ""
    left = {"a": limit - board.exchanges[0], "b": limit - board.exchanges[1]}
    if small:
        return _("Exchanges A {a} B {b}").format(**left)
    return _("Exchanges left: Team A {a}, Team B {b}").format(**left)


def prompt(scene: Scene) -> str:
    """What the viewer can do next, in a few words."""
    if scene.view.board.over:
        return _("the game is over")
    if scene.selection is None:
        return str(scene.waiting or "") if scene.player is not None else ""
    if not scene.selection.armed:
        return _("choose a card")
    return _armed_prompt(scene.selection)


def _armed_prompt(selection: Selection) -> str:
    return {
        Purpose.SWAP: _("choose a space"),
        Purpose.BLACK: _("a black hat?"),
        Purpose.DISCARD: _("throw it away, draw one?"),
        Purpose.OFFER: _("give it to your partner?"),
        Purpose.RETURN: _("choose a card to give back"),
        Purpose.END: _("end your turn"),
    }[selection.purpose]
