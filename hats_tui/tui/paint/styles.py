"""What a palette is: styles by role, so that no painter needs to know how many colours there are.

    palette.style("muted")      what stands back, still easy to read
    palette.style("panel")      a ground, for `Canvas.fill`
    palette.style("key")        a chip: it brings its own ground
    palette.hat("F").chip       the code or letter of a Fez
    palette.hat(BLACK).chip     a black hat

Text roles mostly have no ground of their own: on a `Canvas` they take what is beneath. Good and bad
are green and red, which not all eyes tell apart: bad is underlined as well, in every palette.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rich.style import Style

BLACK: Final = "B"
"""Stands for a black hat wherever the letter of a hat type is asked for."""

Role = Literal[
    "fg",  # text
    "strong",
    "muted",
    "faint",  # decoration only
    "accent",
    "good",
    "bad",
    "good_fill",  # the same for bars and big digits
    "bad_fill",
    "heading",
    "title",  # ink of the big letters
    "title_shadow",
    "off",  # cannot be done now, worth nothing: struck out
    "bg",  # grounds
    "surface",
    "panel",
    "band",  # the bar behind a heading; an underline where there is no colour
    "cloth",
    "paper",
    "key",  # chips
    "ring",
    "ring_label",  # text in the upper side of a ring
    "ring_soft",
    "ring_edge",  # the frame of a ring; it has no ground
    "ring_soft_edge",
    "cookie",
    "paper_chip",
    "paper_fg",  # text on paper
    "paper_strong",
    "paper_muted",
    "paper_accent",
    "paper_edge",
    "drape_shadow",  # grounds of the curtain
    "drape_dark",
    "drape_mid",
    "drape_light",
    "drape_trim",
]
"""What a style is for."""


@dataclass(frozen=True)
class CardShade:
    """How the parts of one card look.

    Args:
        header: The bar with the code.
        body: The ground beneath the art, and text on it.
        ink: Pixels of the hat.
        accent: Pixels of its band or jewels, or None to leave them out.
    """

    header: Style
    body: Style
    ink: Style
    accent: Style | None


@dataclass(frozen=True)
class HatStyles:
    """How one hat type looks.

    Args:
        chip: The letter or a code on the hat's fill.
        tint: Values beside a chip, on a ground with a little of the hat's colour.
        card: A card that can be chosen.
        dimmed: A card that cannot be chosen now.
    """

    chip: Style
    tint: Style
    card: CardShade
    dimmed: CardShade


@dataclass(frozen=True, eq=False)
class Palette:
    """All styles of one theme.

    Args:
        name: What the theme is called in the settings.
        mono: Whether there is no colour at all.
        shades: Whether there are shades between the colours; without them what only a shade would
            tell is told by signs.
        styles: The style of each role.
        hats: The styles of each hat type by letter, of `BLACK`, and of ``""`` for a card
            without a type.
    """

    name: str
    mono: bool
    shades: bool
    styles: Mapping[Role, Style]
    hats: Mapping[str, HatStyles]

    def style(self, role: Role) -> Style:
        """Give the style of a role.

        Args:
            role: What the style is for.

        Returns:
            The style, the same object each time.
        """
        return self.styles[role]

    def hat(self, letter: str) -> HatStyles:
        """Give the styles of a hat type.

        Args:
            letter: One of ``HCFPSTJ``, `BLACK`, or anything else for no type.

        Returns:
            The styles, the same object each time.
        """
        return self.hats.get(letter, self.hats[""])
