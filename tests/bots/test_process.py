"""`hats-tui bot NAME`, as a process."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest
from support.bot_child import HELLO, child
from support.games import played

from hats_tui.bots import playing
from hats_tui.bots.players import BOTS, BotInfo, Choose
from hats_tui.bots.playing import Player
from hats_tui.bots.protocol import (
    PROTOCOL,
    Act,
    Analyse,
    Analysis,
    Answer,
    BotHello,
    Bye,
    Options,
    Thinking,
    ToReferee,
)
from hats_tui.bots.thoughts import think
from hats_tui.game import Action, PlayerView

VIEW = played(2, 3, 0).view(played(2, 3, 0).state.board.turn)
REQUEST = Act(id=1, view=VIEW, legal=VIEW.legal, budget=0, seconds=9.0, seed=5)

# Stands for a player of ours that prints, and then never comes back.
ENDLESS = """
from hats_tui.bots import players, process

def endless(view, legal, budget, seed):
    print("hm", flush=True)
    while seed:
        pass
    return legal[-1]

class Endless(players.BotInfo):
    def player(self):
        return endless

process.bot_named = lambda name: Endless(name, "Endless", "")
raise SystemExit(process.main("endless"))
"""


class Listening(BotInfo):
    """A bot that chooses as a test has it."""

    def __init__(self, choose: Choose) -> None:
        super().__init__("test", "Test", "")
        self.__dict__["choose"] = choose

    def player(self) -> Choose:
        choose: Choose = self.__dict__["choose"]
        return choose


def test_it_greets_answers_and_leaves_at_bye() -> None:
    with child("-m", "hats_tui", "bot", "greedy") as bot:
        bot.say(HELLO)
        options: Options = {"budget": 0}
        assert bot.hear() == BotHello(
            protocol=PROTOCOL, name="Magpie", author="hats-tui", options=options
        )

        bot.say(REQUEST)
        answer = bot.hear()
        assert isinstance(answer, Answer)
        assert answer.id == REQUEST.id
        assert answer.action in REQUEST.legal

        bot.say(Bye())
        assert bot.process.wait(10) == 0


def test_an_option_puts_another_amount_of_work_into_a_move() -> None:
    """And an option that it does not know, or cannot take, is ignored."""
    asked: list[int] = []

    def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
        asked.append(budget)
        return legal[0]

    said: list[ToReferee] = []
    bot = Player(Listening(choose), said.append)
    options: list[Options] = [{}, {"budget": 7}, {"budget": -7}, {"budget": "many", "x": True}]
    for each in options:
        bot.hear(HELLO.model_copy(update={"options": each}))
        bot.hear(REQUEST.model_copy(update={"budget": 3}))

    assert asked == [3, 7, 3, 3]
    hellos = [each.options for each in said if isinstance(each, BotHello)]
    assert hellos == [{"budget": budget} for budget in (0, 7, 0, 0)]


def test_it_tells_now_and_then_what_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.1, 0.3, 0.3, 0.4, 0.7, 0.7])
    monkeypatch.setattr(playing, "monotonic", lambda: next(clock))

    def choose(view: PlayerView, legal: tuple[Action, ...], budget: int, seed: int) -> Action:
        for win in (0.1, 0.2, 0.3, 0.4):
            think(legal[0], win)
        return legal[0]

    said: list[ToReferee] = []
    Player(Listening(choose), said.append).hear(REQUEST)

    best = REQUEST.legal[0]
    thoughts = [Thinking(id=REQUEST.id, best=best, win=win) for win in (0.2, 0.4)]
    assert said == [*thoughts, Answer(id=REQUEST.id, action=best)]


def test_it_tells_how_good_actions_are_until_all_is_done() -> None:
    with child("-m", "hats_tui", "bot", "random") as bot:
        bot.say(HELLO)
        assert isinstance(bot.hear(), BotHello)

        bot.say(Analyse(id=1, view=VIEW, actions=VIEW.legal, budget=300, seed=5))
        told = bot.hear()
        assert isinstance(told, Analysis)
        while isinstance(told, Analysis) and told.part < 1:
            told = bot.hear()

        assert isinstance(told, Analysis)
        assert told.moves[0].action in VIEW.legal
        bot.say(REQUEST)
        assert isinstance(bot.hear(), Answer)


def test_neither_interrupt_nor_nonsense_nor_later_messages_disturb_it() -> None:
    with child("-m", "hats_tui", "bot", "random") as bot:
        bot.say(HELLO)
        assert isinstance(bot.hear(), BotHello)

        bot.process.send_signal(signal.SIGINT)
        bot.say(b"what?\n")
        bot.say(b'{"type":"option"}\n')
        bot.say(REQUEST)

        assert isinstance(bot.hear(), Answer)
        assert bot.hang_up() == 0


def test_the_end_of_its_input_ends_it_while_it_thinks() -> None:
    with child("-c", ENDLESS) as bot:
        bot.say(HELLO)
        bot.say(REQUEST)
        assert isinstance(bot.hear(), BotHello)

        assert bot.hang_up() == 0


def test_what_a_player_prints_does_not_get_between_the_lines() -> None:
    with child("-c", ENDLESS) as bot:
        bot.say(REQUEST.model_copy(update={"seed": 0}))

        assert bot.hear() == Answer(id=REQUEST.id, action=REQUEST.legal[-1])
        bot.process.kill()
        assert bot.process.stderr is not None
        assert bot.process.stderr.read() == b"hm\n"


def test_a_player_that_raises_ends_the_process_with_its_traceback() -> None:
    with child(
        "-c", ENDLESS.replace('print("hm", flush=True)', 'raise ValueError("no tea")')
    ) as bot:
        bot.say(REQUEST)

        assert bot.process.wait(10) == 1
        assert bot.process.stderr is not None
        said = bot.process.stderr.read()
        assert said.startswith(b"Traceback")
        assert said.splitlines()[-1] == b"ValueError: no tea"


def test_a_player_is_loaded_before_anything_is_asked() -> None:
    """What it needs, numpy for one, must not be waited for in its first turn."""
    with child("-c", ENDLESS.replace("return endless", 'print("ready"); return endless')) as bot:
        assert bot.process.stderr is not None
        assert bot.process.stderr.readline() == b"ready\n"


def test_an_unknown_name_is_one_clear_line() -> None:
    ended = subprocess.run(
        [sys.executable, "-P", "-m", "hats_tui", "bot", "nobody"],
        capture_output=True,
        check=False,
        text=True,
    )

    assert ended.returncode == 2
    assert ended.stdout == ""
    known = ", ".join(bot.id for bot in BOTS)
    assert ended.stderr == f"hats-tui bot: there is no bot 'nobody'; there are: {known}\n"


def test_it_loads_neither_screens_nor_event_loops() -> None:
    code = "import sys; from hats_tui.bots import process; print(*sys.modules)"

    ended = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, check=True, text=True
    )

    loaded = set(ended.stdout.split())
    assert "hats_tui.bots.process" in loaded
    assert not loaded & {"numpy", "textual", "rich", "asyncio", "hats_tui.table", "hats_tui.words"}
