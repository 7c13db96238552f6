"""The way to another language."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.occasions import NAMES
from support.pseudo_language import CLOSE, OPEN, pseudo_spoken, stretched
from support.sayings import Said, everything

from hats_tui import words
from hats_tui.words import _, install, ngettext, pgettext
from hats_tui.words.phrase import Phrase, Role, Span

FOLDER = Path(words.__file__).parent
GETTEXT = {"_": 1, "N_": 1, "ngettext": 2, "pgettext": 2}
"""How many texts each takes."""
KEPT = (Role.NAME, Role.CARD, Role.NUMBER, Role.HAT, Role.GOOD, Role.BAD)


@pytest.fixture(scope="module")
def translated() -> tuple[list[Said], set[str]]:
    """Everything in the pseudo-language, and the messages that were looked up for it."""
    with pseudo_spoken() as pseudo:
        return everything(), pseudo.said


def test_english_is_spoken_until_a_language_is_installed() -> None:
    assert _("The turn") == "The turn"
    assert [ngettext("{n} card", "{n} cards", n) for n in (1, 2)] == ["{n} card", "{n} cards"]
    assert pgettext("a list", "{first}, {next}") == "{first}, {next}"


def test_a_language_without_a_catalogue_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "tlh")
    for language in (None, "tlh", "", "../../etc"):
        install(language)
        assert _("The turn") == "The turn"


def test_a_language_is_looked_up_when_a_text_is_said() -> None:
    with pseudo_spoken():
        assert _("The turn") == f"{OPEN}Thé túřññ{CLOSE}"
        assert ngettext("one", "more", 2) == f"{OPEN}móřé{CLOSE}"
    assert _("The turn") == "The turn"


def test_the_language_for_tests_is_longer_by_two_fifths_and_keeps_to_bounds() -> None:
    sentence = "{player} plays {card} and takes {other} from space {space}."
    assert stretched("OK") == f"{OPEN}ÓK{CLOSE}"
    longer = stretched(sentence)
    assert longer.count("{") == sentence.count("{")
    assert len(longer) - len(sentence) == round(0.4 * len(" plays  and takes  from space ."))
    assert [stretched("Sombrero", bound) for bound in (8, 10)] == ["⟦ómbřéř⟧", "⟦Šómbřéřó⟧"]


def test_nothing_that_is_said_escapes_translation(translated: tuple[list[Said], set[str]]) -> None:
    assert not [str(words) for words in translated[0] if _untranslated(words)]


def test_every_name_card_and_figure_survives_a_translation_that_turns_a_sentence_round(
    translated: tuple[list[Said], set[str]],
) -> None:
    for before, after in zip(everything(), translated[0], strict=True):
        assert _marked(before) == _marked(after)


def test_every_message_of_the_words_is_said_somewhere_in_these_tests(
    translated: tuple[list[Said], set[str]],
) -> None:
    messages = {m for file in FOLDER.glob("*.py") for m in _messages(file)}

    assert len(messages) > 150
    assert messages - translated[1] == set()


def test_no_sentence_stands_in_the_code_outside_gettext() -> None:
    loose = [text for file in FOLDER.glob("*.py") for text in _loose_texts(file)]

    assert loose == []


def test_every_message_is_written_out_where_it_is_said_so_that_it_can_be_collected() -> None:
    calls = [call for file in FOLDER.glob("*.py") for call in _calls(ast.parse(file.read_text()))]

    for call in calls:
        texts = call.args[: GETTEXT[getattr(call.func, "id", "")]]
        # What has a name is written out elsewhere, with N_, or in a room that has no languages.
        assert all(isinstance(text, ast.Constant | ast.Name) for text in texts)


def _untranslated(said: Said) -> bool:
    """Whether letters stand outside the brackets, other than names that people typed and codes."""
    depth = 0
    for span in _spans(said):
        text = span.text.strip()
        code = span.role is Role.CARD or len(text) == 1  # there is no room for marks
        for name in (*NAMES.full, *NAMES.shortened, "Ann"):
            text = text.replace(name, "")
        for char in text:
            depth += (char == OPEN) - (char == CLOSE)
            if char.isalpha() and not depth and not code:
                return True
    return False


def _marked(said: Said) -> Counter[tuple[Role, object, str]]:
    """The marked parts of a sentence; translated ones count by what they are about."""
    return Counter(
        (
            span.role,
            span.about,
            "".join(filter(str.isdigit, span.text)) if span.role is Role.NUMBER else "",
        )
        for span in _spans(said)
        if span.role in KEPT
    )


def _spans(said: Said) -> tuple[Span, ...]:
    match said:
        case Phrase():
            return said.spans
        case Span():
            return (said,)
        case str():
            return (Span(said),)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) in GETTEXT:
            yield node


def _constants(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node


def _messages(file: Path) -> Iterator[str]:
    """The messages of a file that are about the game; of those with a plural the plural."""
    if file.stem in ("problems", "causes"):
        return
    for call in _calls(ast.parse(file.read_text())):
        place = GETTEXT[getattr(call.func, "id", "")] - 1
        yield from (str(constant.value) for constant in _constants(call.args[place]))


def _loose_texts(file: Path) -> Iterator[str]:
    """Texts with a space in them that are neither a message, nor a docstring, nor a complaint."""
    tree = ast.parse(file.read_text())
    fine = {id(constant) for call in _calls(tree) for constant in _constants(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr | ast.Raise):
            fine |= {id(constant) for constant in _constants(node)}
        if isinstance(node, ast.Assert) and node.msg is not None:
            fine |= {id(constant) for constant in _constants(node.msg)}
    for constant in _constants(tree):
        text = str(constant.value)
        if id(constant) not in fine and " " in text and any(char.isalpha() for char in text):
            yield text
