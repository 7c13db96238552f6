"""Sentences broken into lines, or written one after the other."""

from hypothesis import given
from hypothesis import strategies as st

from hats_tui.game import Card
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.palette import DARK
from hats_tui.tui.turn.flow import draw_flow, fitting, wrapped
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Span, card_span, phrase


def plain(text: str) -> Phrase:
    return Phrase((Span(text),))


def test_a_sentence_is_broken_between_its_words_and_keeps_its_marks() -> None:
    sentence = phrase("Give {card} to the one opposite", card=card_span(Card.F5))
    lines = wrapped(sentence, 11, 4)
    assert [str(line) for line in lines] == ["Give F5 to", "the one", "opposite"]
    assert card_span(Card.F5) in lines[0].spans


def test_marks_within_a_word_stay_with_it() -> None:
    sentence = phrase("No space takes {card}.", card=card_span(Card.F5))
    assert [str(line) for line in wrapped(sentence, 16, 2)] == ["No space takes", "F5."]


def test_a_french_colon_stays_with_the_word_before_it() -> None:
    lines = wrapped(plain("Bob joue\N{NO-BREAK SPACE}: C1"), 10, 2)
    assert [str(line) for line in lines] == ["Bob joue\N{NO-BREAK SPACE}:", "C1"]


def test_what_does_not_fit_is_cut_in_the_last_line() -> None:
    lines = wrapped(plain("one two three four five six"), 9, 2)
    assert [str(line) for line in lines] == ["one two", "three fo…"]


@given(st.text("ab 漢é", max_size=60), st.integers(2, 20), st.integers(1, 4))
def test_lines_are_never_too_long_nor_too_many(text: str, cells: int, most: int) -> None:
    lines = wrapped(plain(text), cells, most)
    assert len(lines) <= most
    assert all(line.cells <= cells for line in lines)


def test_sentences_follow_each_other_and_go_on_below() -> None:
    canvas = Canvas(20, 2)
    sentences = [plain("First one"), plain("two"), plain("The third")]
    draw_flow(canvas, 0, sentences, DARK, 2)
    assert [line.rstrip() for line in canvas.lines()] == [" First one   two", " The third"]


def test_long_names_give_way_to_short_ones() -> None:
    names = Names.of(["Bartholomäus the Second", "Bob"])

    def say(called: Names) -> Phrase:
        return phrase("{name} waits", name=called[1])

    assert str(fitting(say, names, 40)) == "Bartholomäus the Second waits"
    assert str(fitting(say, names, 20)) == "Barthol… waits".replace("Barthol…", names.shortened[0])
