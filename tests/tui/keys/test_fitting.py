"""Which keys of the player's own can be used together."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hats_tui.tui.app import HatsApp
from hats_tui.tui.keys.catalogue import all_screens, chapters
from hats_tui.tui.keys.commands import commands_of
from hats_tui.tui.keys.faults import key_faults
from hats_tui.tui.keys.fitting import Fault, Misfit, fit
from hats_tui.tui.screens.turn import TurnScreen

NAMES = sorted(each.name for chapter in chapters() for each in chapter.commands if each.changeable)


def test_a_free_key_can_be_used() -> None:
    fitted = fit({"turn.black": "n", "app.menu": "f7, M"}, all_screens())

    assert fitted.keys == {"turn.black": ("n",), "app.menu": ("f7", "M")}
    assert not fitted.faults


def test_two_may_change_places_and_others_go_where_one_has_left() -> None:
    changed = {"turn.black": "d", "turn.discard": "b"}
    assert fit(changed, all_screens()).keys == {"turn.black": ("d",), "turn.discard": ("b",)}

    followed = {"turn.black": "d", "turn.discard": "n"}
    assert len(fit(followed, all_screens()).keys) == 2


@pytest.mark.parametrize(
    ("wanted", "fault"),
    [
        ({"turn.blakc": "n"}, Fault(Misfit.UNKNOWN, "turn.blakc")),
        ({"": "n"}, Fault(Misfit.UNKNOWN, "")),
        ({"turn.digit5": "n"}, Fault(Misfit.UNKNOWN, "turn.digit5")),
        ({"turn.FEZ": "n"}, Fault(Misfit.UNKNOWN, "turn.FEZ")),
        ({"curtain.ready": "enter"}, Fault(Misfit.UNKNOWN, "curtain.ready")),
        ({"dialog.leave": "n"}, Fault(Misfit.UNKNOWN, "dialog.leave")),
        ({"turn.black": "nn"}, Fault(Misfit.NO_KEY, "turn.black", "nn")),
        ({"turn.black": ""}, Fault(Misfit.NO_KEY, "turn.black", "")),
    ],
)
def test_what_is_no_name_and_what_is_no_key_is_told(wanted: dict[str, str], fault: Fault) -> None:
    fitted = fit(wanted, all_screens())

    assert fitted.faults == (fault,)
    assert not fitted.keys
    [text] = key_faults(fitted)
    assert (fault.name if fault.misfit is Misfit.UNKNOWN else fault.key) in text


@pytest.mark.parametrize(
    ("wanted", "loser", "key"),
    [
        ({"turn.black": "d"}, "turn.black", "d"),
        ({"turn.black": "n", "turn.sort": "n"}, "turn.sort", "n"),
        ({"turn.black": "m"}, "turn.black", "m"),  # the menu's, everywhere
        ({"app.menu": "b"}, "app.menu", "b"),  # the black hat's, on one screen
        ({"app.menu": "escape"}, "app.menu", "escape"),
        ({"turn.black": "5"}, "turn.black", "5"),
        ({"turn.black": "ampersand"}, "turn.black", "ampersand"),  # the 1 of a French keyboard
        ({"turn.black": "tab"}, "turn.black", "tab"),
        ({"turn.black": "ctrl+c"}, "turn.black", "ctrl+c"),
        ({"turn.black": "ctrl+p"}, "turn.black", "ctrl+p"),
        ({"setup.start": "space"}, "setup.start", "space"),  # a field's
    ],
)
def test_a_key_that_does_something_else_already_is_not_taken(
    wanted: dict[str, str], loser: str, key: str
) -> None:
    fitted = fit(wanted, all_screens())

    [fault] = fitted.faults
    assert (fault.misfit, fault.name, fault.key) == (Misfit.TAKEN, loser, key)
    assert fault.other
    assert set(fitted.keys) == set(wanted) - {loser}


def test_where_one_gives_way_the_usual_key_is_his_again() -> None:
    fitted = fit({"turn.discard": "m", "turn.black": "d"}, all_screens())

    assert {fault.name for fault in fitted.faults} == {"turn.discard", "turn.black"}


@given(
    st.dictionaries(
        st.sampled_from(NAMES),
        st.sampled_from(["b", "d", "n", "m", "u", "f5", "enter", "left,h", "5", "escape", "x"]),
        max_size=6,
    )
)
def test_what_fits_gives_no_key_two_things_to_do(wanted: dict[str, str]) -> None:
    fitted = fit(wanted, all_screens())

    assert {fault.name for fault in fitted.faults} == set(wanted) - set(fitted.keys)
    for screen in all_screens():
        usual: dict[str, set[str]] = {}
        now: dict[str, set[str]] = {}
        for command in screen:
            for key in command.keys:
                usual.setdefault(key, set()).add(command.name or command.text)
            for key in fitted.keys.get(command.name, command.keys):
                now.setdefault(key, set()).add(command.name or command.text)
        for key, names in now.items():
            assert len(names) == 1 or names <= usual[key]


def test_every_name_is_of_one_thing_and_has_words() -> None:
    for screen in all_screens():
        for command in screen:
            assert command.text or not command.changeable
            assert command.keys

    named = [each for each in commands_of(TurnScreen, HatsApp) if each.name]
    assert len({each.name for each in named}) == len(named)
    assert {"turn.black", "turn.undo", "app.quit"} <= {each.name for each in named}
