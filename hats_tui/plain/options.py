"""A new game as it is written on the command line, and as it is typed in answer to questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from hats_tui.game import HatType
from hats_tui.host.draft import MAX_EXCHANGES, RANDOM, Draft, fresh_draft
from hats_tui.host.rivals import rival_called
from hats_tui.table.roster import HUMAN, Opponent
from hats_tui.words import _
from hats_tui.words.names import shown_name
from hats_tui.words.phrase import listed

ONE: Final = "one"
DUPLICATE: Final = "duplicate"

Fault: TypeAlias = str
"""A sentence that says what is wrong."""


@dataclass(frozen=True)
class Options:
    """What the command line says about the game; None is what it does not say."""

    players: str | None = None
    """Who plays, by seat, with commas between."""
    first: str | None = None
    types_out: str | None = None
    exchanges: str | None = None
    match: str | None = None
    seed: str | None = None
    hints: bool | None = None
    """False: nobody may ask for hints."""
    resume: str | None = None
    """The file of an unfinished game; empty for the one played last."""


def draft_of_options(options: Options, bots: Sequence[Opponent]) -> Draft | list[Fault]:
    """The game that is wanted, or all that is wrong with it.

    Args:
        options: What the command line says; it says who plays.
        bots: Which bots there are.
    """
    who = [each.strip() for each in (options.players or "").split(",")]
    count = count_of(str(len(who)))
    if count is None:
        return [_("--players names two, three or four players, with commas between.")]
    draft, faults = fresh_draft(bots).with_players(count), list[Fault]()
    steps: list[tuple[str | None, Callable[[Draft, str], Draft | Fault]]] = [
        *((text, _seating(seat, bots)) for seat, text in enumerate(who, start=1)),
        (options.first, with_first),
        (options.types_out, with_types),
        (options.exchanges, with_limit),
        (options.match, with_match),
    ]
    for text, step in steps:
        changed = draft if text is None else step(draft, text)
        if isinstance(changed, str):
            faults.append(changed)
        else:
            draft = changed
    draft = replace(draft, seed=options.seed or "", hints=options.hints is not False)
    return [*faults, *_faults(draft)] or draft


def count_of(text: str) -> Literal[2, 3, 4] | None:
    """A number of players, or nothing."""
    counts: dict[str, Literal[2, 3, 4]] = {"2": 2, "3": 3, "4": 4}
    return counts.get(text)


def seated(draft: Draft, seat: int, text: str, bots: Sequence[Opponent]) -> Draft | Fault:
    """The draft with somebody on a seat.

    Args:
        draft: The draft.
        seat: The seat.
        text: A person's name, `bot:ID`, `engine:NAME`, `NAME=bot:ID`, or `NAME=human`.
        bots: Which bots there are.
    """
    name, equals, kind = text.rpartition("=")
    if equals and kind == HUMAN:
        return draft.with_kind(seat, HUMAN, bots).with_name(seat, name)
    if not kind.startswith(("bot:", "engine:")):
        return draft.with_kind(seat, HUMAN, bots).with_name(seat, text)
    if kind not in {bot.kind for bot in bots}:
        there = listed(bot.kind for bot in bots)
        return _("There is no {bot}. There are: {bots}.").format(bot=shown_name(kind), bots=there)
    changed = draft.with_kind(seat, kind, bots)
    return changed.with_name(seat, name) if name else changed


def with_first(draft: Draft, text: str) -> Draft | Fault:
    """The draft with who begins: a seat, its player's name, or `random`."""
    wanted = shown_name(text).casefold()
    if wanted == RANDOM:
        return draft.with_first(RANDOM)
    for seat in range(1, draft.players + 1):
        if wanted in {str(seat), shown_name(draft.seats[seat - 1].name).casefold()}:
            return draft.with_first(str(seat))
    template = _('"{text}" does not begin: say a seat from 1 to {players}, a name, or random.')
    return template.format(text=shown_name(text), players=draft.players)


def with_types(draft: Draft, text: str) -> Draft | Fault:
    """The draft with the types that are taken out: two letters, or `random`."""
    if draft.players != 2:
        return _("Types are taken out at two players only.")
    if text.strip().casefold() == RANDOM:
        return replace(draft, types_out=frozenset())
    letters = [letter for letter in text.upper() if letter not in " ,+"]
    if len(set(letters)) != 2 or not set(letters) <= set(HatType):
        template = _('"{text}" are not two types: say two letters of {letters}, or random.')
        return template.format(text=shown_name(text), letters=" ".join(HatType))
    return replace(draft, types_out=frozenset(HatType(letter) for letter in letters))


def with_limit(draft: Draft, text: str) -> Draft | Fault:
    """The draft with the most exchanges of each team, or without a limit."""
    if draft.players != 4:
        return _("Exchanges are made at four players only.")
    changed = replace(draft, limit="" if text.strip().casefold() == "none" else text)
    if "limit" in changed.faults():
        template = _('"{text}" is no number of exchanges: say a number from 0 to {most}, or none.')
        return template.format(text=shown_name(text), most=MAX_EXCHANGES)
    return changed


def with_match(draft: Draft, text: str) -> Draft | Fault:
    """The draft as one game, or as a duplicate match."""
    kinds = {ONE: False, DUPLICATE: True}
    duplicate = kinds.get(text.strip().casefold())
    if duplicate is None:
        return _('"{text}" is no match: say one or duplicate.').format(text=shown_name(text))
    return replace(draft, duplicate=duplicate)


def with_hints(draft: Draft, text: str) -> Draft | Fault:
    """The draft with hints for who asks, or without: yes or no, or the beginning of it."""
    typed = text.strip().casefold()
    found = [word for word in ("yes", "no") if word.startswith(typed)] if typed else []
    return replace(draft, hints=found == ["yes"]) if found else _("Type yes or no.")


def _seating(seat: int, bots: Sequence[Opponent]) -> Callable[[Draft, str], Draft | Fault]:
    """What seats somebody; a bot's name alone means the bot, for nobody can be asked."""

    def seat_them(draft: Draft, text: str) -> Draft | Fault:
        bot = rival_called(text, bots)
        return seated(draft, seat, bot.kind if bot else text, bots)

    return seat_them


def _faults(draft: Draft) -> list[Fault]:
    """What is still wrong when all is put together: the names."""
    template = _("Seat {seat}: {fault}")
    found = {seat: draft.faults().get(f"name{seat}") for seat in range(1, draft.players + 1)}
    return [template.format(seat=seat, fault=fault) for seat, fault in found.items() if fault]
