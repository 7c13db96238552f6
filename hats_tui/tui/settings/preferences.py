"""The settings while the program runs: a change counts at once, and is written into the file."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING

from hats_tui.host.problem_text import problem_text
from hats_tui.store.unchecked import AUTO
from hats_tui.words import _, install

if TYPE_CHECKING:
    from hats_tui.store.problem import Problem
    from hats_tui.store.settings import Settings
    from hats_tui.store.settings_text import Value
    from hats_tui.tui.app import HatsApp

Follower = Callable[["Settings"], None]
"""Told of the settings whenever they change."""


class Preferences:
    """Knows the settings, has them obeyed, and keeps what the player changes.

    Nothing is read before it is asked for: the first frame does without, see `hats_tui.store.look`.
    """

    def __init__(self, app: HatsApp) -> None:
        """Begin without knowing any.

        Args:
            app: The application, which Textual has initialised.
        """
        self._app = app
        self._motion = app.animation_level
        """How much moves by the environment, where the player does not mind."""
        self._settings: Settings | None = None
        self._changed_here = False
        """Whether the player has changed any; then what the file says may be older."""
        self._followers: list[Follower] = []
        self._changes: dict[str, Value | None] = {}
        """What is still to be written: None lets the usual value count."""
        self._writing = False
        self._lock = Lock()

    @property
    def now(self) -> Settings:
        """The settings as they count now."""
        if self._settings is None:
            self.read()
        assert self._settings is not None
        return self._settings

    def read(self) -> None:
        """Read the file anew; what is wrong in it is told on the title."""
        from hats_tui.store.settings import read_settings

        if self._settings is None or not self._changed_here:
            self.learn(read_settings()[0])

    def learn(self, settings: Settings) -> None:
        """Go by what the file says, unless the player has changed something since.

        Args:
            settings: What stands in the file.
        """
        if not self._changed_here:
            self._take(settings)

    def follow(self, follower: Follower) -> Callable[[], None]:
        """Tell somebody of every change.

        Args:
            follower: Called with the settings.

        Returns:
            Ends it.
        """
        self._followers.append(follower)
        return lambda: self._followers.remove(follower)

    def change(self, key: str, value: Value) -> None:
        """Set one of them, and write it into the player's file.

        Args:
            key: The name of a setting.
            value: What it takes.
        """
        self._keep({key: value}, {**self.now.model_dump(), key: value})

    def change_keys(self, name: str, keys: str | None) -> None:
        """Give something other keys, and write it into the player's file.

        Args:
            name: What the keys do.
            keys: The keys; None for the usual ones.
        """
        chosen = {other: key for other, key in self.now.keys.items() if other != name}
        if keys is not None:
            chosen[name] = keys
        self._keep({f"keys.{name}": keys}, {**self.now.model_dump(), "keys": chosen})

    def reset(self, *keys: str) -> None:
        """Let the usual value count again.

        Args:
            keys: The names of the settings.
        """
        values = self.now.model_dump(exclude=set(keys))
        self._keep(dict.fromkeys(keys), values)

    def _take(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings == before:
            return
        self._app.animation_level = self._motion if settings.motion else "none"
        if before is not None and settings.language != before.language:
            self._speak(settings.language)
        if before is None or settings.keys != before.keys:
            self._app.own_keys.use(self._app.own_keys.check(settings.keys))
        if before is not None and _look(settings) != _look(before):
            self._app.wardrobe.wish(settings.theme, settings.glyphs)
        for follower in tuple(self._followers):
            follower(settings)

    def _speak(self, language: str) -> None:
        """Say everything in another language, on all screens."""
        from hats_tui.tui.dialogs.dialog import Dialog
        from hats_tui.tui.screens.base import HatsScreen

        install(None if language == AUTO else language)
        for screen in self._app.screen_stack:
            if isinstance(screen, HatsScreen | Dialog):
                screen.take_language()

    def _keep(self, changes: dict[str, Value | None], values: dict[str, object]) -> None:
        self._changed_here = True
        self._take(type(self.now).model_validate(values))
        with self._lock:
            self._changes |= changes
            under_way, self._writing = self._writing, True
        if not under_way:
            self._app.run_worker(self._write, thread=True, group="settings", exit_on_error=False)

    def _write(self) -> None:
        """Write what has changed, in a thread; what fails is told once for all of it."""
        problems: list[Problem] = []
        while changes := self._next_changes():
            written = (self._write_one(key, value) for key, value in changes.items())
            problems += [problem for problem in written if problem is not None]
        if problems and self._app.is_running:
            self._app.call_from_thread(self._tell, problem_text(problems[0]))

    def _next_changes(self) -> dict[str, Value | None]:
        with self._lock:
            changes, self._changes = self._changes, {}
            self._writing = bool(changes)
            return changes

    def _write_one(self, key: str, value: Value | None) -> Problem | None:
        from hats_tui.store.setting_changes import reset_setting, write_setting

        return reset_setting(key) if value is None else write_setting(key, value, say=_)

    def _tell(self, said: str) -> None:
        self._app.notify(said, severity="warning", timeout=8, markup=False)


def _look(settings: Settings) -> tuple[str, str]:
    return settings.theme, settings.glyphs
