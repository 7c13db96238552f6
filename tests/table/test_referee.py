"""The referee: one order of things, and requests that come at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from hats_tui.game import (
    Action,
    BlackHat,
    EndTurn,
    Event,
    Game,
    IllegalAction,
    Move,
    Offer,
    Player,
    PlayerView,
    PublicView,
    Refusal,
    RefusalCode,
    Remark,
    Return,
    Say,
    ScoreSheet,
    deal,
)
from hats_tui.table.human import HumanSeat
from hats_tui.table.pacing import PacedSeat
from hats_tui.table.referee import Referee
from hats_tui.table.seat import Seat, Spoken, spoken

Choice = Callable[[PlayerView, tuple[Action, ...]], Action | Spoken]


class Scripted:
    """A seat that plays by a function, and remembers what it was told."""

    def __init__(self, choose: Choice | None = None) -> None:
        self._choose = choose
        self.views: list[PlayerView] = []
        self.refusals: list[Refusal] = []
        self.hurried = self.closed = False

    async def warm_up(self) -> None:
        await asyncio.sleep(0)

    async def tell(self, view: PlayerView, events: tuple[Event, ...]) -> None:
        del events
        self.views.append(view)

    async def act(self, view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        if self._choose is None:
            await asyncio.Event().wait()
        assert self._choose is not None
        return self._choose(view, legal)

    async def refused(self, refusal: Refusal) -> None:
        self.refusals.append(refusal)

    def hurry(self) -> None:
        self.hurried = True

    async def close(self) -> None:
        self.closed = True


class Memory:
    """A journal that keeps everything, and can fail."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.seats: list[tuple[int, str]] = []
        self.hints: list[int] = []
        self.talk: list[tuple[int, Say, int]] = []
        """Who said what, after how many moves."""
        self.results: list[ScoreSheet] = []
        self.full = False

    async def write_move(self, move: Move) -> None:
        if self.full:
            raise OSError("no space left")
        self.moves.append(move)

    async def write_seat(self, seat: int, kind: str) -> None:
        self.seats.append((seat, kind))

    async def write_hint(self, seat: int) -> None:
        self.hints.append(seat)

    async def write_talk(self, seat: int, say: Say) -> None:
        self.talk.append((seat, say, len(self.moves)))

    async def write_no_hints(self) -> None:
        self.hints.append(0)

    async def write_result(self, sheet: ScoreSheet) -> None:
        self.results.append(sheet)


class Watcher:
    """An observer that keeps what it saw."""

    def __init__(self) -> None:
        self.seen: list[PublicView] = []
        self.news = asyncio.Event()

    async def see(self, view: PublicView, events: tuple[Event, ...]) -> None:
        del events
        self.seen.append(view)
        self.news.set()

    async def until(self, condition: Callable[[PublicView], bool]) -> None:
        while not (self.seen and condition(self.seen[-1])):
            self.news.clear()
            await self.news.wait()


def last_legal(view: PlayerView, legal: tuple[Action, ...]) -> Action:
    """Black hats, then the end of the turn: the shortest way through a game."""
    del view
    return next(action for action in legal if isinstance(action, BlackHat | EndTurn))


def last_or_return(legal: tuple[Action, ...]) -> Action:
    """The same, and for a card on offer the first card."""
    return next(action for action in legal if isinstance(action, BlackHat | EndTurn | Return))


def new_game(players: int = 2) -> Game:
    people = tuple(Player(name=f"P{n}", kind="human") for n in range(players))
    return Game.from_header(deal(people, "a seed", first=1))


def seated(players: int, choose: Choice | None) -> dict[int, Seat]:
    return {seat: Scripted(choose) for seat in range(1, players + 1)}


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_game_is_played_to_its_end_and_recorded(players: int) -> None:
    journal, watcher = Memory(), Watcher()
    referee = Referee(new_game(players), seated(players, last_legal), journal, (watcher,))
    await referee.run()
    assert referee.game.state.board.over
    assert journal.moves == [entry.move for entry in referee.game.entries]
    assert journal.results == [referee.game.public_view().sheet]
    assert watcher.seen[-1].board == referee.game.state.board


async def test_nobody_learns_of_an_action_that_is_not_written() -> None:
    journal, watcher = Memory(), Watcher()
    journal.full = True
    seats = seated(2, last_legal)
    referee = Referee(new_game(), seats, journal, (watcher,))
    with pytest.raises(OSError, match="no space left"):
        await referee.run()
    assert not referee.game.entries
    assert [view.history for view in watcher.seen] == [()]


async def test_nobody_waits_for_an_answer_when_the_journal_fails() -> None:
    journal, writing, go_on = Memory(), asyncio.Event(), asyncio.Event()

    async def write_move(move: Move) -> None:
        writing.set()
        await go_on.wait()
        raise OSError("no space left")

    journal.write_move = write_move  # type: ignore[method-assign]
    referee = Referee(new_game(), seated(2, last_legal), journal)
    running = asyncio.create_task(referee.run())
    await writing.wait()
    undo = asyncio.create_task(referee.undo(1))
    await asyncio.sleep(0)
    go_on.set()

    with pytest.raises(OSError, match="no space left"):
        await running
    with pytest.raises(asyncio.CancelledError):
        await undo


async def test_what_is_said_comes_before_the_action_and_is_heard_by_all() -> None:
    def choose(view: PlayerView, legal: tuple[Action, ...]) -> Action | Spoken:
        offers = [action for action in legal if isinstance(action, Offer)]
        return Spoken(offers[0], Say.LOW) if offers and not view.talk else last_or_return(legal)

    journal, watcher = Memory(), Watcher()
    seats = seated(4, choose)
    await Referee(new_game(4), seats, journal, (watcher,)).run()

    assert journal.talk == [(1, Say.LOW, 0)]
    remark = Remark(round=1, seat=1, say=Say.LOW, after=0)
    assert watcher.seen[-1].talk == (remark,)
    for seat in seats.values():
        assert isinstance(seat, Scripted)
        offered = next(view for view in seat.views if view.board.waiting)
        assert offered.talk == (remark,)


async def test_somebody_who_thinks_hears_what_is_said_meanwhile() -> None:
    journal, thinker = Memory(), Scripted()
    seats: dict[int, Seat] = {**seated(4, None), 3: thinker}
    referee = Referee(new_game(4), seats, journal)
    running = asyncio.create_task(referee.run())
    await asyncio.sleep(0)

    await referee.say(1, Say.HIGH)

    assert thinker.views[-1].wish_of(1) is Say.HIGH
    assert journal.talk == [(1, Say.HIGH, 0)]
    assert not referee.game.entries
    referee.stop()
    await running


async def test_nothing_is_said_where_there_are_no_partners() -> None:
    journal = Memory()
    referee = Referee(new_game(3), seated(3, last_legal), journal)
    await referee.say(1, Say.HIGH)
    assert not journal.talk
    assert not referee.game.talk


async def test_an_illegal_answer_is_refused_and_asked_again() -> None:
    answers = iter([EndTurn(seat=1)])

    def choose(view: PlayerView, legal: tuple[Action, ...]) -> Action:
        return next(answers, last_legal(view, legal))

    clumsy = Scripted(choose)
    referee = Referee(new_game(), {1: clumsy, 2: Scripted(last_legal)}, Memory())
    await referee.run()
    assert [refusal.code for refusal in clumsy.refusals] == [RefusalCode.MUST_PLAY_FIRST]


async def test_undo_while_another_seat_thinks_is_refused_and_the_seat_goes_on_thinking() -> None:
    watcher, slow = Watcher(), Scripted(None)
    referee = Referee(new_game(), {1: Scripted(last_legal), 2: slow}, Memory(), (watcher,))
    running = asyncio.create_task(referee.run())
    await watcher.until(lambda view: view.board.turn == 2)
    with pytest.raises(IllegalAction) as refused:
        await referee.undo(1)
    assert refused.value.code is RefusalCode.NOT_YOUR_TURN
    referee.stop()
    await running


async def test_undo_takes_back_and_is_recorded() -> None:
    human, journal, watcher = HumanSeat(1), Memory(), Watcher()
    referee = Referee(new_game(), {1: human, 2: Scripted(last_legal)}, journal, (watcher,))
    running = asyncio.create_task(referee.run())
    await watcher.until(lambda _: True)
    await until_asked(human)
    before = referee.game.state
    human.submit(BlackHat(seat=1, card=before.hands[0][0]))
    await watcher.until(lambda view: view.board.played)
    await referee.undo(1)
    assert referee.game.state == before
    assert [move.do for move in journal.moves] == ["black", "undo"]
    referee.stop()
    await running


async def test_a_human_answer_that_breaks_the_rules_is_refused_at_once() -> None:
    human = HumanSeat(1)
    with pytest.raises(IllegalAction) as refused:
        human.submit(EndTurn(seat=1))
    assert refused.value.code is RefusalCode.NOT_YOUR_TURN
    referee = Referee(new_game(), {1: human, 2: Scripted(None)}, Memory())
    running = asyncio.create_task(referee.run())
    await until_asked(human)
    with pytest.raises(IllegalAction) as refused:
        human.submit(EndTurn(seat=1))
    assert refused.value.code is RefusalCode.MUST_PLAY_FIRST
    referee.stop()
    await running


async def test_a_seat_that_is_handed_over_leaves_and_the_game_goes_on() -> None:
    human, journal = HumanSeat(1), Memory()
    referee = Referee(new_game(), {1: human, 2: Scripted(last_legal)}, journal)
    running = asyncio.create_task(referee.run())
    await until_asked(human)
    await referee.hand_over(1, Scripted(last_legal), "bot:test")
    await running
    assert journal.seats == [(1, "bot:test")]
    assert referee.game.state.board.over


async def test_observers_see_hands_only_where_they_may() -> None:
    for may, kind in ((False, PublicView), (True, PlayerView)):
        watcher, seats = Watcher(), seated(2, last_legal)
        await Referee(new_game(), seats, Memory(), (watcher,), open_hands=may).run()
        assert {type(view) for view in watcher.seen} == {kind}


async def test_a_finished_game_without_its_result_gets_it() -> None:
    first = Referee(new_game(), seated(2, last_legal), Memory())
    await first.run()
    journal = Memory()
    await Referee(first.game, seated(2, None), journal).run()
    assert journal.results == [first.game.public_view().sheet]
    assert not journal.moves


async def test_hurry_cuts_a_pause_short() -> None:
    quick = PacedSeat(Scripted(last_legal), pause=3600)
    view = new_game().view(1)
    acting = asyncio.create_task(quick.act(view, view.legal))
    await asyncio.sleep(0)
    quick.hurry()
    assert spoken(await acting).action.do == "black"


async def test_everybody_is_asked_not_to_dawdle() -> None:
    seats = {1: Scripted(None), 2: Scripted(None)}
    Referee(new_game(), dict(seats), Memory()).hurry()
    assert all(seat.hurried for seat in seats.values())


async def test_closing_sends_everybody_home() -> None:
    seats = {1: Scripted(None), 2: Scripted(None)}
    referee = Referee(new_game(), dict(seats), Memory())
    await referee.close()
    assert all(seat.closed for seat in seats.values())


async def until_asked(human: HumanSeat) -> None:
    """Let the referee come to the point where it waits for this person."""
    while not human.asked:  # noqa: ASYNC110 - the seat has no news to wait for
        await asyncio.sleep(0)


async def test_a_hint_is_written_down_while_somebody_thinks_and_changes_nothing() -> None:
    game, journal = new_game(), Memory()
    seats = {1: HumanSeat(1), 2: HumanSeat(2)}
    referee = Referee(game, dict(seats), journal)
    running = asyncio.create_task(referee.run())
    await seats[1].when_asked()

    await referee.note_hint(1)

    await seats[1].when_asked()
    await referee.note_no_hints()
    assert journal.hints == [1, 0]
    assert not journal.moves
    assert referee.game == game
    referee.stop()
    await running
