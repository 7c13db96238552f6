"""Sentences that keep their parts marked, so that a screen can colour a name or a card in them.

A phrase is made from one whole template with named places, `"{name} plays {card}"`. The template is
split at its places, so a translation may put them in any order, and nobody has to glue texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from string import Formatter

from hats_tui.cells import ELLIPSIS, cut, width_of
from hats_tui.game import Card, HatType
from hats_tui.words.translation import _, pgettext


class Role(StrEnum):
    """What a part of a sentence is; a screen gives each its colour."""

    TEXT = "text"
    NAME = "name"
    """A player or a team."""
    CARD = "card"
    HAT = "hat"
    """A hat type."""
    NUMBER = "number"
    GOOD = "good"
    """A figure that is good for the viewer's side; its sign or words say so as well."""
    BAD = "bad"
    """A figure that is bad for the viewer's side."""


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a sentence."""

    text: str
    role: Role = Role.TEXT
    about: Card | HatType | int | None = None
    """Which card or type it is, or whose name: a seat."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence, or a part of one, as spans; `str()` is its plain text."""

    spans: tuple[Span, ...]

    def __str__(self) -> str:
        """The plain text."""
        return "".join(span.text for span in self.spans)

    @property
    def cells(self) -> int:
        """How many cells of a terminal it takes."""
        return width_of(str(self))

    def cut(self, cells: int) -> Phrase:
        """The phrase, cut to at most `cells` cells with `…` at the end where it is too long."""
        if self.cells <= cells:
            return self
        spans: list[Span] = []
        room = cells
        for span in self.spans:
            width = width_of(span.text)
            if width < room:
                spans.append(span)
                room -= width
                continue
            spans.append(Span(cut(span.text + ELLIPSIS, room), span.role, span.about))
            break
        return Phrase(tuple(spans))


Part = Span | Phrase | str | int
"""What may stand in a place of a template; a number becomes a span of its own role."""


def phrase(template: str, **parts: Part) -> Phrase:
    """Fill the places of a translated template.

    Raises:
        KeyError: The template has a place for which there is no part.
    """
    spans: list[Span] = []
    for text, field, _spec, _conversion in Formatter().parse(template):
        if text:
            spans.append(Span(text))
        if field is not None:
            spans.extend(_spans(parts[field]))
    return Phrase(tuple(spans))


def card_span(card: Card) -> Span:
    """A card by its code, which is the same in every language."""
    return Span(card.value, Role.CARD, card)


def signed(number: int, *, good: bool | None = None) -> Span:
    """A gain or loss with its sign: `+4`, `-1`, `0`.

    Args:
        number: The change.
        good: Whether it is good for the viewer's side; none: neither.
    """
    text = f"{number:+d}" if number else "0"
    return Span(text, {True: Role.GOOD, False: Role.BAD, None: Role.NUMBER}[good])


def both(parts: Sequence[Part]) -> Phrase:
    """The parts as a list that ends in "and".

    Raises:
        IndexError: There are no parts.
    """
    if len(parts) == 1:
        return Phrase(_spans(parts[0]))
    last = parts[-1]
    return phrase(_("{first} and {last}"), first=listed(parts[:-1]), last=last)


def listed(parts: Iterable[Part]) -> Phrase:
    """The parts as a list with commas; empty where there are none."""
    result = Phrase(())
    for part in parts:
        if not result.spans:
            result = Phrase(_spans(part))
        else:
            template = pgettext("a list", "{first}, {next}")
            result = phrase(template, first=result, next=part)
    return result


def _spans(part: Part) -> tuple[Span, ...]:
    match part:
        case Phrase():
            return part.spans
        case Span():
            return (part,)
        case int():
            return (Span(str(part), Role.NUMBER),)
        case str():
            return (Span(part),)
