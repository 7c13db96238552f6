"""A bot whose faults are put into its program, to see what becomes of it."""

from __future__ import annotations

import sys
import textwrap

from support.games import dealt

from hats_tui.table.engine_process import EngineProcess
from hats_tui.table.programs import Program

GAME = dealt(2, first=1)
VIEW = GAME.view(1)

_BOT = """
import json, os, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def answer(heard, action=None):
    say(type="answer", id=heard["id"], action=action or heard["legal"][0])

def act(heard):
    answer(heard)

def hello(heard):
    say(type="hello", protocol=1)

# HERE

for line in sys.stdin:
    heard = json.loads(line)
    {"hello": hello, "act": act}.get(heard["type"], lambda heard: sys.exit())(heard)
"""
"""A bot that takes the first legal action, unless a test has it do something else."""


def command(change: str = "") -> Program:
    """The bot, with some lines put at HERE into its program."""
    program = _BOT.replace("# HERE", textwrap.dedent(change))
    return Program((sys.executable, "-I", "-S", "-c", program))


def bot(change: str = "") -> EngineProcess:
    """The bot on the first seat, not started yet."""
    return EngineProcess(command(change), 1, GAME.header.players)
