"""Prints how far apart the hats look in each theme: `python tests/benchmarks/colour_table.py`.

For all pairs of the seven hats, the distance (CIEDE2000) to normal eyes and to those with each of
the three kinds of colour-blindness, with all colours and with 256. Below it, the least contrast of
any text that is read on any ground that it may stand on. At the end, how many cells tell the two
hats, and the two states of a card, that look most alike without any hue: for each number of
colours, both sets of signs, and all sizes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.colour_science import EYES, Eyes, ciede2000, lab
from support.without_hue import HATS, MODES, STATES, looks, most_alike

from hats_tui.tui.paint.colour import contrast
from hats_tui.tui.paint.palette import Palette, Role
from hats_tui.tui.paint.tokens import HAT_LETTERS
from hats_tui.tui.theme import appearance, theme_names

OWN = ("dark", "light", "contrast")
PAIRS = tuple(combinations(HAT_LETTERS, 2))
TEXTS: tuple[Role, ...] = ("fg", "strong", "muted", "accent", "good", "bad", "heading", "off")
GROUNDS: tuple[Role, ...] = ("bg", "surface", "panel", "band", "cloth")
CHIPS: tuple[Role, ...] = ("key", "ring", "ring_label", "ring_soft", "cookie", "paper_chip")


def main() -> None:
    """Print everything."""
    for name in OWN:
        print("\n".join(distances(name)), end="\n\n")
    print("Least contrast of text, on its ground and on chips, with all colours and with 256")
    for name in theme_names():
        palettes = [appearance(name, few=few).palette for few in (False, True)]
        if palettes[0].shades:
            least = [each(palette) for palette in palettes for each in (least_text, least_chip)]
            print(f"  {name:22}" + "".join(f"{ratio:6.1f}" for ratio in least))
    print("\nCells that tell the two most alike, without hue")
    print("\n".join(without_hue()))


def without_hue() -> Iterator[str]:
    """Give the table of what is told apart by signs, attributes and lightness alone."""
    yield f"  {'colours':20} {'signs':8} size  hats        states"
    told = True
    for mode in MODES:
        for look in looks(mode.palette):
            hats, states = (most_alike(each, look, mode) for each in (HATS, STATES))
            told = told and hats.cells > 0 and states.cells > 0
            yield (
                f"  {mode.name:20} {look.glyphs.name:8} {look.tier.name:4}"
                f"  {hats.cells:3} {hats.one}-{hats.other:4}"
                f"  {states.cells:3} {states.one} - {states.other}"
            )
    yield "  All are told apart." if told else "  SOME ARE NOT TOLD APART."


def distances(name: str) -> Iterator[str]:
    """Give the table of one theme, line by line."""
    columns = []
    for few in (False, True):
        palette, number = appearance(name, few=few).palette, " 256" if few else ""
        fills = {letter: fill_of(palette, letter) for letter in HAT_LETTERS}
        columns += [(f"{kind}{number}", column(fills, eyes)) for kind, eyes in EYES.items()]
        listed = " ".join(f"{letter} {fill}" for letter, fill in fills.items())
        yield f"Hats in the theme {name}{number}: {listed}"
    yield "  pair " + "".join(f"{title:>12}" for title, _values in columns)
    for index, pair in enumerate(PAIRS):
        yield f"  {'-'.join(pair)}  " + "".join(f"{values[index]:12.1f}" for _, values in columns)
    yield "  least" + "".join(f"{min(values):12.1f}" for _, values in columns)


def column(fills: dict[str, str], eyes: Eyes) -> list[float]:
    """The distances of all pairs, to some eyes."""
    seen = {letter: lab(eyes(fill)) for letter, fill in fills.items()}
    return [ciede2000(seen[one], seen[other]) for one, other in PAIRS]


def fill_of(palette: Palette, letter: str) -> str:
    """The colour of a hat."""
    colour = palette.hat(letter).chip.bgcolor
    assert colour is not None
    return colour.name


def least_text(palette: Palette) -> float:
    """The contrast of the text that is hardest to read, of those without a ground of their own."""
    inks = [palette.style(role).color for role in TEXTS]
    grounds = [palette.style(role).bgcolor for role in GROUNDS]
    pairs = [(ink, ground) for ink in inks for ground in grounds]
    return min(contrast(ink.name, ground.name) for ink, ground in pairs if ink and ground)


def least_chip(palette: Palette) -> float:
    """The contrast of the text that is hardest to read, of those that bring their ground along."""
    styles = [palette.style(role) for role in CHIPS]
    for hat in palette.hats.values():
        styles += [hat.chip, hat.tint, hat.card.header, hat.dimmed.header, hat.dimmed.body]
    return min(
        contrast(style.color.name, style.bgcolor.name)
        for style in styles
        if style.color and style.bgcolor
    )


if __name__ == "__main__":
    main()
