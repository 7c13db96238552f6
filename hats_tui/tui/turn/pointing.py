"""What the mouse makes of a desk: what it points at, what it carries, where it lets go.

What is under the pointer comes as the payloads of `Canvas.hit`, what lies on top first. Pointing
and carrying give a desk to be shown for a while; nothing is taken by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hats_tui.game import (
    Action,
    BlackHat,
    Card,
    Discard,
    Offer,
    Phase,
    PlayerView,
    Return,
    Swap,
    partner_of,
)
from hats_tui.tui.turn import selection as intent
from hats_tui.tui.turn.desk import Desk
from hats_tui.tui.turn.selection import Purpose, Selection
from hats_tui.tui.turn.topics import Topic
from hats_tui.words import _, pgettext
from hats_tui.words.forecasts import move_line
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, card_span, phrase
from hats_tui.words.refusals import why_not_this

PILES = ("key", "d")
"""The payload of draw pile and discards: a press on them does what the key does."""


def pointed_at(desk: Desk, payload: object) -> Desk | None:
    """What a press on a card or a space would stage; nothing where it would stage nothing new."""
    if desk.acting is None or desk.covered:
        return None
    view, selection = desk.acting
    match payload:
        case ("card", int(place)) if place < len(desk.hand):
            pointed = _with_card(selection, view, desk.hand[place])
        case ("space", int(space)):
            pointed = _with_space(selection, view, space)
        case _:
            return None
    return None if pointed == selection else desk.staging(pointed)


def looked_at(desk: Desk, payload: object) -> Desk | None:
    """What a press shows that decides nothing: a collection, or why something is as it is."""
    match payload:
        case ("player", int(seat)):
            return desk.inspect(seat)
        case ("cookie",):
            return desk.explain_cookie()
        case ("why", Topic() as topic):
            return desk.explain(topic)
    return None


def carrying(desk: Desk, card: Card, beneath: Iterable[object]) -> Desk:
    """The desk while a card of the hand is carried over something.

    Args:
        desk: The desk from which it was taken.
        card: The card.
        beneath: What is under the pointer.
    """
    if desk.acting is None or desk.covered or card not in desk.hand:
        return desk
    view, selection = desk.acting
    lifted = replace(desk.staging(_lifted(selection, view, card)), carried=card)
    goal = _goal(view, desk.names, card, beneath)
    if goal is None:
        text = _("Let {card} go over a space, or over what is lit.")
        return lifted.saying(phrase(text, card=card_span(card)))
    if isinstance(goal, Phrase):
        return lifted.saying(goal)
    what = move_line(goal, view.board, desk.names)
    staged = lifted.staging(_selection(goal))
    return staged.saying(phrase(_("Let go: {move}"), move=what))


def let_go(
    desk: Desk, card: Card, beneath: Iterable[object], *, sure: bool = True
) -> Desk | Action:
    """What letting a carried card go does: an action, a reason why not, or nothing.

    Args:
        desk: The desk from which it was taken.
        card: The card.
        beneath: What is under the pointer.
        sure: Whether it was let go just there; else the action is only staged.
    """
    if desk.acting is None:
        return desk.saying(desk.waiting)
    if desk.covered or card not in desk.hand:
        return desk
    goal = _goal(desk.acting[0], desk.names, card, beneath)
    if goal is None:
        return desk
    if isinstance(goal, Phrase):
        return desk.saying(goal)
    return goal if sure else desk.staging(_selection(goal))


def open_goals(desk: Desk, card: Card) -> dict[object, str]:
    """Where a carried card may be let go, apart from the spaces, and what it becomes there."""
    if desk.acting is None:
        return {}
    view = desk.acting[0]
    goals: dict[object, str] = {("player", view.seat): _("black hat")}
    if view.board.players == 4:
        goals["player", partner_of(view.seat)] = pgettext("a card to the partner", "give")
    else:
        goals[PILES] = _("throw, draw")
    return {
        payload: word
        for payload, word in goals.items()
        if not isinstance(_goal(view, desk.names, card, [payload]), Phrase)
    }


def wheel_over_hand(desk: Desk, step: int) -> Desk:
    """The next card of the hand, or the one before."""
    if desk.acting is None:
        return desk.saying(desk.waiting)
    view, selection = desk.acting
    if selection.purpose is Purpose.END:
        return desk
    stepped = intent.step_card(selection, view, desk.hand, step)
    return desk.staging(_choosing(stepped))


def wheel_over_table(desk: Desk, step: int) -> Desk:
    """The next space that takes the chosen card, or the one before."""
    if desk.acting is None:
        return desk.saying(desk.waiting)
    view, selection = desk.acting
    if selection.purpose is not Purpose.SWAP or selection.space is None:
        return desk
    return desk.staging(replace(intent.step_space(selection, view, step), armed=True))


def _with_card(selection: Selection, view: PlayerView, card: Card) -> Selection:
    if selection.purpose is Purpose.END:
        return selection
    return _choosing(intent.with_card(selection, view, card))


def _choosing(selection: Selection) -> Selection:
    """A swap without a space is not ready to be confirmed."""
    nowhere = selection.purpose is Purpose.SWAP and selection.space is None
    return replace(selection, armed=False) if nowhere else selection


def _with_space(selection: Selection, view: PlayerView, space: int) -> Selection:
    if selection.card is None or space not in intent.legal_spaces(view, selection.card):
        return selection
    return intent.to_space(selection, space)


def _lifted(selection: Selection, view: PlayerView, card: Card) -> Selection:
    """A card that is on its way: for a swap, as long as that can be."""
    if view.board.phase is Phase.RETURN:
        return intent.with_card(selection, view, card)
    if view.board.played:
        return Selection(Purpose.END, armed=True)
    return intent.with_card(Selection(Purpose.SWAP), view, card)


def _goal(
    view: PlayerView, names: Names, card: Card, beneath: Iterable[object]
) -> Action | Phrase | None:
    """What letting a card go over something does, or why it does not."""
    for payload in beneath:
        goal = _meaning(view, card, payload)
        if isinstance(goal, Phrase):
            return goal
        if goal is not None:
            return why_not_this(view, goal, names) or goal
    return None


def _meaning(view: PlayerView, card: Card, payload: object) -> Action | Phrase | None:
    seat, teams = view.seat, view.board.players == 4
    match payload:
        case ("space", int(space)):
            return Swap(seat=seat, card=card, space=space)
        case ("player", int(other)) if other == seat:
            return BlackHat(seat=seat, card=card)
        case ("player", int(other)) if teams and other != partner_of(seat):
            return phrase(_("You can give a card to your partner alone."))
        case ("player", int()):
            giving_back = view.board.phase is Phase.RETURN
            return Return(seat=seat, card=card) if giving_back else Offer(seat=seat, card=card)
        case ("key", "d"):
            return Discard(seat=seat, card=card)
    return None


def _selection(action: Action) -> Selection:
    """What is staged when exactly this action is."""
    match action:
        case Swap(card=card, space=space):
            return Selection(Purpose.SWAP, card, space, armed=True)
        case BlackHat(card=card) | Discard(card=card) | Offer(card=card) | Return(card=card):
            return Selection(Purpose(action.do), card, armed=True)
        case _:
            return Selection(Purpose.END, armed=True)
