"""`hats-tui bot NAME`, as a process."""

from __future__ import annotations

import signal
import subprocess
import sys

from support.bot_child import HELLO, child
from support.games import played

from hats_tui.bots.players import BOTS
from hats_tui.bots.protocol import PROTOCOL, Act, Analyse, Analysis, Answer, BotHello, Bye

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


def test_it_greets_answers_and_leaves_at_bye() -> None:
    with child("-m", "hats_tui", "bot", "greedy") as bot:
        bot.say(HELLO)
        assert bot.hear() == BotHello(protocol=PROTOCOL, name="Magpie", author="hats-tui")

        bot.say(REQUEST)
        answer = bot.hear()
        assert isinstance(answer, Answer)
        assert answer.id == REQUEST.id
        assert answer.action in REQUEST.legal

        bot.say(Bye())
        assert bot.process.wait(10) == 0


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
