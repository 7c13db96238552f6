"""What the first row of a record says: who plays, and the deal."""

from __future__ import annotations

import json
from typing import Final

from pydantic import JsonValue, ValidationError

from hats_tui.game import Card, Header, cards_in_play
from hats_tui.record.faults import BadRecord, Fault, FaultCode, model_error
from hats_tui.record.rows import Row

VERSION: Final = 1
"""The version of the record that this program reads and writes."""

_CODES = frozenset(card.value for card in Card)
_PILES = ("table", "hands", "deck")


def read_header(row: Row) -> Header:
    """What the first row says.

    Raises:
        BadRecord: `unknown_version`, `bad_header` or `wrong_cards`.
    """
    value = row.value if isinstance(row.value, dict) else {}
    version = value.get("hats")
    if type(version) is int and version != VERSION:
        raise BadRecord(Fault(FaultCode.UNKNOWN_VERSION, row.number, str(version)))
    if flaw := row.flaw or _flaw(value):
        raise BadRecord(Fault(FaultCode.BAD_HEADER, row.number, flaw))
    known = {key: _known(item) if key in _PILES else item for key, item in value.items()}
    try:
        header = Header.model_validate_json(json.dumps(known))
    except ValidationError as error:
        raise BadRecord(Fault(FaultCode.BAD_HEADER, row.number, model_error(error))) from error
    if known != value or not _is_pack(header):
        raise BadRecord(Fault(FaultCode.WRONG_CARDS, row.number))
    return header


def _flaw(value: dict[str, JsonValue]) -> str:
    """What the model of a header would let pass; empty for nothing."""
    options = value.get("options", {})
    if type(value.get("hats")) is not int:
        return "hats, the version, is missing or not a number"
    if not isinstance(value.get("created"), str):
        return "created is missing or not a text"
    if not isinstance(options, dict) or options.get("exchanges", 0) is None:
        return "options is not an object, or exchanges is not a number"
    return ""


def _known(pile: JsonValue) -> JsonValue:
    """The pile with some card in place of each text that is none, so that its size can be seen."""
    if isinstance(pile, list):
        return [_known(item) for item in pile]
    return Card.H1.value if isinstance(pile, str) and pile not in _CODES else pile


def _is_pack(header: Header) -> bool:
    cards = [*header.table, *header.deck, *(card for hand in header.hands for card in hand)]
    return sorted(cards) == sorted(cards_in_play(header.removed))
