"""The loop behind `hats-tui bot NAME`: one bot on standard input and output.

A thread of its own reads, so that the end of the input ends the process at once, also while the bot
thinks: when the referee is gone, however it went, its bots go too.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import BinaryIO

from hats_tui.bots.players import BOTS, BotInfo, bot_named
from hats_tui.bots.playing import Player, Said
from hats_tui.bots.protocol import (
    LINE_LIMIT,
    Bye,
    Nonsense,
    ToBot,
    ToReferee,
    line_of,
    read_for_bot,
)

NO_SUCH_BOT = "hats-tui bot: there is no bot {name}; there are: {names}"
"""What is said where there is none of that name."""


def main(name: str, say: Callable[[str], str] = str) -> int:
    """Play as the bot called `name` until the referee says bye or its end of the pipe closes.

    Args:
        name: The id of one of our bots.
        say: Translates an English text.

    Returns:
        The exit code: 0, or 2 when there is no such bot.
    """
    bot = bot_named(name)
    if bot is None:
        names = ", ".join(info.id for info in BOTS)
        print(say(NO_SUCH_BOT).format(name=repr(name), names=names), file=sys.stderr)
        return 2
    # Ctrl+C reaches everybody in the terminal; whether the game ends is the game's to decide.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return _play(bot)


def _play(bot: BotInfo) -> int:
    said: SimpleQueue[Said] = SimpleQueue()
    # Not sys.stdin: its lock, held by a waiting thread, would spoil the end of the process.
    source = os.fdopen(0, "rb", closefd=False)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # A player that prints must not garble the protocol.
    # Where numpy comes with OpenBLAS, that would start a thread for each core, for nothing.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    threading.Thread(target=_listen, args=(source, said), daemon=True).start()

    def say(message: ToReferee) -> None:
        try:
            out.write(line_of(message))
            out.flush()
        except BrokenPipeError:
            os._exit(0)

    player = Player(bot, say)
    while True:
        player.hear(said.get())


def _listen(source: BinaryIO, said: SimpleQueue[Said]) -> None:
    """Hand on what the referee says, and end the process when it says no more."""
    while line := source.readline(LINE_LIMIT):
        message = _understood(line)
        if isinstance(message, Bye):
            break
        if message is not None:
            said.put(message)
    os._exit(0)


def _understood(line: bytes) -> ToBot | None:
    try:
        return read_for_bot(line)
    except Nonsense as error:
        print(f"hats-tui bot: ignored a line: {error}", file=sys.stderr)
        return None
