"""Goes through a finished game with one player's eyes, and judges what that player decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from hats_tui.game import (
    MAIN_ACTIONS,
    Action,
    BlackHat,
    Discard,
    EndTurn,
    Game,
    Move,
    Offer,
    PlayerView,
    Return,
    Swap,
    Undo,
    score_sheet,
)
from hats_tui.table.analyst import Analyst
from hats_tui.table.review import Decision, Moment, Review, Shares

BUDGET: Final = 2_000
"""Imagined games for a decision."""
MORE: Final = 4_000
"""As many where the first ones leave the grade open."""
GLANCE: Final = 600
"""As many where nothing is to be judged."""

OnNews = Callable[[Review, float], None]
"""Called with what is known so far, and how much of the work is done, from 0 to 1."""


class Unfinished(ValueError):
    """Only a game that is over has a coach: before that, its hands are not open."""


async def review(game: Game, seat: int, analyst: Analyst, on_news: OnNews) -> Review:
    """Judge a whole game of one player.

    Args:
        game: A game that is over.
        seat: The player.
        analyst: Asked at every place that matters; equal games get equal reviews.
        on_news: Told of every step.

    Raises:
        Unfinished: The game is not over.
        EngineFailure: The analyst does not answer.
    """
    if not game.state.board.over:
        raise Unfinished
    stops = list(_stops(game, seat))
    coach = _Coach(game, seat, analyst)
    for number, stop in enumerate(stops):
        await coach.look(stop)
        on_news(coach.review(), (number + 1) / len(stops))
    coach.finish()
    found = coach.review()
    on_news(found, 1.0)
    return found


@dataclass(frozen=True)
class _Stop:
    """A place of the game where something is to be found out."""

    place: int
    action: Action | None
    """What the player decided there; nothing where there was nothing to decide."""


def _stops(game: Game, seat: int) -> Iterator[_Stop]:
    """Where turns begin, where the player decides, and where the player got an unknown card."""
    kept, before, turn_before = _kept(game), game.start, 0
    got = False
    for place, entry in enumerate(game.entries):
        board, own = before.board, before.board.actor == seat
        decides = own and place in kept and _has_choice(game_at(game, place).view(seat), entry.move)
        begins = not board.played and not board.optional_used and not board.waiting
        begins = begins and (place == 0 or board.turn != turn_before)
        move = entry.move
        if decides and not isinstance(move, Undo):
            yield _Stop(place, _plain(move))
        elif begins or got:
            yield _Stop(place, None)
        got = isinstance(move, Discard | Return) and seat in {move.seat, board.turn}
        before, turn_before = entry.state, board.turn


def decisions_of(game: Game, seat: int) -> tuple[tuple[int, Action], ...]:
    """What a player decided where something else was possible, and after how many actions.

    Args:
        game: The game.
        seat: The player.
    """
    stops = _stops(game, seat)
    return tuple((stop.place, stop.action) for stop in stops if stop.action is not None)


def alternatives(view: PlayerView, action: Action) -> tuple[Action, ...]:
    """What an action can fairly be compared with; nothing where it cannot be judged.

    A main action is compared with others, a card thrown or given with other cards, and with none.
    Whether it was right to end a turn without that can be told in the last turn only: before, the
    next turn may make up for it, and no imagined game shows how well.
    """
    match action:
        case Swap() | BlackHat():
            return tuple(other for other in view.legal if isinstance(other, Swap | BlackHat))
        case EndTurn():
            return view.legal if view.board.round == MAIN_ACTIONS else ()
        case _:
            kinds = (type(action), EndTurn)
            return tuple(other for other in view.legal if isinstance(other, kinds))


async def judge(
    analyst: Analyst, place: int, view: PlayerView, action: Action
) -> tuple[Decision, float]:
    """Judge one decision, with more imagined games where the first ones leave its grade open.

    Args:
        analyst: Who is asked.
        place: How many actions were done before.
        view: What the player knew.
        action: What the player did; there were alternatives.

    Returns:
        The decision, and how likely a win was before it, if the best was done.

    Raises:
        EngineFailure: The analyst does not answer.
    """
    rivals, asked = alternatives(view, action), (action,)
    told = await analyst.weigh(view, _nobody, budget=BUDGET, actions=rivals, asked=asked)
    decision = Decision.of(place, view.board.round, action, told.moves)
    if not decision.is_clear:
        told = await analyst.weigh(
            view, _nobody, budget=MORE, actions=rivals, asked=asked, sample=2
        )
        decision = Decision.of(place, view.board.round, action, told.moves)
    return decision, told.win


def _has_choice(view: PlayerView, move: Move) -> bool:
    return not isinstance(move, Undo) and len(alternatives(view, move)) > 1


def _kept(game: Game) -> frozenset[int]:
    """The places of all actions that were not taken back."""
    kept: list[int] = []
    for place, entry in enumerate(game.entries):
        if isinstance(entry.move, Undo):
            kept.pop()
        else:
            kept.append(place)
    return frozenset(kept)


def game_at(game: Game, place: int) -> Game:
    """The game after so many of its actions."""
    return Game(header=game.header, start=game.start, entries=game.entries[:place])


def _plain(action: Action) -> Action:
    """An action as its player decides it, before chance adds something."""
    if isinstance(action, Discard):
        return Discard(seat=action.seat, card=action.card)
    return action


@dataclass
class _Coach:
    """What was found out so far."""

    game: Game
    seat: int
    analyst: Analyst
    moments: list[Moment] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)
    shares: Shares = field(default_factory=Shares)
    expected: float = 0.0
    """How likely a win was when all that has been told of was done."""
    cause: str = "deal"
    """Which share what changes next belongs to."""

    async def look(self, stop: _Stop) -> None:
        """Find out what there is to know at a place."""
        view = game_at(self.game, stop.place).view(self.seat)
        if stop.action is None:
            win = await self.analyst.chance(view, budget=GLANCE)
            self._reach(stop.place, view.board.round, win)
            return
        decision, win = await judge(self.analyst, stop.place, view, stop.action)
        self._reach(stop.place, view.board.round, win)
        self.decisions.append(decision)
        self._change("own", decision.win)
        if isinstance(stop.action, Discard | Offer | Return):
            self.cause = "draws"

    def finish(self) -> None:
        """Come to the result."""
        sheet = score_sheet(self.game.state)
        sides = 2 if len(sheet.players) == 4 else len(sheet.players)
        won = self.seat in sheet.winners
        shared = len(sheet.winners) if sides == len(sheet.players) else 1
        self._reach(len(self.game.entries), self.moments[-1].round, won / shared)

    def review(self) -> Review:
        """All of it."""
        return Review(
            seat=self.seat,
            moments=tuple(self.moments),
            decisions=tuple(self.decisions),
            shares=self.shares,
        )

    def _reach(self, place: int, round_: int, win: float) -> None:
        """Come to the next moment, and put down who brought what has changed."""
        if not self.moments:
            players = len(self.game.header.players)
            self.expected = 1 / 2 if players == 4 else 1 / players
        self._change(self.cause, win)
        self.cause = "others"
        self.moments.append(Moment(place=place, round=round_, win=win))

    def _change(self, share: str, win: float) -> None:
        """Put down who brought what has changed."""
        so_far: float = getattr(self.shares, share)
        changed = {share: so_far + win - self.expected}
        self.shares = self.shares.model_copy(update=changed)
        self.expected = win


def _nobody(_news: object) -> None:
    """A single decision is soon done: nobody needs to be told how far it is."""
