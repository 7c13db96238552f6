"""How far apart colours look: CIEDE2000, also to colour-blind eyes.

Colours are hexadecimal, such as ``"#fa2a1c"``. The formulas are those of Sharma, Wu and Dalal
(2005) for the distance, and of Machado, Oliveira and Fernandes (2009), severity 1.0, for the three
kinds of colour-blindness.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import NamedTuple

Eyes = Callable[[str], str]
"""Gives the colour that is seen instead of a colour."""

Triple = tuple[float, float, float]

_MACHADO: Mapping[str, tuple[Triple, Triple, Triple]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_D65: Triple = (0.95047, 1.0, 1.08883)
"""The white of a screen."""


class Lab(NamedTuple):
    """A colour in CIELAB."""

    light: float
    a: float
    b: float


class Pair(NamedTuple):
    """Two things, and how far apart they look."""

    distance: float
    one: str
    other: str


def seen_normally(colour: str) -> str:
    """What most people see."""
    return colour


def seen_with(blindness: str) -> Eyes:
    """Whoever has one of the three kinds: ``"protan"``, ``"deutan"`` or ``"tritan"``."""
    matrix = _MACHADO[blindness]

    def seen(colour: str) -> str:
        linear = _linear(colour)
        rows = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in matrix]
        return "#" + "".join(f"{round(255 * _gamma(value)):02x}" for value in rows)

    return seen


EYES: Mapping[str, Eyes] = {
    "normal": seen_normally,
    **{kind: seen_with(kind) for kind in _MACHADO},
}
"""All kinds of eyes."""


def nearest(colours: Mapping[str, str], eyes: Eyes = seen_normally) -> Pair:
    """The two of several named colours that look most alike."""
    return pairs(colours, eyes)[0]


def pairs(colours: Mapping[str, str], eyes: Eyes = seen_normally) -> Sequence[Pair]:
    """All pairs of several named colours, those that look most alike first."""
    labs = {name: lab(eyes(colour)) for name, colour in colours.items()}
    return sorted(
        Pair(ciede2000(labs[one], labs[other]), one, other) for one, other in combinations(labs, 2)
    )


def lab(colour: str) -> Lab:
    """Convert a colour to CIELAB."""
    red, green, blue = _linear(colour)
    xyz = (
        0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        0.0193339 * red + 0.1191920 * green + 0.9503041 * blue,
    )
    x, y, z = (_lab_curve(value / white) for value, white in zip(xyz, _D65, strict=True))
    return Lab(116 * y - 16, 500 * (x - y), 200 * (y - z))


def ciede2000(one: Lab, other: Lab) -> float:
    """How far apart two colours look; 1 can just be seen when they touch, 100 is black to white."""
    stretch = 1.5 - 0.5 * _chroma_share((hypot(one.a, one.b) + hypot(other.a, other.b)) / 2)
    chroma, hue = hypot(stretch * one.a, one.b), _hue(stretch * one.a, one.b)
    chroma2, hue2 = hypot(stretch * other.a, other.b), _hue(stretch * other.a, other.b)
    mean_light, mean_chroma = (one.light + other.light) / 2, (chroma + chroma2) / 2
    turn, mean_hue = _hues(hue, hue2, grey=not chroma * chroma2)
    lightness = (other.light - one.light) / _light_weight(mean_light)
    saturation = (chroma2 - chroma) / (1 + 0.045 * mean_chroma)
    tint = 2 * sqrt(chroma * chroma2) * sin(radians(turn / 2))
    tint /= 1 + 0.015 * mean_chroma * _hue_weight(mean_hue)
    rotation = -2 * _chroma_share(mean_chroma)
    rotation *= sin(radians(60 * exp(-(((mean_hue - 275) / 25) ** 2))))
    return sqrt(lightness**2 + saturation**2 + tint**2 + rotation * saturation * tint)


def _hue(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _hues(one: float, other: float, *, grey: bool) -> tuple[float, float]:
    """From one hue to the other the short way round, and the middle of that way, in degrees."""
    if grey:
        return 0.0, one + other
    turn = (other - one + 180) % 360 - 180
    return turn, (one + turn / 2) % 360


def _chroma_share(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _light_weight(light: float) -> float:
    off_middle = (light - 50) ** 2
    return 1 + 0.015 * off_middle / sqrt(20 + off_middle)


def _hue_weight(hue: float) -> float:
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(size * cos(radians(times * hue + shift)) for size, times, shift in waves)


def _lab_curve(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _linear(colour: str) -> Triple:
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    return _unbent(red), _unbent(green), _unbent(blue)


def _unbent(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _gamma(value: float) -> float:
    value = min(max(value, 0.0), 1.0)
    return 12.92 * value if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
