"""One player in a panel: the name, the collection as large as it fits, and the points."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import cut, width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.big_points import paint_big_points
from hats_tui.tui.turn.group_rows import paint_group_rows
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.tui.turn.stacks import paint_stacks, stack_size
from hats_tui.tui.turn.standing import Standing
from hats_tui.tui.turn.topics import score_of
from hats_tui.words import _, ngettext, pgettext
from hats_tui.words.names import team_letter, team_name
from hats_tui.words.phrase import Phrase, phrase, signed
from hats_tui.words.turns import cards_left

_WIDE = 50
"""From so many columns on there is room for whole words."""


def paint_panel(canvas: Canvas, players: int, standing: Standing, look: Look) -> None:
    """Paint a player into a sheet of its own; a press on it inspects the player.

    Args:
        canvas: The sheet.
        players: How many play.
        standing: The player.
        look: Palette and signs.
    """
    canvas.hit(0, 0, canvas.width, canvas.height, ("player", standing.seat))
    _paint_heading(canvas, standing, look)
    if not standing.sums:
        nothing = _("Nothing collected yet.")
        canvas.text(1, 2, nothing, look.palette.style("muted"), width=canvas.width - 2)
    size = stack_size(canvas.width, canvas.height, players)
    if size is None:
        paint_group_rows(canvas, 1, canvas.height - 3, standing, look)
        _paint_two_lines(canvas, standing, look)
        canvas.hit(0, canvas.height - 2, canvas.width, 2, ("why", score_of(standing.seat)))
    else:
        paint_stacks(canvas, 2, canvas.height - 2, standing, look, size)
        paint_big_points(canvas, standing, look)
        _paint_one_line(canvas, standing, look)
        canvas.hit(0, canvas.height - 1, canvas.width, 1, ("why", score_of(standing.seat)))


def _paint_heading(canvas: Canvas, standing: Standing, look: Look) -> None:
    palette, wide = look.palette, canvas.width >= _WIDE
    canvas.fill(0, 0, canvas.width, 1, palette.style("key" if standing.acts else "band"))
    end = canvas.width
    if standing.has_cookie:
        text = f" {look.glyphs.cookie} " + (_("cookie") + " " if wide else "")
        end -= width_of(text)
        canvas.text(end, 0, text, palette.style("cookie"))
        canvas.hit(end, 0, canvas.width - end, 1, ("cookie",))
    cards = str(cards_left(standing.hand_size))
    end -= width_of(cards) + 1
    role = Style() if standing.acts else palette.style("muted")
    canvas.text(end, 0, cards, role)
    _paint_name(canvas, end - 1, standing, look)


def _paint_name(canvas: Canvas, room: int, standing: Standing, look: Look) -> None:
    style, x = look.palette.style, 1
    plain, strong = style("muted"), style("strong" if standing.own else "fg")
    if standing.acts:
        plain = strong = Style()
        x = canvas.text(x, 0, f"{look.glyphs.turn} ", plain)
    team = _team(standing, look, wide=canvas.width >= _WIDE)
    name = cut(standing.name, room - x - width_of(team), canvas.ellipsis)
    x = canvas.text(x, 0, name, strong)
    canvas.text(x, 0, team, plain)


def _team(standing: Standing, look: Look, *, wide: bool) -> str:
    """The team as it follows the name; nothing where there are none."""
    if standing.team is None:
        return ""
    if wide:
        return f"  {team_name(standing.team).text}"
    return f" {look.glyphs.none} {team_letter(standing.team)}"


def _paint_two_lines(canvas: Canvas, standing: Standing, look: Look) -> None:
    """Where the points come from, and below it what they are."""
    y, room, points = canvas.height - 2, canvas.width - 2, standing.points
    template = _("hats {hats}  black {black}  cookie {cookie}")
    parts = phrase(template, hats=points.hats, black=points.black, cookie=points.cookie)
    draw_phrase(canvas, 1, y, parts, look.palette, room)
    total = _total(standing)
    end = draw_phrase(canvas, 1, y + 1, total, look.palette, room)
    types = _types(standing)
    if end + types.cells < canvas.width - 1:
        draw_phrase(canvas, canvas.width - 1 - types.cells, y + 1, types, look.palette, room)


def _paint_one_line(canvas: Canvas, standing: Standing, look: Look) -> None:
    """The whole reckoning, as far as there is room."""
    points, room = standing.points, canvas.width - 2
    parts = {"hats": points.hats, "black": points.black, "cookie": points.cookie}
    sum_ = phrase(_("hats {hats} + black hats {black} + cookie {cookie}"), **parts)
    total, types = _total(standing), _types(standing)
    whole = pgettext("a reckoning", "{types}: {sum} = {total}")
    lines = (
        phrase(whole, types=types, sum=sum_, total=total),
        phrase(pgettext("a reckoning", "{sum} = {total}"), sum=sum_, total=total),
        sum_,
    )
    line = next((line for line in lines if line.cells <= room), total)
    draw_phrase(canvas, 1, canvas.height - 1, line, look.palette, room)


def _types(standing: Standing) -> Phrase:
    return phrase(ngettext("{n} type", "{n} types", standing.types), n=standing.types)


def _total(standing: Standing) -> Phrase:
    """The points, with the staged change: `10 +4 = 14 points`."""
    before, change = standing.points.total, standing.change
    if not change:
        return phrase(ngettext("{n} point", "{n} points", before), n=before)
    template = ngettext(
        "{before} {change} = {n} point", "{before} {change} = {n} points", standing.after
    )
    good = {"good": True, "bad": False}.get(standing.judgement)
    return phrase(template, before=before, change=signed(change, good=good), n=standing.after)
