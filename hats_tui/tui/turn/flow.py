"""Sentences in a given room: broken into lines, or one after the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from hats_tui.cells import width_of
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.palette import Palette
from hats_tui.tui.turn.phrases import draw_phrase
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Span

_SPACE = Span(" ")
_GAP = re.compile(r"[^\S\N{NO-BREAK SPACE}]+")
_PARTS = re.compile(rf"{_GAP.pattern}|[\S\N{{NO-BREAK SPACE}}]+")
"""A French colon stays with the word before it."""


def brief(names: Names) -> Names:
    """The names for where there is little room: the short ones, also where full ones are meant."""
    return Names(full=names.shortened, shortened=names.shortened)


def fitting(say: Callable[[Names], Phrase], names: Names, cells: int) -> Phrase:
    """A sentence with full names where that fits, else with short ones."""
    whole = say(names)
    return whole if whole.cells <= cells else say(brief(names))


def wrapped(phrase: Phrase, cells: int, lines: int) -> list[Phrase]:
    """Break a sentence between its words.

    Args:
        phrase: The sentence.
        cells: The room of a line.
        lines: At most so many; the last one is cut where that is too few.
    """
    broken: list[list[Span]] = []
    used = cells
    for word in _words(phrase):
        width = sum(width_of(span.text) for span in word)
        if used + 1 + width <= cells or (broken and len(broken) == lines):
            broken[-1] += [_between(broken[-1][-1], word[0]), *word]
            used += 1 + width
        else:
            broken.append(list(word))
            used = width
    return [Phrase(tuple(line)).cut(cells) for line in broken]


def draw_flow(
    canvas: Canvas, y: int, phrases: Sequence[Phrase], palette: Palette, bottom: int
) -> None:
    """Write short sentences one after the other, on a new line where one does not fit.

    Args:
        canvas: Where to write.
        y: The first row.
        phrases: The sentences.
        palette: The styles.
        bottom: The row after the last one; there the rest is cut.
    """
    x, gap = 1, 3
    for phrase in phrases:
        if x > 1 and x + phrase.cells > canvas.width - 1 and y + 1 < bottom:
            x, y = 1, y + 1
        room = canvas.width - 1 - x
        if y < bottom and room > 0:
            x = draw_phrase(canvas, x, y, phrase, palette, room) + gap


def _between(left: Span, right: Span) -> Span:
    """The space between two words; a name of two words stays one."""
    one = left.about is not None and (left.role, left.about) == (right.role, right.about)
    return replace(left, text=" ") if one else _SPACE


def _words(phrase: Phrase) -> Iterator[list[Span]]:
    """The words of a sentence, each as parts of the spans that it comes from."""
    word: list[Span] = []
    for span in phrase.spans:
        for part in _PARTS.findall(span.text):
            if not _GAP.fullmatch(part):
                word.append(replace(span, text=part))
            elif word:
                yield word
                word = []
    if word:
        yield word
