"""The page that a browser shows, and the files that it needs, none of them from elsewhere."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Final

from hats_tui.words import _
from hats_tui.words.translation import spoken

_OURS: Final = Path(__file__).with_name("static")
_THEIRS: Final = Path(str(files("textual_serve"))) / "static"

FILES: Final = {
    "page.css": _OURS / "page.css",
    "page.js": _OURS / "page.js",
    "hat.svg": _OURS / "hat.svg",
    "textual.js": _THEIRS / "js" / "textual.js",
    "xterm.css": _THEIRS / "css" / "xterm.css",
    "mono.ttf": _THEIRS / "fonts" / "RobotoMono-VariableFont_wght.ttf",
}
"""All that is given out beside the page, by name."""

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Told with every answer: nothing is loaded from elsewhere, nor is the page shown in another."""


def page() -> str:
    """The page in the language that is spoken now."""
    texts = {
        "language": spoken(),
        "title": _("Hats"),
        "coming": _("The table is being laid."),
        "over": _("The visit is over."),
        "again": _("Play again"),
        "scripts": _("Hats needs JavaScript in the browser."),
    }
    template = Template((_OURS / "page.html").read_text(encoding="utf-8"))
    return template.substitute({name: escape(text) for name, text in texts.items()})
