"""One bot of ours at its seat: what it says to what the referee says."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, TypeAlias

from hats_tui.bots.giving_way import give_way
from hats_tui.bots.players import BotInfo
from hats_tui.bots.protocol import (
    Act,
    Analyse,
    Answer,
    BotHello,
    Options,
    RefereeHello,
    Thinking,
    ToReferee,
)
from hats_tui.bots.thoughts import heard_by
from hats_tui.game import Action, partner_of

_AUTHOR: Final = "hats-tui"

_PERSON: Final = "human"
"""What a person is called where it is told who plays."""

_BETWEEN_THOUGHTS: Final = 0.3
"""Seconds for which a thought stands before the next one is told."""

_BUDGET: Final = "budget"
"""The option that puts another amount of work into every move; 0: as much as the referee asks."""

Said: TypeAlias = RefereeHello | Act | Analyse
"""What a referee says that is answered."""


class Player:
    """Plays for one seat."""

    def __init__(self, bot: BotInfo, say: Callable[[ToReferee], None]) -> None:
        """Sit down; whatever the bot needs is loaded.

        Args:
            bot: Who plays.
            say: Tells the referee something.
        """
        self._bot = bot
        self._say = say
        self._choose = bot.player()
        self._hello = RefereeHello(seat=1, players=())
        self._budget = 0

    def hear(self, message: Said) -> None:
        """Answer the referee."""
        match message:
            case RefereeHello():
                self._hello, self._budget = message, _budget_in(message.options)
                options: Options = {_BUDGET: self._budget}
                self._say(BotHello(name=self._bot.name, author=_AUTHOR, options=options))
            case Act():
                with heard_by(self._teller(message.id)):
                    self._say(self._answer(message))
            case Analyse():
                from hats_tui.bots.analysis.answering import analyses

                give_way()
                for news in analyses(message):
                    self._say(news)

    def _answer(self, act: Act) -> Answer:
        """What the bot does, heeding its partner, and what it says where that is a person."""
        view, legal, budget = act.view, act.legal, self._budget or act.budget
        if not self._bot.talks or view.board.players < 4:
            return Answer(id=act.id, action=self._choose(view, legal, budget, act.seed))
        from hats_tui.bots.players.talk import heeded, wish

        action = self._choose(view, heeded(view, legal), budget, act.seed)
        players = self._hello.players
        partner = players[partner_of(view.seat) - 1] if players else None
        say = wish(view, action) if partner is not None and partner.kind == _PERSON else None
        return Answer(id=act.id, action=action, say=say and say.value)

    def _teller(self, request: int) -> Callable[[Action, float], None]:
        """Tells what is thought about a request, though not every time."""
        told = monotonic()

        def tell(best: Action, win: float) -> None:
            nonlocal told
            if monotonic() - told >= _BETWEEN_THOUGHTS:
                told = monotonic()
                self._say(Thinking(id=request, best=best, win=win))

        return tell


def _budget_in(options: Options) -> int:
    """The work that is asked for by an option; nonsense asks for none."""
    budget = options.get(_BUDGET, 0)
    return budget if isinstance(budget, int) and budget > 0 else 0
