"""The loop behind `hats-tui bot NAME`: one bot on standard input and output.

A thread of its own reads, so that the end of the input ends the process at once, also while the bot
thinks: when the referee is gone, however it went, its bots go too.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import BinaryIO, TypeAlias

from hats_tui.bots.players import BOTS, BotInfo, Choose, bot_named
from hats_tui.bots.protocol import (
    LINE_LIMIT,
    Act,
    Analyse,
    Answer,
    BotHello,
    Bye,
    Nonsense,
    RefereeHello,
    ToBot,
    ToReferee,
    line_of,
    read_for_bot,
)
from hats_tui.game import Player, partner_of

_AUTHOR = "hats-tui"

_PERSON = "human"
"""What a person is called where it is told who plays."""

_NICE = 10
"""How far an analysis steps back behind other work, where the system knows that."""

_Said: TypeAlias = RefereeHello | Act | Analyse


def main(name: str) -> int:
    """Play as the bot called `name` until the referee says bye or its end of the pipe closes.

    Args:
        name: The id of one of our bots.

    Returns:
        The exit code: 0, or 2 when there is no such bot.
    """
    bot = bot_named(name)
    if bot is None:
        known = ", ".join(info.id for info in BOTS)
        print(f"hats-tui bot: there is no bot {name!r}; there are: {known}", file=sys.stderr)
        return 2
    # Ctrl+C reaches everybody in the terminal; whether the game ends is the game's to decide.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return _play(bot)


def _play(bot: BotInfo) -> int:
    said: SimpleQueue[_Said] = SimpleQueue()
    # Not sys.stdin: its lock, held by a waiting thread, would spoil the end of the process.
    source = os.fdopen(0, "rb", closefd=False)
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # A player that prints must not garble the protocol.
    # Where numpy comes with OpenBLAS, that would start a thread for each core, for nothing.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    threading.Thread(target=_listen, args=(source, said), daemon=True).start()
    choose, table = bot.player(), tuple[Player, ...]()
    while True:
        message = said.get()
        if isinstance(message, RefereeHello):
            table = message.players
        try:
            for reply in _replies(bot, choose, message, table):
                out.write(line_of(reply))
                out.flush()
        except BrokenPipeError:
            os._exit(0)


def _replies(
    bot: BotInfo, choose: Choose, message: _Said, table: tuple[Player, ...]
) -> Iterator[ToReferee]:
    match message:
        case RefereeHello():
            yield BotHello(name=bot.name, author=_AUTHOR)
        case Act():
            yield _answer(bot, choose, message, table)
        case Analyse():
            from hats_tui.bots.analysis.answering import analyses

            _give_way()
            yield from analyses(message)


def _answer(bot: BotInfo, choose: Choose, act: Act, table: tuple[Player, ...]) -> Answer:
    """What the bot does, heeding its partner, and what it says where the partner is a person."""
    view, legal = act.view, act.legal
    if not bot.talks or view.board.players < 4:
        return Answer(id=act.id, action=choose(view, legal, act.budget, act.seed))
    from hats_tui.bots.players.talk import heeded, wish

    action = choose(view, heeded(view, legal), act.budget, act.seed)
    partner = table[partner_of(view.seat) - 1] if table else None
    say = wish(view, action) if partner is not None and partner.kind == _PERSON else None
    return Answer(id=act.id, action=action, say=say and say.value)


def _give_way() -> None:
    """Let the screens go first: whoever asked goes on playing or reading meanwhile."""
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, 0, _NICE)


def _listen(source: BinaryIO, said: SimpleQueue[_Said]) -> None:
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
