"""The games of the player's folder, as screens and commands ask for them."""

from __future__ import annotations

import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from hats_tui.store.history import catching_up
from hats_tui.store.history.catching_up import GoOn
from hats_tui.store.history.deleting import delete_game
from hats_tui.store.history.index import Index
from hats_tui.store.history.listing import ListedGame, listed
from hats_tui.store.history.people import People
from hats_tui.store.paths import games_dir


class Library:
    """Games, names and the index of them; all calls block, and may come from any thread.

    Nothing is opened before it is needed, so making one takes no time.
    """

    def __init__(self, folder: Path | None = None, index_file: Path | None = None) -> None:
        """Take a folder.

        Args:
            folder: Where the games are; the player's own when None.
            index_file: The file of the index; the player's own when None.
        """
        self.folder = folder or games_dir()
        self._file = index_file
        self._opening = threading.Lock()
        self._opened: Index | None = None

    def __enter__(self) -> Self:
        """The library itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the index."""
        self.close()

    def path(self, game: ListedGame) -> Path:
        """The file of a game."""
        return self.folder / game.file

    def games(self) -> tuple[ListedGame, ...]:
        """All games that the index knows, in no order, with the names that people have now."""
        return listed(self._index.games(), People.load())

    def catch_up(self, go_on: GoOn | None = None) -> bool:
        """Read what is new in the folder; see `hats_tui.store.history.catching_up`."""
        return catching_up.catch_up(self._index, self.folder, go_on)

    def rebuild(self, go_on: GoOn | None = None) -> bool:
        """Read all files anew; see `hats_tui.store.history.catching_up`."""
        return catching_up.rebuild(self._index, self.folder, go_on)

    def delete(self, game: ListedGame) -> None:
        """Delete a game for good.

        Raises:
            InUse: It is being played in another window.
            OSError: It cannot be deleted.
        """
        delete_game(self.path(game))
        self._index.put({}, gone=[game.file])

    @property
    def is_kept(self) -> bool:
        """Whether the index outlives the program; else it is read anew each time."""
        return not self._index.in_memory

    def close(self) -> None:
        """Close the index."""
        with self._opening:
            if self._opened is not None:
                self._opened.close()
                self._opened = None

    @property
    def _index(self) -> Index:
        with self._opening:
            if self._opened is None:
                self._opened = Index.open(self._file)
            return self._opened
