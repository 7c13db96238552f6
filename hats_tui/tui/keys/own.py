"""The player's own keys: which there are, and what they change on each screen.

Most players have none, and do not wait for what is needed to look into them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.dom import DOMNode

    from hats_tui.tui.app import HatsApp
    from hats_tui.tui.keys.commands import Command
    from hats_tui.tui.keys.fitting import Fitted


class OwnKeys:
    """Has Textual use the player's keys, and tells painters which they are."""

    def __init__(self, app: HatsApp) -> None:
        """Begin with the usual keys.

        Args:
            app: The application, which Textual has initialised.
        """
        self._app = app
        self._keys: Mapping[str, tuple[str, ...]] = {}
        self._changed: dict[type[DOMNode], tuple[tuple[str, str], ...]] = {}

    @property
    def keys(self) -> Mapping[str, tuple[str, ...]]:
        """The keys that are not the usual ones, by the name of what they do."""
        return self._keys

    def begin(self, wanted: Mapping[str, str]) -> None:
        """Use what the first screen needs; the other screens are not loaded yet.

        Args:
            wanted: Keys, as the settings have them, by the name of what they are to do.
        """
        if wanted:
            from hats_tui.tui.keys.commands import commands_of
            from hats_tui.tui.keys.fitting import fit
            from hats_tui.tui.screens.title import TitleScreen

            self.use(fit(wanted, [commands_of(TitleScreen, type(self._app))]))

    def check(self, wanted: Mapping[str, str]) -> Fitted:
        """Find the keys that can be used; may be called in a thread.

        Args:
            wanted: Keys, as the settings have them, by the name of what they are to do.
        """
        from hats_tui.tui.keys.fitting import Fitted, fit

        if not wanted:
            return Fitted()
        from hats_tui.tui.keys.catalogue import all_screens

        return fit(wanted, all_screens())

    def use(self, fitted: Fitted) -> None:
        """Have the keys do what they are to do, and every screen show them.

        Args:
            fitted: Keys that can be used together.
        """
        if fitted.keys == self._keys:
            return
        self._keys = dict(fitted.keys)
        self._changed.clear()
        self._app.set_keymap({name: ",".join(keys) for name, keys in self._keys.items()})
        self._app.wardrobe.show()

    def on(self, kind: type[DOMNode]) -> tuple[tuple[str, str], ...]:
        """What they change on a screen: pairs of a usual key and the one that does the same now.

        Args:
            kind: The class of the screen.
        """
        if not self._keys:
            return ()
        if kind not in self._changed:
            from hats_tui.tui.keys.commands import commands_of

            commands = commands_of(kind, type(self._app))
            self._changed[kind] = tuple(self._pairs(commands))
        return self._changed[kind]

    def _pairs(self, commands: Iterable[Command]) -> Iterable[tuple[str, str]]:
        pairs: dict[str, str] = {}
        for command in commands:
            keys = self._keys.get(command.name)
            for usual in command.keys:
                # The screen's own use of a key goes before what it does everywhere.
                pairs.setdefault(usual, keys[0] if keys else usual)
        return ((usual, key) for usual, key in pairs.items() if usual != key)
