"""The colours of the program, each with a name, for the themes that have all colours.

Style sheets get them as variables (`hats_tui.tui.theme`), painters as styles
(`hats_tui.tui.paint.palette`). All values are hexadecimal colours.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

HAT_LETTERS: Final = "HCFPSTJ"
"""The letters of the seven hat types, in the order in which they are listed."""


@dataclass(frozen=True, eq=False)
class Tokens:
    """The named colours of one theme; `faint` is for decoration, never for what is read."""

    name: str
    dark: bool
    bg: str
    surface: str
    panel: str
    cloth: str
    card: str
    """What the body of a card is before it takes some of its hat's colour."""
    fg: str
    muted: str
    faint: str
    accent: str
    accfg: str
    ring: str
    ringfg: str
    good: str
    bad: str
    cookie: str
    cookiefg: str
    black: str
    blackfg: str
    hats: Mapping[str, str]
    """The fill of each hat type, by letter."""
    tint: float
    """How much of the hat's colour is in the body of its card, 0.0 to 1.0."""
    paper: str = "#f3ead6"
    paper_edge: str = "#d3c2a0"
    paper_ink: str = "#2a2230"
    paper_muted: str = "#675c46"
    paper_accent: str = "#8a1c5b"
    drape_shadow: str = "#3a1226"
    drape_dark: str = "#4c1a32"
    drape_mid: str = "#64203f"
    drape_light: str = "#7d2b50"
    drape_trim: str = "#d9a441"


DARK_TOKENS: Final = Tokens(
    name="dark",
    dark=True,
    bg="#15131c",
    surface="#1e1b27",
    panel="#282433",
    cloth="#3a2f45",
    card="#1e1b27",
    fg="#ece6f2",
    muted="#aaa1b8",
    faint="#5c5569",
    accent="#ffd75f",
    accfg="#1a1400",
    ring="#ffffff",
    ringfg="#15131c",
    good="#7fd98b",
    bad="#ff8a73",
    cookie="#b9773c",
    cookiefg="#1b0e00",
    black="#0a090d",
    blackfg="#b9b2c6",
    hats=MappingProxyType(
        {
            "H": "#9bd3ff",
            "C": "#fff91f",
            "F": "#fa2a1c",
            "P": "#a563f7",
            "S": "#edc7a6",
            "T": "#3a9464",
            "J": "#da80a9",
        }
    ),
    tint=0.16,
)

LIGHT_TOKENS: Final = Tokens(
    name="light",
    dark=False,
    bg="#f6f0e2",
    surface="#fffaf0",
    panel="#ece3d0",
    cloth="#d9ccb4",
    card="#fffaf0",
    fg="#2a2033",
    muted="#594e63",
    faint="#b0a595",
    accent="#5b2a86",
    accfg="#ffffff",
    ring="#1d1626",
    ringfg="#ffffff",
    good="#155c2d",
    bad="#96260f",
    cookie="#a8642a",
    cookiefg="#ffffff",
    black="#2b2631",
    blackfg="#e9e4ee",
    hats=MappingProxyType(
        {
            "H": "#268be3",
            "C": "#b37e00",
            "F": "#8c1208",
            "P": "#5320f5",
            "S": "#848060",
            "T": "#0d4d48",
            "J": "#c3057b",
        }
    ),
    tint=0.12,
)

CONTRAST_TOKENS: Final = Tokens(
    name="contrast",
    dark=True,
    bg="#000000",
    surface="#000000",
    panel="#262626",
    cloth="#303030",
    card="#000000",
    fg="#ffffff",
    muted="#e4e4e4",
    faint="#8a8a8a",
    accent="#ffff5f",
    accfg="#000000",
    ring="#ffffff",
    ringfg="#000000",
    good="#7dff9b",
    bad="#ffb3a1",
    cookie="#e0a266",
    cookiefg="#000000",
    black="#3a3a3a",
    blackfg="#ffffff",
    hats=MappingProxyType(
        {
            "H": "#a0d9ff",
            "C": "#ffff06",
            "F": "#fe6335",
            "P": "#aa83ff",
            "S": "#fdddb7",
            "T": "#05b081",
            "J": "#dc8db6",
        }
    ),
    tint=0.14,
    paper="#ffffff",
    paper_edge="#000000",
    paper_ink="#000000",
    paper_muted="#262626",
    paper_accent="#6a0045",
    drape_shadow="#2a0a1a",
    drape_dark="#4c1a32",
    drape_mid="#71244a",
    drape_light="#9b3564",
    drape_trim="#ffd75f",
)
