"""The settings in words: what each is called, what it means, and what its values are called."""

from __future__ import annotations

from hats_tui.words.languages import LANGUAGES
from hats_tui.words.numbers import number_text
from hats_tui.words.translation import _, pgettext


def setting_label(key: str) -> str:
    """What a setting is called.

    Args:
        key: Its name in the file.

    Raises:
        KeyError: There is no such setting.
    """
    return {
        "language": _("Language"),
        "theme": _("Colours"),
        "glyphs": _("Signs"),
        "motion": _("Motion"),
        "bot_pause": _("Pause before a bot's move"),
        "end_turn_automatically": _("End turns by themselves"),
        "hints": _("Hints"),
        "log_detail": _("Log"),
        "ask_to_quit": _("Ask before quitting"),
    }[key]


def setting_meaning(key: str) -> str:
    """What a setting does, in a sentence or two.

    Args:
        key: Its name in the file.

    Raises:
        KeyError: There is no such setting.
    """
    return {
        "language": _(
            "What the program speaks. Automatic goes by the computer. Names of people, cards and "
            "files are the same in all languages."
        ),
        "theme": _(
            "The colours of all screens. With automatic it is the theme last chosen under Colours "
            "in the menu, or at first what suits the terminal."
        ),
        "glyphs": _(
            "What cards and frames are drawn with. Plain ASCII helps where signs are missing or "
            "too wide; automatic goes by the terminal."
        ),
        "motion": _("Cards fly and figures count, for a quarter of a second at most."),
        "bot_pause": _("So long a bot waits at least, so that you can follow. A key hurries it."),
        "end_turn_automatically": _(
            "When nothing is left to do in your turn it ends at once, and you cannot take back."
        ),
        "hints": _(
            "In your turn you may ask which moves are best. The record of the game notes each hint."
        ),
        "log_detail": _(
            "How much it tells. Brief: a line for each turn. Normal: one for each thing that "
            "happens. Full: also what each move changed, in worths and in points."
        ),
        "ask_to_quit": _(
            "Without it, quitting asks only where something would be lost. Games are kept anyway."
        ),
    }[key]


def value_text(key: str, value: object) -> str:
    """What a value is called; languages, and themes that are not ours, keep their own names.

    Args:
        key: The setting.
        value: One of its values.
    """
    if key == "language" and value in LANGUAGES:
        return LANGUAGES[str(value)]
    if isinstance(value, bool):
        return pgettext("setting", "yes") if value else pgettext("setting", "no")
    if isinstance(value, float):
        return _("{seconds} s").format(seconds=number_text(value, ".1f"))
    texts = {
        "auto": pgettext("setting", "automatic"),
        "unicode": _("Unicode"),
        "ascii": _("plain ASCII"),
        "brief": pgettext("how much the log tells", "brief"),
        "normal": pgettext("how much the log tells", "normal"),
        "full": pgettext("how much the log tells", "full"),
    }
    return texts.get(str(value), str(value))
