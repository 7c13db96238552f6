"""What the help says: how the screen is used, then the rules, with pictures of cards."""

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
from hats_tui.tui.paint.card_picture import CardPicture, Face
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import BLACK
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.turn.player_rows import figure_titles
from hats_tui.words import _, pgettext
from hats_tui.words.names import short_hat_name
from hats_tui.words.rules import Chapter, Section, rules_in_brief

_SWAPS: Final = (("F5", "C1"), ("S1", "S6"), ("C4", "H4"))
"""A higher value, the same type, and what is not allowed. Rules: A turn."""

_TABLE: Final = (("H2", 1), ("C5", 2), ("H6", 0), ("F1", 4), ("P4", 5), ("C1", 0))
"""A tea table with what its cards are worth. Rules: Worked examples, 4."""

_CLAIMS: Final = (("H2", "C3", BLACK), ("H5", "C2", "F3"))
"""Two collections with as many types, of which the second gets the cookie; Worked examples, 10."""

_FAVOURITE: Final = (("F4", "F1"), ("F3",))
"""Hats of a type, and the favourite that goes with them. Rules: Worked examples, 3."""


RULES: Final = 2
"""The number of the section with which the rules begin."""


def signs_number() -> int:
    """The number of the section about hats and signs, the last one."""
    return RULES + len(Chapter)


def contents(screen: Screen[Any], keys: KeyTable, look: Look) -> list[Block]:
    """Say how a screen is used, and the rules.

    Args:
        screen: The screen that the help is for.
        keys: Its keys.
        look: Palette and signs.
    """
    blocks = list(_about_screen(screen, keys))
    players = screen.help_players if isinstance(screen, HatsScreen) else None
    for number, section in enumerate(rules_in_brief(players), start=RULES):
        blocks += [Heading(number, section.title), *_section(section, look)]
    blocks += [Heading(signs_number(), _("Hats and signs")), *_hats_and_signs(look)]
    return blocks


def _about_screen(screen: Screen[Any], keys: KeyTable) -> Iterator[Block]:
    yield Heading(1, _("This screen"))
    if isinstance(screen, HatsScreen):
        yield Paragraph(_(screen.HELP))
    if keys.own:
        yield Subheading(_("KEYS"))
        yield from keys.own
    if isinstance(screen, HatsScreen) and screen.MOUSE:
        yield Subheading(_("MOUSE"))
        yield from (KeyRow((_(gesture),), _(text)) for gesture, text in screen.MOUSE)
    yield Subheading(_("ON EVERY SCREEN"))
    yield from keys.everywhere


def _section(section: Section, look: Look) -> Iterator[Block]:
    yield from (Paragraph(text, mark=True) for text in section.paragraphs)
    for picture in _pictures(section.chapter, look):
        yield Gap()
        yield picture


def _pictures(chapter: Chapter, look: Look) -> list[CardRow]:
    match chapter:
        case Chapter.TURN:
            return [_swaps()]
        case Chapter.COOKIE:
            return [_claims()]
        case Chapter.SCORING:
            return [_worths(look), _favourite()]
        case _:
            return []


def _swaps() -> CardRow:
    captions = (_("higher value: yes"), _("same type: yes"), _("equal value: no"))
    pictures = [
        [CardPicture(played), CardPicture(lying, dimmed=caption == captions[-1])]
        for (played, lying), caption in zip(_SWAPS, captions, strict=True)
    ]
    return CardRow(pictures, captions)


def _claims() -> CardRow:
    captions = (_("three types: 2, 3, none"), _("three types: 2, 3, 5, the cookie"))
    return CardRow([[_picture(code) for code in group] for group in _CLAIMS], captions)


def _picture(code: str) -> CardPicture:
    return CardPicture(face=Face.DOWN) if code == BLACK else CardPicture(code)


def _favourite() -> CardRow:
    captions = (_("collected: 4 + 1"), _("favourite hat: less 3, makes 2"))
    return CardRow([[CardPicture(code) for code in group] for group in _FAVOURITE], captions)


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
    lower = pgettext("above a card, at most 6 cells", "lower")
    same = pgettext("above a card, at most 6 cells", "same")
    hand, types, *points = figure_titles()
    rows = [
        ("F5", palette.hat("F").chip, _("a card: its type, then its value")),
        ("F34", palette.hat("F").chip, _("several cards of a type in a collection")),
        (f"{glyphs.black}2", palette.hat(BLACK).chip, _("two black hats")),
        (glyphs.cookie, palette.style("cookie"), _("the cookie")),
        (glyphs.turn, palette.style("accent"), _("whose turn it is, or what is chosen")),
        (f"{glyphs.times}3", strong, _("what each hat of a type is worth now")),
        (f"4 {lower}", strong, _("space 4 may be taken: its card has a lower value")),
        (f"2 {same}", strong, _("space 2 may be taken: its card is of the same type")),
        ("10+4=14", strong, _("points now, the change, and then; no favourite hat")),
        ("+4", palette.style("good"), _("a change that is good for your side")),
        ("+4", palette.style("bad"), _("a change that is good for the others")),
        (types, strong, _("different types collected: the cookie goes by them")),
        (" ".join(points), strong, _("points for hats, black hats and the cookie")),
        (hand, strong, _("cards left in the hand")),
    ]
    yield Signs(rows)
