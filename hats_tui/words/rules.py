"""The rules, all of them, in short sentences for the help. Rules: all of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from hats_tui.words.translation import _


class Chapter(StrEnum):
    """What a part of the rules is about."""

    GOAL = "goal"
    SETUP = "setup"
    TURN = "turn"
    COOKIE = "cookie"
    END = "end"
    SCORING = "scoring"
    MISREAD = "misread"


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules: a heading and short paragraphs."""

    chapter: Chapter
    title: str
    paragraphs: tuple[str, ...]


def rules_in_brief(players: int | None = None) -> tuple[Section, ...]:
    """The rules, as far as they matter to a game of so many players.

    Args:
        players: From 2 to 4; none: for any number.
    """
    return (
        _goal(players),
        _setup(players),
        _turn(players),
        _cookie(),
        _end(),
        _scoring(players),
        _misread(),
    )


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
    return Section(Chapter.GOAL, _("The goal"), tuple(paragraphs))


def _setup(players: int | None) -> Section:
    paragraphs = [
        _("There are seven types of hats, each with the values 1 to 6: 42 cards, no two alike."),
        _(
            "One card lies face up on each of the six spaces of the tea table, and everybody gets "
            "nine cards. Nobody has the cookie yet."
        ),
        *_setup_by_number(players),
        _(
            "Whoever ate a cookie last begins; here it is drawn or chosen. Then it goes round by "
            "seats. In a rematch the next seat begins, for a later seat is better."
        ),
        *_duplicate(players),
    ]
    return Section(Chapter.SETUP, _("Before the game"), tuple(paragraphs))


def _setup_by_number(players: int | None) -> list[str]:
    told = {
        2: _(
            "Two play without two of the seven types, drawn or chosen and known to both, and with "
            "five spaces. Seven cards are left to be drawn."
        ),
        3: _("At three players nine cards are left to be drawn."),
        4: _("At four players all cards are dealt: nothing is left to be drawn."),
    }
    return list(told.values()) if players is None else [told[players]]


def _duplicate(players: int | None) -> list[str]:
    """What a duplicate match is: no rule of the game, but of how games can be put together."""
    games = {
        2: _("At two players it has two games: each plays both hands."),
        3: _("At three players it has three games: everybody plays every hand."),
        4: _("At four players it has two games: each team plays both pairs of hands."),
    }
    return [
        _(
            "A duplicate match takes luck out of the deal: the same deal is played again with "
            "seats exchanged. Who begins goes with the hands."
        ),
        _("The tea table and the order of the draw pile stay as they were."),
        *(games.values() if players is None else [games[players]]),
        _("All points are added up. If equal: who won more games, or it is a draw."),
        _(
            "Whoever has played one game of a match knows its cards in the next. Bots forget "
            "them; people may not, but all of them know as much."
        ),
    ]


def _turn(players: int | None) -> Section:
    paragraphs = [
        _("Each turn you play exactly one card, in one of two ways."),
        swap_rule(),
        _("You swap with the table only, never with a player."),
        _("Or make a black hat: lay any card face down into your collection. It is worth 1 point."),
        _(
            "Any card may become a black hat, always. Nobody but you may look at it; its type and "
            "value count for nothing any more."
        ),
    ]
    if players != 4:
        paragraphs.append(draw_rule())
    if players in (4, None):
        paragraphs += [
            exchange_rule() if players == 4 else _exchange_instead(),
            _("The partner may not refuse. You may talk, but name no type, colour or number."),
            _(
                "It works with a partner who has only the last card left, too. A rule of the house "
                "may limit how often a team exchanges."
            ),
        ]
    paragraphs.append(
        _("The turn lasts until you end it; until then you may take back what showed no new card.")
    )
    return Section(Chapter.TURN, _("Your turn"), tuple(paragraphs))


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
    """The optional action of four players, where no other is told of. Rules: A turn."""
    return _(
        "Before or after, once a turn, you may exchange a card with your partner. Neither sees the "
        "other's card before giving one."
    )


def _exchange_instead() -> str:
    """The optional action of four players, beside that of two and three."""
    return _(
        "With four players, you may instead exchange a card with your partner, once a "
        "turn. Neither sees the other's card before giving one."
    )


def _cookie() -> Section:
    return Section(
        Chapter.COOKIE,
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
            _("Another card never makes a claim worse: only whoever has just played can win it."),
        ),
    )


def _end() -> Section:
    return Section(
        Chapter.END,
        _("The end"),
        (
            _("The game ends when everybody has played eight cards and the last turn has ended."),
            _(
                "In the last turn, too, you may change a card before you end it: so the favourite "
                "hat may change at the last moment."
            ),
            _("Then everybody shows the card that is left: the favourite hat."),
        ),
    )


def _scoring(players: int | None) -> Section:
    return Section(
        Chapter.SCORING,
        _("Scoring"),
        (
            _(
                "Where a type lies on the table twice, only the one on the lowest space counts, "
                "whatever its value; the others are turned over."
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
        Chapter.MISREAD,
        _("Easily misread"),
        (
            _("An equal value of another type is not enough for a swap."),
            _("The cookie is for different types, not for many hats of one type."),
            _("The value of your favourite hat is subtracted, not added: keep a low one."),
            _("Of two cards of a type on the table the lower space counts, not the lower card."),
            _("A black hat lies face down: nothing counts of it but that it is there."),
            _("A hat in your collection is worth nothing when its type leaves the table."),
        ),
    )
