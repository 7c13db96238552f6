"""What somebody at the table may know.

A view is a type of its own, without a field for anything hidden, so that whoever holds one cannot
learn more, by mistake or by intent.
"""

from __future__ import annotations

from itertools import chain

from hats_tui.game.actions import Action
from hats_tui.game.board import Board
from hats_tui.game.cards import Card, HatType, cards_in_play, pack
from hats_tui.game.events import CardDiscarded, CardsExchanged, Event
from hats_tui.game.legal import legal_actions
from hats_tui.game.model import Count, Frozen, Seat
from hats_tui.game.scoring import ScoreSheet
from hats_tui.game.talk import Happening, Remark, Say, chronicle, wish_of


class PublicView(Frozen):
    """What somebody without a seat may know."""

    board: Board
    history: tuple[Event, ...]
    """Everything that happened, cut to what the viewer may know; undone actions included."""
    undoable: Count
    """How many actions of this turn can be taken back."""
    sheet: ScoreSheet | None = None
    """The napkin, once the game is over."""
    talk: tuple[Remark, ...] = ()
    """What partners have said to each other; everybody hears it."""

    @property
    def chronicle(self) -> tuple[Happening, ...]:
        """What happened and what was said, in order."""
        return chronicle(self.history, self.talk)

    def wish_of(self, seat: int) -> Say | None:
        """What a player has asked the partner for, if that still stands."""
        return wish_of(seat, self.history, self.talk, self.board)

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: There is a napkin before the end, or none after it, or something was said
                after what has not happened; pydantic makes it a validation error.
        """
        del context
        places = [0, *(remark.after for remark in self.talk), len(self.history)]
        if places != sorted(places):
            raise ValueError("what was said does not fit what happened")
        if self.board.over is not (self.sheet is not None):
            raise ValueError("there is a napkin when, and only when, the game is over")


class Passed(Frozen):
    """An exchange in which the viewer took part."""

    gave: Card
    got: Card


class PlayerView(PublicView):
    """What one seat may know."""

    seat: Seat
    hand: tuple[Card, ...]
    black_hats: tuple[Card, ...]
    """The faces of one's own black hats."""
    discarded: tuple[Card, ...]
    """One's own cards that lie on the discards now."""
    passed: tuple[Passed, ...]
    """The cards exchanged with the partner, in order."""
    offer: Card | None = None
    """One's own card that waits for the partner's."""

    def model_post_init(self, context: object, /) -> None:
        """Refuse what cannot be.

        Raises:
            ValueError: The seat cannot have these cards; pydantic makes it a validation error.
        """
        super().model_post_init(context)
        board, own = self.board, (self.hand, self.black_hats, self.discarded)
        if self.seat > board.players:
            raise ValueError("a seat that does not exist")
        place = self.seat - 1
        due = (board.hand_sizes[place], board.black_hats[place])
        if (len(self.hand), len(self.black_hats)) != due or len(self.discarded) > board.discards:
            raise ValueError("the seat's cards are not as many as the board says")
        seen = [*board.table, *chain(*board.collections), *chain(*own)]
        if len(set(seen)) != len(seen) or not pack(board.removed).issuperset(seen):
            raise ValueError("a card is there twice, or out of play")
        offers = board.waiting and board.turn == self.seat
        if self.offer not in self.hand if offers else self.offer is not None:
            raise ValueError("the card on offer is not the seat's own that waits")

    @property
    def acts(self) -> bool:
        """Whether the viewer has to act."""
        return self.board.actor == self.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the viewer may do now; nothing while somebody else has to act."""
        return legal_actions(self.board, self.hand) if self.acts else ()


def unseen_cards(view: PublicView) -> dict[HatType, tuple[Card, ...]]:
    """The cards of each type in play whose place the viewer does not see, by value.

    Open cards are seen, at the end the favourite hats too, and with a seat one's own hand, black
    hats and cards on the discards.
    """
    board = view.board
    seen = {*board.table, *(card for shown in board.collections for card in shown)}
    if isinstance(view, PlayerView):
        seen |= {*view.hand, *view.black_hats, *view.discarded}
    if view.sheet is not None:
        seen |= {player.favourite for player in view.sheet.players}
    rest = [card for card in cards_in_play(board.removed) if card not in seen]
    types = [hat for hat in HatType if hat not in board.removed]
    return {hat: tuple(card for card in rest if card.hat is hat) for hat in types}


def not_yet_seen(view: PublicView) -> dict[HatType, tuple[Card, ...]]:
    """The unseen cards of each type that may still come as something new, by value.

    What one gave to the partner is not among them: it was seen, and only the partner can have it.
    What one threw away is, once it was shuffled with others: it may be drawn again.
    """
    given = {each.gave for each in view.passed} if isinstance(view, PlayerView) else set()
    return {
        hat: tuple(card for card in cards if card not in given)
        for hat, cards in unseen_cards(view).items()
    }


def own_discards(history: tuple[Event, ...], seat: int) -> tuple[Card, ...]:
    """The cards that `seat` threw away since the discards last became the draw pile."""
    thrown: list[Card] = []
    for event in history:
        if isinstance(event, CardDiscarded):
            if event.seat == seat and event.card is not None:
                thrown.append(event.card)
            if event.reshuffled:
                thrown.clear()
    return tuple(thrown)


def passed_cards(history: tuple[Event, ...], seat: int) -> tuple[Passed, ...]:
    """The exchanges of `seat` with the partner, told from its side."""
    exchanges = []
    for event in history:
        if isinstance(event, CardsExchanged) and event.gave and event.got:
            cards = (event.gave, event.got)
            gave, got = cards if event.seat == seat else reversed(cards)
            exchanges.append(Passed(gave=gave, got=got))
    return tuple(exchanges)
