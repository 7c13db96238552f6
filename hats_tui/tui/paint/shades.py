"""The colours between the named ones of a theme: lighter, darker, and with a little of a hat's.

With all colours they are mixed from the tokens; where there are few, they are chosen by hand.
"""

from collections.abc import Mapping
from typing import NamedTuple

from hats_tui.tui.paint.colour import mix
from hats_tui.tui.paint.tokens import Tokens


class HatShades(NamedTuple):
    """The colours of the cards of one hat type, in hexadecimal.

    Args:
        fill: The bar with the code, and the picture.
        tint: The body, with a little of the fill.
        shine: Bands and jewels of the picture.
        faded_fill: The bar of a card that cannot be chosen.
        faded_tint: Its body.
        faded_ink: Its picture.
        faded_shine: Bands and jewels of that.
    """

    fill: str
    tint: str
    shine: str
    faded_fill: str
    faded_tint: str
    faded_ink: str
    faded_shine: str


class Shades(NamedTuple):
    """The colours of one theme that have no name.

    Args:
        title: The shadow of the big letters.
        ring: The second ring, and the ground of text in it.
        bowler: The picture of a black hat.
        bowler_band: Its band.
        hats: Those of each hat type by letter, and of ``""`` for a card without a type.
    """

    title: str
    ring: str
    bowler: str
    bowler_band: str
    hats: Mapping[str, HatShades]


def mixed(tokens: Tokens) -> Shades:
    """Mix the shades of a theme.

    Args:
        tokens: Its named colours.
    """
    fills = {**tokens.hats, "": tokens.muted}
    return Shades(
        title=mix(tokens.accent, tokens.bg, 0.35),
        ring=mix(tokens.muted, tokens.bg, 0.85),
        bowler=mix(tokens.blackfg, tokens.black, 0.5),
        bowler_band=mix(tokens.blackfg, tokens.black, 0.25),
        hats={letter: _of_a_hat(tokens, fill) for letter, fill in fills.items()},
    )


def _of_a_hat(tokens: Tokens, fill: str) -> HatShades:
    shine = mix("#ffffff" if tokens.dark else "#000000", fill, 0.45)
    return HatShades(
        fill=fill,
        tint=mix(fill, tokens.card, tokens.tint),
        shine=shine,
        faded_fill=mix(fill, tokens.card, 0.3),
        faded_tint=mix(fill, tokens.card, tokens.tint / 2),
        faded_ink=mix(fill, tokens.card, 0.38),
        faded_shine=mix(shine, tokens.card, 0.22),
    )
