"""What stays on the disk of a player: the folders, the settings, the remembered choices."""

from hats_tui.store.paths import config_dir, data_dir, ensure_dir, games_dir, state_dir
from hats_tui.store.problem import Problem, ProblemCode
from hats_tui.store.remembered import SeatChoice, SetupChoices, recall_setup, remember_setup
from hats_tui.store.settings import Settings, read_settings, settings_file

__all__ = [
    "Problem",
    "ProblemCode",
    "SeatChoice",
    "Settings",
    "SetupChoices",
    "config_dir",
    "data_dir",
    "ensure_dir",
    "games_dir",
    "read_settings",
    "recall_setup",
    "remember_setup",
    "settings_file",
    "state_dir",
]
