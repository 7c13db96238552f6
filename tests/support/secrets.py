"""What a seat has seen of a game, and other games that look the same from there.

Told anew from the rules: nothing here asks the views or the events.
"""

from __future__ import annotations

from random import Random

from hats_tui.game import (
    Card,
    Discard,
    EndTurn,
    Entry,
    Game,
    GameState,
    Move,
    Return,
    Swap,
)

Renaming = dict[Card, Card]
"""For each card the one that has its place in the other game."""


def sights(game: Game, seat: int | None) -> list[set[Card]]:
    """The cards that a seat gets to see at the deal and at each move."""
    own = () if seat is None else game.start.hands[seat - 1]
    found = [{*game.start.board.table, *own}]
    before = game.start
    for entry in game.entries:
        found.append(_shown(entry, before, seat))
        before = entry.state
    return found


def _shown(entry: Entry, before: GameState, seat: int | None) -> set[Card]:
    """The cards that one move shows to a seat, whether it has seen them before or not."""
    move = entry.move
    if isinstance(move, Swap):
        return {move.card}
    if isinstance(move, Discard) and move.seat == seat and move.drew is not None:
        return {move.drew}
    if isinstance(move, Return) and before.offer is not None:
        partners = seat is not None and (seat - move.seat) % 2 == 0
        return {move.card, before.offer} if partners else set()
    if isinstance(move, EndTurn) and entry.state.board.over:
        return {card for hand in entry.state.hands for card in hand}
    return set()


def other_game(game: Game, seat: int | None, rng: Random) -> Game:
    """A game that the seat cannot tell from this one: what it never saw lies elsewhere.

    The cards never seen change places with each other. When the discards become the draw pile,
    those of them that the seat does not see again change places once more.
    """
    shown = sights(game, seat)
    ever = set().union(*shown)
    renaming = _mixed(
        {card: card for card in game.start.cards()}, set(game.start.cards()) - ever, rng
    )
    header = game.header.model_copy(
        update={
            "hands": tuple(_renamed(hand, renaming) for hand in game.header.hands),
            "deck": _renamed(game.header.deck, renaming),
        }
    )
    other = Game.from_header(header)
    for number, entry in enumerate(game.entries, start=1):
        move = entry.move
        if isinstance(move, Discard) and move.reshuffle is not None:
            later = set().union(*shown[number + 1 :])
            after = _mixed(renaming, set(move.reshuffle) - later, rng)
            other = other.apply(_renamed_discard(move, renaming, after))
            renaming = after
        else:
            other = other.apply(_renamed_move(move, renaming))
    return other


def _mixed(renaming: Renaming, free: set[Card], rng: Random) -> Renaming:
    """The renaming with the places of the free cards mixed."""
    cards = sorted(free)
    places = [renaming[card] for card in cards]
    rng.shuffle(places)
    return {**renaming, **dict(zip(cards, places, strict=True))}


def _renamed(cards: tuple[Card, ...], renaming: Renaming) -> tuple[Card, ...]:
    return tuple(renaming[card] for card in cards)


def _renamed_move(move: Move, renaming: Renaming) -> Move:
    if isinstance(move, Discard):
        return _renamed_discard(move, renaming, renaming)
    if isinstance(move, EndTurn) or not hasattr(move, "card"):
        return move
    return move.model_copy(update={"card": renaming[move.card]})


def _renamed_discard(move: Discard, before: Renaming, after: Renaming) -> Discard:
    """A discard with the cards that it has in the other game; the new pile is named anew."""
    assert move.drew is not None
    pile = None if move.reshuffle is None else _renamed(move.reshuffle, after)
    return Discard(seat=move.seat, card=before[move.card], drew=before[move.drew], reshuffle=pile)
