"""The settings: each with what it means, changed and seen at once, and the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Click, Resize
from textual.message import Message

from hats_tui.store.paths import settings_file
from hats_tui.store.visitor import is_visitor
from hats_tui.tui.dialogs.ask_key import USUAL, AskKey
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.history.head import Head
from hats_tui.tui.keys.commands import Chapter
from hats_tui.tui.keys.faults import refused_text
from hats_tui.tui.keys.fitting import fit
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.tier import Tier
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.settings.choices import settings_of_model
from hats_tui.tui.settings.panel import SettingsPanel
from hats_tui.tui.settings.rows import Row, key_rows, setting_rows
from hats_tui.tui.settings.settings_list import SettingsList
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.words import N_, _

_KEYS: Final = "keys"


class SettingsScreen(HatsScreen[None]):
    """A list of what can be set, and a panel that tells of the chosen row."""

    CSS_PATH = "settings.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k", "move(-1)", N_("The row above"), id="settings.up"),
        Binding("down,j", "move(1)", N_("The row below"), id="settings.down"),
        Binding("pageup", "move_pages(-1)", N_("A page up"), id="settings.page_up"),
        Binding("pagedown", "move_pages(1)", N_("A page down"), id="settings.page_down"),
        Binding("home", "move(-9999)", N_("The first row"), id="settings.first"),
        Binding("end", "move(9999)", N_("The last row"), id="settings.last"),
        Binding("tab", "move_sections(1)", N_("The next section"), id="settings.on"),
        Binding("shift+tab", "move_sections(-1)", N_("The section before"), id="settings.back"),
        Binding("right,l", "change(1)", N_("The next value"), id="settings.next"),
        Binding("left,h", "change(-1)", N_("The value before"), id="settings.before"),
        Binding(
            "enter,space", "take", N_("The next value, or press another key"), id="settings.do"
        ),
        Binding("delete,backspace,u", "reset", N_("The usual value again"), id="settings.usual"),
        Binding("R", "reset_all", N_("All usual values again"), id="settings.reset"),
        Binding("escape", "close", N_("Back"), id="settings.close"),
        Binding("f9,comma", "close", N_("Back"), id="app.settings"),
    ]
    HELP = N_(
        "Everything counts **at once**, also in a game that is going on, and is written into your "
        "settings file; your own lines in it stay. A dot marks what you have set."
    )
    MOUSE = (
        (
            N_("Click a value, or an arrow beside it"),
            N_("Change it; with the keys: press a new one"),
        ),
        (N_("Click a row"), N_("Choose it")),
        (N_("Wheel"), N_("Up and down")),
        (N_("Right-click"), N_("Back")),
    )

    rows = getters.query_one(SettingsList)
    """What can be set."""
    panel = getters.query_one(SettingsPanel)
    """What the chosen row means."""

    @dataclass
    class KeysFound(Message):
        """It is known what keys do.

        Args:
            chapters: All screens.
        """

        chapters: tuple[Chapter, ...]

    def __init__(self) -> None:
        """Make the screen; it shows how everything is set while it is there."""
        super().__init__()
        self._unfollow: Callable[[], None] | None = None
        self._chapters: tuple[Chapter, ...] = ()

    def compose_screen(self) -> ComposeResult:
        """Head, list, panel and keys."""
        yield Head(self.look, N_("SETTINGS"))
        with Vertical(id="parts"):
            yield SettingsList(self.look)
            yield SettingsPanel(self.look)
        yield KeyBar(self.look, _bar())

    def on_mount(self) -> None:
        """Show the rows, and where they are kept."""
        visit = _("they last as long as your visit")
        self.query_one(Head).show(facts=visit if is_visitor() else str(settings_file()))
        self._fit()
        self._show()
        self._unfollow = self.app.preferences.follow(lambda _settings: self._show())
        self._load_keys()

    def on_unmount(self) -> None:
        """Nobody looks any more."""
        if self._unfollow is not None:
            self._unfollow()

    def on_resize(self, event: Resize) -> None:
        """Put the panel where there is room for it."""
        super().on_resize(event)
        self._fit()

    def menu_entries(self) -> Sequence[MenuEntry]:
        """What can be done here, for the menu."""
        row = self.rows.chosen
        own = row is not None and row.own
        why_not = _("it is the usual one")
        return [
            MenuEntry(_("The usual value again"), self.action_reset, own, why_not, key="u"),
            MenuEntry(_("All usual values again"), self.action_reset_all, key="R"),
        ]

    @on(SettingsList.Chosen)
    def _take_chosen(self, event: SettingsList.Chosen) -> None:
        self.panel.show(event.row)

    @on(SettingsList.Changed)
    def _take_changed(self, event: SettingsList.Changed) -> None:
        preferences, setting = self.app.preferences, event.row.setting
        if setting is None:
            self._ask_key(event.row)
            return
        value = getattr(preferences.now, setting.key)
        preferences.change(setting.key, setting.neighbour(value, event.step))

    def on_click(self, event: Click) -> None:
        """The right button goes back."""
        if event.button == 3:
            self.action_close()

    def action_move(self, step: int) -> None:
        """Choose a row further down, or up."""
        self.rows.move(step)

    def action_move_pages(self, pages: int) -> None:
        """Choose a row a page further down, or up."""
        self.rows.move_pages(pages)

    def action_move_sections(self, step: int) -> None:
        """Choose the first row of another section."""
        self.rows.move_sections(step)

    def action_change(self, step: int) -> None:
        """Give the chosen row another value."""
        if self.rows.chosen is not None and self.rows.chosen.setting is None:
            key = cap(self.look, "enter")
            self.app.notify(_("{key} asks for another key.").format(key=key), timeout=3)
        else:
            self.rows.change(step)

    def action_take(self) -> None:
        """Change the chosen row; keys are asked for."""
        self.rows.change(1)

    def action_reset(self) -> None:
        """Let the usual value of the chosen row count again."""
        row = self.rows.chosen
        if row is None or not row.own:
            self.app.notify(_("This is the usual one already."), timeout=3)
        elif row.setting is not None:
            self.app.preferences.reset(row.name)
        else:
            self.app.preferences.change_keys(_command(row), None)

    @work(exclusive=True, group="settings-question")
    async def action_reset_all(self) -> None:
        """Let all usual values count again, if the player means it."""
        question = _("Set everything back to what is usual, the keys as well?")
        if await self.app.push_screen_wait(Confirm(question, yes=_("Set back"), no=_("Keep"))):
            keys = [setting.key for setting in settings_of_model()]
            self.app.preferences.reset(*keys, _KEYS)

    def action_close(self) -> None:
        """Back to the screen below."""
        self.dismiss(None)

    @work(exclusive=True, group="settings-question")
    async def _ask_key(self, row: Row) -> None:
        """Have a key pressed that is to do something."""
        heading = _("Press a key for: {what}").format(what=row.label)
        note = _("Now it is: {keys}. Esc leaves it so.").format(keys=row.value)
        name = _command(row)

        def refused(key: str) -> str:
            return self._refusal(name, key)

        key = await self.app.push_screen_wait(AskKey(heading, note, refused))
        if key is not None:
            self.app.preferences.change_keys(name, None if key == USUAL else key)

    def _refusal(self, name: str, key: str) -> str:
        """Why something cannot get a key; nothing where it can."""
        from hats_tui.tui.keys.catalogue import all_screens

        others = {
            each: ",".join(keys) for each, keys in self.app.own_keys.keys.items() if each != name
        }
        faults = fit({**others, name: key}, all_screens()).faults
        return next((refused_text(fault) for fault in faults if fault.name == name), "")

    @work(thread=True, group="load")
    def _load_keys(self) -> None:
        """Find out what keys do: it takes a moment, for all screens have to be loaded."""
        from hats_tui.tui.keys.catalogue import all_screens, chapters

        all_screens()  # needed when a key is pressed
        self.post_message(self.KeysFound(chapters()))

    @on(KeysFound)
    def _take_keys(self, event: KeysFound) -> None:
        self._chapters = event.chapters
        self._show()

    def _show(self) -> None:
        """Show how everything is set now."""
        fixed = len(self.app.wardrobe.wearable) == 1
        notes = {"theme": _("NO_COLOR is set, so it counts later.")} if fixed else {}
        settings = setting_rows(settings_of_model(), self.app.preferences.now, notes=notes)
        self.rows.show([*settings, *key_rows(self._chapters, self.app.own_keys.keys)])

    def _fit(self) -> None:
        self.set_class(self.look.tier is not Tier.S, "-wide")


def _command(row: Row) -> str:
    return row.name.removeprefix(f"{_KEYS}.")


def _bar() -> list[KeyEntry]:
    return [
        KeyEntry("enter", N_("Change"), "take"),
        KeyEntry("tab", N_("Section"), "move_sections(1)"),
        KeyEntry("delete", N_("Usual"), "reset"),
        KeyEntry("R", N_("All usual"), "reset_all"),
        KeyEntry("escape", N_("Back"), "close"),
        KeyEntry("f1", N_("Help"), "app.help"),
    ]
