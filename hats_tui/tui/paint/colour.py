"""Arithmetic on hexadecimal colours such as ``"#fa2a1c"``."""

from collections.abc import Callable, Sequence


def mix(colour: str, other: str, share: float) -> str:
    """Mix two colours.

    Args:
        colour: The colour that gets `share`.
        other: The colour that gets the rest.
        share: How much of `colour` is in the result, 0.0 to 1.0.

    Returns:
        The mixture.
    """
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def contrast(colour: str, other: str) -> float:
    """Tell how far apart two colours are in lightness.

    Args:
        colour: One colour.
        other: The other colour.

    Returns:
        The contrast ratio of WCAG 2, 1.0 (the same) to 21.0 (black and white).
    """
    darker, lighter = sorted((_luminance(colour), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(fill: str) -> str:
    """Choose the colour of text on a fill.

    Args:
        fill: The colour behind the text.

    Returns:
        Black or white, whichever has more contrast.
    """
    return max("#000000", "#ffffff", key=lambda text: contrast(text, fill))


def legible(
    colour: str, grounds: Sequence[str], least: float, shown: Callable[[str], str] = str
) -> str:
    """Make a colour lighter or darker until it can be read on all of several grounds.

    Args:
        colour: The colour of the text, which is kept as far as possible.
        grounds: The colours behind the text, all dark or all light.
        least: The contrast ratio that is needed on each; 4.6 can always be reached on grounds that
            are not of middle lightness.
        shown: What becomes of a colour where there are few; the grounds are as they are shown.

    Returns:
        The first mixture with black or white that can be read, as it is shown; else black or white
        itself.
    """
    end = max("#000000", "#ffffff", key=lambda text: min(contrast(text, each) for each in grounds))
    mixtures = (shown(mix(colour, end, share / 20)) for share in range(20, 0, -1))
    return next((text for text in mixtures if _readable(text, grounds, least)), end)


def _readable(text: str, grounds: Sequence[str], least: float) -> bool:
    return all(contrast(text, ground) >= least for ground in grounds)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel / 255) for channel in _channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)
