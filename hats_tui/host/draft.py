"""The choices of a new game while they are being made, whether they make a game yet or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from hats_tui.cells import width_of
from hats_tui.game import HatType
from hats_tui.host.new_game import NewGame
from hats_tui.host.rivals import rival_name
from hats_tui.store.remembered import SeatChoice, SetupChoices
from hats_tui.table.roster import HUMAN, SENSIBLE, Opponent
from hats_tui.words import _
from hats_tui.words.names import shown_name

RANDOM: Final = "random"
"""The first player is drawn by lot."""

COOKIE: Final = "cookie"
"""The first player is who ate a cookie last, which is asked before each game."""

MAX_PLAYERS: Final = 4
MAX_NAME_CELLS: Final = 40
MAX_EXCHANGES: Final = 16
"""The most exchanges that a team has turns for. Rules: A turn, Partner exchange."""


@dataclass(frozen=True)
class Draft:
    """The choices as they stand in the form.

    Args:
        players: How many play.
        seats: Four seats, those beyond `players` kept for a larger game.
        first: `RANDOM`, `COOKIE`, or the number of a seat.
        eater: The seat that ate a cookie last, or None when nobody said so.
        types_out: The types that are ticked.
        limit: The exchange limit as typed; empty for none.
        seed: The seed as typed; empty for a new random game.
        duplicate: Whether the same deal is played again with seats exchanged.
        hints: Whether players may ask for hints.
    """

    players: Literal[2, 3, 4]
    seats: tuple[SeatChoice, ...]
    first: str = RANDOM
    eater: int | None = None
    types_out: frozenset[HatType] = frozenset()
    limit: str = ""
    seed: str = ""
    duplicate: bool = False
    hints: bool = True

    @property
    def cookie_eaters(self) -> tuple[int, ...]:
        """The seats that may have eaten a cookie: people do, bots do not."""
        seats = range(1, self.players + 1)
        return tuple(n for n in seats if self.seats[n - 1].kind == HUMAN) or tuple(seats)

    def with_players(self, players: Literal[2, 3, 4]) -> Draft:
        """The draft for another number of players."""
        gone = self.first.isdecimal() and int(self.first) > players
        first = RANDOM if gone else self.first
        return _with_eater(replace(self, players=players, first=first), self.eater)

    def with_name(self, seat: int, name: str) -> Draft:
        """The draft with another name on a seat."""
        return self._with_seat(seat, SeatChoice(name=name, kind=self.seats[seat - 1].kind))

    def with_kind(self, seat: int, kind: str, bots: Sequence[Opponent]) -> Draft:
        """The draft with somebody else on a seat; names that nobody typed change as well."""
        name = self.seats[seat - 1].name
        if name in _given_names(seat, bots):
            name = _names_of_kind(seat, kind, bots)[0]
        changed = self._with_seat(seat, SeatChoice(name=name, kind=kind))
        return _with_eater(_with_best_names(changed, bots), self.eater)

    def with_first(self, first: str) -> Draft:
        """The draft with another first player."""
        return _with_eater(replace(self, first=first), None)

    def faults(self) -> Mapping[str, str]:
        """What is wrong with the draft.

        Returns:
            For each field that is wrong, from top to bottom, the reason.
        """
        faults = {f"name{n}": self._name_fault(n) for n in range(1, self.players + 1)}
        if self.first == COOKIE and self.eater is None:
            faults["eater"] = _("Say who it was.")
        if self.players == 2 and len(self.types_out) not in {0, 2}:
            faults["types"] = _("Two types are taken out: tick two, or none.")
        if self.players == MAX_PLAYERS and not _is_limit(self.limit):
            fault = _("A number from 0 to {most}, or nothing.")
            faults["limit"] = fault.format(most=MAX_EXCHANGES)
        return {field: fault for field, fault in faults.items() if fault}

    def new_game(self) -> NewGame:
        """The game, when nothing is wrong with the draft."""
        seat = int(self.first) if self.first.isdecimal() else None
        limit, types = self.limit.strip(), tuple(hat for hat in HatType if hat in self.types_out)
        choices = SetupChoices(
            players=self.players,
            seats=self.seats,
            first=COOKIE if self.first == COOKIE else seat or RANDOM,
            types_out=types if len(types) == 2 else (),
            exchange_limit=int(limit) if limit and _is_limit(limit) else None,
            duplicate=self.duplicate,
            hints=self.hints,
        )
        first = self.eater if self.first == COOKIE else seat
        return NewGame(choices=choices, seed=self.seed.strip() or None, first=first)

    def _name_fault(self, seat: int) -> str:
        name = shown_name(self.seats[seat - 1].name)
        if not name:
            return _("Needs a name.")
        if width_of(name) > MAX_NAME_CELLS:
            return _("Too long.")
        for other in range(1, seat):
            if shown_name(self.seats[other - 1].name).casefold() == name.casefold():
                return _("Same as seat {seat}.").format(seat=other)
        return ""

    def _with_seat(self, seat: int, choice: SeatChoice) -> Draft:
        return replace(self, seats=(*self.seats[: seat - 1], choice, *self.seats[seat:]))


def fresh_draft(bots: Sequence[Opponent]) -> Draft:
    """Start from nothing: one person, and the same bot on every other seat."""
    kind = _first_opponent(bots)
    draft = Draft(players=2, seats=(SeatChoice(name="", kind=HUMAN),) * MAX_PLAYERS)
    for seat in range(1, MAX_PLAYERS + 1):
        draft = draft.with_kind(seat, HUMAN if seat == 1 else kind, bots)
    return draft


def draft_of(choices: SetupChoices, bots: Sequence[Opponent]) -> Draft:
    """Start from the choices of the last set-up; a bot that is not there any more makes room."""
    fresh = fresh_draft(bots)
    draft = Draft(
        players=choices.players,
        seats=(*choices.seats, *fresh.seats[len(choices.seats) :]),
        types_out=frozenset(choices.types_out),
        limit="" if choices.exchange_limit is None else str(choices.exchange_limit),
        duplicate=choices.duplicate,
        hints=choices.hints,
    )
    kinds = {HUMAN, *(bot.kind for bot in bots)}
    for seat, choice in enumerate(draft.seats, start=1):
        if choice.kind not in kinds:
            draft = draft.with_kind(seat, fresh.seats[-1].kind, bots)
    return draft.with_first(str(choices.first))


def _first_opponent(bots: Sequence[Opponent]) -> str:
    """The kind of whom a newcomer plays against: one that plays sensibly, if there is one."""
    kinds = [bot.kind for bot in bots] or [HUMAN]
    return SENSIBLE if SENSIBLE in kinds else kinds[-1]


def _with_eater(draft: Draft, eater: int | None) -> Draft:
    """The draft with who ate the cookie, which needs no asking where only one can have."""
    possible = draft.cookie_eaters
    if len(possible) == 1:
        return replace(draft, eater=possible[0])
    return replace(draft, eater=eater if eater in possible else None)


def _names_of_kind(seat: int, kind: str, bots: Sequence[Opponent]) -> list[str]:
    """The names that are given to a seat of this kind, the best first."""
    for bot in bots:
        if kind == bot.kind:
            name = rival_name(bot)
            return [name, _("{name} {seat}").format(name=name, seat=seat)]
    return [_("Player {seat}").format(seat=seat)]


def _with_best_names(draft: Draft, bots: Sequence[Opponent]) -> Draft:
    """The draft with the best names for all whom nobody named, the first seats first."""
    numbered = list(enumerate(draft.seats, start=1))
    unnamed = {n for n, seat in numbered if seat.name in _names_of_kind(n, seat.kind, bots)}
    taken = {seat.name for n, seat in numbered if n not in unnamed}
    seats: list[SeatChoice] = []
    for n, seat in numbered:
        name = seat.name
        if n in unnamed:
            names = _names_of_kind(n, seat.kind, bots)
            name = next((name for name in names if name not in taken), names[-1])
            taken.add(name)
        seats.append(SeatChoice(name=name, kind=seat.kind))
    return replace(draft, seats=tuple(seats))


def _given_names(seat: int, bots: Sequence[Opponent]) -> set[str]:
    """All names that a seat may have without anybody having typed one."""
    kinds = [HUMAN, *(bot.kind for bot in bots)]
    return {"", *(name for kind in kinds for name in _names_of_kind(seat, kind, bots))}


def _is_limit(limit: str) -> bool:
    limit = limit.strip()
    return not limit or (limit.isdecimal() and len(limit) < 4 and int(limit) <= MAX_EXCHANGES)
