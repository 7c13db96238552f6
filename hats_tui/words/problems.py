"""What is said about a file of the player's with which something is wrong."""

from hats_tui.words import _


def problem_sentence(
    code: str, *, file: str, key: str = "", used: str = "", detail: str = ""
) -> str:
    """Tell what is wrong, where, and what happens now.

    Args:
        code: The code of the problem, as the store gives it.
        file: The file that it is about.
        key: The setting that it is about.
        used: What counts instead of a wrong value.
        detail: What the store knows besides, in English: a reason, or what a setting takes.

    Raises:
        KeyError: There is no such code.
    """
    sentences = {
        "unreadable": _("{file} cannot be read ({detail}): the usual settings are used."),
        "not_toml": _("{file} is not TOML ({detail}): the usual settings are used."),
        "unknown_key": _("{file}: there is no setting {key}; it is ignored."),
        "wrong_value": _("{file}: {key} has a wrong value, and {used} is used. {detail}"),
        "wrong_engine": _(
            "{file}: the engine {key} is left out. A name has small letters, digits, - and _; a "
            'command is a list of words, such as mine = ["./mybot", "--fast"]; an option is a '
            "number, a text, true or false."
        ),
        "not_taken": _("{file}: {key} does not take this value, and stays as it was. {detail}"),
        "by_hand": _("{key} is changed by hand in {file}, below [engines]; nothing was changed."),
        "left_alone": _("{file} cannot be read ({detail}) and is left alone: nothing is kept."),
        "not_written": _("{file} cannot be written ({detail}): the change is not kept."),
        "unreadable_folder": _(
            "The folder of your games, {file}, cannot be read ({detail}): none can be offered."
        ),
        "unreadable_game": _("The game {file} cannot be read ({detail}); it is left alone."),
        "damaged_game": _(
            "The game {file} is damaged in line {detail} and cannot be played on; the file is left "
            "alone. hats-tui record check tells more."
        ),
        "newer_game": _(
            "The game {file} was written by a newer HATS, which can play it on; it is left alone."
        ),
    }
    return sentences[code].format(file=file, key=key, used=used, detail=_(detail))
