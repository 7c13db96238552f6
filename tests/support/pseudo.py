"""A language for tests: every message in brackets, longer, and with its places in reverse order."""

from __future__ import annotations

import gettext
from collections.abc import Iterator
from contextlib import contextmanager
from string import Formatter

from hats_tui.words import translation

OPEN, CLOSE = "⟦", "⟧"


class Pseudo(gettext.NullTranslations):
    """Translates everything, and remembers what it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def gettext(self, message: str) -> str:
        self.said.add(message)
        pieces = list(Formatter().parse(message))
        fields = [field for _, field, _, _ in pieces if field is not None]
        turned = "".join(
            text + ("" if field is None else "{" + fields.pop() + "}")
            for text, field, _, _ in pieces
        )
        return f"{OPEN}{turned} and so on{CLOSE}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        del context
        return self.gettext(message)


@contextmanager
def pseudo_spoken() -> Iterator[Pseudo]:
    """Speak the language for tests inside, and English again afterwards."""
    pseudo = Pseudo()
    translation.use(pseudo)
    try:
        yield pseudo
    finally:
        translation.use(gettext.NullTranslations())
