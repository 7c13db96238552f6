"""What each language calls the terms of the game, and whether a translation keeps to that."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from support.catalogues import FOLDER

_NO_WORDS = re.compile(r"\{\w*\}|--[\w-]+")
"""What is not translated: the names of places and of options."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of the game in English."""

    by_form: dict[str, str]
    """The term that each form belongs to; nothing for what looks like a term and is none."""

    pattern: re.Pattern[str]
    """What finds the forms in a text, the longest first."""

    def of(self, text: str) -> set[str]:
        """The terms that a text has."""
        return {self.by_form[form] for form in self.pattern.findall(_NO_WORDS.sub("", text))} - {""}


@dataclass(frozen=True, slots=True)
class Glossary:
    """What a language calls them."""

    terms: Terms
    forms: dict[str, list[str]]
    """By term: any of these will do, also as a part of a word."""

    def complaint(self, original: str, form: str) -> str:
        """What terms of a text its translation calls by other names; empty for none.

        Args:
            original: The text in English.
            form: Its translation.
        """
        folded = form.casefold()
        odd = [
            f"{self.forms[term][0]} ({term})"
            for term in sorted(self.terms.of(original))
            if not any(said.casefold() in folded for said in self.forms[term])
        ]
        return f"does not say {', '.join(odd)}" if odd else ""


def glossary_of(language: str) -> Glossary:
    """The glossary of a language, with its terms as they are, all or not."""
    return Glossary(english_terms(), _read(FOLDER / language / "glossary.toml"))


@cache
def english_terms() -> Terms:
    """The terms that have to be kept to."""
    table = _read(FOLDER / "terms.toml")
    by_form = {form: "" for term in table.values() for form in term.get("but", ())}
    by_form |= {form: name for name, term in table.items() for form in term["english"]}
    longest_first = sorted(map(re.escape, by_form), key=len, reverse=True)
    return Terms(by_form, re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)"))


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
