"""What is told when somebody asks how things stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from hats_tui.game import Board, HatType, PlayerView, PublicView
from hats_tui.plain.commands import Command, Verb
from hats_tui.words import _, cookie, why
from hats_tui.words.events import Length
from hats_tui.words.log import Detail, say, told_of
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, listed, phrase
from hats_tui.words.places import (
    collection_line,
    hand_line,
    letters_line,
    out_of_play,
    own_secrets,
    piles,
    points_line,
    round_line,
    tea_table,
    unseen_line,
)
from hats_tui.words.rules import rules_in_brief
from hats_tui.words.turns import talking_rule, with_team

Said: TypeAlias = Phrase | str
"""A line."""

_LOG_LINES: Final = 12
"""Lines of the log where nobody says how many."""


def opening(board: Board, names: Names) -> list[Phrase]:
    """What is told before the first turn: who plays, what is out of play, where help is."""
    players = listed(with_team(seat, board, names) for seat in range(1, board.players + 1))
    told = [phrase(_("At the table: {players}."), players=players), *out_of_play(board)]
    return [*told, phrase(_("Type help to hear what can be typed."))]


def standing(view: PublicView, names: Names) -> list[Phrase]:
    """What is told at the beginning of a turn: round, table, points, and the own hand."""
    board = view.board
    told = [round_line(board, names), tea_table(board), points_line(board, names)]
    told.append(cookie.holding(board, names))
    return [*told, hand_line(view)] if isinstance(view, PlayerView) else told


def asked(
    command: Command, view: PublicView, names: Names, detail: Detail = "normal"
) -> Sequence[Said] | None:
    """The answer to a command that only asks; nothing for one that does not.

    Args:
        command: What was typed.
        view: What the one who asks may know.
        names: The players' names.
        detail: How much the log tells.
    """
    match command.verb:
        case Verb.HAND if isinstance(view, PlayerView):
            return [hand_line(view), *own_secrets(view)]
        case Verb.TABLE:
            return [tea_table(view.board), *_worths(view.board, names)]
        case Verb.BOARD:
            return _board(view, names)
        case Verb.LOOK:
            return _look(command, view, names)
        case Verb.UNSEEN:
            return [unseen_line(view) or phrase(_("You know where every card is.")), letters_line()]
        case Verb.LOG:
            lines = command.numbers[0] if command.numbers else _LOG_LINES
            return log(view, names, lines, detail)
        case Verb.RULES:
            return _rules(view.board.players)
        case _:
            return None


def log(view: PublicView, names: Names, lines: int, detail: Detail) -> list[Phrase]:
    """The last things that happened, as far as the viewer may know.

    Args:
        view: What that is.
        names: The players' names.
        lines: How many things.
        detail: How much of each is told.
    """
    entries = told_of(view, detail)
    last = entries[max(len(entries) - lines, 0) :]
    if not last:
        return [phrase(_("Nothing has happened yet."))]
    template = _("Round {round}: {event}")
    viewer = view.seat if isinstance(view, PlayerView) else None
    return [
        sentence if number else phrase(template, round=each.round, event=sentence)
        for each in last
        for number, sentence in enumerate(say(each, names, viewer, Length.SENTENCE))
    ]


def seat_of(word: str, names: Names) -> int | None:
    """The seat that a word means: its number, or the beginning of a name that no other has."""
    if word.isdecimal():
        number = int(word) if len(word) < 3 else 0
        return number if 1 <= number <= len(names.full) else None
    called = [name.casefold() for name in names.full]
    if word in called:
        return called.index(word) + 1
    found = [seat for seat, name in enumerate(called, start=1) if name.startswith(word)]
    return found[0] if len(found) == 1 else None


def no_such_player(words: Sequence[str], names: Names) -> Phrase:
    """Nobody is meant by these words."""
    template = _('Nobody here is "{word}": say a number from 1 to {players}, or a name.')
    return phrase(template, word=" ".join(words), players=len(names.full))


def _board(view: PublicView, names: Names) -> list[Phrase]:
    board = view.board
    seats = range(1, board.players + 1)
    collections = [collection_line(board, seat, names) for seat in seats]
    told = [round_line(board, names), tea_table(board), *collections, points_line(board, names)]
    return [*told, cookie.holding(board, names), *piles(board)]


def _worths(board: Board, names: Names) -> list[Phrase]:
    """What is worth nothing is told by `why` and its letter."""
    types = {card.hat for card in board.table}
    ordered = [hat for hat in HatType if hat in types]
    return [each for hat in ordered for each in why.why_type(board, hat, names)[:1]]


def _look(command: Command, view: PublicView, names: Names) -> list[Phrase]:
    board = view.board
    if not command.words:
        return [collection_line(board, seat, names) for seat in range(1, board.players + 1)]
    seat = seat_of(" ".join(command.words), names)
    if seat is None:
        return [no_such_player(command.words, names)]
    told = [collection_line(board, seat, names), why.why_score(board, seat, names)]
    if board.players == 4:
        told.insert(0, phrase(_("This is {name}."), name=with_team(seat, board, names)))
    if isinstance(view, PlayerView) and view.seat == seat:
        told += [hand_line(view), *own_secrets(view)]
    return told


def _rules(players: int) -> list[Said]:
    sections = rules_in_brief(players)
    told: list[Said] = []
    for section in sections:
        told += [section.title, *section.paragraphs]
    return [*told, talking_rule()] if players == 4 else told
