"""A sentence for each fault of a record, for the commands and for reports."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from hats_tui.record.faults import Fault

Say = Callable[[str], str]

SENTENCES: Final = {
    "not_json": "The line is not JSON in UTF-8: {detail}.",
    "unknown_version": "The record is of version {detail}; this program reads version 1.",
    "bad_header": "The line sets up no game: {detail}.",
    "wrong_cards": "The piles do not hold each card of the game once.",
    "bad_line": "The line is no line of a record: {detail}.",
    "game_over": "The game is over.",
    "not_your_turn": "Seat {seat} may not act now; seat {actor} has to.",
    "no_offer": "Seat {seat} returns a card, but no offer waits.",
    "offer_pending": "An offer waits: seat {actor} has to return a card first.",
    "card_not_in_hand": "Seat {seat} does not hold {card}.",
    "already_played": "Seat {seat} has already played a card in this turn.",
    "no_such_space": "There is no space {space}; the table has {spaces}.",
    "swap_not_allowed": "{card} may not be played on {lying}: another type, and not higher.",
    "no_draw_deck": "There is no draw pile at four players.",
    "optional_already_used": "Seat {seat} has already used the optional action of this turn.",
    "no_partner": "There are no partners at two and three players.",
    "no_exchange_left": "The team has made all its exchanges; the game allows {limit}.",
    "must_play_first": "Seat {seat} has to play a card before the turn ends.",
    "nothing_to_undo": "There is nothing that seat {seat} can take back.",
    "wrong_draw": "The discard did not go like that: {detail}.",
    "wrong_result": "The result is not that of the game: {detail}.",
    "unreadable": "The file cannot be read: {detail}.",
    "torn": "The last line is cut off and was left out.",
    "right": "A right record.",
}
"""By the code of the fault; the last three are about the file."""


def sentence(fault: Fault, say: Say = str) -> str:
    """What is wrong; what it quotes of the file cannot upset a terminal.

    Args:
        fault: It.
        say: Translates an English text.
    """
    return sentence_of(noted(fault), say)


def noted(fault: Fault) -> str:
    """A fault in a line of JSON: its code and the facts for its sentence, in no language."""
    facts = fault.refusal.model_dump(mode="json") if fault.refusal else {}
    return json.dumps({**facts, "code": fault.code, "detail": fault.detail})


def sentence_of(note: str, say: Say = str) -> str:
    """The sentence on a fault.

    Args:
        note: What `noted` gave.
        say: Translates an English text.
    """
    facts = json.loads(note)
    facts["detail"] = say(facts["detail"])
    text = say(SENTENCES[facts.pop("code")]).format(**facts)
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
