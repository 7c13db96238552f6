"""A language for tests: longer by two fifths, with marks around, and its places in reverse order.

Whoever reads the screen sees at once what is not translated (it has no accents), what was cut (a
mark is missing), and what was glued (marks in the middle of a sentence).
"""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import cycle
from string import Formatter

from hats_tui.cells import width_of
from hats_tui.words import translation

OPEN, CLOSE = "⟦", "⟧"
GROWTH = 1.4
"""How much longer a text is than in English: about as much as German and French are at worst."""

_ACCENTS = str.maketrans("aceinorsuyzACEINORSUYZ", "áçéíñóřšúýžÁÇÉÍÑÓŘŠÚÝŽ")
_BOUND = re.compile(r"at most (\d+) cells?")
_LETTERS = re.compile(r"[^\W\d_]+")


class Pseudo(gettext.NullTranslations):
    """Translates everything, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def gettext(self, message: str) -> str:
        self.said.add(message)
        return stretched(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        self.said.add(message)
        bound = _BOUND.search(context)
        return stretched(message, int(bound[1]) if bound else None)


@cache
def stretched(message: str, bound: int | None = None) -> str:
    """Say a message in the language for tests.

    Args:
        message: In English; places are in braces.
        bound: The width that it must not exceed, as its context tells.

    Returns:
        The same in brackets, longer: every word grows, so that no room comes from breaking lines.
    """
    pieces = list(Formatter().parse(message))
    width = sum(width_of(text) for text, *_ in pieces)
    if bound is not None and width + 2 > bound:
        return _marked(message)
    spare = max(round(width * GROWTH), width + 2) - width - 2
    longer = _lengthened([text for text, *_ in pieces], min(spare, (bound or 999) - width - 2))
    fields = [field for _, field, _, _ in pieces if field is not None]
    turned = "".join(
        text.replace("{", "{{").replace("}", "}}")
        + ("" if field is None else "{" + fields.pop() + "}")
        for text, (_, field, _, _) in zip(longer, pieces, strict=True)
    )
    # What is made of signs alone, such as a list with commas, is as long in every language.
    return f"{OPEN}{turned}{CLOSE}" if _LETTERS.search("".join(longer)) else turned


def _lengthened(texts: list[str], spare: int) -> list[str]:
    """Double letters all over some texts, so many in all, and put accents on them."""
    lengths = [len(text) for text in texts]
    letters = list(_LETTERS.finditer("".join(texts)))
    whole = list("".join(texts))
    ends = cycle(sorted((match.end() - 1 for match in letters), reverse=True))
    for _ in range(spare if letters else 0):
        place = next(ends)
        whole[place] += whole[place][0]
    rest = iter(whole)
    return ["".join(next(rest) for _ in range(n)).translate(_ACCENTS) for n in lengths]


def _marked(message: str) -> str:
    """Put marks in the place of the first and the last sign: there is no room for more."""
    accented = message.translate(_ACCENTS)
    return f"{OPEN}{accented[1:-1]}{CLOSE}" if len(message) > 2 else accented


@contextmanager
def pseudo_spoken() -> Iterator[Pseudo]:
    """Speak the language for tests inside, and English again afterwards."""
    pseudo = Pseudo()
    translation.use(pseudo)
    try:
        yield pseudo
    finally:
        translation.use(gettext.NullTranslations())
