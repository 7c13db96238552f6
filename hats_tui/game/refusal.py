"""Why an action is refused: a code of the game record, and the facts for a good sentence."""

from __future__ import annotations

from enum import StrEnum

from hats_tui.game.cards import Card
from hats_tui.game.model import Frozen, Seat


class RefusalCode(StrEnum):
    """The codes of the game record, in the order in which they are checked."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NO_OFFER = "no_offer"
    OFFER_PENDING = "offer_pending"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    ALREADY_PLAYED = "already_played"
    NO_SUCH_SPACE = "no_such_space"
    SWAP_NOT_ALLOWED = "swap_not_allowed"
    NO_DRAW_DECK = "no_draw_deck"
    OPTIONAL_ALREADY_USED = "optional_already_used"
    NO_PARTNER = "no_partner"
    NO_EXCHANGE_LEFT = "no_exchange_left"
    MUST_PLAY_FIRST = "must_play_first"
    NOTHING_TO_UNDO = "nothing_to_undo"


class Refusal(Frozen):
    """A refused action, with what a sentence about it needs."""

    code: RefusalCode
    seat: Seat
    """Who tried."""
    actor: Seat | None
    """Whose turn it is to act."""
    card: Card | None = None
    space: int | None = None
    lying: Card | None = None
    """What lies on that space."""
    spaces: int | None = None
    """How many spaces there are."""
    limit: int | None = None
    """The house limit on exchanges."""


class IllegalAction(Exception):
    """An action that the rules do not allow; the state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the facts; `str()` gives the code."""
        super().__init__(refusal.code.value)
        self.refusal = refusal

    @property
    def code(self) -> RefusalCode:
        """The code of the game record."""
        return self.refusal.code
