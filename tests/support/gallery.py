"""Every screen in its states, one after the other, and what is shown on each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from rich.style import Style
from support.games import course, finished, played
from support.screens import awake
from support.turn import House
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget

from hats_tui.game import Game, Swap, legal_actions
from hats_tui.table.roster import BOTS
from hats_tui.tui.dialogs.confirm import Confirm
from hats_tui.tui.dialogs.menu import open_menu
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.screens.curtain import Curtain
from hats_tui.tui.screens.curtain_page import CurtainText
from hats_tui.tui.screens.help import HelpScreen
from hats_tui.tui.screens.napkin import NapkinScreen
from hats_tui.tui.screens.setup import SetupScreen
from hats_tui.words.names import Names
from hats_tui.words.turns import curtain

NAMES = ("Alice", "Bob", "Chloé", "Dimitri")


class Piece(NamedTuple):
    """A text on the screen in one style, and the widget that shows it."""

    text: str
    style: Style
    widget: Widget


async def gallery(pilot: Pilot[Any]) -> AsyncIterator[str]:
    """Show one screen after the other; gives the name of the one that is shown.

    Args:
        pilot: Of the application with its title, which has loaded everything.
    """
    await awake(pilot)
    yield "title"
    for part in (with_fields, _help, _turns, _between):
        async for name in part(pilot):
            yield name


async def few(pilot: Pilot[Any]) -> AsyncIterator[str]:
    """Show every screen, but only one state of the turn."""
    for part in (with_fields, _help, _between):
        async for name in part(pilot):
            yield name
    async for name in _turn(pilot, deciding(3)):
        yield name
        break


async def with_fields(pilot: Pilot[Any]) -> AsyncIterator[str]:
    """Show what has widgets of Textual's: dialogs and the set-up."""
    app = pilot.app
    await open_menu(app)  # type: ignore[arg-type]
    await pilot.pause()
    yield "menu"
    await app.pop_screen()
    await app.push_screen(Confirm("Quit?", yes="Quit", no="Stay"))
    await pilot.pause()
    yield "question"
    await app.pop_screen()
    async for name in _setup(pilot):
        yield name


async def _turns(pilot: Pilot[Any]) -> AsyncIterator[str]:
    for players in (2, 3, 4):
        async for name in _turn(pilot, deciding(players)):
            yield f"turn of {players}, {name}"


async def _help(pilot: Pilot[Any]) -> AsyncIterator[str]:
    await pilot.app.push_screen(HelpScreen(pilot.app.screen))
    await pilot.pause()
    yield "help"
    await pilot.press("end")
    await pilot.pause()
    yield "help, last page"
    await pilot.app.pop_screen()


async def _setup(pilot: Pilot[Any]) -> AsyncIterator[str]:
    await pilot.app.push_screen(SetupScreen(BOTS))
    await pilot.pause()
    yield "setup"
    await pilot.press("right", "right", "tab", *"漢字[/]")
    await pilot.pause()
    yield "setup of four"
    await pilot.press("tab")
    await pilot.pause()
    yield "setup, bots"
    await pilot.app.pop_screen()


async def _turn(pilot: Pilot[Any], game: Game) -> AsyncIterator[str]:
    house = House(game)
    await pilot.app.push_screen(house.screen)
    house.show()
    await pilot.pause()
    yield "a card"
    for keys, name in (
        ("up", "a space"),
        ("down,b", "a black hat"),
        ("escape,d", "a discard"),
        ("escape,x", "an exchange"),
        ("escape,w", "worths"),
        ("w,i", "a player"),
        ("escape,z", "hidden"),
        ("z,b,b", "the end"),
    ):
        await pilot.press(*keys.split(","))
        await pilot.pause()
        yield name
    await pilot.app.pop_screen()


async def _between(pilot: Pilot[Any]) -> AsyncIterator[str]:
    names = Names.of(NAMES)
    view = played(4, 7, 40).view(1)
    await pilot.app.push_screen(Curtain(lambda: CurtainText(curtain(view, names))))
    await awake(pilot)
    yield "curtain"
    await pilot.app.pop_screen()
    for players in (2, 4):
        sheet = finished(players, 5).public_view().sheet
        assert sheet is not None
        await pilot.app.push_screen(NapkinScreen(NapkinPage(NAMES[:players], sheet, None)))
        await awake(pilot)
        yield f"napkin of {players}"
        await pilot.app.pop_screen()


@cache
def deciding(players: int) -> Game:
    """A game in which somebody has a card to play, and many spaces for it."""
    games = islice(course(players, 7), 10 * players, 20 * players)
    return max((game for game in games if not game.state.board.played), key=_swaps)


def _swaps(game: Game) -> int:
    actions = legal_actions(game.state.board, game.state.actor_hand)
    return sum(isinstance(action, Swap) for action in actions)


def pieces(pilot: Pilot[Any]) -> Iterator[Piece]:
    """All that the widgets of the present screen show, as the terminal gets it."""
    for widget in pilot.app.screen.walk_children(Widget):
        if widget.children or not widget.display:
            continue
        for strip in widget.render_lines(Region(0, 0, *widget.size)):
            for segment in strip:
                yield Piece(segment.text, segment.style or Style(), widget)
