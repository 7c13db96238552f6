"""How much room a text takes in a terminal, and how to make it fit.

A cell is the place of one Latin letter. East Asian characters and emoji take two, combining marks
none.
"""

import unicodedata
from collections.abc import Iterator

ELLIPSIS = "…"

_JOINER = "\u200d"
_EMOJI_STYLE = "\ufe0f"
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_JAMO_TAILS = range(0x1160, 0x1200)
"""Hangul vowels and final consonants that are drawn into the syllable before them."""
_MARKS = ("Mn", "Mc", "Me", "Cf")


def clusters(text: str) -> Iterator[str]:
    """The parts of a text that are drawn as one sign each, such as a letter with its marks."""
    cluster = ""
    for char in text:
        if cluster and not _continues(cluster, char):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


def cell_width(text: str) -> int:
    """How many cells the text takes."""
    if text.isascii():
        return len(text)
    return sum(_cluster_width(cluster) for cluster in clusters(text))


def cut(text: str, cells: int) -> str:
    """The text, cut to at most `cells` cells with `…` at the end where it is too long.

    No sign is cut in half, so the result may be a cell shorter.
    """
    if cell_width(text) <= cells:
        return text
    if cells < 1:
        return ""
    kept, room = "", cells - 1
    for cluster in clusters(text):
        room -= _cluster_width(cluster)
        if room < 0:
            break
        kept += cluster
    return kept.rstrip() + ELLIPSIS


def padded(text: str, cells: int) -> str:
    """The text, cut or filled with spaces at the end, so that it takes exactly `cells` cells."""
    text = cut(text, cells)
    return text + " " * (cells - cell_width(text))


def _continues(cluster: str, char: str) -> bool:
    """Whether `char` is drawn into the same sign as the characters of `cluster` before it."""
    code = ord(char)
    if cluster[-1] == _JOINER and _is_wide(char):
        return True
    if code in _FLAG_LETTERS:
        return len(cluster) == 1 and ord(cluster) in _FLAG_LETTERS
    if code in _SKIN_TONES:
        return _is_wide(cluster[0])
    return code in _JAMO_TAILS or unicodedata.category(char) in _MARKS


def _cluster_width(cluster: str) -> int:
    first = cluster[0]
    if _is_wide(first) or _EMOJI_STYLE in cluster:
        return 2
    if len(cluster) > 1 and ord(first) in _FLAG_LETTERS:
        return 2
    return 0 if unicodedata.category(first) in (*_MARKS, "Cc") else 1


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in ("W", "F")
