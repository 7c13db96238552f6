"""What is said while a game is watched again."""

from __future__ import annotations

from hats_tui.game import (
    BlackHat,
    BlackHatMade,
    Board,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    Event,
    Swap,
    TurnEnded,
    partner_of,
)
from hats_tui.words.causes import cause
from hats_tui.words.forecasts import move_line
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, card_span, phrase
from hats_tui.words.translation import _


def coming_line(deed: Event, board: Board, names: Names) -> Phrase:
    """What is done next, in a few words.

    Args:
        deed: What happens next, cut as its reader may know it.
        board: The table before it.
        names: The players' names.
    """
    match deed:
        case CardPlayed(seat=seat, card=card, space=space):
            return move_line(Swap(seat=seat, card=card, space=space), board, names)
        case BlackHatMade(seat=seat, card=card):
            if card is None:
                return phrase(_("A black hat"))
            return move_line(BlackHat(seat=seat, card=card), board, names)
        case CardDiscarded(card=card, drew=drew):
            return _discard(deed) if card and drew else phrase(_("Discard a card, draw one"))
        case CardOffered(seat=seat):
            return phrase(_("A card for {name}"), name=names.short(partner_of(seat)))
        case CardsExchanged(seat=seat):
            return phrase(_("A card back for {name}"), name=names.short(seat))
        case TurnEnded():
            return phrase(_("End the turn"))
        case _:
            return phrase(_("Take it back"))


def at_the_end(board: Board) -> Phrase:
    """Why nothing comes next."""
    if board.over:
        return phrase(_("The game is over."))
    return phrase(_("So far the game has been played."))


def closed_hands() -> Phrase:
    """Why there are no other eyes to choose."""
    return phrase(_("Several people play this game: its hands stay closed until it is over."))


def nothing_to_play_on() -> Phrase:
    """The game is over at this moment."""
    return phrase(_("The game is over here: go back, and play on from an earlier moment."))


def no_napkin_yet() -> Phrase:
    """The game has not been played to its end."""
    return phrase(_("This game is not over: its scoring napkin comes at the end."))


def not_before_its_end() -> Phrase:
    """Somebody would learn the cards of the others."""
    return phrase(_("Several people play this game: play on from its moments once it is over."))


def play_on_from(place: int, last: int) -> str:
    """The heading over the question who plays on.

    Args:
        place: How many actions were done.
        last: How many there are.
    """
    return _("Play on from action {n} of {all}: who plays?").format(n=place, all=last)


def no_new_game(reason: str) -> str:
    """No record can be written.

    Args:
        reason: Why, as the system says it.
    """
    return _("No game can begin from here: {reason}.").format(reason=cause(reason))


def damaged(file: str, line: int) -> str:
    """A record that is none; what is wrong may name a card, so the line must do.

    Args:
        file: The name of its file.
        line: The first line that is wrong.
    """
    text = _("{file} cannot be watched: it is no right game record in line {line}.")
    return text.format(file=file, line=line)


def newer_version(file: str) -> str:
    """A record that only another version of the program can read."""
    text = _("{file} cannot be watched: it is of a version that this program does not know.")
    return text.format(file=file)


def not_read(file: str, reason: str) -> str:
    """A file that cannot be read.

    Args:
        file: Its name.
        reason: Why, as the system says it.
    """
    return _("{file} cannot be watched: {reason}.").format(file=file, reason=cause(reason))


def reading_record(file: str) -> str:
    """A record is read, which takes a moment.

    Args:
        file: The name of its file.
    """
    return _("Reading {file}").format(file=file)


def _discard(deed: CardDiscarded) -> Phrase:
    assert deed.card is not None
    assert deed.drew is not None
    template = _("Discard {card}, draw {drew}")
    return phrase(template, card=card_span(deed.card), drew=card_span(deed.drew))
