"""Palettes of themes that have colours of their own, made from these."""

from rich.style import Style

from hats_tui.tui.paint.colour import legible, readable_on
from hats_tui.tui.paint.shades import HatShades, Shades, mixed
from hats_tui.tui.paint.styles import BLACK, CardShade, HatStyles, Palette, Role
from hats_tui.tui.paint.tokens import Tokens


def tinted(tokens: Tokens, shades: Shades | None = None) -> Palette:
    """Make the palette of a theme that has colours of its own.

    Args:
        tokens: Its named colours.
        shades: Those between them; None has them mixed.
    """
    shades = shades or mixed(tokens)
    hats = {letter: _hat_styles(tokens, hat) for letter, hat in shades.hats.items()}
    hats[BLACK] = _black_styles(tokens, shades)
    styles = _text_styles(tokens) | _ground_styles(tokens) | _paper_styles(tokens)
    styles |= _shaded_styles(shades)
    return Palette(tokens.name, mono=False, shades=True, styles=styles, hats=hats)


def _text_styles(tokens: Tokens) -> dict[Role, Style]:
    return {
        "fg": Style(color=tokens.fg),
        "strong": Style(color=tokens.fg, bold=True),
        "muted": Style(color=tokens.muted),
        "faint": Style(color=tokens.faint),
        "accent": Style(color=tokens.accent, bold=True),
        "good": Style(color=tokens.good, bold=True),
        "bad": Style(color=tokens.bad, bold=True, underline=True),
        "good_fill": Style(color=tokens.good),
        "bad_fill": Style(color=tokens.bad),
        "heading": Style(color=tokens.muted, bold=True),
        "title": Style(color=tokens.accent),
        "off": Style(color=tokens.muted, strike=True),
    }


def _ground_styles(tokens: Tokens) -> dict[Role, Style]:
    return {
        "bg": Style(color=tokens.fg, bgcolor=tokens.bg),
        "surface": Style(color=tokens.fg, bgcolor=tokens.surface),
        "panel": Style(color=tokens.fg, bgcolor=tokens.panel),
        "band": Style(color=tokens.fg, bgcolor=tokens.panel),
        "cloth": Style(color=tokens.fg, bgcolor=tokens.cloth),
        "key": Style(color=tokens.accfg, bgcolor=tokens.accent, bold=True),
        "ring": Style(color=tokens.ringfg, bgcolor=tokens.ring, bold=True),
        "ring_label": Style(color=tokens.ringfg, bgcolor=tokens.ring, bold=True),
        "ring_edge": Style(color=tokens.ring),
        "cookie": Style(color=tokens.cookiefg, bgcolor=tokens.cookie, bold=True),
        "drape_shadow": Style(bgcolor=tokens.drape_shadow),
        "drape_dark": Style(bgcolor=tokens.drape_dark),
        "drape_mid": Style(bgcolor=tokens.drape_mid),
        "drape_light": Style(bgcolor=tokens.drape_light),
        "drape_trim": Style(bgcolor=tokens.drape_trim),
    }


def _shaded_styles(shades: Shades) -> dict[Role, Style]:
    return {
        "title_shadow": Style(color=shades.title),
        "ring_soft": Style(color=readable_on(shades.ring), bgcolor=shades.ring, bold=True),
        "ring_soft_edge": Style(color=shades.ring),
    }


def _paper_styles(tokens: Tokens) -> dict[Role, Style]:
    return {
        "paper": Style(color=tokens.paper_ink, bgcolor=tokens.paper),
        "paper_chip": Style(
            color=readable_on(tokens.paper_accent), bgcolor=tokens.paper_accent, bold=True
        ),
        "paper_fg": Style(color=tokens.paper_ink),
        "paper_strong": Style(color=tokens.paper_ink, bold=True),
        "paper_muted": Style(color=tokens.paper_muted),
        "paper_accent": Style(color=tokens.paper_accent, bold=True),
        "paper_edge": Style(color=tokens.paper_edge),
    }


def _hat_styles(tokens: Tokens, hat: HatShades) -> HatStyles:
    body = Style(color=tokens.fg, bgcolor=hat.tint)
    chip = Style(color=readable_on(hat.fill), bgcolor=hat.fill, bold=True)
    return HatStyles(
        chip=chip,
        tint=body + Style(bold=True),
        card=CardShade(chip, body, Style(color=hat.fill), Style(color=hat.shine)),
        dimmed=CardShade(
            header=Style(color=legible(tokens.fg, (hat.faded_fill,), 4.6), bgcolor=hat.faded_fill),
            body=Style(color=tokens.muted, bgcolor=hat.faded_tint),
            ink=Style(color=hat.faded_ink),
            accent=Style(color=hat.faded_shine),
        ),
    )


def _black_styles(tokens: Tokens, shades: Shades) -> HatStyles:
    chip = Style(color=tokens.blackfg, bgcolor=tokens.black, bold=True)
    body = Style(color=tokens.blackfg, bgcolor=tokens.black)
    ink, band = Style(color=shades.bowler), Style(color=shades.bowler_band)
    shade = CardShade(chip, body, ink, band)
    faded = CardShade(body, body, band, Style(color=tokens.black))
    return HatStyles(chip=chip, tint=chip, card=shade, dimmed=faded)
