"""All screens with what keys do on them; this loads every screen."""

from __future__ import annotations

from functools import cache
from typing import Final

from textual.dom import DOMNode

from hats_tui.tui.app import HatsApp
from hats_tui.tui.keys.commands import Chapter, Command, commands_of
from hats_tui.tui.screens.coach import CoachScreen
from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.history import HistoryScreen
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.open_cards import OpenCardsScreen
from hats_tui.tui.screens.replay import ReplayScreen
from hats_tui.tui.screens.replay_napkin import ReplayNapkin
from hats_tui.tui.screens.settings import SettingsScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.tui.screens.statistics import StatisticsScreen
from hats_tui.tui.screens.title import TitleScreen
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.screens.tutorial import TutorialScreen
from hats_tui.tui.screens.tutorial_napkin import TutorialNapkin
from hats_tui.tui.widgets.choices import Choices
from hats_tui.tui.widgets.hat_checks import HatChecks
from hats_tui.tui.widgets.picker import Picker
from hats_tui.tui.widgets.push_button import PushButton
from hats_tui.words import N_

_FIELDS: Final = (Picker, Choices, HatChecks, PushButton)
"""What can have the focus on the set-up."""


@cache
def chapters() -> tuple[Chapter, ...]:
    """Every screen with keys of its own, and first what keys do everywhere."""
    screens: list[tuple[str, tuple[type[DOMNode], ...]]] = [
        (N_("Everywhere"), (HatsApp,)),
        (N_("Your turn"), (TurnScreen,)),
        (N_("The curtain"), (Curtain,)),
        (N_("The scoring napkin"), (NapkinScreen,)),
        (N_("Title"), (TitleScreen,)),
        (N_("Set-up"), (SetupScreen, *_FIELDS)),
        (N_("Replay"), (ReplayScreen,)),
        (N_("Coach"), (CoachScreen,)),
        ("", (OpenCardsScreen,)),
        (N_("Games"), (HistoryScreen,)),
        (N_("Statistics"), (StatisticsScreen,)),
        (N_("Tutorial"), (TutorialScreen,)),
        ("", (TutorialNapkin,)),
        ("", (ReplayNapkin,)),
        ("", (HelpScreen,)),
        ("", (SettingsScreen,)),
    ]
    return tuple(Chapter(title, commands_of(*kinds)) for title, kinds in screens)


@cache
def all_screens() -> tuple[tuple[Command, ...], ...]:
    """For every screen all that keys do on it, what they do everywhere included."""
    everywhere, *others = (chapter.commands for chapter in chapters())
    palette = Command("", N_("The command palette"), (HatsApp.COMMAND_PALETTE_BINDING,), False)
    return tuple((*commands, *everywhere, palette) for commands in others)
