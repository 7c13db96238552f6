"""Whether the texts of a language have room on a screen: a text that lost its end lost its mark."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from io import BytesIO
from string import Formatter
from typing import Any

from babel.messages.mofile import write_mo
from support.catalogues import catalogue
from support.pseudo_language import CLOSE, OPEN
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import Button, Label

from hats_tui.cells import ELLIPSIS
from hats_tui.tui.screens.title_page import TitlePage
from hats_tui.tui.turn.layout import Part
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.tui.widgets.entries import EntryList
from hats_tui.tui.widgets.key_bar import KeyBar
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.tui.widgets.scroll_zone import ScrollZone
from hats_tui.tui.widgets.zone import Zone

_WHOLE = (Button, Label, EntryList, KeyBar, PushButton)
"""What says what can be done, or asks: nothing of it is ever left out."""

_FIRST, _LAST, _LETTERS = 0x12000, 0x12200, 0x180
"""Where the marks begin that stand for a letter, and how many letters there are.

They are cuneiform, which no language of ours is written in: letters too, and a cell wide.
"""
_OPEN = re.compile(f"[{OPEN}{chr(_FIRST)}-{chr(_FIRST + _LETTERS - 1)}]")
_CLOSE = re.compile(f"[{CLOSE}{chr(_LAST)}-{chr(_LAST + _LETTERS - 1)}]")
_BACK = {begin + letter: letter for begin in (_FIRST, _LAST) for letter in range(_LETTERS)}


class Marked(gettext.NullTranslations):
    """Texts with marks in the place of their first and their last letter: as long as they are.

    A mark tells which letter it stands for, so that `unmarked` gives what would have been shown.
    """

    def __init__(self, spoken: gettext.NullTranslations) -> None:
        """Mark what is said in a language.

        Args:
            spoken: The language.
        """
        super().__init__()
        self._spoken = spoken

    def gettext(self, message: str) -> str:
        return marked(self._spoken.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return marked(self._spoken.ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return marked(self._spoken.pgettext(context, message))


def marked(text: str) -> str:
    """Put the marks into a text with places; one with a single letter stays as it is."""
    pieces = list(Formatter().parse(text.replace(ELLIPSIS, ".")))
    signs = list("".join(literal for literal, *_ in pieces))
    letters = [place for place, sign in enumerate(signs) if sign.isalnum()]
    if len(letters) < 2:
        return text
    for place, begin in ((letters[0], _FIRST), (letters[-1], _LAST)):
        signs[place] = chr(begin + ord(signs[place]))
    rest = iter(signs)
    return "".join(
        "".join(next(rest) for _ in literal).replace("{", "{{").replace("}", "}}")
        + ("" if field is None else f"{{{field}}}")
        for literal, field, *_ in pieces
    )


def unmarked(text: str) -> str:
    """Put the letters back."""
    return text.translate(_BACK)


def of_catalogue(language: str) -> gettext.NullTranslations:
    """A language as its catalogue has it now, whether or not that was compiled."""
    compiled = BytesIO()
    write_mo(compiled, catalogue(language))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def faults(pilot: Pilot[Any]) -> Iterator[str]:
    """What the present screen does not show as it should."""
    screen = pilot.app.screen
    for widget in screen.walk_children(Widget):
        if not widget.displayed_children and widget.is_on_screen:
            rows = _seen(widget)
            why = _fault(widget, "\n".join(rows))
            if why:
                yield f"{why} in {widget!r}:\n" + "\n".join(rows)


def _seen(widget: Widget) -> list[str]:
    """What of a widget the window shows."""
    place = widget.screen.find_widget(widget)
    seen = place.visible_region.translate(-place.region.offset)
    if isinstance(widget, Zone):
        lines = [widget.render_line(y) for y in range(widget.size.height)]
    else:
        lines = widget.render_lines(place.region.reset_offset)
    return [line.crop(seen.x, seen.right).text for line in lines[seen.y : seen.bottom]]


def _fault(widget: Widget, text: str) -> str:
    """What is wrong with what a widget shows; nothing where all is well."""
    if isinstance(widget, SceneZone) and widget.scene is not None:
        for name in widget.scene.names.shortened:  # names of people may be cut
            text = text.replace(name, "")
    cut = ELLIPSIS in text
    if not is_whole(text) and not cut and not isinstance(widget, ScrollZone):
        return "a text without its end"
    if cut and (
        (isinstance(widget, _WHOLE) and not isinstance(widget, TitlePage)) or _has_prompt(widget)
    ):
        return "a text that must not be cut"
    return ""


def is_whole(text: str) -> bool:
    """Whether each text that begins in it ends in it too."""
    return len(_OPEN.findall(text)) == len(_CLOSE.findall(text))


def _has_prompt(widget: Widget) -> bool:
    """Whether it is the row that says what to do; a message has room in the preview as well."""
    if not isinstance(widget, SceneZone) or widget.part is not Part.STATUS:
        return False
    return widget.scene is not None and widget.scene.message is None
