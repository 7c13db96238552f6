"""The commands `hats-tui history ...`: the games of the player's folder, in lines of text."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from hats_tui.cells import Align, in_columns
from hats_tui.record import sentence
from hats_tui.record.console import speak_utf8
from hats_tui.store.history.facts import Status
from hats_tui.store.history.library import Library
from hats_tui.store.history.listing import Column, ListedGame, Wanted, arranged
from hats_tui.store.history.transfer import (
    Fate,
    Imported,
    NothingThere,
    bring_in,
    records_at,
    take_out,
    typed_place,
)
from hats_tui.words import _, ngettext
from hats_tui.words.causes import cause
from hats_tui.words.history import players_text, points_text, state_text, when
from hats_tui.words.names import Names, shown_name, team_name
from hats_tui.words.phrase import both
from hats_tui.words.sides import side_of
from hats_tui.words.transfer import fate_sentence

_TELL_SECONDS: Final = 0.2
_STATES: Final = {
    "finished": frozenset({Status.FINISHED}),
    "unfinished": frozenset({Status.UNFINISHED}),
    "damaged": frozenset({Status.DAMAGED, Status.NEWER}),
}


def list_games(text: str = "", state: str = "", column: str = "date", *, rising: bool) -> int:
    """Print a line for each game.

    Args:
        text: Only games in whose names it is found.
        state: Only games of which this has become: a key of `_STATES`; empty for all.
        column: By what they are sorted, see `Column`.
        rising: Whether the smallest, or oldest, comes first.

    Returns:
        0.
    """
    speak_utf8()
    wanted = Wanted(Column(column), not rising, text, _STATES.get(state, frozenset()))
    with Library() as library:
        progress = _Progress()
        library.catch_up(progress)
        progress.end()
        known = library.games()
        games = arranged(known, wanted)
        folder = library.folder
    rows = [_titles(), *(_row(game) for game in games)]
    aligns: tuple[Align, ...] = ("left", "left", "left", "left", "right", "left")
    _print(in_columns(rows, aligns))
    if not games:  # beside the list, of which a script reads nothing but the headings then
        none, unlike = _("There are no games yet in {folder}."), _("No game is like that.")
        sys.stderr.write((unlike if known else none.format(folder=folder)) + "\n")
    return 0


def import_games(places: Sequence[str]) -> int:
    """Bring in files, and all games of folders; print what became of each.

    Returns:
        0, or 1 when one of them is no right record or could not be brought in.
    """
    speak_utf8()
    code = 0
    with Library() as library:
        for place in places:
            try:
                sources = records_at(typed_place(place))
            except NothingThere:
                text = _("There is no game in {place}. Games are files that end in .hats.")
                sys.stderr.write(text.format(place=place) + "\n")
                code = 1
                continue
            for done in bring_in(sources, library.folder):
                sys.stdout.write(f"{_fate_of(done)}\n")
                code = code or (done.fate not in {Fate.TAKEN, Fate.PRESENT})
        library.catch_up()
    return code


def _fate_of(done: Imported) -> str:
    """What became of a file that was to be brought in."""
    fault = done.fault
    return fate_sentence(
        done.fate.value,
        file=shown_name(str(done.source)),
        name=done.name,
        line=fault.line if fault else 0,
        reason=sentence(fault, _) if fault else done.detail,
    )


def export_games(target: str, names: Sequence[str], *, replace: bool) -> int:
    """Copy games to a file or into a folder.

    Args:
        target: The file, or the folder, which is made where several games go into it.
        names: The files of the games, as the list calls them; none for all.
        replace: Whether files that are there already are written over.

    Returns:
        0, or 1 when a game could not be copied.
    """
    speak_utf8()
    with Library() as library:
        folder = library.folder
        try:
            sources = [folder / Path(name).name for name in names] or records_at(folder)
            place = typed_place(target, sources[0].name if len(sources) == 1 else "")
            if len(sources) > 1:
                place.mkdir(parents=True, exist_ok=True)
        except NothingThere as error:
            text = _("Nothing is copied: there is nothing at {place}.")
            sys.stderr.write(text.format(place=error) + "\n")
            return 1
        except OSError as error:
            reason = f"{error.filename}: {cause(error.strerror or str(error))}"
            sys.stderr.write(_("Nothing is copied: {reason}").format(reason=reason) + "\n")
            return 1
        copied = sum(_copied(source, place, replace=replace) for source in sources)
    text = ngettext("{n} game is copied.", "{n} games are copied.", copied)
    sys.stdout.write(text.format(n=copied) + "\n")
    return int(copied < len(sources))


def _copied(source: Path, place: Path, *, replace: bool) -> bool:
    """Copy a game; where that cannot be, say why."""
    try:
        take_out(source, place, replace=replace)
    except FileExistsError as error:
        text = _("{file} is there already and stays; --replace writes over it.")
        sys.stderr.write(text.format(file=error.filename) + "\n")
    except OSError as error:
        reason = cause(error.strerror or str(error))
        sys.stderr.write(f"{error.filename or source.name}: {reason}\n")
    else:
        return True
    return False


def rebuild() -> int:
    """Read all games anew; what is read when Ctrl+C stops it is kept.

    Returns:
        0.

    Raises:
        KeyboardInterrupt: It was stopped.
    """
    speak_utf8()
    progress = _Progress()
    with Library() as library:
        try:
            library.rebuild(progress)
        except KeyboardInterrupt:
            progress.end()
            text = _("Stopped: the other games are read when they are listed.")
            sys.stderr.write(f"{text}\n")
            raise
        progress.end()
        games = len(library.games())
        kept = library.is_kept
    text = ngettext("{n} game is known.", "{n} games are known.", games)
    sys.stdout.write(text.format(n=games) + "\n")
    if not kept:
        sys.stderr.write(_("The index cannot be written: it is made anew each time.") + "\n")
    return 0


class _Progress:
    """Tells on standard error how far it is, where that is a terminal."""

    def __init__(self) -> None:
        self._told = time.monotonic()
        self._shown = False

    def __call__(self, done: int, whole: int) -> bool:
        now = time.monotonic()
        if sys.stderr.isatty() and now - self._told >= _TELL_SECONDS:
            self._told, self._shown = now, True
            text = _("Reading: {done} of {whole}").format(done=done, whole=whole)
            sys.stderr.write(f"\r{text} ")
            sys.stderr.flush()
        return True

    def end(self) -> None:
        """Leave a clean line."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _titles() -> list[str]:
    return [_("Date"), _("Players"), _("Points"), _("Winner"), _("By"), _("File")]


def _row(game: ListedGame) -> list[str]:
    facts, names = game.facts, Names.of(game.names)
    points, winner, margin = points_text(facts.sides), "", ""
    if facts.winners:
        winner = str(both([names[seat] for seat in facts.winners]))
        margin = str(facts.margin)
        if len(names.full) == 4:
            winner = team_name(side_of(facts.winners[0], 4)).text
    else:
        points = state_text(facts.status.value, facts.round, facts.fault_line)
    players = players_text(names.full)
    return [when(game.created), players, points, winner, margin, shown_name(game.file)]


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
