"""Sentences about keys."""

from hats_tui.tui.keys.fitting import Misfit
from hats_tui.words.keys import key_fault, key_refused


def test_every_fault_has_a_sentence_with_what_it_is_about() -> None:
    for misfit in Misfit:
        text = key_fault(misfit.value, name="turn.black", key="{d}", other="Discard")
        assert "turn.black" in text
        assert misfit is Misfit.UNKNOWN or "{d}" in text


def test_a_refusal_names_the_key_and_what_it_does() -> None:
    assert key_refused("taken", key="d", other="Discard") == (
        "d is taken: Discard. Press another key."
    )
    assert "F5" in key_refused("no_key", key="F5")
