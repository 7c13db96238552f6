"""Everything that is said to the player, in the player's language.

This module itself imports neither the rules nor a screen, so that a command can speak before they
are loaded. The sentences about a game are in `events`, `deeds`, `cookie`, `refusals`, `forecasts`,
`why`, `scores`, `series`, `turns`, `recap` and `rules`; what they are made of is in `phrase`,
`names` and `sides`.
"""

from hats_tui.words.translation import N_, _, install, ngettext, pgettext, spoken

__all__ = ["N_", "_", "install", "ngettext", "pgettext", "spoken"]
