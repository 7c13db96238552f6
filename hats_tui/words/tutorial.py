"""What the coach of the tutorial says, lesson by lesson. Rules: all of it, by doing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hats_tui.game import favourite_points, hat_worths
from hats_tui.words import cookie
from hats_tui.words.names import hat_span, one_hat
from hats_tui.words.phrase import Phrase, Role, Span, card_span, phrase, signed
from hats_tui.words.translation import _
from hats_tui.words.tutorial_moment import Moment

Saying = Callable[[Moment], Phrase]


@dataclass(frozen=True)
class Lecture:
    """What is said in one lesson."""

    title: Callable[[], str]
    about: Saying
    """What is to be learnt."""
    task: Saying
    """What is to be done."""
    praise: Saying
    """What has come of it."""


def _worth_about(moment: Moment) -> Phrase:
    space = 2  # its card has another value, so that nobody takes one number for the other
    lying = moment.view.board.table[space - 1]
    return phrase(
        _(
            "You are {you}, and play against {other}. The number of a space on the tea table is "
            "what each collected hat of that type scores: with {card} on space {space}, every "
            "{hat} is worth {space}."
        ),
        you=moment.names[1],
        other=moment.names[2],
        card=card_span(lying),
        hat=hat_span(lying.hat),
        space=space,
    )


def _worth_task(moment: Moment) -> Phrase:
    del moment
    return phrase(_("Which type is worth most now? Press the number of its space, or click it."))


def _worth_praise(moment: Moment) -> Phrase:
    lying = moment.view.board.table[-1]
    template = _("Yes: every {hat} scores 5, because {card} lies on space 5. Let us take it.")
    return phrase(template, hat=hat_span(lying.hat), card=card_span(lying))


def _type_about(moment: Moment) -> Phrase:
    template = _(
        "In your turn you play one card on a space, and collect the hat that lies there. If both "
        "are of the same type, values do not matter: a low {card} takes a high {lying}."
    )
    return phrase(template, card=moment.card, lying=card_span(moment.lying))


def _type_task(moment: Moment) -> Phrase:
    template = _(
        "Play {card} on space {space}: choose the card with {left} and {right}, {enter}, then the "
        "space, {enter}. Or drag it there with the mouse."
    )
    keys = {name: moment.press(name) for name in ("left", "right", "enter")}
    return phrase(template, card=moment.card, space=moment.space, **keys)


def _type_praise(moment: Moment) -> Phrase:
    template = _(
        "{lying} lies in your collection now, and scores 5, since a {hat} still lies on space "
        "{space}. The cookie (5 points) has come as well; of that later."
    )
    hat = hat_span(moment.lying.hat)
    return phrase(template, lying=card_span(moment.lying), hat=hat, space=moment.space)


def _end_about(moment: Moment) -> Phrase:
    template = _(
        "You play one card in a turn, no more. Then you end the turn yourself; until you do, "
        "{undo} takes back what you did."
    )
    return phrase(template, undo=moment.press("u"))


def _end_task(moment: Moment) -> Phrase:
    template = _("End your turn: press {enter}, or click it in the last row.")
    return phrase(template, enter=moment.press("enter"))


def _end_praise(moment: Moment) -> Phrase:
    template = _("Now {other} plays a card. From here on I end your turns for you.")
    return phrase(template, other=moment.names[2])


def _value_about(moment: Moment) -> Phrase:
    del moment
    template = _(
        "A card of a higher value takes a hat of any other type. It must be really higher: an "
        "equal value of another type is not enough."
    )
    return phrase(template)


def _value_task(moment: Moment) -> Phrase:
    template = _("Take {lying} from space {space} with {card}: 5 is above 4.")
    parts = {"lying": card_span(moment.lying), "card": moment.card}
    return phrase(template, space=moment.space, **parts)


def _value_praise(moment: Moment) -> Phrase:
    template = _(
        "{lying} is yours. But no {hat} lies on the table any more: look at its worth in your "
        "collection. It is nothing."
    )
    return phrase(template, lying=card_span(moment.lying), hat=hat_span(moment.lying.hat))


def _change_about(moment: Moment) -> Phrase:
    template = _(
        "What you give changes what you took: your {hat} scores again as soon as one lies on the "
        "table. The preview shows beforehand what a move would change."
    )
    return phrase(template, hat=hat_span(moment.view.board.collections[0][-1].hat))


def _change_task(moment: Moment) -> Phrase:
    template = _(
        "Take {card} with {enter}, look at its spaces with {left} and {right}, and play it where "
        "it brings you most."
    )
    keys = {name: moment.press(name) for name in ("left", "right", "enter")}
    return phrase(template, card=moment.card, **keys)


def _change_praise(moment: Moment) -> Phrase:
    worths, card = hat_worths(moment.view.board.table), moment.lying
    mine = moment.begun.board.collections[0][-1]
    template = _("Your {hat} is worth {worth} again, and {card} came with it, worth {other}.")
    figures = {"worth": worths[mine.hat], "other": worths[card.hat]}
    return phrase(template, hat=hat_span(mine.hat), card=card_span(card), **figures)


def _duplicate_about(moment: Moment) -> Phrase:
    lying = moment.begun.board.table[0]
    template = _(
        "{other} has laid {card} on space 1. Where a type lies on two spaces, only the lower space "
        "counts: each {hat} is worth 1 instead of 5, yours as well."
    )
    return phrase(template, other=moment.names[2], card=card_span(lying), hat=hat_span(lying.hat))


def _duplicate_task(moment: Moment) -> Phrase:
    template = _("Take {lying} away from space 1, with a card of another type.")
    return phrase(template, lying=card_span(moment.begun.board.table[0]))


def _duplicate_praise(moment: Moment) -> Phrase:
    board = moment.view.board
    theirs = board.collections[1][-2]
    template = _(
        "Your hats are worth 5 each again. And that works both ways: {card} of {other} has fallen "
        "to {worth}, for the same type lies on space 1 now."
    )
    worth = hat_worths(board.table)[theirs.hat]
    return phrase(template, card=card_span(theirs), other=moment.names[2], worth=worth)


def _discard_about(moment: Moment) -> Phrase:
    template = _(
        "Once a turn, before or after you play, you may throw a card away and draw another. "
        "Nobody else sees them. ({other} has made a black hat; that comes next.)"
    )
    return phrase(template, other=moment.names[2])


def _discard_task(moment: Moment) -> Phrase:
    template = _(
        "Throw {card} away: choose it, press {discard}, then {enter}. Or drag it to the pile."
    )
    discard, enter = moment.press("d"), moment.press("enter")
    return phrase(template, card=moment.card, discard=discard, enter=enter)


def _discard_praise(moment: Moment) -> Phrase:
    drawn = next(card for card in moment.view.hand if card not in moment.begun.hand)
    template = _("You drew {card}. What showed you a new card cannot be taken back.")
    return phrase(template, card=card_span(drawn))


def _black_about(moment: Moment) -> Phrase:
    template = _(
        "Instead of a swap you may always make a black hat: any card, face down into your "
        "collection. It scores 1; what it was never counts. No space takes {card}, but this will."
    )
    return phrase(template, card=moment.card)


def _black_task(moment: Moment) -> Phrase:
    template = _("Choose {card}, press {black}, then {enter}. Or drag it to your collection.")
    black, enter = moment.press("b"), moment.press("enter")
    return phrase(template, card=moment.card, black=black, enter=enter)


def _black_praise(moment: Moment) -> Phrase:
    del moment
    return phrase(
        _(
            "One point, and something else: all your black hats together count as one more type "
            "of hat. That matters for the cookie."
        )
    )


def _cookie_about(moment: Moment) -> Phrase:
    template = _(
        "The cookie is 5 points, for the most different types (not the most hats) after each "
        "card; with as many, the lowest card decides. {standing}"
    )
    return phrase(template, standing=cookie.holding(moment.view.board, moment.names))


def _cookie_task(moment: Moment) -> Phrase:
    del moment
    return phrase(_("Win the cookie without losing points: the preview says where it goes."))


def _cookie_praise(moment: Moment) -> Phrase:
    template = _("Yours again. {standing} Whoever has it at the end scores it.")
    return phrase(template, standing=cookie.holding(moment.view.board, moment.names))


def _favourite_about(moment: Moment) -> Phrase:
    del moment
    template = _(
        "Your last turn: of two cards you play one, the other is your favourite hat. It scores "
        "the values of your hats of its type, less its own value."
    )
    return phrase(template)


def _favourite_task(moment: Moment) -> Phrase:
    del moment
    return phrase(_("Which of the two do you want to keep? Play the other one."))


def _favourite_praise(moment: Moment) -> Phrase:
    (card,), collection = moment.view.hand, moment.view.board.collections[0]
    values = sorted(other.rank for other in collection if other.hat is card.hat)
    template = _(
        "{card} is your favourite hat: {values} collected, less its own {rank}, makes {points}. So "
        "keep a low card of a type that you have collected."
    )
    return phrase(
        template,
        card=card_span(card),
        values=Span("+".join(map(str, values)) or "0", Role.NUMBER),
        rank=card.rank,
        points=signed(favourite_points(collection, card)),
    )


def _napkin_about(moment: Moment) -> Phrase:
    del moment
    return phrase(
        _(
            "All is added up: each hat by the space of its type, black hats, the favourite hat, "
            "the cookie. The most points win."
        )
    )


def _napkin_task(moment: Moment) -> Phrase:
    del moment
    return phrase(_("One thing is left: four play in two teams."))


def _napkin_praise(moment: Moment) -> Phrase:
    del moment
    return Phrase(())


def _teams_about(moment: Moment) -> Phrase:
    template = _(
        "In teams you may once a turn exchange a card with your partner, {partner}, instead of "
        "drawing. Neither sees what comes."
    )
    return phrase(template, partner=moment.names[3])


def _teams_task(moment: Moment) -> Phrase:
    template = _("Give a good favourite: choose {card}, press {exchange}, then {enter}.")
    exchange, enter = moment.press("x"), moment.press("enter")
    return phrase(template, card=moment.card, exchange=exchange, enter=enter)


def _teams_praise(moment: Moment) -> Phrase:
    came = next(card for card in moment.view.hand if card not in moment.begun.hand)
    template = _(
        "{card} came back. You add up your points, and may talk, but name no type, colour or "
        "number. That is all of Hats!"
    )
    return phrase(template, card=card_span(came))


LECTURES: Mapping[str, Lecture] = {
    "worth": Lecture(lambda: _("What a hat is worth"), _worth_about, _worth_task, _worth_praise),
    "type": Lecture(lambda: _("Swap: the same type"), _type_about, _type_task, _type_praise),
    "end": Lecture(lambda: _("The end of a turn"), _end_about, _end_task, _end_praise),
    "value": Lecture(lambda: _("Swap: a higher value"), _value_about, _value_task, _value_praise),
    "change": Lecture(lambda: _("Give and take"), _change_about, _change_task, _change_praise),
    "duplicate": Lecture(
        lambda: _("A type on two spaces"), _duplicate_about, _duplicate_task, _duplicate_praise
    ),
    "discard": Lecture(
        lambda: _("Discard and draw"), _discard_about, _discard_task, _discard_praise
    ),
    "black": Lecture(lambda: _("A black hat"), _black_about, _black_task, _black_praise),
    "cookie": Lecture(lambda: _("The cookie"), _cookie_about, _cookie_task, _cookie_praise),
    "favourite": Lecture(
        lambda: _("The favourite hat"), _favourite_about, _favourite_task, _favourite_praise
    ),
    "napkin": Lecture(lambda: _("The napkin"), _napkin_about, _napkin_task, _napkin_praise),
    "teams": Lecture(lambda: _("Extra: two teams"), _teams_about, _teams_task, _teams_praise),
}
"""What is said, by the name of the lesson."""


def which_space(space: int, moment: Moment) -> Phrase:
    """Why the answer with this space is not right."""
    board = moment.view.board
    if space > len(board.table):
        template = _("There is no space {space}: this table has spaces 1 to {spaces}.")
        return phrase(template, space=space, spaces=len(board.table))
    lying = board.table[space - 1]
    template = _("Space {space} makes {hat} worth {space}. There is a higher number in that row.")
    return phrase(template, space=space, hat=Span(one_hat(lying.hat), Role.HAT, lying.hat))
