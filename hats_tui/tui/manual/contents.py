"""What the help says: how the screen is used, then the rules in brief."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from textual.screen import Screen

from hats_tui.game import HatType
from hats_tui.tui.manual.blocks import (
    Block,
    CardRow,
    Gap,
    Heading,
    KeyRow,
    Paragraph,
    Signs,
    Subheading,
)
from hats_tui.tui.manual.keys import KeyTable
from hats_tui.tui.paint.cards import CardPicture
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.words import _
from hats_tui.words.names import short_hat_name
from hats_tui.words.rules import Section, rules_in_brief

_SWAPS: Final = (("F5", "C1"), ("S1", "S6"), ("C4", "H4"))
"""A higher value, the same type, and what is not allowed. Rules: A turn."""

_TABLE: Final = (("H2", 1), ("C5", 2), ("H6", 0), ("F1", 4), ("P4", 5), ("C1", 0))
"""A tea table with what its cards are worth. Rules: Worked examples, 4."""

_TURN, _SCORING = 1, 3
"""Where the pictures belong among the sections of the rules."""


def contents(screen: Screen[Any], keys: KeyTable, look: Look) -> list[Block]:
    """Say how a screen is used, and the rules in brief.

    Args:
        screen: The screen that the help is for.
        keys: Its keys.
        look: Palette and signs.
    """
    blocks = list(_about_screen(screen, keys))
    players = screen.help_players if isinstance(screen, HatsScreen) else None
    for index, section in enumerate(rules_in_brief(players)):
        blocks += [Heading(index + 2, section.title), *_section(section, index, look)]
    blocks += [Heading(len(rules_in_brief()) + 2, _("Hats and signs")), *_hats_and_signs(look)]
    return blocks


def _about_screen(screen: Screen[Any], keys: KeyTable) -> Iterator[Block]:
    yield Heading(1, _("This screen"))
    if isinstance(screen, HatsScreen):
        yield Paragraph(screen.HELP)
    if keys.own:
        yield Subheading(_("KEYS"))
        yield from keys.own
    if isinstance(screen, HatsScreen) and screen.MOUSE:
        yield Subheading(_("MOUSE"))
        yield from (KeyRow((gesture,), text) for gesture, text in screen.MOUSE)
    yield Subheading(_("ON EVERY SCREEN"))
    yield from keys.everywhere


def _section(section: Section, index: int, look: Look) -> Iterator[Block]:
    yield from (Paragraph(text, mark=True) for text in section.paragraphs)
    if index == _TURN:
        yield Gap()
        yield _swaps()
    if index == _SCORING:
        yield Gap()
        yield _worths(look)


def _swaps() -> CardRow:
    captions = (_("higher value: yes"), _("same type: yes"), _("equal value: no"))
    pictures = [
        [CardPicture(played), CardPicture(lying, dimmed=caption == captions[-1])]
        for (played, lying), caption in zip(_SWAPS, captions, strict=True)
    ]
    return CardRow(pictures, captions)


def _worths(look: Look) -> CardRow:
    times = look.glyphs.times
    pictures = [
        CardPicture(
            code,
            dimmed=not worth,
            below=f"{times}{worth}",
            below_role="strong" if worth else "off",
        )
        for code, worth in _TABLE
    ]
    return CardRow([pictures])


def _hats_and_signs(look: Look) -> Iterator[Block]:
    palette, glyphs = look.palette, look.glyphs
    names = [short_hat_name(hat) for hat in HatType]
    yield CardRow([[CardPicture(hat.value)] for hat in HatType], names)
    yield Gap()
    strong = palette.style("strong")
    rows = [
        ("F5", palette.hat("F").chip, _("a card: its type, then its value")),
        ("F34", palette.hat("F").chip, _("several cards of a type in a collection")),
        (f"{glyphs.black}2", palette.hat(BLACK).chip, _("two black hats")),
        (glyphs.cookie, palette.style("cookie"), _("the cookie")),
        (glyphs.turn, palette.style("accent"), _("whose turn it is, or what is chosen")),
        (f"{glyphs.times}3", strong, _("what each hat of a type is worth now")),
        ("4 lower", strong, _("space 4 may be taken: its card has a lower value")),
        ("2 same", strong, _("space 2 may be taken: its card is of the same type")),
        ("10+4=14", strong, _("points now, the change, and then; no favourite hat")),
        ("+4", palette.style("good"), _("a change that is good for your side")),
        ("+4", palette.style("bad"), _("a change that is good for the others")),
        (_("TYP"), strong, _("different types collected: the cookie goes by them")),
        (_("HATS BLK CK"), strong, _("points for hats, black hats and the cookie")),
        (_("HAND"), strong, _("cards left in the hand")),
    ]
    yield Signs(rows)
