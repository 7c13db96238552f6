"""Palettes of themes that have all colours, made from their named colours."""

from rich.style import Style

from hats_tui.tui.paint.colour import legible, mix, readable_on
from hats_tui.tui.paint.styles import BLACK, CardShade, HatStyles, Palette, Role
from hats_tui.tui.paint.tokens import Tokens


def tinted(tokens: Tokens) -> Palette:
    """Make the palette of a theme that has all colours.

    Args:
        tokens: Its named colours.
    """
    hats = {letter: _hat_styles(tokens, fill) for letter, fill in tokens.hats.items()}
    hats[BLACK] = _black_styles(tokens)
    hats[""] = _hat_styles(tokens, tokens.muted)
    styles = _text_styles(tokens) | _ground_styles(tokens) | _paper_styles(tokens)
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
        "ring_edge": Style(color=tokens.ring),
        "ring_soft_edge": Style(color=soft),
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
        "paper_chip": Style(
            color=readable_on(tokens.paper_accent), bgcolor=tokens.paper_accent, bold=True
        ),
        "paper_fg": Style(color=tokens.paper_ink),
        "paper_strong": Style(color=tokens.paper_ink, bold=True),
        "paper_muted": Style(color=tokens.paper_muted),
        "paper_accent": Style(color=tokens.paper_accent, bold=True),
        "paper_edge": Style(color=tokens.paper_edge),
    }


def _hat_styles(tokens: Tokens, fill: str) -> HatStyles:
    tint = mix(fill, tokens.card, tokens.tint)
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
    ground = mix(fill, tokens.card, tokens.tint / 2)
    bar = mix(fill, tokens.card, 0.3)
    return CardShade(
        header=Style(color=legible(tokens.fg, (bar,), 4.6), bgcolor=bar),
        body=Style(color=tokens.muted, bgcolor=ground),
        ink=Style(color=mix(fill, tokens.card, 0.38)),
        accent=Style(color=mix(shine, tokens.card, 0.22)),
    )


def _black_styles(tokens: Tokens) -> HatStyles:
    chip = Style(color=tokens.blackfg, bgcolor=tokens.black, bold=True)
    body = Style(color=tokens.blackfg, bgcolor=tokens.black)
    ink = Style(color=mix(tokens.blackfg, tokens.black, 0.5))
    band = Style(color=mix(tokens.blackfg, tokens.black, 0.25))
    shade = CardShade(chip, body, ink, band)
    faded = CardShade(body, body, band, Style(color=tokens.black))
    return HatStyles(chip=chip, tint=chip, card=shade, dimmed=faded)
