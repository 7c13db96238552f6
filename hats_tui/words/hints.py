"""What is said about hints."""

from __future__ import annotations

from hats_tui.game import PlayerView, PublicView
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.translation import _, ngettext


def chance_text(win: float) -> str:
    """A chance in hundredths; only what is sure is 0 or 100.

    Args:
        win: From 0 to 1.
    """
    return _("{n}\xa0%").format(n=_hundredths(win))


def told_difference(win: float, other: float) -> float:
    """How much more one chance is than another, as they are told: so what is told adds up.

    Args:
        win: From 0 to 1.
        other: From 0 to 1.
    """
    return (_hundredths(win) - _hundredths(other)) / 100


def _hundredths(win: float) -> int:
    hundredths = round(100 * win)
    return min(max(hundredths, 1), 99) if 0 < win < 1 else hundredths


def behind_text(best: float, win: float, spread: float) -> str:
    """How far an action is behind the best one.

    Args:
        best: How often the best one wins, from 0 to 1.
        win: How often it wins itself.
        spread: What the difference may be off, very likely.
    """
    template = _("{n}\xa0% less, give or take {spread}")
    if not (points := round(100 * told_difference(best, win))):
        template = _("level, give or take {spread}")
    return template.format(n=points, spread=max(round(100 * spread), 1))


def besides_text() -> str:
    """What is told of an action that comes besides a main action."""
    return _("besides, before or after it")


def hint_sentence(number: int, move: Phrase, win: float, behind: str = "") -> Phrase:
    """A suggested action, with how often it wins.

    Args:
        number: Its place among the suggested ones, from 1.
        move: The action.
        win: From 0 to 1.
        behind: How far it is behind the best one, where that is told.
    """
    chance = chance_text(win)
    if not behind:
        return phrase(_("{n}. {move}: {chance}."), n=number, move=move, chance=chance)
    template = _("{n}. {move}: {chance}, {behind}.")
    return phrase(template, n=number, move=move, chance=chance, behind=behind)


def besides_sentence(number: int, move: Phrase) -> Phrase:
    """A suggested action that comes besides a main action."""
    return phrase(_("{n}. {move}: besides, before or after it."), n=number, move=move)


def looking_ahead(part: float) -> str:
    """That somebody looks ahead, and how far that is.

    Args:
        part: From 0 to 1.
    """
    if not part:
        return _("Looking ahead. Ctrl+C stops it.")
    return _("Looking ahead: {n}\xa0% are done.").format(n=round(100 * part))


def stopped_looking() -> str:
    """That nobody looks ahead any more."""
    return _("Stopped: there is no hint.")


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
            "game": _("This game is played without hints: somebody has chosen so."),
            "turn": _("A hint is for your own turn."),
            "over": _("The game is over: its replay has a coach."),
        }[why]
    )


def only_one_way() -> Phrase:
    """There is nothing to think about."""
    return phrase(_("There is only one thing that you can do."))


def why_no_hint(view: PublicView | None, *, wanted: bool, agreed: bool) -> Phrase | None:
    """Why there is no hint now; nothing where there is one.

    Args:
        view: What the one who looks may know.
        wanted: Whether the settings have hints.
        agreed: Whether there are hints in this game.
    """
    if not wanted:
        return no_hints("setting")
    if not agreed:
        return no_hints("game")
    if not isinstance(view, PlayerView) or not view.acts:
        return no_hints("over" if view is not None and view.board.over else "turn")
    return only_one_way() if len(view.legal) == 1 else None


def no_answer() -> str:
    """The process that thinks has failed."""
    return _("No hint came: what looks for it did not answer.")
