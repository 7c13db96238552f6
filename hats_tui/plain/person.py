"""What a person types in a game is done here, or told why it is not."""

from __future__ import annotations

from hats_tui.game import BlackHat, IllegalAction, PlayerView, PublicView, Say
from hats_tui.plain.acts import action_of
from hats_tui.plain.commands import Command, Verb, understood
from hats_tui.plain.console import Console, Leave
from hats_tui.plain.helping import help_lines
from hats_tui.plain.hinting import LineHints
from hats_tui.plain.reasons import what_if, why_so
from hats_tui.plain.told import asked, no_such_player, seat_of
from hats_tui.table.roster import HUMAN, SENSIBLE
from hats_tui.table.table import Table
from hats_tui.words import _
from hats_tui.words.behind import where_it_goes
from hats_tui.words.hints import why_no_hint
from hats_tui.words.log import Detail
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, phrase
from hats_tui.words.refusals import Reason, refusal_sentence, why_not, why_not_this
from hats_tui.words.talk import why_no_talk
from hats_tui.words.turns import prompt


class Person:
    """Whoever sits at the keyboard, one after the other."""

    def __init__(
        self,
        console: Console,
        table: Table,
        names: Names,
        *,
        hints: bool = True,
        detail: Detail = "normal",
    ) -> None:
        """Sit down.

        Args:
            console: Where it is typed and told.
            table: The game.
            names: The players' names.
            hints: Whether the settings have hints.
            detail: How much the log tells.
        """
        self._detail = detail
        self._wanted = hints
        self._hints = LineHints(console, table.header.players, names)
        self._console = console
        self._table = table
        self._names = names
        self._refused: Reason | None = None

    async def do(self, line: str, seat: int) -> None:
        """Do what somebody typed whom the game waits for.

        Args:
            line: What was typed.
            seat: Who typed it.

        Raises:
            Leave: They quit.
        """
        command = understood(line)
        human = self._table.humans[seat]
        view = human.view
        assert view is not None, "the referee tells the seats before it asks them"
        if isinstance(command, Phrase):
            self._console.say(command)
        elif not await self._leaves(command, seat) and not self._answers(command, view):
            await self._acts(command, view)

    async def watch(self, line: str, view: PublicView) -> None:
        """Do what somebody typed who only watches, which is not to have a hand.

        Raises:
            Leave: They quit.
        """
        command, view = understood(line), _without_seat(view)
        if isinstance(command, Phrase):
            self._console.say(command)
        elif not await self._leaves(command, None) and not self._answers(command, view):
            self._console.say(_("You only watch now: bots play here."))

    def _answers(self, command: Command, view: PublicView) -> bool:
        """Answer a question; False where it was none."""
        told = asked(command, view, self._names, self._detail)
        if command.verb is Verb.HELP:
            told = help_lines(view.board.players)
        elif command.verb is Verb.WHY:
            told = why_so(command, view, self._refused, self._names)
        elif isinstance(view, PlayerView):
            told = told or self._answers_player(command, view)
        if told is None:
            return False
        self._console.say(*told)
        return True

    def _answers_player(self, command: Command, view: PlayerView) -> list[Phrase] | None:
        match command.verb:
            case Verb.NOTHING:
                return [prompt(view, self._names)]
            case Verb.IF:
                return list(what_if(command, view, self._names))
            case Verb.CARD:
                card = command.cards[0]
                reason = why_not_this(view, BlackHat(seat=view.seat, card=card), self._names)
                self._refused = reason
                return [reason or where_it_goes(card, view)]
            case _:
                return None

    async def _acts(self, command: Command, view: PlayerView) -> None:
        if command.verb is Verb.UNDO:
            reason = why_not(view, "undo", self._names)
            if reason is None:
                await self._table.referee.undo(view.seat)
            self._refuse(reason)
            return
        if command.verb in {Verb.SAY, Verb.HINT}:
            await (self._say(command, view) if command.verb is Verb.SAY else self._hint(view))
            return
        action = action_of(command, view)
        if isinstance(action, Phrase):
            self._console.say(action)
            return
        try:
            self._table.humans[view.seat].submit(action)
        except IllegalAction as error:
            self._refuse(refusal_sentence(error.refusal, self._names))
        else:
            self._refused = None

    async def _hint(self, view: PlayerView) -> None:
        """Tell the best moves; the record notes that somebody asked."""
        reason = why_no_hint(view, wanted=self._wanted, agreed=self._table.hints)
        if reason is not None:
            self._console.say(reason)
            return
        if self._hints.is_new(view):
            await self._table.referee.note_hint(view.seat)
        await self._hints.tell(view)

    async def _say(self, command: Command, view: PlayerView) -> None:
        """Ask the partner for something; all at the table hear it."""
        reason = why_no_talk(view, self._names)
        say = next((say for word in command.words for say in Say if say.startswith(word)), None)
        if reason is not None:
            self._refuse(reason)
        elif say is None:
            self._console.say(_("Say high, low, anything or favourite: which card you would like."))
        else:
            await self._table.referee.say(view.seat, say)

    def _refuse(self, reason: Reason | None) -> None:
        """Say why something was refused, and remember it for "why"."""
        self._refused = reason
        if reason is not None:
            self._console.say(reason)

    async def _leaves(self, command: Command, seat: int | None) -> bool:
        """Do what has to do with coming and going; False where the command has not."""
        match command.verb:
            case Verb.QUIT:
                raise Leave
            case Verb.BACK:
                await self._take_back(command)
            case Verb.LEAVE if seat is not None:
                await self._table.hand_over(seat, SENSIBLE)
                template = _("A bot plays on for {name}. back {seat} takes the seat back.")
                self._console.say(phrase(template, name=self._names[seat], seat=seat))
            case Verb.CONCEDE if seat is not None:
                await self._concede(seat)
            case _:
                return False
        return True

    async def _take_back(self, command: Command) -> None:
        absent = self._table.absent
        seat = seat_of(" ".join(command.words), self._names) if command.words else None
        if seat is None and not command.words and len(absent) == 1:
            seat = absent[0]
        if seat is None and command.words:
            self._console.say(no_such_player(command.words, self._names))
        elif seat is None or seat not in absent:
            self._console.say(_("Nobody's seat can be taken back now: say whose, if several can."))
        else:
            await self._table.hand_over(seat, HUMAN)
            template = _("{name} is back at the table.")
            self._console.say(phrase(template, name=self._names[seat]))

    async def _concede(self, seat: int) -> None:
        question = _("Concede? A bot plays your seat to the end, and you watch.")
        answer = await self._console.ask(question, _("Type yes or no."))
        if answer.casefold().startswith("y"):
            await self._table.concede(seat)
            template = _("{name} concedes: a bot plays on.")
            self._console.say(phrase(template, name=self._names[seat]))
            return
        view = self._table.humans[seat].view
        assert view is not None, "who concedes was asked to act"
        self._console.say(prompt(view, self._names))


def _without_seat(view: PublicView) -> PublicView:
    """The same view without what a seat adds: where bots play, watchers look into their hands."""
    return PublicView(
        board=view.board,
        history=view.history,
        undoable=view.undoable,
        sheet=view.sheet,
        talk=view.talk,
    )
