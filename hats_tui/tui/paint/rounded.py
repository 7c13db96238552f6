"""Themes that have no colours for terminals with 256: theirs rounded, and made readable again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from hats_tui.tui.paint.colour import legible, readable_on
from hats_tui.tui.paint.numbered import NUMBERED, Numbered
from hats_tui.tui.paint.shades import mixed
from hats_tui.tui.paint.tokens import Tokens
from hats_tui.tui.paint.xterm import rounded

_TEXT: Final = 4.6
"""The least contrast of what is read."""


def numbered(tokens: Tokens) -> Numbered:
    """Round the colours of a theme; its hats are those of ours.

    Args:
        tokens: The named colours of the theme.
    """
    ours = NUMBERED["dark" if tokens.dark else "light"]()
    bg, surface, panel, cloth = map(
        rounded, (tokens.bg, tokens.surface, tokens.panel, tokens.cloth)
    )
    hats = ours.shades.hats.values()
    grounds = [bg, surface, panel, cloth, *(hat.tint for hat in hats)]
    text = partial(legible, least=_TEXT, shown=rounded)
    accent = text(tokens.accent, grounds)
    own = replace(
        ours.tokens,
        name=tokens.name,
        bg=bg,
        surface=surface,
        panel=panel,
        cloth=cloth,
        card=rounded(tokens.card),
        fg=text(tokens.fg, [*grounds, *(hat.faded_fill for hat in hats)]),
        muted=text(tokens.muted, grounds),
        faint=rounded(tokens.faint),
        accent=accent,
        accfg=readable_on(accent),
        good=text(ours.tokens.good, grounds),
        bad=text(ours.tokens.bad, grounds),
    )
    between = mixed(own)
    shades = ours.shades._replace(title=rounded(between.title), ring=rounded(between.ring))
    return Numbered(own, shades)
