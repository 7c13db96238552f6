"""The lessons: each can be done, only what it asks for is done, and the script goes on after it."""

from __future__ import annotations

from functools import partial

import pytest
from support.pseudo_language import pseudo_spoken
from support.scenes import Painter, painted
from support.tutorial import tried

from hats_tui.game import BlackHat, Card, Discard, Game, Header, Offer, Swap, forecast
from hats_tui.tui.keys.names import cap
from hats_tui.tui.paint.look import Look
from hats_tui.tui.turn.explain import paint_why
from hats_tui.tui.turn.inspect import paint_inspect
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.tracker import paint_tracker
from hats_tui.tui.tutorial.course import Course
from hats_tui.tui.tutorial.deals import DUEL, LEARNER, TEAMS
from hats_tui.tui.tutorial.lessons import LESSONS, learner, place_of
from hats_tui.tui.tutorial.scene import Coach, Mood, TutorialScene
from hats_tui.tui.tutorial.speech import coach_of
from hats_tui.words.names import Names
from hats_tui.words.tutorial import LECTURES
from hats_tui.words.tutorial_moment import Moment, player_names
from hats_tui.words.tutorial_remarks import not_that

KEYS = partial(cap, Look())
ACTING = [lesson.name for lesson in LESSONS if lesson.model]


def at(name: str) -> Course:
    return Course.at(place_of(name))


def coach(course: Course) -> Coach:
    return coach_of(course, names(course), KEYS)


def names(course: Course) -> Names:
    return player_names(course.game.state.board.players)


def moment(course: Course) -> Moment:
    return Moment(course.view, learner(course.begun), names(course), course.model, KEYS)


def done_as_meant(course: Course) -> Course:
    return course.answer(5) if course.model is None else course.act(course.model)


def test_the_lessons_have_names_of_their_own_and_words() -> None:
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS) == 12
    assert {lesson.name for lesson in LESSONS} == set(LECTURES)


@pytest.mark.parametrize("header", [DUEL, TEAMS], ids=["duel", "teams"])
def test_the_deals_have_each_card_once(header: Header) -> None:
    dealt = [card for pile in (header.table, header.deck, *header.hands) for card in pile]
    assert sorted(dealt) == sorted(card for card in Card if card.hat not in header.removed)


def test_done_as_it_is_meant_it_is_one_game_from_deal_to_napkin() -> None:
    course: Course | None = Course.at(0)
    while course is not None and course.lesson.name != "napkin":
        assert course.lesson.deal is DUEL
        course = done_as_meant(course).on()
        course = course and course.settled()
    assert course is not None
    assert course.game == Course.at(course.place).game
    assert course.game.state.board.over
    sheet = course.view.sheet
    assert sheet is not None
    assert sheet.winners == (LEARNER,)


@pytest.mark.parametrize("name", ACTING)
def test_the_learner_acts_at_the_beginning_of_a_lesson(name: str) -> None:
    course = at(name)
    assert course.view.acts
    assert course.acts
    assert coach(course).mood is Mood.TASK


@pytest.mark.parametrize("name", ACTING)
def test_whatever_a_lesson_takes_the_script_goes_on_after_it(name: str) -> None:
    taken = [after for _action, after in tried(at(name)) if after.done]
    assert taken
    for after in taken:
        course: Course | None = after
        while course is not None and course.lesson.deal is after.lesson.deal:
            if course.lesson.name == "napkin":
                assert course.settled().game.state.board.over
                break
            course = course if course.done else done_as_meant(course.settled())
            assert course.done
            course = course.on()


@pytest.mark.parametrize("name", ACTING)
def test_what_a_lesson_does_not_ask_for_is_not_done_and_the_coach_says_why(name: str) -> None:
    course = at(name)
    refused = [after for _action, after in tried(course) if not after.done]
    assert refused
    for after in refused:
        assert after.game == course.game
        spoken = coach(after)
        assert spoken.mood is Mood.NOT_THAT
        assert str(spoken.said)[-1] in ".!?"
        assert str(spoken.task) == str(coach(course).task)


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("type", {"J1"}),
        ("value", {"F5"}),
        ("change", {"C6"}),
        ("duplicate", {"H6"}),
        ("discard", {"P3"}),
        ("black", {"P1"}),
        ("cookie", {"J3", "J4"}),
        ("favourite", {"C2"}),
    ],
)
def test_these_cards_are_what_a_lesson_takes(name: str, taken: set[str]) -> None:
    cards = {
        action.card.value
        for action, after in tried(at(name))
        if after.done and isinstance(action, Swap | BlackHat | Discard)
    }
    assert cards == taken


def test_any_card_may_be_exchanged() -> None:
    course = at("teams")
    offers = [after for action, after in tried(course) if isinstance(action, Offer)]
    assert len(offers) == 8
    assert all(after.done and Card.C1 in after.view.hand for after in offers)


def test_a_question_is_answered_by_the_right_space_only() -> None:
    course = at("worth")
    assert course.asks
    for space in (1, 2, 3, 4, 6, 9):
        wrong = course.answer(space)
        assert wrong.asks
        assert str(space) in str(coach(wrong).said)
    assert course.answer(5).done


@pytest.mark.parametrize("name", ACTING)
def test_a_lesson_can_be_done_once_more(name: str) -> None:
    course = at(name)
    again = done_as_meant(course).again()
    assert (again.game, again.done) == (course.game, False)


def test_a_lesson_that_is_skipped_counts_as_done_as_it_is_meant() -> None:
    skipped = at("type").on()
    assert skipped is not None
    assert skipped.game == at("end").game
    assert Course.at(len(LESSONS) - 1).on() is None


def test_what_was_done_otherwise_stays_so_in_the_next_lesson() -> None:
    course = at("cookie")
    other = course.act(Swap(seat=LEARNER, card=Card.J3, space=5)).on()
    assert other is not None
    assert Card.J4 in other.settled().view.hand


def test_the_coach_shows_a_hidden_card_to_nobody() -> None:
    for place in range(len(LESSONS)):
        course = Course.at(place)
        theirs = {card.value for hand in course.game.state.hands[1:] for card in hand}
        theirs |= {card.value for card in course.game.state.deck}
        moments = [course, *(after for _action, after in tried(course))]
        for moment in moments if course.acts else [course]:
            known = {card.value for card in moment.view.hand}
            spoken = coach(moment)
            said = {span.text for phrase in (spoken.said, spoken.task) for span in phrase.spans}
            assert not said & (theirs - known)


def test_everything_is_translated() -> None:
    with pseudo_spoken():
        for place in range(len(LESSONS)):
            spoken = coach(Course.at(place))
            assert spoken.title.startswith("⟦")
            assert str(spoken.said).startswith("⟦")
            assert str(spoken.task).startswith("⟦")


def test_the_game_is_a_real_one() -> None:
    game = Course.at(place_of("napkin")).game
    assert isinstance(game, Game)
    replayed = Game.from_header(DUEL)
    for entry in game.entries:
        replayed = replayed.apply(entry.move)
    assert replayed == game


def test_everybody_at_tea_has_a_name_that_is_never_cut() -> None:
    names = player_names(4)
    assert names.shortened == names.full


@pytest.mark.parametrize("painter", [paint_why, paint_inspect, paint_tracker])
def test_what_lies_over_the_coach_says_that_the_coach_comes_back(painter: Painter) -> None:
    view, names = at("type").view, player_names(2)
    assert "Coach" in painted(painter, TutorialScene(view=view, names=names)).lines()[0]
    assert "Log" in painted(painter, Scene(view=view, names=names)).lines()[0]


@pytest.mark.parametrize(
    ("points", "told"), [(1, "(+1 point)"), (-1, "(-1 point)"), (3, "points)")]
)
def test_points_of_what_is_allowed_are_counted_in_words(points: int, told: str) -> None:
    moves = [
        (forecast(course.view.board, course.view.hand, action).gain(1), course, action)
        for course in map(at, ACTING)
        for action in course.view.legal
        if isinstance(action, Swap | BlackHat)
    ]
    course, action = next((course, action) for gain, course, action in moves if gain == points)
    assert told in str(not_that("", moment(course), action))
