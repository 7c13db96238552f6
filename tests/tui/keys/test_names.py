"""How keys are written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.tui.keys.names import cap, key_list, key_name, sign_now, sign_of
from hats_tui.tui.paint.look import Look


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("b", ("b",)),
        ("B", ("B",)),
        ("?", ("question_mark",)),
        ("é", ("é",)),
        (",", ("comma",)),
        ("f5, ctrl+b", ("f5", "ctrl+b")),
        ("shift+up,left", ("shift+up", "left")),
        ("alt+/", ("alt+slash",)),
        ("b,b", ("b",)),
        ("comma,full_stop", ("comma", "full_stop")),
        ("space", ("space",)),
    ],
)
def test_keys_are_read_as_people_write_them(text: str, keys: tuple[str, ...]) -> None:
    assert key_list(text) == keys


@pytest.mark.parametrize("text", ["", "bb", "b,,c", "ctrl+", "hyper+b", "F5", "\t", "[b]", "++"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        key_list(text)


@given(st.text(max_size=8))
def test_whatever_stands_there_is_a_key_or_refused(text: str) -> None:
    try:
        keys = key_list(text)
    except ValueError:
        return
    assert all(keys)
    assert key_list(",".join(keys)) == keys


@pytest.mark.parametrize("sign", "/\\@-+_,.?&é'(èçà;:!*=<>#~^$%[]{}|\"")
def test_every_sign_is_called_by_itself(sign: str) -> None:
    [key] = key_list(sign)

    assert sign_of(key) == key_name(key) == sign


def test_the_key_that_is_bound_now_is_told() -> None:
    look = Look(keys=(("b", "n"), ("question_mark", "f5")))

    assert [cap(look, key) for key in ("b", "?", "question_mark", "escape")] == [
        "n",
        "F5",
        "F5",
        "Esc",
    ]
    assert [sign_now(look, sign) for sign in ("b", "?", "u", "")] == ["n", "", "u", ""]
