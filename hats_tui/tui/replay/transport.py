"""The buttons of a replay, in the last row but one: a press is as good as the key."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.cells import width_of
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.look import Look
from hats_tui.tui.replay.scene import ReplayScene
from hats_tui.tui.turn.scene import Panel
from hats_tui.words import _, pgettext


@dataclass(frozen=True)
class Button:
    """One thing to press.

    Args:
        sign: The key, or the sign that tells what it does.
        key: The key that does the same.
        text: What it does, beside the sign.
        enabled: Whether it does anything now.
    """

    sign: str
    key: str
    text: str = ""
    enabled: bool = True

    @property
    def width(self) -> int:
        """Its cells, with the gap behind it."""
        return width_of(self.sign) + 3 + (width_of(self.text) + 1 if self.text else 0)


def paint_transport(canvas: Canvas, scene: ReplayScene, look: Look) -> None:
    """Paint the buttons from left to right, as many as fit, the menu always among them."""
    canvas.fill(0, 0, canvas.width, 1, look.palette.style("panel"))
    menu = Button(cap(look, "m"), "m", look.glyphs.ellipsis)
    room, x = canvas.width - menu.width + 1, 0
    for button in [*_moving(scene, look), *_others(scene, look)]:
        if x + button.width <= room:
            x = _draw(canvas, x, button, look)
    _draw(canvas, room, menu, look)


def _draw(canvas: Canvas, x: int, button: Button, look: Look) -> int:
    style, end = look.palette.style, x + button.width
    canvas.hit(x, 0, button.width - 1, 1, ("key", button.key))
    x = canvas.text(x, 0, f" {button.sign} ", style("key" if button.enabled else "muted"))
    canvas.text(x + 1, 0, button.text, style("fg" if button.enabled else "off"))
    return end


def _moving(scene: ReplayScene, look: Look) -> list[Button]:
    """To the beginning, a round, a turn and an action back; playing; and the same on."""
    glyphs, at = look.glyphs, scene.transport
    back, on = glyphs.turn_back, glyphs.turn
    before, after = at.place > 0, at.place < at.last
    run = _("Pause") if at.playing else pgettext("a film", "Play")
    return [
        Button(f"|{back}", "home", enabled=before),
        Button(back * 3, "pageup", enabled=before),
        Button(back * 2, "up", enabled=before),
        Button(back, "left", enabled=before),
        Button(run, "space"),
        Button(on, "right", enabled=after),
        Button(on * 2, "down", enabled=after),
        Button(on * 3, "pagedown", enabled=after),
        Button(f"{on}|", "end", enabled=after),
        Button(f"{glyphs.times}{at.speed}", "x"),
    ]


def _others(scene: ReplayScene, look: Look) -> list[Button]:
    """What else can be done, what is wanted most first; the menu has what finds no room."""
    play_on = Button(cap(look, "p"), "p", _("Play on"), not scene.view.board.over)
    close = Button(cap(look, "escape"), "escape", _("Close"))
    if scene.transport.finished:
        coach = Button(cap(look, "a"), "a", _("Coach"))
        napkin = Button(cap(look, "n"), "n", _("Napkin"))
        most = [coach, *_panels(scene, look), close, play_on, napkin]
    else:
        most = [play_on, close, *_panels(scene, look)]
    return [
        Button(cap(look, "o"), "o", _("Hands"), scene.transport.choice),
        *most,
        Button(cap(look, "i"), "i", _("Look")),
        Button(cap(look, "question_mark"), "question_mark", _("Help")),
        Button(cap(look, "c"), "c", _("Why the cookie?")),
    ]


def _panels(scene: ReplayScene, look: Look) -> list[Button]:
    """What the key for the panel shows next."""
    if scene.hands_wanted:
        return [Button(cap(look, "w"), "w", _("Log"))]
    worths = not scene.tracker_in_sight and scene.panel is not Panel.TRACKER
    if worths:
        return [Button(cap(look, "w"), "w", _("Worths"))]
    if scene.hands:
        return [Button(cap(look, "w"), "w", _("All hands"))]
    return [Button(cap(look, "w"), "w", _("Log"))] if not scene.tracker_in_sight else []
