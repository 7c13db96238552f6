"""What the form of a new game says about its fields."""

from __future__ import annotations

from collections.abc import Sequence

from hats_tui.game import GAMES
from hats_tui.host.draft import MAX_PLAYERS, Draft
from hats_tui.host.rivals import rival_character
from hats_tui.table.roster import Opponent
from hats_tui.words import _, ngettext
from hats_tui.words.match import what_a_match_is


def explanation(field: str, draft: Draft, bots: Sequence[Opponent]) -> str:
    """What a field is for, in a sentence.

    Args:
        field: The identifier of the field.
        draft: The choices as they stand.
        bots: Which bots there are.
    """
    if field.startswith("kind"):
        kind = draft.seats[int(field[-1]) - 1].kind
        bot = next((bot for bot in bots if kind == bot.kind), None)
        return _("A person at this keyboard.") if bot is None else rival_character(bot)
    if field.startswith("name"):
        return _("Type a name, of up to 40 letters.")
    return {
        "players": _("Two play five types, three all seven; four play in teams, A against B."),
        "first": _("By the rules, whoever ate a cookie last begins."),
        "eater": _("Bots do not eat cookies."),
        "types": _("Space ticks a type. At two players, two types are not in the game."),
        "limit": _("Partners may exchange a card in each turn; a limit makes the game faster."),
        "match": what_a_match_is(),
        "hints": _("Whether players may ask for the best moves while they play."),
        "seed": _("The same seed gives the same deal. Leave it empty for a new one."),
        "start": _("Enter starts the game."),
        "back": _("Enter goes back to the title."),
    }.get(field, "")


def notes_on(draft: Draft) -> dict[str, str]:
    """What is said beside the rows when nothing is wrong, by row."""
    limit, types = _("for each team, at most"), _("Two are taken out.")
    if draft.players != MAX_PLAYERS:
        limit = _("only at four players")
    if draft.players != 2:
        types = _("only at two players")
    elif not draft.types_out:
        types = _("None is ticked: the lot takes two types out.")
    elif len(draft.types_out) == 1:
        types = _("Tick one more.")
    games = GAMES[draft.players]
    deals = ngettext("{n} game, seats exchanged", "{n} games, seats exchanged", games)
    match = deals.format(n=games) if draft.duplicate else ""
    return {"limit": limit, "types": types, "match": match}
