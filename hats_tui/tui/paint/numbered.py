"""Our themes for terminals with 256 colours, each colour chosen by hand among those that there are.

Rounded from the full colours, the hats would come nearer to each other and the grounds, which are
greys with a little of a hue, would turn navy and plum: the cube of the 256 has no dark steps. Here
grounds are greys, cards keep the hues that the cube has, and what is read has the contrast that
the theme promises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from hats_tui.tui.paint.shades import HatShades, Shades
from hats_tui.tui.paint.tokens import CONTRAST_TOKENS, DARK_TOKENS, LIGHT_TOKENS, Tokens
from hats_tui.tui.paint.xterm import xterm


class Numbered(NamedTuple):
    """The colours of one theme where there are 256.

    Args:
        tokens: The named ones.
        shades: Those between them.
    """

    tokens: Tokens
    shades: Shades


def _numbered(tokens: Tokens, hats: Mapping[str, tuple[int, ...]], **shades: int) -> Numbered:
    """Put a theme together.

    Args:
        tokens: Its named colours; the hats come from the table.
        hats: The numbers of the shades of each hat, in the order of `HatShades`.
        shades: The numbers of the other shades.
    """
    hat_shades = {letter: HatShades(*map(xterm, numbers)) for letter, numbers in hats.items()}
    fills = {letter: hat_shades[letter].fill for letter in tokens.hats}
    others = {name: xterm(number) for name, number in shades.items()}
    return Numbered(replace(tokens, hats=fills), Shades(hats=hat_shades, **others))


def _furnished(tokens: Tokens) -> Tokens:
    """A theme with the paper and the drapes that dark and light have in common."""
    return replace(
        tokens,
        paper=xterm(230),
        paper_edge=xterm(180),
        paper_ink=xterm(235),
        paper_muted=xterm(240),
        paper_accent=xterm(89),
        drape_shadow=xterm(234),
        drape_dark=xterm(52),
        drape_mid=xterm(88),
        drape_light=xterm(124),
        drape_trim=xterm(179),
    )


def _dark() -> Numbered:
    return _numbered(
        replace(
            _furnished(DARK_TOKENS),
            bg=xterm(233),
            surface=xterm(234),
            panel=xterm(235),
            cloth=xterm(237),
            card=xterm(235),
            fg=xterm(255),
            muted=xterm(249),
            faint=xterm(240),
            accent=xterm(221),
            accfg=xterm(16),
            ring=xterm(231),
            ringfg=xterm(233),
            good=xterm(114),
            bad=xterm(209),
            cookie=xterm(137),
            cookiefg=xterm(16),
            black=xterm(232),
            blackfg=xterm(250),
        ),
        {  # fill, tint, shine; faded: fill, tint, ink, shine
            "H": (117, 236, 195, 24, 235, 24, 240),
            "C": (226, 236, 230, 58, 235, 58, 240),
            "F": (196, 236, 217, 52, 235, 88, 240),
            "P": (135, 236, 183, 54, 235, 60, 240),
            "S": (223, 236, 230, 95, 235, 95, 240),
            "T": (29, 236, 115, 23, 235, 23, 240),
            "J": (175, 236, 225, 53, 235, 96, 240),
            "": (249, 236, 255, 239, 235, 242, 240),
        },
        title=58,
        ring=246,
        bowler=241,
        bowler_band=236,
    )


def _light() -> Numbered:
    return _numbered(
        replace(
            _furnished(LIGHT_TOKENS),
            bg=xterm(255),
            surface=xterm(231),
            panel=xterm(253),
            cloth=xterm(187),
            card=xterm(231),
            fg=xterm(235),
            muted=xterm(239),
            faint=xterm(248),
            accent=xterm(54),
            accfg=xterm(231),
            ring=xterm(234),
            ringfg=xterm(231),
            good=xterm(22),
            bad=xterm(124),
            cookie=xterm(130),
            cookiefg=xterm(231),
            black=xterm(236),
            blackfg=xterm(255),
        ),
        {
            "H": (33, 195, 25, 153, 255, 110, 252),
            "C": (136, 230, 94, 222, 255, 179, 252),
            "F": (88, 224, 52, 181, 255, 174, 252),
            "P": (57, 189, 54, 183, 255, 141, 252),
            "S": (101, 254, 58, 250, 255, 144, 252),
            "T": (23, 194, 236, 152, 255, 109, 252),
            "J": (162, 225, 89, 218, 255, 175, 252),
            "": (239, 254, 235, 251, 255, 246, 252),
        },
        title=183,
        ring=242,
        bowler=246,
        bowler_band=240,
    )


def _contrast() -> Numbered:
    return _numbered(
        replace(
            CONTRAST_TOKENS,
            bg=xterm(16),
            surface=xterm(16),
            panel=xterm(235),
            cloth=xterm(236),
            card=xterm(16),
            fg=xterm(231),
            muted=xterm(254),
            faint=xterm(245),
            accent=xterm(227),
            accfg=xterm(16),
            ring=xterm(231),
            ringfg=xterm(16),
            good=xterm(120),
            bad=xterm(217),
            cookie=xterm(179),
            cookiefg=xterm(16),
            black=xterm(237),
            blackfg=xterm(231),
            paper=xterm(231),
            paper_edge=xterm(16),
            paper_ink=xterm(16),
            paper_muted=xterm(235),
            paper_accent=xterm(53),
            drape_shadow=xterm(16),
            drape_dark=xterm(52),
            drape_mid=xterm(88),
            drape_light=xterm(124),
            drape_trim=xterm(221),
        ),
        {
            "H": (117, 234, 195, 24, 233, 24, 240),
            "C": (226, 234, 230, 237, 233, 58, 240),
            "F": (203, 234, 224, 52, 233, 95, 240),
            "P": (141, 234, 189, 54, 233, 60, 240),
            "S": (223, 234, 230, 238, 233, 95, 240),
            "T": (72, 234, 158, 23, 233, 23, 240),
            "J": (175, 234, 225, 53, 233, 96, 240),
            "": (254, 234, 231, 239, 233, 242, 240),
        },
        title=58,
        ring=251,
        bowler=247,
        bowler_band=242,
    )


NUMBERED: Final[Mapping[str, Callable[[], Numbered]]] = {
    "dark": _dark,
    "light": _light,
    "contrast": _contrast,
}
"""What makes the themes that have colours for such terminals, by name."""
