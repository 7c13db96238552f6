"""What the finished games tell of a player."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.worker import get_current_worker

from hats_tui.host.draft import MAX_NAME_CELLS
from hats_tui.host.problem_text import problem_text
from hats_tui.store.history.library import Library
from hats_tui.store.history.people import People
from hats_tui.store.history.statistics import Counted, Person, Question
from hats_tui.tui.dialogs.ask_text import AskText
from hats_tui.tui.dialogs.choice import Choice
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.history.head import Head
from hats_tui.tui.history.progress import Progress
from hats_tui.tui.keys.names import cap
from hats_tui.tui.screens.base import HatsScreen
from hats_tui.tui.statistics.counting import Answer, Counting
from hats_tui.tui.statistics.page import StatisticsPage, Whose, WhoseBar
from hats_tui.tui.widgets.entries import Entry
from hats_tui.tui.widgets.key_bar import KeyBar, KeyEntry
from hats_tui.words import N_, _, ngettext
from hats_tui.words.names import shown_name
from hats_tui.words.numbers import number_text

_MOST_OFFERED = 14
_PLAYERS = (0, 2, 3, 4)
_COUNTED = tuple(Counted)


class StatisticsScreen(HatsScreen[None]):
    """Panels of figures and charts about one player."""

    CSS_PATH = "statistics.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "other(1)", N_("The next player"), id="statistics.next"),
        Binding("left,h", "other(-1)", N_("The player before"), id="statistics.before"),
        Binding("w", "who", N_("Choose whose games"), id="statistics.who"),
        Binding("c", "count_others", N_("Count others: with help, or all"), id="statistics.count"),
        Binding("p", "count_players", N_("Only games of 2, 3 or 4"), id="statistics.players"),
        Binding(
            "tab,space,pagedown,down", "turn_page(1)", N_("The next page"), id="statistics.page"
        ),
        Binding(
            "shift+tab,pageup,up", "turn_page(-1)", N_("The page before"), id="statistics.back"
        ),
        Binding("n", "rename", N_("Rename, or join with another"), id="statistics.rename"),
        Binding("u", "part", N_("Part again what was joined"), id="statistics.part"),
        Binding("escape", "back", N_("Stop reading, or back"), id="statistics.leave"),
    ]
    HELP = N_(
        "What your finished games tell. The shade of a share is where the true one lies in 95 of "
        "100 cases: **with few games it is wide**. Games with hints, and those played on from an "
        "earlier turn, are counted apart."
    )
    MOUSE = (
        (N_("Click in the row above"), N_("Another player, other games")),
        (N_("Turn the wheel"), N_("Turn the page")),
        (N_("Right button"), N_("Back")),
    )

    page = getters.query_one(StatisticsPage)
    """The sheet."""

    @dataclass
    class Answered(Message):
        """A question is answered.

        Args:
            answer: What is to be shown.
        """

        answer: Answer

    def __init__(self, library: Library | None = None) -> None:
        """Make the screen.

        Args:
            library: The games; the player's own when None.
        """
        super().__init__()
        self._library = library or Library()
        self._owns_library = library is None
        self._counting = Counting()
        self._question = Question("")
        self._answer = Answer((), None, None)
        self._page = 0
        self._read = False

    def compose_screen(self) -> ComposeResult:
        """Head, whose games, the sheet and the keys."""
        yield Head(self.look, N_("STATISTICS"))
        yield WhoseBar(self.look)
        yield StatisticsPage(self.look)
        yield KeyBar(self.look, _bar())

    def on_mount(self) -> None:
        """Count, once the frame is on the screen."""
        self.call_after_refresh(self.count)

    def on_unmount(self) -> None:
        """Forget the figures, and close the index if nobody else needs it."""
        self._counting.close()
        if self._owns_library:
            self._library.close()

    @work(thread=True, exclusive=True, group="load")
    def count(self) -> None:
        """Show what is known, read what is new, and show that."""

        def tell() -> None:
            self._counting.take(self._library.games())
            self.post_message(self.Answered(self._counting.ask(self._question)))

        tell()
        stop = cap(self.look, "escape")
        progress = Progress(get_current_worker(), self._say_working, stop, tell, 5.0)
        self._library.catch_up(progress)
        self._read = True
        tell()
        self._say_working("")

    @work(thread=True, exclusive=True, group="ask")
    def _ask(self) -> None:
        self.post_message(self.Answered(self._counting.ask(self._question)))

    def on_statistics_screen_answered(self, event: Answered) -> None:
        """Show the figures."""
        self._answer = event.answer
        if event.answer.statistics is not None:
            self._question = event.answer.statistics.question
        self._show()

    def on_head_working(self, event: Head.Working) -> None:
        """Say how far it is."""
        self.query_one(Head).show(work=event.text)

    @on(WhoseBar.Wished)
    async def _do_pressed(self, event: WhoseBar.Wished) -> None:
        await self.run_action(event.action)

    @on(StatisticsPage.Turned)
    def _turn_by_wheel(self, event: StatisticsPage.Turned) -> None:
        self.action_turn_page(event.step)

    def on_click(self, event: Click) -> None:
        """Go back with the right button, wherever it is pressed."""
        if event.button == 3:
            self.action_back()

    def menu_entries(self) -> list[MenuEntry]:
        """What can be done about the player."""
        person = self._answer.person
        named, bot = person is not None and person.human, _("that is no person")
        return [
            MenuEntry(_("Choose whose games"), self.action_who, person is not None, key="w"),
            MenuEntry(_("Rename, or join with another"), self.action_rename, named, bot, "n"),
            MenuEntry(_("Part again what was joined"), self.action_part, named, bot, "u"),
        ]

    def action_other(self, step: int) -> None:
        """Show the next player, or the one before, round and round."""
        people, person = self._answer.people, self._answer.person
        if person is not None:
            self._ask_about(people[(list(people).index(person) + step) % len(people)])

    @work(exclusive=True, group="who")
    async def action_who(self) -> None:
        """Choose whose games are counted."""
        people = self._answer.people[:_MOST_OFFERED]
        if not people:
            return
        entries = [
            Entry(
                "123456789abcde"[number],
                shown_name(each.name) or _("Nameless"),
                ngettext("{n} game", "{n} games", each.games).format(n=each.games),
            )
            for number, each in enumerate(people)
        ]
        number = await self.app.push_screen_wait(Choice(_("Whose games?"), entries))
        if number is not None:
            self._ask_about(people[number])

    def action_count_others(self) -> None:
        """Count other games: without help, with help, all."""
        at = _COUNTED.index(self._question.counted)
        self._question = replace(self._question, counted=_COUNTED[(at + 1) % len(_COUNTED)])
        self._ask()

    def action_count_players(self) -> None:
        """Count games of another number of players."""
        at = _PLAYERS.index(self._question.players)
        self._question = replace(self._question, players=_PLAYERS[(at + 1) % len(_PLAYERS)])
        self._ask()

    def action_turn_page(self, step: int = 1) -> None:
        """Turn the page, round and round."""
        self._page = (self._page + step) % self.page.pages
        self._show()

    @work(exclusive=True, group="names")
    async def action_rename(self) -> None:
        """Give the person another name, or join it with somebody else."""
        person = self._answer.person
        if person is None or not person.human:
            self.app.notify(_("Only people can be renamed."), timeout=4)
            return
        name = shown_name(person.name)
        dialog = AskText(
            _("What is {name} called?").format(name=name),
            person.player,
            yes=_("Rename"),
            note=_("The name of somebody else joins the two. The games' files do not change."),
            length=max(MAX_NAME_CELLS, len(person.player)),
        )
        called = await self.app.push_screen_wait(dialog)
        if called is None or called == person.player:
            return
        others = {each.player for each in self._answer.people if each.human}
        text = _("Join the games of {name} with those of {other}? You can part them again.")
        question = text.format(name=name, other=shown_name(called))
        if called in others and not await self.app.push_screen_wait(
            Confirm(question, yes=_("Join"), no=_("Keep apart"))
        ):
            return
        await self._change_names(People.load().renamed(person.player, called), called)

    @work(exclusive=True, group="names")
    async def action_part(self) -> None:
        """Have everybody again whose names were joined into this one."""
        person = self._answer.person
        people = People.load()
        if person is None or not person.human or not people.spelled(person.player):
            self.app.notify(_("This player has one name only."), timeout=4)
            return
        spelled = ", ".join(map(shown_name, people.spelled(person.player)))
        text = _("Part {names} from {name} again?")
        question = text.format(names=spelled, name=shown_name(person.name))
        if await self.app.push_screen_wait(Confirm(question, yes=_("Part"), no=_("Keep"))):
            await self._change_names(people.parted(person.player), person.player)

    def action_back(self) -> None:
        """Stop reading, or leave."""
        reading = [
            worker
            for worker in self.workers
            if worker.node is self and worker.group == "load" and not worker.is_finished
        ]
        for worker in reading:
            worker.cancel()
        if not reading:
            self.dismiss(None)

    async def _change_names(self, people: People, called: str) -> None:
        problem = await asyncio.to_thread(people.save)
        if problem is not None:
            self.app.notify(problem_text(problem), severity="warning", markup=False, timeout=8)
            return
        self._question = replace(self._question, player=called, human=True)
        self.count()

    def _ask_about(self, person: Person) -> None:
        self._question = replace(self._question, player=person.player, human=person.human)
        self._ask()

    def _say_working(self, text: str) -> None:
        self.post_message(Head.Working(text))

    def take_language(self) -> None:
        """Count the games in the other language."""
        super().take_language()
        self._show()

    def _show(self) -> None:
        person, statistics = self._answer.person, self._answer.statistics
        apart = statistics.apart if statistics else 0
        whose = Whose(person, self._question, apart, self._page, self.page.pages)
        self.query_one(WhoseBar).show(whose)
        games = person.games if person else 0
        facts = ngettext("{n} game", "{n} games", games).format(n=number_text(games, ","))
        self.query_one(Head).show(facts=facts if person else "")
        fair = self._question.counted is Counted.FAIR
        if statistics and apart and fair and not statistics.won.whole:
            self.page.show(None, self._page, self._only_helped(apart))
            return
        empty = _("No game is finished yet.") if self._read else ""
        self.page.show(statistics, self._page, empty)

    def _only_helped(self, games: int) -> str:
        """Where to find the games of somebody who has had help in all of them, as beginners have.

        Args:
            games: How many there are, from 1.
        """
        text = ngettext(
            "{n} game was played with help, and is counted apart: {key} shows it.",
            "{n} games were played with help, and are counted apart: {key} shows them.",
            games,
        )
        return text.format(n=number_text(games, ","), key=cap(self.page.look, "c"))


def _bar() -> list[KeyEntry]:
    return [
        KeyEntry("w", N_("Who"), "who"),
        KeyEntry("c", N_("Which games"), "count_others"),
        KeyEntry("p", N_("Players"), "count_players"),
        KeyEntry("n", N_("Rename"), "rename"),
        KeyEntry("escape", N_("Back"), "back"),
        KeyEntry("f10", N_("Menu"), "app.menu"),
    ]
