"""What is staged, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from hats_tui.game import (
    Action,
    Discard,
    Forecast,
    Offer,
    PlayerView,
    Return,
    best_favourite,
)
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import Palette, Role
from hats_tui.tui.paint.text import width_of
from hats_tui.tui.turn.flow import brief, wrapped
from hats_tui.tui.turn.phrases import span_style
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.sight import judged
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.words import _, cookie, forecasts, pgettext
from hats_tui.words.names import team_letter
from hats_tui.words.phrase import Phrase, card_span, phrase, signed
from hats_tui.words.turns import prompt

Line = Sequence[tuple[str, Style]]
"""A line of texts with their styles."""

_MOST_LINES = 3
"""Lines of one sentence."""


class PreviewZone(SceneZone):
    """What is staged in words, with its consequences; else whom the game waits for."""

    GROUND: Role = "surface"

    def paint_scene(self, canvas: Canvas, scene: Scene) -> None:
        """Paint a heading and what fits below it."""
        paint_preview(canvas, scene, self.look)


def paint_preview(canvas: Canvas, scene: Scene, look: Look) -> None:
    """Paint the preview; what Enter does comes last, where a row is left."""
    palette, room = look.palette, canvas.width - 1
    canvas.fill(0, 0, canvas.width, 1, palette.style("band"))
    title, lines = _content(scene, look, room)
    end = canvas.text(1, 0, _("PREVIEW"), palette.style("heading"))
    canvas.spans(end + 1, 0, _styled(title.cut(canvas.width - end - 1), palette))
    for y, line in enumerate(lines[: canvas.height - 1], start=1):
        canvas.spans(1, y, line)
    if len(lines) < canvas.height - 1:
        _paint_key(canvas, scene, look)


def _content(scene: Scene, look: Look, room: int) -> tuple[Phrase, list[Line]]:
    view, selection = scene.player, scene.selection
    nothing = Phrase(())
    if view is None or selection is None or not view.acts:
        return nothing, _standing(scene, look, room)
    if scene.covered:
        return nothing, _sentences([phrase(_("Hidden with your hand."))], look, room)
    action = selection.action(view.seat)
    if action is None:
        return nothing, _sentences(_no_space(selection), look, room)
    title = forecasts.move_line(action, view.board, scene.names)
    if scene.forecast is not None:
        return title, _consequences(scene, scene.forecast, look, room)
    return title, _sentences(_unforeseen(scene, view, action), look, room)


def _standing(scene: Scene, look: Look, room: int) -> list[Line]:
    """Whom the game waits for, how the cookie stands, and the viewer's favourite."""
    sentences = [scene.waiting] if scene.waiting else []
    sentences.append(cookie.holding(scene.view.board, brief(scene.names)))
    if scene.player is not None and not scene.covered:
        sentences.append(_favourite_now(scene.player))
    return _sentences(sentences, look, room)


def _no_space(selection: Selection) -> list[Phrase]:
    if selection.card is None:
        return [phrase(_("Choose a card."))]
    card = card_span(selection.card)
    return [
        phrase(_("No space takes {card}."), card=card),
        phrase(_("It can become a black hat.")),
    ]


def _unforeseen(scene: Scene, view: PlayerView, action: Action) -> list[Phrase]:
    """What is known where there is nothing to reckon."""
    if isinstance(action, Discard | Offer | Return):
        return list(forecasts.unknown_lines(action, view.board))
    return [prompt(view, brief(scene.names)), _favourite_now(view)]


def _favourite_now(view: PlayerView) -> Phrase:
    """The best favourite of the cards now in hand."""
    best = best_favourite(view.hand, view.board.collections[view.seat - 1])
    template = _("Best favourite {card}: {points}")
    return phrase(template, card=card_span(best.card), points=signed(best.points))


def _consequences(scene: Scene, forecast: Forecast, look: Look, room: int) -> list[Line]:
    palette = look.palette
    reason, favourite = cookie.brief_reason(forecast.cookie), forecasts.favourite_line(forecast)
    return [
        _worths(forecast, look, room),
        _cookie(scene, forecast, look, room),
        _styled(reason.cut(room), palette),
        _styled(favourite.cut(room), palette),
        _sides(scene, forecast, look, room),
    ]


def _worths(forecast: Forecast, look: Look, room: int) -> Line:
    palette, glyphs = look.palette, look.glyphs
    if not forecast.worths:
        return _styled(forecasts.worth_line(forecast).cut(room), palette)
    line: list[tuple[str, Style]] = []
    for change in forecast.worths:
        line += [
            (f" {change.hat.value} ", palette.hat(change.hat.value).chip),
            (f" {glyphs.times}{change.before} ", palette.style("muted")),
            (glyphs.becomes, palette.style("accent")),
            (f" {glyphs.times}{change.after}   ", palette.style("strong")),
        ]
    return line


def _cookie(scene: Scene, forecast: Forecast, look: Look, room: int) -> Line:
    ruling, glyph = forecast.cookie, look.glyphs.cookie
    template = (
        pgettext("after a picture of the cookie", "goes to {name}")
        if ruling.moved
        else pgettext("after a picture of the cookie", "stays with {name}")
    )
    where = phrase(template, name=scene.names.short(ruling.winner)).cut(room - len(glyph) - 1)
    chip = (glyph, look.palette.style("cookie"))
    return [chip, (" ", Style()), *_styled(where, look.palette)]


def _sides(scene: Scene, forecast: Forecast, look: Look, room: int) -> Line:
    """The totals of both teams; at 2 and 3 players, whose rows have them, the gains."""
    palette = look.palette
    if scene.view.board.players < 4:
        return _styled(forecasts.gains_line(forecast, scene.names, scene.seat).cut(room), palette)
    line = _team_totals(scene, forecast, look)
    label = _("Teams") + " "
    if width_of(label) + sum(width_of(text) for text, _style in line) > room:
        return line
    return [(label, palette.style("muted")), *line]


def _team_totals(scene: Scene, forecast: Forecast, look: Look) -> list[tuple[str, Style]]:
    palette = look.palette
    line: list[tuple[str, Style]] = []
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


def _paint_key(canvas: Canvas, scene: Scene, look: Look) -> None:
    if scene.selection is None:
        return
    key, label, does = "enter", _("Enter"), _enter_text(scene.selection)
    if scene.covered:
        key, label, does = "z", "z", _("Show my hand")
    y, palette = canvas.height - 1, look.palette
    end = canvas.text(1, y, f" {label} ", palette.style("key"))
    end = canvas.text(end + 1, y, does, palette.style("fg"))
    canvas.hit(1, y, end - 1, 1, ("key", key))


def _enter_text(selection: Selection) -> str:
    if selection.purpose is Purpose.SWAP and selection.space is None:
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


def _sentences(sentences: Sequence[Phrase], look: Look, room: int) -> list[Line]:
    return [
        _styled(line, look.palette)
        for sentence in sentences
        for line in wrapped(sentence, room, _MOST_LINES)
    ]


def _styled(sentence: Phrase, palette: Palette) -> list[tuple[str, Style]]:
    return [(span.text, span_style(span, palette)) for span in sentence.spans]
