"""What is said when a game is looked back at with open cards."""

from __future__ import annotations

from hats_tui.words.coach import percent_span
from hats_tui.words.hints import chance_text, told_difference
from hats_tui.words.phrase import Phrase, Role, Span, phrase
from hats_tui.words.translation import _


def no_grade(name: Span) -> Phrase:
    """What this is, and what it is not.

    Args:
        name: Whose game it is.
    """
    template = _(
        "What would have been best for {name} with all cards open, the draw pile too. Nobody could "
        "know that: it says nothing about how well it was played."
    )
    return phrase(template, name=name)


def looking_back(name: Span) -> str:
    """What is being done meanwhile."""
    return _("Looking back with open cards at the game of {name}").format(name=name.text)


def done_line(round_: int, move: Phrase, win: float) -> Phrase:
    """What was done, and how likely a win was then, the cards lying as they lay."""
    template = _("Round {round}: {move}. As the cards lay, the chance to win was {win}.")
    return phrase(template, round=round_, move=move, win=_chance(win))


def best_line(move: Phrase, best: float, win: float) -> Phrase:
    """What would have been best.

    Args:
        move: It, in a few words.
        best: How likely a win would have been.
        win: How likely it was with what was done.
    """
    return phrase(
        _("With open cards: {move}. Chance to win {win}, {gain}."),
        move=move,
        win=_chance(best),
        gain=percent_span(told_difference(best, win), judged=False),
    )


def nothing_better_open() -> Phrase:
    """There was nothing better, whatever one knew."""
    return phrase(_("Nothing better could be found, even with open cards."))


def _chance(win: float) -> Span:
    return Span(chance_text(win), Role.NUMBER)
