"""The greedy choice of one player in many positions at once.

The text of the policy is in `hats_tui.bots.kernel.greedy`; here is how it becomes arithmetic. When
a card of type y goes to a space in exchange for one of type t, only the worths of y and t change.
So the lead after it is the lead with the space vacated and the card taken, plus what y becomes
worth more there, times how many more hats of type y the own side has.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hats_tui.bots.kernel.greedy import KINDS, NO_SPACE, WILD
from hats_tui.bots.kernel.position import TYPE_UNIT
from hats_tui.bots.kernel.score import COOKIE_POINTS
from hats_tui.bots.kernel.tastes import MOST_WORTH, Taste
from hats_tui.bots.lockstep.crowd import LOWEST, Crowd, Ints

_GAINS: Final = np.array(
    [
        [LOWEST[lies | 1 << space] - LOWEST[lies & ~(1 << space)] for lies in range(64)]
        for space in range(NO_SPACE)
    ],
    dtype=np.int16,
)
"""By space and set of spaces: what a type that lies there is worth more when it is put on it."""
CLAIM_UNITS: Final = np.array([0, *(1 << 3 * (6 - rank) for rank in range(1, 7)), 0], np.int32)
"""By value: what a card adds to a claim to the cookie."""
_ILLEGAL: Final = np.int16(-(2**15))


class Choice(NamedTuple):
    """What a player does in each position."""

    slot: NDArray[np.intp]
    """The place in the hand of the card that is played."""
    space: NDArray[np.intp]
    """The space swapped with, or `NO_SPACE` for a black hat."""


class Outlook:
    """What the main actions of a player lead to, in the first positions of a crowd."""

    def __init__(self, crowd: Crowd, left: int, count: int) -> None:
        """Look at the first `count` positions, in which so many main actions are left."""
        self._crowd, self._count = crowd, count
        self._player = crowd.mover(left)
        self._side = self._player % crowd.sides
        self._every = np.arange(count)
        size = len(crowd.left)
        self._hand = crowd.cards[self._player, : crowd.hand_size(left), :count]
        self._table = crowd.table[:, :count]
        self._kinds = self._hand >> 3
        self._lying = self._table >> 3
        self._same: NDArray[np.bool_] = self._kinds[:, None] == self._lying
        """By card and space: whether they are of one type."""
        self._at_hand = self._kinds.astype(np.intp) * size + self._every
        """Where the types of the hand are in a flattened array by type and position."""
        self._at_table = self._lying.astype(np.intp) * size + self._every
        self._first = self._firsts()
        """By space, and for a black hat: whether the player has no such hat yet."""
        self.takes_cookie = self._cookie_taken()
        """By space, and for a black hat: whether the player then holds the cookie."""

    def choose(self, throws: Ints, taste: Taste) -> Choice:
        """The greedy choice.

        Args:
            throws: The dice, one throw for each position.
            taste: That of the player in this turn.
        """
        worth = self.worths(taste)
        # Quarter points stand above the six bits for ties; where the dice decide there are none.
        worth *= (throws < WILD).astype(np.int16) << 6
        size, kinds = len(self._hand), len(self._table) + 1
        spaces = np.array([*range(kinds - 1), NO_SPACE], dtype=np.int16)
        numbers = np.arange(size, dtype=np.int16)[:, None] * KINDS + spaces
        ties = throws & 63
        worth += numbers[:, :, None] ^ ties
        np.putmask(worth[:, :-1], ~self._legal(), _ILLEGAL)
        best = worth.reshape(size * kinds, self._count).max(0)
        slot, space = np.divmod((best & 63 ^ ties).astype(np.intp), KINDS)
        return Choice(slot, space)

    def choices(self) -> tuple[NDArray[np.intp], Choice]:
        """All that is allowed: the position of each, in order, and what is done there."""
        hand, space, every = len(self._hand), len(self._table), self._count
        allowed = np.ones((every, hand, space + 1), dtype=np.bool_)
        allowed[:, :, :-1] = self._legal().transpose(2, 0, 1)
        where, slots, spaces = np.nonzero(allowed)
        return where, Choice(slots, np.where(spaces == space, NO_SPACE, spaces))

    def worths(self, taste: Taste) -> Ints:
        """By card, and space or black hat: what playing it is worth, in quarter points."""
        worth = self.open_worths(taste)
        favourites = self._favourites()
        favourites *= np.int16(4 + taste.favourite)
        worth += favourites
        worth += ((self._hand & 7) * np.int16(taste.played))[:, None]
        return np.clip(worth, -MOST_WORTH, MOST_WORTH, out=worth)

    def open_worths(self, taste: Taste) -> Ints:
        """The same without what the cards in hand bring: everybody at the table can tell it."""
        worth = self._leads()
        worth *= np.int16(4)
        worth += self._likings(taste)
        if taste.same:
            worth[:, :-1] += self._same * np.int16(taste.same)
        return worth

    def _likings(self, taste: Taste) -> Ints:
        """By space, and for a black hat: what the taste finds in it whichever card is played."""
        liking = self.takes_cookie * np.int16(taste.cookie)
        liking[:-1] += (self._table & 7) * np.int16(taste.taken)
        liking[-1] += np.int16(taste.black)
        liking += self._first * np.int16(taste.first)
        return liking

    def _legal(self) -> NDArray[np.bool_]:
        """By card and space: whether the swap is allowed."""
        higher: NDArray[np.bool_] = (self._hand & 7)[:, None] > (self._table & 7)
        return higher | self._same

    def _leads(self) -> Ints:
        """By card, and space or black hat: the lead over the best rival."""
        crowd = self._crowd
        worths = LOWEST.take(crowd.spaces)
        laid = crowd.spaces.take(self._at_hand).astype(np.intp)
        gains = np.empty((len(laid), len(self._table), self._count), dtype=np.int16)
        for space in range(len(self._table)):
            _GAINS[space].take(laid, out=gains[:, space], mode="clip")
        leads = None
        for rival in range(crowd.sides):
            if rival != self._side:
                lead = self._lead_over(rival, worths, gains)
                leads = lead if leads is None else np.minimum(leads, lead)
        assert leads is not None
        return leads

    def _lead_over(self, rival: int, worths: Ints, gains: Ints) -> Ints:
        crowd, count = self._crowd, self._count
        more = crowd.counts[self._side] - crowd.counts[rival]
        black = crowd.black[:, :count]
        total = (more * worths)[:, :count].sum(0, dtype=np.int16)
        total += black[self._side :: crowd.sides].sum(0, dtype=np.int16)
        total -= black[rival :: crowd.sides].sum(0, dtype=np.int16)
        base = self._bases(more, worths, total) + self._cookie_lead(rival)
        lead = np.empty((len(self._hand), *base.shape), dtype=np.int16)
        np.multiply(more.take(self._at_hand)[:, None] + self._same, gains, out=lead[:, :-1])
        lead[:, -1] = 0
        lead += base
        return lead

    def _bases(self, more: Ints, worths: Ints, total: Ints) -> Ints:
        """By space: the lead with it vacated and its card taken; and the lead with a black hat."""
        spaces = self._crowd.spaces
        bits = (1 << np.arange(len(self._table), dtype=np.int16))[:, None]
        vacated = LOWEST.take(spaces.take(self._at_table) & ~bits)
        owned = more.take(self._at_table)
        bases = total - owned * worths.take(self._at_table) + (owned + 1) * vacated
        return np.concatenate([bases, total[None] + np.int16(1)])

    def _cookie_lead(self, rival: int) -> Ints:
        """By space, and for a black hat: what the cookie adds to the lead."""
        holder = self._crowd.cookie[: self._count] % self._crowd.sides
        held = (holder == self._side).astype(np.int16) - (holder == rival)
        return np.where(self.takes_cookie, np.int16(COOKIE_POINTS), COOKIE_POINTS * held)

    def _firsts(self) -> NDArray[np.bool_]:
        crowd = self._crowd
        new = crowd.sums[self._player].take(self._at_table) == 0
        black = crowd.black[self._player, : self._count] == 0
        return np.concatenate([new, black[None]])

    def _cookie_taken(self) -> NDArray[np.bool_]:
        crowd, count = self._crowd, self._count
        cookie = crowd.cookie[:count]
        claims = self._first * np.int32(TYPE_UNIT)
        claims[:-1] += CLAIM_UNITS.take(self._table & 7)
        claims += crowd.claims[self._player, :count]
        own: NDArray[np.bool_] = (cookie < 0) | (cookie == self._player)
        return own | (claims > crowd.claims[cookie, self._every])

    def _favourites(self) -> Ints:
        """By card played, and space or black hat: the best favourite hat among the others."""
        sums = self._crowd.sums[self._player]
        points = sums.take(self._at_hand) - (self._hand & 7)
        grown = np.empty((len(points), len(self._table) + 1, self._count), dtype=np.int16)
        np.multiply(self._same, self._table & 7, out=grown[:, :-1])
        grown[:, -1] = 0
        grown += points[:, None]
        best: Ints = grown[0].copy()
        second = np.full_like(best, _ILLEGAL)
        for value in grown[1:]:
            np.maximum(second, np.minimum(best, value), out=second)
            np.maximum(best, value, out=best)
        return np.where(grown == best, second, best)
