"""The 256 colours of xterm, by number, which many terminals have.

The first sixteen are whatever the terminal makes of them, and left out here. From 16 on come a
cube of six levels of red, green and blue, and from 232 on twenty-four greys.
"""

from collections.abc import Sequence
from typing import Final

_LEVELS: Final = (0, 95, 135, 175, 215, 255)
"""The six levels of the cube."""

_CUBE: Final = 16
_GREYS: Final = 232


def xterm(number: int) -> str:
    """Give a colour by its number.

    Args:
        number: From 16 to 255.

    Returns:
        The colour in hexadecimal, such as ``"#5f875f"``.
    """
    if number >= _GREYS:
        return "#" + f"{_grey(number - _GREYS):02x}" * 3
    red, rest = divmod(number - _CUBE, 36)
    return "#" + "".join(f"{_LEVELS[step]:02x}" for step in (red, *divmod(rest, 6)))


def nearest(red: int, green: int, blue: int) -> int:
    """Find the number of the colour that is most like another one.

    A grey with a little of a hue stays a grey, for which the cube has no dark steps.

    Args:
        red: From 0 to 255, as the other two.
        green: How much green.
        blue: How much blue.

    Returns:
        From 16 to 255.
    """
    steps = [_step(channel) for channel in (red, green, blue)]
    cube = _CUBE + 36 * steps[0] + 6 * steps[1] + steps[2]
    shade = min(max(round(((red + green + blue) / 3 - 8) / 10), 0), 23)
    off_cube = _distance((red, green, blue), [_LEVELS[step] for step in steps])
    off_grey = _distance((red, green, blue), [_grey(shade)] * 3)
    return cube if off_cube <= off_grey else _GREYS + shade


def rounded(colour: str) -> str:
    """Give the colour that is most like another one.

    Args:
        colour: Any colour, in hexadecimal.

    Returns:
        One of the 256, in hexadecimal.
    """
    return xterm(nearest(*bytes.fromhex(colour[1:])))


def _step(channel: int) -> int:
    """The level of the cube that is nearest."""
    return min(range(len(_LEVELS)), key=lambda step: abs(_LEVELS[step] - channel))


def _grey(shade: int) -> int:
    """How light one of the twenty-four greys is."""
    return 8 + 10 * shade


def _distance(one: Sequence[int], other: Sequence[int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
