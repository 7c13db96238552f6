"""What is told about each question that can be asked: sentences with the figures behind them."""

from __future__ import annotations

from hats_tui.game import Discard, HatType, Offer, Outcome, Return
from hats_tui.tui.turn.scene import Scene, staged_move
from hats_tui.tui.turn.topics import About, Topic
from hats_tui.words import _, cookie, forecasts, why
from hats_tui.words.behind import rule_behind
from hats_tui.words.names import Names, hat_span
from hats_tui.words.phrase import Phrase, phrase


def subject(scene: Scene, topic: Topic, names: Names) -> Phrase:
    """What a question is about, in a few words."""
    match topic:
        case Topic(About.WORTH, hat=HatType() as hat):
            return Phrase((hat_span(hat),))
        case Topic(About.SCORE, seat=int(seat)):
            return phrase(_("the points of {name}"), name=names[seat])
        case Topic(About.MOVE) if (action := staged_move(scene)) is not None:
            return forecasts.move_line(action, scene.view.board, names)
        case Topic(About.REFUSAL):
            return phrase(_("not now"))
        case Topic(About.FAVOURITE):
            return phrase(_("your favourite hat"))
        case _:
            return phrase(_("the cookie"))


def answer(scene: Scene, topic: Topic, names: Names) -> list[Phrase]:
    """The sentences about a question, the most important first.

    Args:
        scene: What is shown; nothing is told that it does not show to its viewer.
        topic: One of the scene's topics.
        names: The names to be used, full or short ones.
    """
    board = scene.view.board
    match topic:
        case Topic(About.WORTH, hat=HatType() as hat):
            return [*why.why_type(board, hat, names), *_worth_then(scene, hat)]
        case Topic(About.SCORE, seat=int(seat)):
            return _score(scene, seat, names)
        case Topic(About.MOVE):
            return _move(scene, names)
        case Topic(About.REFUSAL):
            return _refusal(scene, names)
        case Topic(About.FAVOURITE):
            return _favourite(scene)
        case _:
            told = [cookie.holding(board, names), why.why_cookie(board, names)]
            forecast = None if scene.covered else scene.forecast
            then = [cookie.outcome_sentence(forecast.cookie, names)] if forecast else []
            return [*told, *then]


def _worth_then(scene: Scene, hat: HatType) -> list[Phrase]:
    """What the staged move makes of a worth, where it changes it."""
    forecast = None if scene.covered else scene.forecast
    changes = [change for change in forecast.worths if change.hat is hat] if forecast else []
    template = _("After the staged move a {hat} scores {after} instead of {before}.")
    return [
        phrase(template, hat=hat_span(hat), after=change.after, before=change.before)
        for change in changes
    ]


def _score(scene: Scene, seat: int, names: Names) -> list[Phrase]:
    told = [why.why_score(scene.view.board, seat, names)]
    then = scene.board_then
    if then is not None and scene.forecast is not None and scene.forecast.gain(seat):
        told.append(why.why_score_then(then, seat))
    if scene.view.board.over:
        return [*told, phrase(_("The napkin adds the favourite hat."))]
    return [*told, phrase(_("The favourite hat comes in at the end."))]


def _move(scene: Scene, names: Names) -> list[Phrase]:
    forecast, action = scene.forecast, staged_move(scene)
    if forecast is not None:
        return [
            phrase(_worths(forecast), changes=forecasts.worth_line(forecast)),
            cookie.outcome_sentence(forecast.cookie, names),
            phrase(_("Points: {list}."), list=why.why_points(forecast, names, scene.reader)),
        ]
    if isinstance(action, Discard | Offer | Return):
        if scene.reader is None:
            return [scene.waiting] if scene.waiting else []
        return list(forecasts.unknown_lines(action, scene.view.board))
    return []


def _worths(forecast: Outcome) -> str:
    return _("Worth: {changes}.") if forecast.worths else _("{changes}.")


def _refusal(scene: Scene, names: Names) -> list[Phrase]:
    if scene.refused is None or scene.player is None:
        return []
    return [scene.refused, *rule_behind(scene.refused, scene.player, names)]


def _favourite(scene: Scene) -> list[Phrase]:
    """How the best favourite is reckoned, of the cards that the staged move leaves."""
    view, selection = scene.player, scene.selection
    if view is None:
        return []
    board = scene.board_then or view.board
    played = selection.card if selection and scene.board_then else None
    left = [card for card in view.hand if card is not played]
    return list(why.why_favourite(left, board.collections[view.seat - 1]))
