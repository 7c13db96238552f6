"""What the staged move would bring, line by line, as many lines as there is room for."""

from __future__ import annotations

from rich.style import Style

from hats_tui.cells import fit, width_of
from hats_tui.game import Forecast, Outcome
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.wrap import StyledLine, line_width
from hats_tui.tui.turn.phrases import styled
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.score_bars import score_bars
from hats_tui.tui.turn.sight import judged
from hats_tui.words import _, cookie, forecasts, pgettext
from hats_tui.words.names import short_hat_name, team_letter
from hats_tui.words.phrase import phrase

_NAME_CELLS = 9


def consequences(
    scene: Scene, forecast: Outcome, look: Look, room: int, rows: int
) -> list[StyledLine]:
    """The worths, the cookie, the favourite and the sides; bars for all players where they fit.

    Args:
        scene: What is shown.
        forecast: What the staged move would bring.
        look: Palette and signs.
        room: Columns of a line.
        rows: How many lines there may be.
    """
    reason = styled(cookie.brief_reason(forecast.cookie).cut(room), look)
    facts = [
        [_worths(forecast, look, room)],
        [_cookie(scene, forecast, look, room), reason],
        [*_favourite(forecast, look, room), _sides(scene, forecast, look, room)],
    ]
    bars = score_bars(scene, look, room)
    if rows < len(bars) + 4:
        return [line for block in facts for line in block]
    if rows < len(bars) + 5:
        facts[1] = [_cookie(scene, forecast, look, room, why=True)]
    if rows > len(bars) + 6 and forecast.worths:
        facts[0] = _worth_rows(forecast, look)
    return spread([*facts, bars], rows)


def spread(blocks: list[list[StyledLine]], rows: int) -> list[StyledLine]:
    """Part blocks of lines by empty ones as far as there are rows for it, the last ones first."""
    spare = rows - sum(map(len, blocks))
    lines: list[StyledLine] = []
    for n, block in reversed(list(enumerate(blocks))):
        part = n > 0 and spare > 0
        spare -= part
        lines = [*([[]] if part else []), *block, *lines]
    return lines


def _worths(forecast: Outcome, look: Look, room: int) -> StyledLine:
    """The types whose worth changes side by side, with their names where there is room."""
    if not forecast.worths:
        return styled(forecasts.worth_line(forecast).cut(room), look)
    named = _worth_row(forecast, look, gap=3, named=True)
    return named if line_width(named) <= room else _worth_row(forecast, look, gap=3, named=False)


def _worth_row(forecast: Outcome, look: Look, *, gap: int, named: bool) -> StyledLine:
    line: StyledLine = []
    for change in forecast.worths:
        name = f" {short_hat_name(change.hat)} " if named else " "
        line += [
            (" " * gap * bool(line), Style()),
            (f" {change.hat.value} ", look.palette.hat(change.hat.value).chip),
            (name, look.palette.style("fg")),
            *_change(change.before, change.after, look),
        ]
    return line


def _worth_rows(forecast: Outcome, look: Look) -> list[StyledLine]:
    """The types whose worth changes, one below the other."""
    return [
        [
            (f" {change.hat.value} ", look.palette.hat(change.hat.value).chip),
            (f" {fit(short_hat_name(change.hat), _NAME_CELLS)} ", look.palette.style("fg")),
            *_change(change.before, change.after, look),
        ]
        for change in forecast.worths
    ]


def _change(before: int, after: int, look: Look) -> StyledLine:
    palette, glyphs = look.palette, look.glyphs
    return [
        (f"{glyphs.times}{before} ", palette.style("muted")),
        (glyphs.becomes, palette.style("accent")),
        (f" {glyphs.times}{after}", palette.style("strong")),
    ]


def _favourite(forecast: Outcome, look: Look, room: int) -> list[StyledLine]:
    """The best favourite of whoever holds the card; others do not know it."""
    if not isinstance(forecast, Forecast):
        return []
    return [styled(forecasts.favourite_line(forecast).cut(room), look)]


def _cookie(
    scene: Scene, forecast: Outcome, look: Look, room: int, *, why: bool = False
) -> StyledLine:
    """Where the cookie goes or stays, and why if there is room for it."""
    glyph, cells = look.glyphs.cookie, room - width_of(look.glyphs.cookie) - 1
    name = scene.names.short(forecast.cookie.winner)
    where = phrase(_where(forecast), name=name)
    whole = phrase(_where_and_why(forecast), name=name, why=cookie.brief_reason(forecast.cookie))
    text = whole if why and whole.cells <= cells else where.cut(cells)
    return [(glyph, look.palette.style("cookie")), (" ", Style()), *styled(text, look)]


def _where(forecast: Outcome) -> str:
    if forecast.cookie.moved:
        return pgettext("after a picture of the cookie", "goes to {name}")
    return pgettext("after a picture of the cookie", "stays with {name}")


def _where_and_why(forecast: Outcome) -> str:
    if forecast.cookie.moved:
        return pgettext("after a picture of the cookie", "goes to {name}: {why}")
    return pgettext("after a picture of the cookie", "stays with {name}: {why}")


def _sides(scene: Scene, forecast: Outcome, look: Look, room: int) -> StyledLine:
    """The totals of both teams; at 2 and 3 players, whose rows have them, the gains."""
    if scene.view.board.players < 4:
        line = forecasts.gains_line(forecast, scene.names, scene.reader)
        return styled(line.cut(room), look)
    totals = _team_totals(scene, forecast, look)
    label = _("Teams") + " "
    if width_of(label) + line_width(totals) > room:
        return totals
    return [(label, look.palette.style("muted")), *totals]


def _team_totals(scene: Scene, forecast: Outcome, look: Look) -> StyledLine:
    palette = look.palette
    line: StyledLine = []
    for team, (before, after) in enumerate(zip(*forecast.sides, strict=True)):
        line += [
            (f"{team_letter(team)} ", palette.style("muted")),
            (str(before), palette.style("strong")),
        ]
        if after != before:
            role = judged(scene, team + 1, after - before)
            line += [
                (f" {look.glyphs.becomes} ", palette.style("muted")),
                (str(after), palette.style("strong")),
                (f" {after - before:+d}", palette.style(role)),
            ]
        line += [("  ", Style())] * (team == 0)
    return line
