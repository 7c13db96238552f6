"""The signs: one cell each, no emoji, nothing that is wide somewhere."""

import unicodedata
from dataclasses import fields, is_dataclass

import pytest
from rich.cells import cell_len

from hats_tui.tui.paint.glyphs import ASCII, UNICODE, Glyphs

FORBIDDEN = set("▶◀▪▫◼◻♠♥☕✔✖↔☑⇄⏎✓")


def signs(glyphs: object) -> dict[str, str]:
    """All signs of a set by name, those of its rings too."""
    found: dict[str, str] = {}
    for field in fields(glyphs):  # type: ignore[arg-type]
        value = getattr(glyphs, field.name)
        if is_dataclass(value):
            found |= {f"{field.name}.{name}": sign for name, sign in signs(value).items()}
        elif field.name != "name":
            found[field.name] = value
    return found


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_every_sign_is_one_cell_wide_and_the_cookie_four(glyphs: Glyphs) -> None:
    for name, sign in signs(glyphs).items():
        assert cell_len(sign) == (4 if name == "cookie" else 1), name


def test_no_sign_is_an_emoji_or_wide_in_east_asian_terminals() -> None:
    for name, sign in signs(UNICODE).items():
        assert not FORBIDDEN & set(sign), name
        assert all(unicodedata.east_asian_width(part) not in "WF" for part in sign), name
        assert all(ord(part) < 0x2600 for part in sign), name


def test_the_ascii_set_is_ascii() -> None:
    assert all(sign.isascii() and sign.isprintable() for sign in signs(ASCII).values())


@pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=lambda glyphs: glyphs.name)
def test_signs_that_mean_the_opposite_differ(glyphs: Glyphs) -> None:
    assert glyphs.up != glyphs.down
    assert glyphs.pip != glyphs.pip_off
    assert glyphs.ring_double.top != glyphs.ring_single.top
    assert glyphs.ring_double.left != glyphs.ring_single.left
    assert len({glyphs.full, glyphs.upper, glyphs.lower, " "}) == 4
