"""What is wrong with a catalogue: everything that can be told without knowing the language.

A translator runs it, in `tests`: `python -m support.catalogue_faults fr`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message
from support.catalogues import catalogue, forms, template
from support.glossary import Glossary, glossary_of

from hats_tui.cells import width_of

Complaint = Callable[[Message, str, str], str]
"""Compares a text with one form of its translation: what is wrong, or nothing."""

_ROOM: Final = re.compile(r"at most (\d+) cells?|(one letter)")
_ENDS: Final = ".:,;!?…"
_LOOSE: Final = re.compile(r"[\d}] %")
"""A number and its sign, which only a space that does not break keeps together."""
_MARKUP: Final = ("**", "`", "\n", "|")


def faults(language: str, known: Catalog | None = None, texts: Catalog | None = None) -> list[str]:
    """All faults of a catalogue, in the order of the program's texts.

    Args:
        language: Its code.
        known: The catalogue; otherwise that of its file.
        texts: What the program says; otherwise what its files say.
    """
    known = catalogue(language) if known is None else known
    texts = template() if texts is None else texts
    glossary = glossary_of(language)
    found = [fault for text in texts if text.id for fault in _of_text(text, known, glossary)]
    keys = {_key(text) for text in texts}
    kept = (old for old in known if old.id)
    found += [f"{_name(old)}: is no longer said" for old in kept if _key(old) not in keys]
    return found + [f"{_name(old)}: is obsolete" for old in known.obsolete.values()]


def _key(message: Message) -> tuple[str, str]:
    return message.context or "", _singular(message)


def _singular(message: Message) -> str:
    return message.id if isinstance(message.id, str) else str(message.id[0])


def _name(message: Message) -> str:
    name = f'"{_singular(message)}"'
    return f"{name} ({message.context})" if message.context else name


def _of_text(text: Message, known: Catalog, glossary: Glossary) -> Iterator[str]:
    """The faults of one text."""
    said = known.get(_singular(text), text.context)
    if said is None or not all(forms(said)):
        yield f"{_name(text)}: is missing"
        return
    if said.fuzzy:
        yield f"{_name(text)}: is fuzzy"
    counted = 1 if isinstance(text.id, str) else known.num_plurals
    if isinstance(text.id, str) != isinstance(said.id, str) or len(forms(said)) != counted:
        yield f"{_name(text)}: has {len(forms(said))} forms instead of {counted}"
        return
    originals = [text.id] if isinstance(text.id, str) else list(text.id)
    for n, form in enumerate(forms(said)):
        original = originals[min(n, len(originals) - 1)]
        complaints = [complain(text, original, form) for complain in COMPLAINTS]
        complaints.append(glossary.complaint(original, form))
        yield from (f"{_name(text)}: {told}: {form!r}" for told in complaints if told)


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _other_places(_message: Message, original: str, form: str) -> str:
    try:
        odd = _places(original) ^ _places(form)
    except ValueError as error:
        return str(error)
    return f"does not have the same places, see {', '.join(sorted(odd))}" if odd else ""


def _other_edges(_message: Message, original: str, form: str) -> str:
    if not any(map(str.isalpha, original)):
        return ""  # a mark: between thousands many languages have a space
    for name, edge in (("begins", re.compile(r"^\s*")), ("ends", re.compile(r"\s*$"))):
        if edge.findall(original)[0] != edge.findall(form)[0]:
            return f"{name} with other spaces"
    return ""


def _other_end(_message: Message, original: str, form: str) -> str:
    if not original.strip(_ENDS):  # a sign of numbers
        return ""
    ends = [text[-1:] if text[-1:] in _ENDS else "" for text in (original, form)]
    return "" if ends[0] == ends[1] else f"ends with {ends[1]!r} instead of {ends[0]!r}"


def _other_markup(_message: Message, original: str, form: str) -> str:
    odd = [repr(mark) for mark in _MARKUP if original.count(mark) != form.count(mark)]
    return f"does not have as many {', '.join(odd)}" if odd else ""


def _too_long(message: Message, _original: str, form: str) -> str:
    """Where the context or a comment for translators says how much room there is."""
    said = [message.context or "", *message.auto_comments]
    for cells, letter in (found for text in said for found in _ROOM.findall(text)):
        room = 1 if letter else int(cells)
        if width_of(form) > room:
            return f"takes {width_of(form)} cells of {room}"
    return ""


def _unshowable(_message: Message, _original: str, form: str) -> str:
    """What takes two cells, or none, would move what stands beside it."""
    shown = form.replace("\n", "")
    return "" if width_of(shown) == len(shown) else "has signs that are not one cell wide"


def _breakable(_message: Message, original: str, form: str) -> str:
    """Nobody wants a line that begins with what belongs to the number at the end of the last."""
    broken = [repr(found[0]) for text in (original, form) if (found := _LOOSE.search(text))]
    return f"has a space that breaks in {', '.join(broken)}" if broken else ""


COMPLAINTS: Final[tuple[Complaint, ...]] = (
    _other_places, _other_edges, _other_end, _other_markup, _too_long, _unshowable,
    _breakable,
)  # fmt: skip


if __name__ == "__main__":
    for code in sys.argv[1:]:
        print(*faults(code), "", sep="\n")
