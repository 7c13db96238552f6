"""Takes what is decided at the desk of the one who learns."""

from __future__ import annotations

from typing import Protocol

from hats_tui.game import Action, Say
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.words import _
from hats_tui.words.phrase import Phrase, phrase


class Learning(Protocol):
    """The ways through the lessons, as the screen has them."""

    def try_out(self, action: Action) -> None:
        """Do an action if the lesson asks for it."""

    def begin_again(self) -> None:
        """Begin the lesson again."""

    def show_how(self) -> Phrase:
        """Stage what is to be done; a sentence says how it goes on."""

    def action_hurry(self) -> None:
        """Do not watch what the others play."""

    def go_on(self) -> None:
        """Go on to the next lesson."""

    def go_back(self) -> None:
        """Go back to the lesson before."""

    def begin_anew(self) -> None:
        """Begin with the first lesson."""

    def leave(self) -> None:
        """Leave the tutorial."""


class Tutor:
    """The controls of the tutorial's turn screen: there is no table, and nothing is written."""

    def __init__(self, learning: Learning) -> None:
        """Lead somebody through the lessons.

        Args:
            learning: The ways there are.
        """
        self._learning = learning

    def act(self, action: Action) -> Phrase | None:
        """Do what the lesson asks for; of anything else the coach speaks."""
        self._learning.try_out(action)
        return None

    def undo(self) -> None:
        """Begin the lesson again."""
        self._learning.begin_again()

    def take_turn_back(self) -> Phrase | None:
        """A turn is no lesson."""
        return phrase(_("In the tutorial you go back lesson by lesson."))

    @property
    def hints(self) -> bool:
        """The coach always knows what to do."""
        return True

    def hint(self) -> Phrase | None:
        """Stage what is to be done: no bot is asked."""
        return self._learning.show_how()

    def tell_partner(self, say: Say) -> Phrase | None:
        """The partner plays by the script."""
        del say
        return phrase(_("In the tutorial your partner knows already what to give."))

    def hurry(self) -> None:
        """The screen does that itself."""

    def show_napkin(self) -> None:
        """The napkin is a lesson of its own."""

    def menu_entries(self) -> list[MenuEntry]:
        """The ways through the lessons."""
        learning = self._learning
        return [
            MenuEntry(_("Back to the step before"), learning.go_back),
            MenuEntry(_("Skip this step"), learning.go_on),
            MenuEntry(_("Begin the tutorial anew"), learning.begin_anew),
            MenuEntry(_("Back to the title: it goes on from here"), learning.leave, key="t"),
        ]
