"""Styles by role, so that no painter needs to know whether there is colour.

    palette.style("muted")      what stands back, still easy to read
    palette.style("panel")      a ground, for `Canvas.fill`
    palette.style("key")        a chip: it brings its own ground
    palette.hat("F").chip       the code or letter of a Fez
    palette.hat(BLACK).chip     a black hat

Text roles have no ground of their own: on a `Canvas` they take what is beneath. The three
palettes are `DARK`, `LIGHT`, and `MONO`, which has nothing but bold, dim, underline, strike and
reverse. In `MONO` good and bad look alike: a sign or a word must tell them apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from rich.style import Style

from hats_tui.tui.paint.colour import mix, readable_on
from hats_tui.tui.paint.tokens import DARK_TOKENS, LIGHT_TOKENS, Tokens

BLACK: Final = "B"
"""Stands for a black hat wherever the letter of a hat type is asked for."""

Role = Literal[
    "fg",  # text
    "strong",
    "muted",
    "faint",  # decoration only
    "accent",
    "good",
    "bad",
    "heading",
    "title",  # ink of the big letters
    "title_shadow",
    "off",  # cannot be done now, worth nothing: struck out
    "bg",  # grounds
    "surface",
    "panel",
    "band",  # the bar behind a heading; an underline where there is no colour
    "cloth",
    "paper",
    "key",  # chips
    "ring",
    "ring_label",  # text in the upper side of a ring
    "ring_soft",
    "cookie",
    "paper_chip",
    "paper_fg",  # text on paper
    "paper_strong",
    "paper_muted",
    "paper_accent",
    "paper_edge",
    "drape_shadow",  # grounds of the curtain
    "drape_dark",
    "drape_mid",
    "drape_light",
    "drape_trim",
]
"""What a style is for."""


@dataclass(frozen=True)
class CardShade:
    """How the parts of one card look.

    Args:
        header: The bar with the code.
        body: The ground beneath the art, and text on it.
        ink: Pixels of the hat.
        accent: Pixels of its band or jewels, or None to leave them out.
    """

    header: Style
    body: Style
    ink: Style
    accent: Style | None


@dataclass(frozen=True)
class HatStyles:
    """How one hat type looks.

    Args:
        chip: The letter or a code on the hat's fill.
        tint: Values beside a chip, on a ground with a little of the hat's colour.
        card: A card that can be chosen.
        dimmed: A card that cannot be chosen now.
    """

    chip: Style
    tint: Style
    card: CardShade
    dimmed: CardShade


@dataclass(frozen=True, eq=False)
class Palette:
    """All styles of one theme.

    Args:
        name: ``"dark"``, ``"light"`` or ``"mono"``.
        mono: Whether there is no colour at all.
        styles: The style of each role.
        hats: The styles of each hat type by letter, of `BLACK`, and of ``""`` for a card
            without a type.
    """

    name: str
    mono: bool
    styles: Mapping[Role, Style]
    hats: Mapping[str, HatStyles]

    def style(self, role: Role) -> Style:
        """Give the style of a role.

        Args:
            role: What the style is for.

        Returns:
            The style, the same object each time.
        """
        return self.styles[role]

    def hat(self, letter: str) -> HatStyles:
        """Give the styles of a hat type.

        Args:
            letter: One of ``HCFPSTJ``, `BLACK`, or anything else for no type.

        Returns:
            The styles, the same object each time.
        """
        return self.hats.get(letter, self.hats[""])


def _coloured(tokens: Tokens) -> Palette:
    hats = {letter: _hat_styles(tokens, fill) for letter, fill in tokens.hats.items()}
    hats[BLACK] = _black_styles(tokens)
    hats[""] = _hat_styles(tokens, tokens.muted)
    return Palette(tokens.name, mono=False, styles=_role_styles(tokens), hats=hats)


def _role_styles(tokens: Tokens) -> dict[Role, Style]:
    return _text_styles(tokens) | _ground_styles(tokens) | _paper_styles(tokens)


def _text_styles(tokens: Tokens) -> dict[Role, Style]:
    return {
        "fg": Style(color=tokens.fg),
        "strong": Style(color=tokens.fg, bold=True),
        "muted": Style(color=tokens.muted),
        "faint": Style(color=tokens.faint),
        "accent": Style(color=tokens.accent, bold=True),
        "good": Style(color=tokens.good, bold=True),
        "bad": Style(color=tokens.bad, bold=True),
        "heading": Style(color=tokens.muted, bold=True),
        "title": Style(color=tokens.accent),
        "title_shadow": Style(color=mix(tokens.accent, tokens.bg, 0.35)),
        "off": Style(color=tokens.muted, strike=True),
    }


def _ground_styles(tokens: Tokens) -> dict[Role, Style]:
    soft = mix(tokens.muted, tokens.bg, 0.85)
    return {
        "bg": Style(color=tokens.fg, bgcolor=tokens.bg),
        "surface": Style(color=tokens.fg, bgcolor=tokens.surface),
        "panel": Style(color=tokens.fg, bgcolor=tokens.panel),
        "band": Style(color=tokens.fg, bgcolor=tokens.panel),
        "cloth": Style(color=tokens.fg, bgcolor=tokens.cloth),
        "key": Style(color=tokens.accfg, bgcolor=tokens.accent, bold=True),
        "ring": Style(color=tokens.ringfg, bgcolor=tokens.ring, bold=True),
        "ring_label": Style(color=tokens.ringfg, bgcolor=tokens.ring, bold=True),
        "ring_soft": Style(color=readable_on(soft), bgcolor=soft, bold=True),
        "cookie": Style(color=tokens.cookiefg, bgcolor=tokens.cookie, bold=True),
        "drape_shadow": Style(bgcolor=tokens.drape_shadow),
        "drape_dark": Style(bgcolor=tokens.drape_dark),
        "drape_mid": Style(bgcolor=tokens.drape_mid),
        "drape_light": Style(bgcolor=tokens.drape_light),
        "drape_trim": Style(bgcolor=tokens.drape_trim),
    }


def _paper_styles(tokens: Tokens) -> dict[Role, Style]:
    return {
        "paper": Style(color=tokens.paper_ink, bgcolor=tokens.paper),
        "paper_chip": Style(color="#ffffff", bgcolor=tokens.paper_accent, bold=True),
        "paper_fg": Style(color=tokens.paper_ink),
        "paper_strong": Style(color=tokens.paper_ink, bold=True),
        "paper_muted": Style(color=tokens.paper_muted),
        "paper_accent": Style(color=tokens.paper_accent, bold=True),
        "paper_edge": Style(color=tokens.paper_edge),
    }


def _hat_styles(tokens: Tokens, fill: str) -> HatStyles:
    tint = mix(fill, tokens.surface, tokens.tint)
    body = Style(color=tokens.fg, bgcolor=tint)
    chip = Style(color=readable_on(fill), bgcolor=fill, bold=True)
    shine = mix("#ffffff" if tokens.dark else "#000000", fill, 0.45)
    return HatStyles(
        chip=chip,
        tint=body + Style(bold=True),
        card=CardShade(chip, body, Style(color=fill), Style(color=shine)),
        dimmed=_dimmed(tokens, fill, shine),
    )


def _dimmed(tokens: Tokens, fill: str, shine: str) -> CardShade:
    ground = mix(fill, tokens.surface, tokens.tint / 2)
    bar = mix(fill, tokens.surface, 0.3)
    return CardShade(
        header=Style(color=tokens.fg, bgcolor=bar),
        body=Style(color=tokens.muted, bgcolor=ground),
        ink=Style(color=mix(fill, tokens.surface, 0.38)),
        accent=Style(color=mix(shine, tokens.surface, 0.22)),
    )


def _black_styles(tokens: Tokens) -> HatStyles:
    chip = Style(color=tokens.blackfg, bgcolor=tokens.black, bold=True)
    body = Style(color=tokens.blackfg, bgcolor=tokens.black)
    ink = Style(color=mix(tokens.blackfg, tokens.black, 0.5))
    band = Style(color=mix(tokens.blackfg, tokens.black, 0.25))
    shade = CardShade(chip, body, ink, band)
    faded = CardShade(body, body, band, Style(color=tokens.black))
    return HatStyles(chip=chip, tint=chip, card=shade, dimmed=faded)


def _colourless() -> Palette:
    plain, bold = Style(), Style(bold=True)
    reverse = Style(reverse=True, bold=True, underline=False)
    hat = HatStyles(
        chip=reverse,
        tint=bold,
        card=CardShade(reverse, plain, plain, None),
        dimmed=CardShade(Style(underline=True), plain, Style(dim=True), None),
    )
    letters = ["", BLACK, *DARK_TOKENS.hats]
    styles = dict.fromkeys(_role_styles(DARK_TOKENS), plain)
    styles |= dict.fromkeys(_BOLD_IN_MONO, bold) | dict.fromkeys(_REVERSE_IN_MONO, reverse)
    styles |= {"faint": Style(dim=True), "off": Style(strike=True), "band": Style(underline=True)}
    styles["paper_edge"] = Style(dim=True)
    return Palette("mono", mono=True, styles=styles, hats=dict.fromkeys(letters, hat))


_BOLD_IN_MONO: Final[tuple[Role, ...]] = (
    "strong",
    "accent",
    "good",
    "bad",
    "heading",
    "ring_label",
    "ring_soft",
    "title",
    "paper_strong",
    "paper_accent",
)
_REVERSE_IN_MONO: Final[tuple[Role, ...]] = ("key", "ring", "cookie", "paper_chip")

DARK: Final = _coloured(DARK_TOKENS)
LIGHT: Final = _coloured(LIGHT_TOKENS)
MONO: Final = _colourless()
