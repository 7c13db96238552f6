"""Damages files in all the ways in which files get damaged, and sees what is made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

from hats_tui.crash.traces import trace_of
from hats_tui.record import BadRecord, Finished, RecordWriter, load_record, sentence
from hats_tui.record.trace import trace_lines
from hats_tui.store.games import games_found
from hats_tui.store.history.index import index_file
from hats_tui.store.history.library import Library
from hats_tui.store.look import look_wish, remember_theme, theme_file
from hats_tui.store.paths import ensure_dir, games_dir, settings_file
from hats_tui.store.problem import ProblemCode
from hats_tui.store.remembered import (
    SeatChoice,
    SetupChoices,
    recall_setup,
    remember_setup,
    setup_file,
)
from hats_tui.store.setting_changes import reset_setting, write_setting
from hats_tui.store.settings import Settings, read_settings
from hats_tui.store.settings_text import fresh_text, with_setting
from hats_tui.store.unchecked import AUTO

_PIECES: tuple[bytes, ...] = (
    b"",
    b"\0",
    b"\0" * 64,
    b"\n",
    b"\r\n",
    b"\xff",
    b"\xef\xbb\xbf",
    b'"',
    b"{",
    b"}",
    b"[" * 200,
    b"null",
    b"-1",
    b"1e999",
    b"9" * 5000,
    b'"\\ud800"',
    b"NaN",
    b'{"result":{}}',
    b'{"note":"x"}\n',
    b"H1",
    b"# ",
    b" = ",
    b"[[a]]\n",
    b"'''",
)


def _flip(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def _cut(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def _take_out(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randint(1, 40) :]


def _put_in(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(_PIECES) + data[at:]


def _blank(data: bytes, rng: Random) -> bytes:
    """What a disk leaves that lost a block."""
    at = rng.randrange(len(data))
    size = min(rng.randint(1, 600), len(data) - at)
    return data[:at] + b"\0" * size + data[at + size :]


def _swap_lines(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"".join(lines)


def _drop_line(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    del lines[rng.randrange(len(lines))]
    return b"".join(lines)


def _repeat_line(data: bytes, rng: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return b"".join(lines)


def _other_word(data: bytes, rng: Random) -> bytes:
    """Another word of the file in the place of one."""
    words = data.split(b'"')
    words[rng.randrange(len(words))] = rng.choice(words)
    return b'"'.join(words)


_WAYS: Sequence[Callable[[bytes, Random], bytes]] = (
    _flip,
    _cut,
    _take_out,
    _put_in,
    _blank,
    _swap_lines,
    _drop_line,
    _repeat_line,
    _other_word,
)


def mutated(data: bytes, rng: Random) -> bytes:
    """The bytes of a file with one to three damages."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if data:
            data = rng.choice(_WAYS)(data, rng)
    return data


def damage_records(files: Sequence[Path], count: int, folder: Path, seed: int) -> Counter[str]:
    """Damage records, one after the other; gives what is made of how many of them.

    Args:
        files: Right records.
        count: So many damages.
        folder: An empty folder.
        seed: For the damages.
    """
    rng = Random(seed)
    data = [file.read_bytes() for file in files]
    return Counter(_try_record(mutated(data[n % len(data)], rng), folder) for n in range(count))


def damage_settings(count: int, seed: int) -> Counter[str]:
    """Damage the player's settings; gives what is made of how many of them."""
    rng = Random(seed)
    ensure_dir(settings_file().parent)
    text = with_setting(with_setting(fresh_text(), "bot_pause", 1), "theme", "nord")
    return Counter(_try_settings(mutated(text.encode(), rng)) for _ in range(count))


def damage_memories(count: int, seed: int) -> Counter[str]:
    """Damage what is remembered; gives what is made of how many of them."""
    rng = Random(seed)
    ensure_dir(setup_file().parent)
    seat = SeatChoice(name="Chloé", kind="human")
    choices = SetupChoices(players=2, seats=(seat, seat), first=2)
    data = choices.model_dump_json(indent=2).encode()
    return Counter(
        _try_theme(mutated(b"contrast\n", rng))
        if n % 3
        else _try_setup(mutated(data, rng), choices)
        for n in range(count)
    )


def damage_indexes(files: Sequence[Path], count: int, seed: int) -> Counter[str]:
    """Damage the index over some records; gives what is made of how many of them."""
    for file in files:
        (ensure_dir(games_dir()) / file.name).write_bytes(file.read_bytes())
    with Library() as library:
        assert library.catch_up()
    data, rng = index_file().read_bytes(), Random(seed)
    return Counter(_try_index(mutated(data, rng), len(files)) for _ in range(count))


def _try_record(data: bytes, folder: Path) -> str:
    """Read a record in every way that there is; what is not right stays as it is.

    Args:
        data: The bytes of a file.
        folder: An empty folder.

    Returns:
        What is made of it, in a word.
    """
    path = folder / "game.hats"
    path.write_bytes(data)
    found = games_found(folder)
    try:
        record = load_record(path)
    except BadRecord as error:
        outcome = _told(error)
    else:
        assert list(trace_lines(record))
        outcome = "torn" if record.torn else "right"
    assert path.read_bytes() == data
    try:
        writer, kept = RecordWriter.resume(path)
    except (BadRecord, Finished):
        assert path.read_bytes() == data
    else:
        writer.close()
        assert path.read_bytes() == data[: kept.kept] + (b"" if kept.ended else b"\n")
        assert [game.path for game in found.unfinished] in ([path], [])
    path.unlink()
    return outcome


def _try_settings(data: bytes) -> str:
    """Read settings, and change them; what cannot be understood stays as it is."""
    file = settings_file()
    file.write_bytes(data)
    settings, problems = read_settings()
    look_wish()
    assert Settings.model_validate(settings.model_dump()) == settings
    changes = (partial(write_setting, "bot_pause", 2.5), partial(reset_setting, "bot_pause"))
    for change in changes:
        before = file.read_bytes()
        problem = change()
        if problem is not None:
            assert problem.code is ProblemCode.LEFT_ALONE
            assert file.read_bytes() == before
        after, _ = read_settings()
        assert after.model_copy(update={"bot_pause": 0}) == settings.model_copy(
            update={"bot_pause": 0}
        )
    return str(problems[0].code) if problems else "right"


def _try_setup(data: bytes, choices: SetupChoices) -> str:
    """Recall a set-up, and remember another; what makes no sense is kept under another name."""
    file = setup_file()
    file.write_bytes(data)
    recalled = recall_setup()
    assert remember_setup(choices) is None
    assert recall_setup() == choices
    return _aside(file, data, understood=recalled is not None)


def _try_theme(data: bytes) -> str:
    """Recall a theme, and remember another; what makes no sense is kept under another name."""
    file = theme_file()
    file.write_bytes(data)
    recalled = look_wish().theme
    assert remember_theme("nord") is None
    assert look_wish().theme == "nord"
    return _aside(file, data, understood=recalled != AUTO or _is_text(data))


def _try_index(data: bytes, games: int) -> str:
    """Open a damaged index: nothing is raised, and all games are known."""
    for rest in index_file().parent.glob(f"{index_file().name}*"):
        rest.unlink()
    index_file().write_bytes(data)
    offered = len(games_found().unfinished)
    with Library() as library:
        kept = len(library.games())
        assert library.catch_up()
        assert len(library.games()) == games
    assert offered == len(games_found().unfinished)
    return "kept" if kept == games else "renewed"


def _told(error: BadRecord) -> str:
    assert sentence(error.fault).isprintable()
    assert trace_of(error)
    return str(error.fault.code)


def _aside(file: Path, data: bytes, *, understood: bool) -> str:
    kept = file.with_name(f"{file.name}.damaged")
    if understood:
        assert not kept.exists()
        return "right"
    assert kept.read_bytes() == data
    kept.unlink()
    return "set aside"


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except ValueError:
        return False
    return True
