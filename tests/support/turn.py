"""A turn screen over a game that is played without a table, for one person or for several."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from support.mouse import Cell, Mouse
from textual.pilot import Pilot

from hats_tui.game import Action, Card, Game, Say, Undo, refusal
from hats_tui.tui.app import HatsApp
from hats_tui.tui.dialogs.menu import MenuEntry
from hats_tui.tui.screens.turn import TurnScreen
from hats_tui.tui.turn.scene import Scene
from hats_tui.tui.turn.zone import SceneZone
from hats_tui.words.hints import no_hints
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase
from hats_tui.words.refusals import refusal_sentence
from hats_tui.words.taking_back import people_play
from hats_tui.words.turns import waits_for


@dataclass
class House:
    """Plays what the screen decides, and shows it to whoever acts, or to one seat only."""

    game: Game
    eyes: int | None = None
    motion: bool = False
    hints: bool = True
    acts: list[Action] = field(default_factory=list)
    refused: list[Action] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Lay out the screen."""
        self.names = Names.of(player.name for player in self.game.header.players)
        players = len(self.game.header.players)
        self.screen = TurnScreen(self.names, players, self, motion=self.motion)

    def show(self) -> None:
        """Show how things stand."""
        board = self.game.state.board
        seat = self.eyes or board.actor or board.turn
        view = self.game.view(seat)
        self.screen.show_view(view, None if view.acts else waits_for(board, self.names))

    def play(self, action: Action) -> None:
        """Play an action, whoever decided it, and show it."""
        self.game = self.game.apply(self.game.with_chance(action))
        self.show()

    def act(self, action: Action) -> Phrase | None:
        """Do what the screen decided; a sentence says why it is refused."""
        state = self.game.state
        refused = refusal(state.board, state.actor_hand, action)
        if refused is not None:
            self.refused.append(action)
            return refusal_sentence(refused, self.names)
        self.acts.append(action)
        self.play(action)
        return None

    def undo(self) -> None:
        """Take back the last action."""
        if self.game.undoable:
            self.game = self.game.apply(Undo(seat=self.game.state.board.turn))
            self.show()

    def take_turn_back(self) -> Phrase | None:
        """There are no bots to take a turn back from."""
        return people_play()

    def hint(self) -> Phrase | None:
        """Nobody helps here."""
        return no_hints("game")

    def tell_partner(self, say: Say) -> Phrase | None:
        """Say it, and show it."""
        self.game = self.game.saying(self.game.state.board.actor or 0, say)
        self.show()
        return None

    def hurry(self) -> None:
        """There are no bots."""

    def show_napkin(self) -> None:
        """Nothing comes after the game here."""

    def menu_entries(self) -> list[MenuEntry]:
        """Nothing more."""
        return []


@dataclass
class Seated:
    """Somebody at the screen."""

    pilot: Pilot[Any]
    house: House
    mouse: Mouse

    @property
    def scene(self) -> Scene:
        """What is shown now."""
        scene = self.zone("table").scene
        assert scene is not None, "the screen shows something"
        return scene

    @property
    def message(self) -> str:
        """What the status line says."""
        return str(self.scene.message or "")

    @property
    def lines(self) -> list[str]:
        """The whole screen, row by row."""
        width, height = self.pilot.app.size
        cells = [[" "] * width for _ in range(height)]
        for zone in self.house.screen.zones:
            left, top = zone.content_region.offset
            for y in range(zone.size.height):
                for x, sign in enumerate(zone.render_line(y).text):
                    cells[top + y][left + x] = sign
        return ["".join(row) for row in cells]

    def zone(self, part: str) -> SceneZone:
        """The zone of a part."""
        return self.house.screen.query_one(f"#{part}", SceneZone)

    def where(self, *payload: object) -> Cell:
        """The cell in the middle of what can be pressed, wherever on the screen it is."""
        for zone in self.house.screen.zones:
            for known, region in zone.targets():
                if known == payload and zone.part.value != "action-bar":
                    return region.x + region.width // 2, region.y + region.height // 2
        raise AssertionError(f"{payload} is not on the screen")

    def card(self, code: str) -> Cell:
        """The cell in the middle of a card of the hand."""
        return self.where("card", self.scene.hand.index(Card(code)))


@asynccontextmanager
async def seated(
    game: Game,
    size: tuple[int, int] = (80, 24),
    eyes: int | None = None,
    *,
    motion: bool = False,
) -> AsyncIterator[Seated]:
    """A game on the turn screen, with somebody before it."""
    house = House(game, eyes, motion)
    app = HatsApp()
    async with app.run_test(size=size) as pilot:
        await app.push_screen(house.screen)
        house.show()
        await pilot.pause()
        yield Seated(pilot, house, Mouse(pilot))
