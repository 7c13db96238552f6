"""One player looked at closely: groups, sums, the cookie, and what only the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import (
    Card,
    PlayerView,
    Points,
    hat_worths,
    partner_of,
    points_now,
    team_of,
    type_count,
)
from hats_tui.game.cookie import rule_on_cookie
from hats_tui.game.scoring import BLACK_HAT_POINTS
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.collection import Group, draw_group, groups_of
from hats_tui.tui.turn.flow import draw_flow, fitting
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.words import _, cookie, ngettext, pgettext
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, Span, card_span, listed, phrase
from hats_tui.words.turns import cards_left

_MOST_PASSED = 8
"""So many exchanges, the latest ones, fit into a line."""


def paint_inspect(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, the groups, the sums, the cookie, and what only the viewer may know."""
    _paint_heading(canvas, scene, look)
    _paint_groups(canvas, scene, look)
    width, palette = canvas.width - 2, look.palette
    draw_phrase(canvas, 1, 2, _sums(scene), palette, width)
    why = fitting(lambda names: _cookie(scene, names), scene.names, width)
    draw_phrase(canvas, 1, 3, why, palette, width)
    draw_flow(canvas, 4, _own(scene), palette, canvas.height)


def _paint_heading(canvas: Canvas, scene: Scene, look: Look) -> None:
    seat, board = scene.inspected, scene.view.board
    hints = _hints(look)
    end = draw_heading(canvas, _("PLAYER"), look, hints)
    facts: list[Phrase] = [cards_left(board.hand_sizes[seat - 1])]
    if board.players == 4:
        facts.insert(0, Phrase((team_name(team_of(seat)),)))
    room = canvas.width - end - 4 - sum(hint.width + 2 for hint in hints)
    who = fitting(lambda names: listed([names[seat], *facts]), scene.names, room)
    draw_phrase(canvas, end + 2, 0, who, look.palette, room)


def _hints(look: Look) -> list[Hint]:
    following = Hint(look.glyphs.becomes, _("Next player"), "right", chip=False)
    return [following, Hint("Esc", _("Log"), "escape")]


def _paint_groups(canvas: Canvas, scene: Scene, look: Look) -> None:
    board = scene.view.board
    groups = groups_of(board, scene.inspected)
    if not groups:
        canvas.text(1, 1, _("Nothing collected yet."), look.palette.style("muted"))
        return
    worths = hat_worths(board.table)
    sums = [
        _sum(group, worths[group.hat] if group.hat else BLACK_HAT_POINTS, look) for group in groups
    ]
    taken = sum(group.width + len(text) for group, text in zip(groups, sums, strict=True))
    gap = 2 if taken + 2 * len(groups) < canvas.width else 1
    x = 1
    for group, text in zip(groups, sums, strict=True):
        x = draw_group(canvas, x, 1, group, look)
        x = canvas.text(x, 1, text, look.palette.style("fg")) + gap


def _sum(group: Group, worth: int, look: Look) -> str:
    return f"{group.count}{look.glyphs.times}{worth}={group.count * worth}"


def _sums(scene: Scene) -> Phrase:
    board, seat = scene.view.board, scene.inspected
    points: Points = points_now(board)[seat - 1]
    types = type_count(board.collections[seat - 1], board.black_hats[seat - 1])
    template = ngettext(
        "Hats {hats} + black hats {black} + cookie {cookie} = {total}, with {n} type",
        "Hats {hats} + black hats {black} + cookie {cookie} = {total}, with {n} types",
        types,
    )
    return phrase(
        template,
        hats=points.hats,
        black=_black_hats(scene, points.black),
        cookie=points.cookie,
        total=points.total,
        n=types,
    )


def _black_hats(scene: Scene, count: int) -> Phrase:
    """How many, and for their owner which."""
    faces = scene.player.black_hats if scene.player and scene.inspected == scene.seat else ()
    if not faces or scene.covered:
        return phrase("{n}", n=count)
    return phrase(pgettext("black hats", "{n} ({cards})"), n=count, cards=_cards(faces))


def _cookie(scene: Scene, names: Names) -> Phrase:
    """Why the player has the cookie, or has it not."""
    board, seat = scene.view.board, scene.inspected
    if board.cookie is None or board.cookie == seat:
        return cookie.holding(board, names)
    ruling = rule_on_cookie(board.cookie, seat, board.collections, board.black_hats)
    return phrase(
        _("{holder} has the cookie, not {name}: {why}"),
        holder=names[board.cookie],
        name=names[seat],
        why=cookie.reason(ruling),
    )


def _own(scene: Scene) -> list[Phrase]:
    """What only the viewer knows of the one looked at."""
    view = scene.player
    if view is None:
        return []
    partner = partner_of(view.seat) if view.board.players == 4 else None
    if scene.inspected not in (view.seat, partner):
        return []
    if scene.covered:
        return [phrase(_("What only you may know is hidden with your hand."))]
    own = _discards(view) if scene.inspected == view.seat else []
    return [*own, *_passed(view, scene)]


def _discards(view: PlayerView) -> list[Phrase]:
    if not view.discarded:
        return []
    return [phrase(_("You discarded: {cards}"), cards=_cards(view.discarded))]


def _passed(view: PlayerView, scene: Scene) -> list[Phrase]:
    if not view.passed:
        return []
    latest = view.passed[-_MOST_PASSED:]
    template = _("You gave {partner} {gave}, and got {got}")
    return [
        phrase(
            template,
            partner=scene.names.short(partner_of(view.seat)),
            gave=_cards([exchange.gave for exchange in latest]),
            got=_cards([exchange.got for exchange in latest]),
        )
    ]


def _cards(cards: Sequence[Card]) -> Phrase:
    """The cards one after the other, close together."""
    spans = [part for card in cards for part in (Span(" "), card_span(card))]
    return Phrase(tuple(spans[1:]))
