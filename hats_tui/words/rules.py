"""The rules in brief, for the help. Rules: all of it."""

from __future__ import annotations

from dataclasses import dataclass

from hats_tui.words.translation import _


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules: a heading and short paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


def rules_in_brief(players: int | None = None) -> tuple[Section, ...]:
    """The rules, as far as they matter to a game of so many players.

    Args:
        players: From 2 to 4; none: for any number.
    """
    return (_goal(players), _turn(players), _cookie(), _scoring(players), _misread())


def _goal(players: int | None) -> Section:
    paragraphs = [
        _(
            "Collect the hats that will be worth most at the end. What a hat is worth is decided "
            "on the tea table: the number of the space on which its type lies."
        ),
        _(
            "Everybody plays eight of nine cards. The one that is left in your hand is your "
            "favourite hat."
        ),
    ]
    if players in (4, None):
        paragraphs.append(
            _("Four play as two teams: partners sit opposite each other and add up their points.")
        )
    if players in (2, None):
        paragraphs.append(_("Two play without two of the seven types, and with five spaces."))
    return Section(_("The goal"), tuple(paragraphs))


def _turn(players: int | None) -> Section:
    paragraphs = [
        swap_rule(),
        _("Or make a black hat: lay any card face down into your collection. It is worth 1 point."),
    ]
    if players != 4:
        paragraphs.append(draw_rule())
    if players in (4, None):
        paragraphs += [
            exchange_rule(),
            _("The partner may not refuse. You may talk, but name no type, colour or number."),
        ]
    paragraphs.append(_("The turn lasts until you end it."))
    return Section(_("Your turn"), tuple(paragraphs))


def swap_rule() -> str:
    """What may be swapped for what. Rules: A turn."""
    return _(
        "Swap: play a card on a space and take the hat lying there into your collection. Both "
        "must be of the same type, or your card must have the higher value."
    )


def draw_rule() -> str:
    """The optional action of two and three players. Rules: A turn."""
    return _(
        "Before or after, once a turn, you may throw a card away unseen and draw another. "
        "When the pile runs out, what was thrown away becomes the new one."
    )


def exchange_rule() -> str:
    """The optional action of four players. Rules: A turn."""
    return _(
        "With four players, you may instead exchange a card with your partner, once a "
        "turn. Neither sees the other's card before giving one."
    )


def _cookie() -> Section:
    return Section(
        _("The cookie"),
        (
            _(
                "After each card played the cookie goes to the collection with the most different "
                "types. All black hats together are one type."
            ),
            _(
                "With as many types, whoever shows the lowest card has it; if those are equal, "
                "the second lowest counts, and so on. Having a card beats having none left."
            ),
            _("Black hats have no value in this. If all is equal, the cookie stays where it is."),
        ),
    )


def _scoring(players: int | None) -> Section:
    return Section(
        _("Scoring"),
        (
            _(
                "Where a type lies on the table twice, only the one on the lowest space counts; "
                "the others are turned over."
            ),
            _(
                "Hats: each scores the number of its type's space, or 0 if its type does not lie "
                "on the table. Each black hat scores 1."
            ),
            _(
                "Favourite hat: add the values of your hats of its type, and subtract its own "
                "value. That can be less than nothing."
            ),
            _("The favourite hat counts even if its type is not on the table."),
            _("Cookie: 5 points for its holder."),
            _ties(players),
        ),
    )


def _ties(players: int | None) -> str:
    if players == 2:
        return _("Most points win. If equal: more black hats, then the cookie.")
    if players == 4:
        return _("Partners add up. If teams are equal: more black hats together, then the cookie.")
    return _("Most points win. If equal: more black hats, then the cookie, or the win is shared.")


def _misread() -> Section:
    return Section(
        _("Easily misread"),
        (
            _("An equal value of another type is not enough for a swap."),
            _("The cookie is for different types, not for many hats of one type."),
            _("The value of your favourite hat is subtracted, not added: keep a low one."),
            _("A black hat lies face down: nothing counts of it but that it is there."),
            _("A hat in your collection is worth nothing when its type leaves the table."),
        ),
    )
