"""Where the one who learns stands: the lesson, its game, and what the coach has to say.

The game is a real one: whatever is shown comes out of the rules. An action that the lesson does not
ask for is not done, and the coach says why not.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hats_tui.game import Action, Game, PlayerView
from hats_tui.tui.tutorial.lessons import LESSONS, Lesson, beginning, learner
from hats_tui.tui.tutorial.script import action_of, after


@dataclass(frozen=True)
class Course:
    """A moment of the tutorial."""

    place: int
    """Which lesson, from 0."""
    game: Game
    """Where the game stands."""
    begun: Game
    """Where it stood when the lesson began."""
    coming: tuple[str, ...] = ()
    """What still happens before the lesson begins."""
    done: bool = False
    """Whether the lesson is done."""
    tried: Action | int | None = None
    """What was tried last and is not what the lesson asks for."""

    @classmethod
    def at(cls, place: int) -> Course:
        """The beginning of a lesson, all before being done as it is meant."""
        game = beginning(place)
        return cls(place=place, game=game, begun=game)

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return LESSONS[self.place]

    @property
    def view(self) -> PlayerView:
        """What the one who learns sees."""
        return learner(self.game)

    @property
    def model(self) -> Action | None:
        """What is to be done, as an action; nothing where a question is asked."""
        move = self.lesson.model
        return action_of(self.begun, move) if move and not self.coming else None

    @property
    def asks(self) -> bool:
        """Whether a question waits for its answer."""
        return self.lesson.answer is not None and not self.done

    @property
    def acts(self) -> bool:
        """Whether something is to be done on the table now."""
        return bool(self.lesson.model) and not self.done and not self.coming

    def act(self, action: Action) -> Course:
        """Do a legal action, if it is what the lesson asks for; else note that it was tried."""
        good = self.lesson.good
        if action != self.model and (good is None or not good(learner(self.begun), action)):
            return replace(self, tried=action)
        game = self.game.apply(self.game.with_chance(action))
        return replace(self, game=after(game, self.lesson.reply), done=True, tried=None)

    def answer(self, space: int) -> Course:
        """Answer the question with the number of a space."""
        if space == self.lesson.answer:
            return replace(self, done=True, tried=None)
        return replace(self, tried=space)

    def again(self) -> Course:
        """Begin the lesson again."""
        return replace(self, game=self.begun, done=False, tried=None)

    def on(self) -> Course | None:
        """The next lesson, before what comes first in it has happened; none after the last."""
        place = self.place + 1
        if place == len(LESSONS):
            return None
        lesson = LESSONS[place]
        if lesson.deal is not self.lesson.deal or not self.done:
            return Course.at(place)
        return Course(place, self.game, self.game, lesson.before)

    def step(self) -> Course:
        """One move of those that come before the lesson."""
        game = after(self.game, self.coming[:1])
        return replace(self, game=game, begun=game, coming=self.coming[1:])

    def past_ends(self) -> Course:
        """The same, turns being ended: that is not worth a look of its own."""
        course = self
        while course.coming[:1] == ("end",):
            course = course.step()
        return course

    def settled(self) -> Course:
        """All that comes before the lesson has happened."""
        game = after(self.game, self.coming)
        return replace(self, game=game, begun=game, coming=())
