"""What a bot is thinking, where everybody may know."""

from __future__ import annotations

from hats_tui.game import Action, BlackHat, Swap
from hats_tui.words.hints import chance_text
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, card_span, phrase
from hats_tui.words.translation import _


def thinks_of(seat: int, best: Action | None, win: float, names: Names) -> Phrase:
    """What a bot thinks so far.

    Args:
        seat: Where it sits.
        best: What it would do now; a main action is told.
        win: How likely it thinks that its side wins, from 0 to 1.
        names: The players' names.
    """
    name, chance = names[seat], chance_text(win)
    match best:
        case Swap(card=card, space=space):
            template = _("{name} thinks of {card} onto space {space}: {chance} to win")
            return phrase(template, name=name, card=card_span(card), space=space, chance=chance)
        case BlackHat(card=card):
            template = _("{name} thinks of a black hat of {card}: {chance} to win")
            return phrase(template, name=name, card=card_span(card), chance=chance)
        case _:
            template = _("{name} is thinking: {chance} to win")
            return phrase(template, name=name, chance=chance)
