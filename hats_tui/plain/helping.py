"""The help: what can be typed, a command a line."""

from __future__ import annotations

from hats_tui.words import _
from hats_tui.words.phrase import Phrase
from hats_tui.words.places import letters_line


def help_lines(players: int) -> tuple[str | Phrase, ...]:
    """All commands of a game.

    Args:
        players: How many play; two and three draw cards, four exchange them.
    """
    return (*_doing(players), *_asking(), *_leaving(), letters_line())


def _doing(players: int) -> tuple[str, ...]:
    drawing = (_("discard F5, or d F5: throw F5 away and draw a card."),)
    exchanging = (
        _("exchange F5, or x F5: offer F5 to your partner, who gives a card back."),
        _("give H2, or g H2: give H2 back for the card that your partner offers."),
        _("say low, or p low: ask your partner for a low card; or high, anything, favourite."),
    )
    return (
        _("A card is typed by its letter and value, such as F5; small letters do as well."),
        _("F5 3, or swap F5 3: play F5 on space 3. F5 C1: play F5 where C1 lies."),
        _("black F5, or b F5: make a black hat of F5."),
        *(exchanging if players == 4 else drawing),
        _("end, or e: end your turn."),
        _("undo, or u: take back what you did last in this turn."),
    )


def _asking() -> tuple[str, ...]:
    return (
        _("F5: hear where F5 can go. what if F5 3, or i F5 3: hear what that would bring."),
        _("hand, or h: your cards. table, or t: the tea table, and what hats are worth."),
        _("board, or o: all that lies open. look 2, or l 2: the player on seat 2, or by name."),
        _("hint, or a: hear the best moves, how often they win, and why. Ctrl+C stops it."),
        _("unseen, or n: the cards that you do not see. log, or log 30: what happened last."),
        _("why, or w: the rule behind a refusal. why F, why 2, why cookie, why favourite: why so."),
        _("rules: the rules in brief. help, or ?: this help. Enter alone: what is to be done now."),
    )


def _leaving() -> tuple[str, ...]:
    return (
        _("leave: a bot plays on for you. back 1: take seat 1 back. concede: a bot, to the end."),
        _("quit, or q: leave; the game is kept, and can be resumed."),
    )
