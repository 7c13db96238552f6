"""Whether what is read can be read: the contrast of texts, as they are shown."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from rich.color import Color
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from support.gallery import pieces
from support.marks import Marks
from support.terminals import TERMINALS
from textual.pilot import Pilot

from hats_tui.tui.app import HatsApp
from hats_tui.tui.paint.colour import contrast, mix
from hats_tui.tui.paint.numbered import NUMBERED
from hats_tui.tui.paint.palette import ANSI, CONTRAST
from hats_tui.tui.theme import appearance, theme_names
from hats_tui.tui.widgets.zone import Zone

Walk = AsyncIterator[object]
"""Goes from screen to screen, or from state to state."""

ALSO_READ = "+-=×"
"""Signs that are read though they are no letters or digits."""

NOT_OURS = 3.0
"""What terminals leave us: black on a bright magenta has 3.2 in one, and white has less in most."""

SHADED = [name for name in theme_names() if appearance(name).palette.shades]
PALETTES = [
    *((name, appearance(name).palette) for name in SHADED),
    *((f"{name} in 256 colours", appearance(name, few=True).palette) for name in NUMBERED),
]
SOME = ("dark", "light", "contrast", "nord", "solarized-light")


def least(name: str) -> float:
    """The contrast that a theme promises."""
    return 7.0 if name == CONTRAST.name else 4.5


def is_read(text: str) -> bool:
    return any(sign.isalnum() or sign in ALSO_READ for sign in text)


def shown_contrast(style: Style, terminal: TerminalTheme) -> float:
    """The contrast of a text in a terminal."""
    ink, ground = (
        (colour or Color.default()).get_truecolor(terminal, foreground=foreground).hex
        for colour, foreground in ((style.color, True), (style.bgcolor, False))
    )
    return contrast(mix(ink, ground, 0.5) if style.dim else ink, ground)


def too_faint(marks: Marks, painted: set[Style], terminals: Sequence[str]) -> list[str]:
    """The texts that cannot be read, in any theme; our sixteen colours in some terminals."""
    faults = []
    for meeting in map(marks.read, painted):
        for name, palette in PALETTES:
            style = marks.painted_in(palette, meeting)
            if (ratio := shown_contrast(style, TERMINALS["xterm"])) < least(palette.name):
                faults.append(f"{name}: {meeting.text} on {meeting.ground}: {ratio:.1f}")
        for terminal in terminals:
            style = marks.painted_in(ANSI, meeting)
            if (ratio := shown_contrast(style, TERMINALS[terminal])) < NOT_OURS:
                faults.append(f"{terminal}: {meeting.text} on {meeting.ground}: {ratio:.1f}")
    return sorted(faults)


async def painted_on(app: HatsApp, pilot: Pilot[None], marks: Marks, walk: Walk) -> set[Style]:
    """The styles of all that we paint to be read, in marks, at each stop of a walk."""
    app.wardrobe.palette = marks.palette
    app.screen.take_look()  # type: ignore[attr-defined]
    return {
        piece.style
        async for _stop in walk
        for piece in pieces(pilot)
        if isinstance(piece.widget, Zone) and is_read(piece.text)
    }


def faint(pilot: Pilot[None], name: str) -> set[str]:
    """What widgets of Textual's show with too little contrast."""
    return {
        f"{name}: {piece.text.strip()}: {ratio:.1f}"
        for piece in pieces(pilot)
        if not isinstance(piece.widget, Zone) and is_read(piece.text)
        if (ratio := shown_contrast(piece.style, TERMINALS["xterm"])) < least(name)
    }
