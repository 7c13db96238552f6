"""The menu: what can be done on the present screen, and what can be done everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final, Protocol, runtime_checkable

from textual.binding import Binding, BindingType

from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.dialogs.dialog import Dialog
from hats_tui.tui.keys.names import sign_now
from hats_tui.tui.paint.look import Look
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.widgets.entries import Entry
from hats_tui.words import N_, _

if TYPE_CHECKING:
    from hats_tui.tui.app import HatsApp

_NUMBERS: Final = "123456789"


@dataclass(frozen=True)
class MenuEntry:
    """One thing that a screen can do.

    Args:
        label: What it is called.
        action: Does it; called when the menu is closed, and awaited where it is a coroutine.
        enabled: Whether it can be done now.
        why_not: Why it cannot be done, a few words.
        key: The usual key for it on the screen itself, one sign; the one that does it now works in
            the menu as well. Without one the entry gets a number.
    """

    label: str
    action: Callable[[], object]
    enabled: bool = True
    why_not: str = ""
    key: str = ""


@runtime_checkable
class HasMenu(Protocol):
    """A screen with entries of its own."""

    def menu_entries(self) -> Sequence[MenuEntry]:
        """What can be done on this screen, and what cannot be done just now."""
        ...


class Menu(Choice):
    """The dialog; the keys that open it close it as well."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f10,m", "leave", N_("Close"), id="app.menu"),
        Binding("ctrl+q", "app.quit", N_("Quit"), id="menu.quit"),
    ]


async def open_menu(app: HatsApp) -> None:
    """Offer what can be done on the present screen, and do what is taken.

    Args:
        app: The application; nothing happens when its menu is open already.
    """
    screen = app.screen
    if isinstance(screen, Menu):
        return
    own = screen.menu_entries() if isinstance(screen, HasMenu) else ()
    look = screen.look if isinstance(screen, HatsScreen | Dialog) else app.look
    entries = _with_keys([*own, *_everywhere(app)], look)

    def take(index: int | None) -> None:
        if index is not None:
            screen.call_next(entries[index].action)

    await app.push_screen(Menu(_("Menu"), [_shown(entry) for entry in entries]), take)


def _everywhere(app: HatsApp) -> list[MenuEntry]:
    entries = [MenuEntry(_("Help for this screen"), app.action_help, key="?")]
    if app.playing:
        title = _("Back to the title")
        if app.unfinished:
            title = _("Back to the title: the game is kept")
        if app.unsaved:
            title = _("Back to the title: what is not saved is lost")
        entries.append(MenuEntry(title, app.back_to_title, key="t"))
    entries.append(_colours(app))
    entries.append(MenuEntry(_("Settings"), app.action_settings, key=","))
    return [*entries, MenuEntry(_("Quit"), app.ask_to_quit, key="q")]


def _colours(app: HatsApp) -> MenuEntry:
    able = len(app.wardrobe.wearable) > 1
    return MenuEntry(_("Colours"), app.change_colours, able, _("NO_COLOR is set"))


def _with_keys(entries: Sequence[MenuEntry], look: Look) -> list[MenuEntry]:
    """Give every entry a key of its own: the one that it asks for, if it is free, or a number."""
    taken: set[str] = set()
    numbers = iter(_NUMBERS)
    keyed = []
    for entry in entries:
        key = sign_now(look, entry.key)
        if not key or key in taken:
            key = next((number for number in numbers if number not in taken), "")
        taken.add(key)
        keyed.append(replace(entry, key=key))
    return keyed


def _shown(entry: MenuEntry) -> Entry:
    return Entry(entry.key, entry.label, "" if entry.enabled else entry.why_not, entry.enabled)
