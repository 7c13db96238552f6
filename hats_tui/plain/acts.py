"""From a command to what is done in the game, or why it cannot be understood."""

from __future__ import annotations

from hats_tui.game import Action, BlackHat, Card, Discard, EndTurn, Offer, PlayerView, Return, Swap
from hats_tui.plain.commands import Command, Verb, card_of
from hats_tui.words import _
from hats_tui.words.phrase import Phrase, card_span, phrase


def action_of(command: Command, view: PlayerView) -> Action | Phrase:
    """The action that a command asks for, whether the rules allow it or not.

    Args:
        command: One of the verbs that do something with a card, or end the turn.
        view: What the one who typed it may know.

    Returns:
        The action, or a sentence that says what is missing.
    """
    if command.verb is Verb.END:
        return EndTurn(seat=view.seat)
    strange = next((word for word in command.words if not _is_card_or_number(word)), None)
    if strange is not None:
        return phrase(_('"{word}" is neither a card nor a space.'), word=strange)
    cards = command.cards
    if not cards:
        return phrase(_("Name a card of your hand, such as {card}."), card=card_span(view.hand[0]))
    if command.verb is Verb.SWAP:
        return _swap(command, cards, view)
    if len(command.words) > 1:
        return phrase(_("Name one card."))
    return _with_card(command.verb, cards[0], view.seat)


def attempt_of(command: Command) -> Command:
    """What "what if" asks about, and "why not": the words behind it, as a command of their own."""
    words = command.words
    verbs = {verb[0]: verb for verb in (Verb.SWAP, Verb.BLACK, Verb.DISCARD, Verb.GIVE, Verb.END)}
    verbs["x"] = Verb.EXCHANGE
    verb = next((verb for verb in verbs.values() if words and words[0] == verb), None)
    verb = verb or verbs.get(words[0] if words else "")
    return Command(Verb.SWAP, words) if verb is None else Command(verb, words[1:])


def _swap(command: Command, cards: tuple[Card, ...], view: PlayerView) -> Action | Phrase:
    """A swap by the number of a space, or by the card that lies there."""
    if len(cards) == 1 and len(command.words) == 2:
        return Swap(seat=view.seat, card=cards[0], space=command.numbers[0])
    if len(cards) != 2 or len(command.words) != 2:
        template = _("Say where {card} goes: a space, or the card that lies there.")
        return phrase(template, card=card_span(cards[0]))
    played, lying = cards
    if lying not in view.board.table:
        return phrase(_("{card} does not lie on the tea table."), card=card_span(lying))
    return Swap(seat=view.seat, card=played, space=view.board.table.index(lying) + 1)


def _with_card(verb: Verb, card: Card, seat: int) -> Action:
    match verb:
        case Verb.BLACK:
            return BlackHat(seat=seat, card=card)
        case Verb.DISCARD:
            return Discard(seat=seat, card=card)
        case Verb.GIVE:
            return Return(seat=seat, card=card)
        case _:
            return Offer(seat=seat, card=card)


def _is_card_or_number(word: str) -> bool:
    return card_of(word) is not None or (word.isdecimal() and len(word) < 5)
