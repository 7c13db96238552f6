"""One player looked at closely: groups, sums, the cookie, and what only the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import Card, PlayerView, partner_of, team_of
from hats_tui.game.cookie import rule_on_cookie
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.collection import draw_group
from hats_tui.tui.turn.flow import draw_flow, fitting, wrapped
from hats_tui.tui.turn.group_rows import paint_group_rows
from hats_tui.tui.turn.heading import Hint, draw_heading
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.standing import Standing, standings
from hats_tui.words import _, cookie, ngettext, pgettext
from hats_tui.words.names import Names, team_name
from hats_tui.words.phrase import Phrase, Span, card_span, listed, phrase
from hats_tui.words.turns import cards_left

_AIRY = 20
"""From so many rows on every group has its row, and there is air between the sentences."""

_ROOMY = 8
"""From so many rows on a sentence may go on in the next line."""

_MOST_LINES = 3
"""Lines of such a sentence."""

_MOST_PASSED = 8
"""So many exchanges, the latest ones, fit into a line."""


def paint_inspect(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint a heading, the groups, the sums, the cookie, and what only the viewer may know."""
    airy, roomy = canvas.height >= _AIRY, canvas.height >= _ROOMY
    y = _paint_heading(canvas, scene, look) + airy
    standing = standings(scene)[scene.inspected - 1]
    y = _paint_groups(canvas, y, standing, look, airy=airy) + airy
    width, palette = canvas.width - 2, look.palette
    for sentence in (_sums(scene, standing), _why_cookie(scene, width)):
        for line in wrapped(sentence, width, _MOST_LINES if roomy else 1):
            draw_phrase(canvas, 1, y, line, palette, width)
            y += 1
        y += airy
    draw_flow(canvas, y, _own(scene), palette, canvas.height)


def _paint_heading(canvas: Canvas, scene: Scene, look: Look) -> int:
    """Paint who is looked at, into the heading where there is room; gives the next row."""
    seat, board = scene.inspected, scene.view.board
    hints = _hints(scene, look)
    end = draw_heading(canvas, _("PLAYER"), look, hints)
    facts: list[Phrase] = [cards_left(board.hand_sizes[seat - 1])]
    if board.players == 4:
        facts.insert(0, Phrase((team_name(team_of(seat)),)))
    x, y, room = end + 2, 0, canvas.width - end - 4 - sum(hint.width + 2 for hint in hints)
    if canvas.height >= _AIRY:
        x, y, room = 1, 2, canvas.width - 2
    who = fitting(lambda names: listed([names[seat], *facts]), scene.names, room)
    draw_phrase(canvas, x, y, who, look.palette, room)
    return y + 1


def _hints(scene: Scene, look: Look) -> list[Hint]:
    following = Hint(look.glyphs.becomes, _("Next player"), "right", chip=False)
    return [following, Hint(cap(look, "escape"), scene.beneath, "escape")]


def _paint_groups(canvas: Canvas, y: int, standing: Standing, look: Look, *, airy: bool) -> int:
    """Paint a row for each group where there is room, else one after the other.

    Returns:
        The row below them.
    """
    sums = standing.sums
    if not sums:
        canvas.text(1, y, _("Nothing collected yet."), look.palette.style("muted"))
        return y + 1
    if airy:
        paint_group_rows(canvas, y, y + len(sums) - 1, standing, look)
        return y + len(sums)
    texts = [total.text(look.glyphs.times) for total in sums]
    taken = sum(each.group.width + len(text) for each, text in zip(sums, texts, strict=True))
    gap, x = (2 if taken + 2 * len(sums) < canvas.width else 1), 1
    for total, text in zip(sums, texts, strict=True):
        if x + total.group.width + len(text) > canvas.width:
            x, y = 1, y + 1
        x = draw_group(canvas, x, y, total.group, look)
        x = canvas.text(x, y, text, look.palette.style("fg")) + gap
    return y + 1


def _sums(scene: Scene, standing: Standing) -> Phrase:
    points = standing.points
    template = ngettext(
        "Hats {hats} + black hats {black} + cookie {cookie} = {total}, with {n} type",
        "Hats {hats} + black hats {black} + cookie {cookie} = {total}, with {n} types",
        standing.types,
    )
    return phrase(
        template,
        hats=points.hats,
        black=_black_hats(scene, points.black),
        cookie=points.cookie,
        total=points.total,
        n=standing.types,
    )


def _why_cookie(scene: Scene, room: int) -> Phrase:
    return fitting(lambda names: _cookie(scene, names), scene.names, room)


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
        _("{holder} has the cookie, not {name}: {why}."),
        holder=names[board.cookie],
        name=names[seat],
        why=cookie.reason(ruling),
    )


def _own(scene: Scene) -> list[Phrase]:
    """What only the viewer knows of the one looked at."""
    view = scene.player
    if view is None or scene.reader is None:
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
