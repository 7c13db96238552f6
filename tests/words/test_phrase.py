"""Sentences that keep their parts marked."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.game import Card
from hats_tui.words.phrase import Phrase, Role, Span, both, card_span, listed, phrase, signed

SAID = phrase("{name} plays {card}.", name=Span("Ann", Role.NAME, 1), card=card_span(Card.F5))


def test_a_template_becomes_spans_with_their_roles() -> None:
    assert str(SAID) == "Ann plays F5."
    assert [(span.text, span.role, span.about) for span in SAID.spans] == [
        ("Ann", Role.NAME, 1),
        (" plays ", Role.TEXT, None),
        ("F5", Role.CARD, Card.F5),
        (".", Role.TEXT, None),
    ]


def test_phrases_within_phrases_numbers_and_braces() -> None:
    said = phrase("{{{inner}}} {n}{text}", inner=SAID, n=3, text="!")

    assert str(said) == "{Ann plays F5.} 3!"
    assert said.spans[-2] == Span("3", Role.NUMBER)


def test_a_place_without_a_part_is_an_error() -> None:
    with pytest.raises(KeyError):
        phrase("{nobody} waits")


def test_lists() -> None:
    assert str(listed(["a", "b", "c"])) == "a, b, c"
    assert listed([]) == Phrase(())
    assert [str(both(list("abc")[:n])) for n in (1, 2, 3)] == ["a", "a and b", "a, b and c"]


def test_a_gain_has_its_sign_and_says_for_whom_it_is_good() -> None:
    assert [signed(n).text for n in (4, -1, 0)] == ["+4", "-1", "0"]
    assert [signed(4, good=good).role for good in (True, False, None)] == [
        Role.GOOD,
        Role.BAD,
        Role.NUMBER,
    ]


@pytest.mark.parametrize(
    ("cells", "expected"),
    [(13, "Ann plays F5."), (12, "Ann plays F…"), (10, "Ann plays…"), (3, "An…"), (1, "…")],
)
def test_a_phrase_is_cut_over_its_spans(cells: int, expected: str) -> None:
    assert str(SAID.cut(cells)) == expected


@given(st.lists(st.text(max_size=6), max_size=6), st.integers(1, 20))
def test_a_cut_phrase_fits(texts: list[str], cells: int) -> None:
    said = Phrase(tuple(Span(text) for text in texts))

    assert said.cut(cells).cells <= max(cells, 0)
