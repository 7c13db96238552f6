"""Numbers that are not whole, or large, as the player's language writes them."""

from hats_tui.words.translation import pgettext


def number_text(number: float, form: str) -> str:
    """Write a number.

    Args:
        number: It.
        form: How, as `format` takes it: `.1f` or `+.2f` for parts, `,` for thousands apart.
    """
    signs = {
        ".": pgettext("decimal mark, at most 1 cell", "."),
        ",": pgettext("between thousands, at most 1 cell", ","),
    }
    return "".join(signs.get(sign, sign) for sign in format(number, form))
