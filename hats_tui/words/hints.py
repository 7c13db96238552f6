"""What is said about hints."""

from __future__ import annotations

from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.translation import _, ngettext


def chance_text(win: float) -> str:
    """A chance in hundredths; only what is sure is 0 or 100.

    Args:
        win: From 0 to 1.
    """
    hundredths = round(100 * win)
    if 0 < win < 1:
        hundredths = min(max(hundredths, 1), 99)
    return _("{n} %").format(n=hundredths)


def behind_text(loss: float, spread: float) -> str:
    """How far an action is behind the best one.

    Args:
        loss: How much less often it wins, from 0 to 1.
        spread: What the loss may be off, very likely.
    """
    template = _("{n} % less, give or take {spread}")
    if not (points := round(100 * loss)):
        template = _("level, give or take {spread}")
    return template.format(n=points, spread=max(round(100 * spread), 1))


def worlds_text(worlds: int) -> str:
    """What the chances come from.

    Args:
        worlds: How many games were imagined for each action.
    """
    text = ngettext(
        "How often your side wins, in {n} game that this could be.",
        "How often your side wins, in {n} games that this could be.",
        worlds,
    )
    return text.format(n=worlds)


def no_hints(why: str) -> Phrase:
    """Why there is no hint.

    Args:
        why: `setting`, `game`, `turn` or `over`.

    Raises:
        KeyError: There is no such reason.
    """
    return phrase(
        {
            "setting": _("Hints are switched off in the settings."),
            "game": _("This game is played without hints: somebody has chosen so in the menu."),
            "turn": _("A hint is for your own turn."),
            "over": _("The game is over: its replay has a coach."),
        }[why]
    )


def only_one_way() -> Phrase:
    """There is nothing to think about."""
    return phrase(_("There is only one thing that you can do."))


def no_answer() -> str:
    """The process that thinks has failed."""
    return _("No hint came: what looks for it did not answer.")
