"""What things and people are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from hats_tui.cells import clean, cut, fit, width_of
from hats_tui.game import HatType
from hats_tui.words.phrase import Role, Span
from hats_tui.words.translation import _, pgettext

SHORT_NAME_CELLS = 9
"""Room for a player's name in the log and in a row of the players."""

_UNCUT_CELLS = 1000
"""More than any name has."""

_TEAM_LETTERS = "AB"


def hat_name(hat: HatType) -> str:
    """The full name of a hat type, at most 11 cells in English."""
    return {
        HatType.HIGH_HAT: _("High hat"),
        HatType.CROWN: _("Crown"),
        HatType.FEZ: _("Fez"),
        HatType.POINTED_HAT: _("Pointed hat"),
        HatType.SOMBRERO: _("Sombrero"),
        HatType.TRICORNE: _("Tricorne"),
        HatType.JESTER_CAP: _("Jester cap"),
    }[hat]


def short_hat_name(hat: HatType) -> str:
    """The name of a hat type where there is little room, at most 8 cells in English."""
    return {
        HatType.HIGH_HAT: pgettext("at most 9 cells", "High hat"),
        HatType.CROWN: pgettext("at most 9 cells", "Crown"),
        HatType.FEZ: pgettext("at most 9 cells", "Fez"),
        HatType.POINTED_HAT: pgettext("at most 9 cells", "Pointed"),
        HatType.SOMBRERO: pgettext("at most 9 cells", "Sombrero"),
        HatType.TRICORNE: pgettext("at most 9 cells", "Tricorne"),
        HatType.JESTER_CAP: pgettext("at most 9 cells", "Jester"),
    }[hat]


def one_hat(hat: HatType) -> str:
    """The name of a hat type as one of its kind: "a Fez"."""
    return {
        HatType.HIGH_HAT: _("a High hat"),
        HatType.CROWN: _("a Crown"),
        HatType.FEZ: _("a Fez"),
        HatType.POINTED_HAT: _("a Pointed hat"),
        HatType.SOMBRERO: _("a Sombrero"),
        HatType.TRICORNE: _("a Tricorne"),
        HatType.JESTER_CAP: _("a Jester cap"),
    }[hat]


def hat_span(hat: HatType, *, short: bool = False) -> Span:
    """The name of a hat type as a part of a sentence."""
    return Span(short_hat_name(hat) if short else hat_name(hat), Role.HAT, hat)


def team_letter(team: int) -> str:
    """The letter of a team, the same in every language; 0 is team A."""
    return _TEAM_LETTERS[team]


def team_name(team: int) -> Span:
    """The name of a team; 0 is team A."""
    return Span(_("Team {letter}").format(letter=_TEAM_LETTERS[team]), Role.NAME)


def player_kind(kind: str, bot_name: str | None = None) -> str:
    """What sort of player sits on a seat.

    Args:
        kind: As the record has it: `human`, `bot:ID` or `engine:NAME`.
        bot_name: How a bot is called to the player; none: its id.
    """
    sort, _colon, name = kind.partition(":")
    if sort == "human":
        return _("Human")
    if sort == "bot":
        return _("Bot: {name}").format(name=bot_name or shown_name(name))
    return _("Engine: {name}").format(name=bot_name or shown_name(name))


def shown_name(name: str) -> str:
    """A name as it may be shown: on one line, without what could move or garble the text around it.

    The rest stays as it was typed, markup of any kind included: whoever shows it must not take it
    for markup. Nothing is left of a name that takes no room, such as a skin tone without a hand.
    """
    kept = clean(unicodedata.normalize("NFC", name))
    start = next((n for n, char in enumerate(kept) if not _hangs(char)), len(kept))
    shown = " ".join(kept[start:].split())
    return shown if width_of(shown) else ""


def _hangs(char: str) -> bool:
    """Whether there is nothing to see where no other sign stands before it."""
    return char.isspace() or unicodedata.category(char)[0] == "M"


@dataclass(frozen=True, slots=True)
class Names:
    """The players' names by seat, each different from the others, in full and short."""

    full: tuple[str, ...]
    shortened: tuple[str, ...]

    @classmethod
    def of(cls, names: Iterable[str], cells: int = SHORT_NAME_CELLS) -> Names:
        """Clean the names, and tell equal ones apart by their seats.

        Args:
            names: As they were typed, by seat.
            cells: The room for a short name, at least 4.
        """
        typed = [shown_name(name) for name in names]
        full = [name or _("Player {seat}").format(seat=n) for n, name in enumerate(typed, start=1)]
        short = [cut(name, cells) for name in full]
        return cls(
            full=tuple(
                _("{name} ({seat})").format(name=name, seat=n) if full.count(name) > 1 else name
                for n, name in enumerate(full, start=1)
            ),
            shortened=tuple(
                f"{cut(full[n - 1], cells - 2)} {n}" if short.count(name) > 1 else name
                for n, name in enumerate(short, start=1)
            ),
        )

    @classmethod
    def uncut(cls, names: Iterable[str]) -> Names:
        """The same for lines of text, which have no columns: the short names are whole, too."""
        return cls.of(names, _UNCUT_CELLS)

    def __getitem__(self, seat: int) -> Span:
        """The full name of `seat`."""
        return Span(self.full[seat - 1], Role.NAME, seat)

    def short(self, seat: int) -> Span:
        """The name of `seat`, cut to a few cells."""
        return Span(self.shortened[seat - 1], Role.NAME, seat)

    def column(self, seat: int) -> Span:
        """The short name of `seat`, filled up with spaces so that all names take the same room."""
        width = max(width_of(name) for name in self.shortened)
        return Span(fit(self.shortened[seat - 1], width), Role.NAME, seat)
