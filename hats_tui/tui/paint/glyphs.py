"""Every sign that is not a letter, once for Unicode and once for ASCII.

All signs are one cell wide and have no emoji form. Whether a terminal needs `ASCII` is decided
by whoever makes the `Look`.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, eq=False)
class RingGlyphs:
    """The frame around a chosen card: corners clockwise from the top left, then the sides."""

    top_left: str
    top_right: str
    bottom_right: str
    bottom_left: str
    top: str
    right: str
    bottom: str
    left: str


@dataclass(frozen=True, eq=False)
class Glyphs:
    """A set of signs.

    Args:
        name: ``"unicode"`` or ``"ascii"``.
        full: A cell with both pixels.
        upper: A cell with its upper pixel only.
        lower: A cell with its lower pixel only.
        back: The upper edge of a card that lies face down.
        ring: Frame for palettes with colour: half cells, or spaces to be filled.
        ring_double: Frame of the card that is being chosen, without colour.
        ring_single: Frame of a card chosen a step ago, without colour.
        turn: Stands before the player whose turn it is; also "the next one".
        turn_back: The same to the left: "the one before".
        chosen: Between round brackets: the one that is chosen of several.
        becomes: Between a figure now and the figure after the move.
        up: More points.
        down: Fewer points.
        target: Points down at a space that can be chosen.
        times: Multiplication, worth.
        minus: Before a negative number.
        none: Nothing here; also the separator dot.
        ellipsis: The rest of a text was cut.
        black: A black hat.
        cookie: The cookie, four cells.
        pip: A small mark to count, such as a round played.
        pip_off: The same, still to come.
        bar: A filled cell of a score bar.
        rule: A thin line across.
        rule_double: A double line across, above totals.
        edge_left: Left edge of the paper.
        edge_right: Right edge of the paper.
        shade_light: Light shade, for what has no colour.
        shade: Middle shade.
        shade_dark: Dark shade.
    """

    name: str
    full: str
    upper: str
    lower: str
    back: str
    ring: RingGlyphs
    ring_double: RingGlyphs
    ring_single: RingGlyphs
    turn: str
    turn_back: str
    chosen: str
    becomes: str
    up: str
    down: str
    target: str
    times: str
    minus: str
    none: str
    ellipsis: str
    black: str
    cookie: str
    pip: str
    pip_off: str
    bar: str
    rule: str
    rule_double: str
    edge_left: str
    edge_right: str
    shade_light: str
    shade: str
    shade_dark: str


UNICODE: Final = Glyphs(
    name="unicode",
    full="█",
    upper="▀",
    lower="▄",
    back="▔",
    ring=RingGlyphs("▗", "▖", "▘", "▝", "▄", "▌", "▀", "▐"),
    ring_double=RingGlyphs("╔", "╗", "╝", "╚", "═", "║", "═", "║"),
    ring_single=RingGlyphs("┌", "┐", "┘", "└", "─", "│", "─", "│"),
    turn="►",
    turn_back="◄",
    chosen="•",
    becomes="►",
    up="▲",
    down="▼",
    target="▼",
    times="×",
    minus="-",
    none="·",
    ellipsis="…",
    black="■",
    cookie="(::)",
    pip="■",
    pip_off="□",
    bar="▄",
    rule="─",
    rule_double="═",
    edge_left="▌",
    edge_right="▐",
    shade_light="░",
    shade="▒",
    shade_dark="▓",
)
"""The signs for terminals with Unicode."""

ASCII: Final = Glyphs(
    name="ascii",
    full="#",
    upper='"',
    lower="=",
    back="-",
    ring=RingGlyphs(" ", " ", " ", " ", " ", " ", " ", " "),
    ring_double=RingGlyphs("*", "*", "*", "*", "*", "*", "*", "*"),
    ring_single=RingGlyphs("+", "+", "+", "+", "-", "|", "-", "|"),
    turn=">",
    turn_back="<",
    chosen="*",
    becomes=">",
    up="^",
    down="v",
    target="v",
    times="x",
    minus="-",
    none=".",
    ellipsis="~",
    black="#",
    cookie="(::)",
    pip="#",
    pip_off=".",
    bar="=",
    rule="-",
    rule_double="=",
    edge_left="|",
    edge_right="|",
    shade_light=".",
    shade=":",
    shade_dark="%",
)
"""The signs for terminals without Unicode, or where its width is uncertain."""
