"""The command `hats-tui record show`: a game as text to read."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from hats_tui.game import MAIN_ACTIONS, Card, Game, TurnEnded, chronicle, score_sheet
from hats_tui.plain.napkin import napkin_lines
from hats_tui.record import FromNote, Record
from hats_tui.record.console import read_each, speak_utf8
from hats_tui.table.roster import BOTS
from hats_tui.words import _
from hats_tui.words.events import describe, in_log
from hats_tui.words.history import players_text, state_text
from hats_tui.words.names import Names, hat_name, player_kind, shown_name
from hats_tui.words.phrase import both

_BOT_NAMES: Mapping[str, str] = MappingProxyType({bot.kind: bot.name for bot in BOTS})


def main(paths: Sequence[str], *, openly: bool = False) -> int:
    """Print some games to read, one after the other.

    Args:
        paths: The files.
        openly: Whether hidden cards are told of games that are not over; of others they are.

    Returns:
        0 when every file is a right record, else 1.
    """
    speak_utf8()
    code = 0
    for number, record in enumerate(read_each(paths, faults=sys.stderr, say=_)):
        if record is None:
            code = 1
            continue
        if number:
            sys.stdout.write("\n")
        for line in shown_lines(record, openly=openly):
            sys.stdout.write(f"{line}\n")
    return code


def shown_lines(record: Record, *, openly: bool) -> Iterator[str]:
    """A game as lines of text.

    Args:
        record: Its record.
        openly: Whether hidden cards are told also where the game is not over.
    """
    names = Names.of(player.name for player in record.header.players)
    over = record.game.state.board.over
    yield from _head(record, names)
    if over or openly:
        yield from _deal(record, names)
    yield ""
    yield from _log(record.game, names, openly=over or openly)
    yield ""
    if over:
        yield from napkin_lines(score_sheet(record.game.state), names)
    else:
        yield state_text("unfinished", record.round)


def _head(record: Record, names: Names) -> Iterator[str]:
    header = record.header
    yield f"{_date(header.created or '')}  {players_text(names.full)}"
    for seat, (began, plays) in enumerate(zip(header.players, record.players, strict=True), 1):
        text = _("Seat {seat}: {name}, {kind}")
        kind = player_kind(began.kind, _(_BOT_NAMES.get(began.kind, "")))
        yield text.format(seat=seat, name=names.full[seat - 1], kind=kind)
        if began.kind != plays.kind:
            later = player_kind(plays.kind, _(_BOT_NAMES.get(plays.kind, "")))
            yield _("Seat {seat} was handed over: {kind}").format(seat=seat, kind=later)
    if header.removed:
        removed = both([hat_name(hat) for hat in header.removed])
        yield _("Out of play: {hats}").format(hats=removed)
    yield _("{name} begins.").format(name=names.full[header.first - 1])
    table = " ".join(header.table)
    yield _("Tea table, from space 1 on: {cards}").format(cards=table)
    for line in record.notes:
        if isinstance(note := line.content, FromNote):
            text = _("Played on from {file}, after {n} actions.")
            yield text.format(file=shown_name(note.file), n=note.n)


def _date(created: str) -> str:
    """When a game began, as the record has it: that time is not the one of this place."""
    return shown_name(created.replace("T", " ").replace("Z", " UTC"))


def _deal(record: Record, names: Names) -> Iterator[str]:
    """What lay face down, or in hands, at the beginning."""
    header = record.header
    for name, hand in zip(names.full, header.hands, strict=True):
        yield _("Hand of {name}: {cards}").format(name=name, cards=_cards(hand))
    if header.deck:
        yield _("Draw pile, the top card first: {cards}").format(cards=_cards(header.deck))


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(cards)


def _log(game: Game, names: Names, *, openly: bool) -> Iterator[str]:
    """What happened and was said, with round and turn; what is hidden only where it may be told."""
    turn, turns = 1, MAIN_ACTIONS * len(names.full)
    for event in chronicle(game.events, game.talk):
        if in_log(event):
            seat = getattr(event, "seat", None) if openly else None
            yield f"{event.round}  {min(turn, turns):>2}  {describe(event, names, seat)}"
        turn += isinstance(event, TurnEnded)
