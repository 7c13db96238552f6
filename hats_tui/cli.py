"""The commands. Each imports what it needs, so that the others do not wait for it."""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO

from hats_tui.arguments import build_parser, language_in, odd_option, with_numbers
from hats_tui.crash import EXIT_CRASH
from hats_tui.store.unchecked import language_wish
from hats_tui.words import _, install

EXIT_FAULT = 1
"""A command that did its work and found a fault."""

EXIT_USAGE = 2
"""A command that could not start; argparse uses the same."""

EXIT_INTERRUPTED = 130
"""Ended by Ctrl+C, as shells write it: 128 and the number of the signal."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: The words after the program's name; those of the process when None.

    Returns:
        The exit code of the process.

    Raises:
        SystemExit: For --help, --version and a wrong command line.
    """
    command = "play"
    try:
        words = sys.argv[1:] if arguments is None else arguments
        install(language_in(words) or language_wish())  # before anything is said
        parser = build_parser()
        parsed = parser.parse_args(with_numbers(words))
        if odd := odd_option(parsed):
            parser.error(odd)
        command = parsed.command or command
        code = _run(parsed)
        _flush()
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _let_go(sys.stdout)  # the reader, head or less, has seen enough
        return EXIT_FAULT
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told and reported
        return _crashed(error, command)
    return code


def _flush() -> None:
    """Say all there is to say; where the window was closed, nobody complains, now or at exit.

    Raises:
        OSError: It cannot be said, and not because a window was closed.
    """
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            _let_go(stream)


def _let_go(stream: TextIO) -> None:
    """Nobody reads a stream any more; the flush at exit must not complain again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _crashed(error: Exception, command: str) -> int:
    """Tell of a fault of the program."""
    if command == "bot":  # whoever started it reads along, and reports
        from hats_tui.crash.traces import trace_of

        sys.stderr.write(trace_of(error))
    else:
        from hats_tui.crash.telling import tell_crash

        tell_crash(error, {"command": command})
    return EXIT_CRASH


def _run(parsed: argparse.Namespace) -> int:
    commands = {
        "bot": _bot,
        "completion": _completion,
        "engine": _engine,
        "history": _history,
        "record": _record,
        "replay": _replay,
        "serve": _serve,
        "settings": _settings,
        "tournament": _tournament,
    }
    if command := commands.get(parsed.command):
        return command(parsed)
    return _plain(parsed) if parsed.plain else _play(learns=parsed.command == "tutorial")


def _record(parsed: argparse.Namespace) -> int:
    match parsed.action:
        case "check":
            from hats_tui.record import check

            return check.main(parsed.files, _, quiet=parsed.quiet)
        case "trace":
            from hats_tui.record import trace

            return trace.main(parsed.files, _)
        case _:
            from hats_tui.plain import record_show

            return record_show.main(parsed.files, openly=parsed.openly)


def _history(parsed: argparse.Namespace) -> int:
    from hats_tui.plain import history

    match parsed.action:
        case "import":
            return history.import_games(parsed.places)
        case "export":
            return history.export_games(parsed.target, parsed.names, replace=parsed.replace)
        case "rebuild":
            return history.rebuild()
        case _:
            return history.list_games(parsed.find, parsed.state, parsed.sort, rising=parsed.rising)


def _settings(parsed: argparse.Namespace) -> int:
    from hats_tui.plain import settings

    match parsed.action:
        case "path":
            return settings.show_path()
        case "set":
            return settings.change(parsed.key, parsed.value)
        case "reset":
            return settings.reset(parsed.key)
        case _:
            return settings.show()


def _engine(parsed: argparse.Namespace) -> int:
    from hats_tui.plain import engines

    if parsed.action == "check":
        return engines.check(parsed.name, parsed.games)
    return engines.list_engines()


def _completion(parsed: argparse.Namespace) -> int:
    from hats_tui.completion import script

    sys.stdout.write(script(parsed.shell, build_parser()))
    return 0


def _tournament(parsed: argparse.Namespace) -> int:
    from hats_tui.tournament import command

    wish = command.Wish(
        players=tuple(parsed.contestants),
        table=parsed.table,
        deals=parsed.deals,
        seed=parsed.deals_seed,
        budget=parsed.budget,
        seconds=parsed.seconds,
        jobs=parsed.jobs,
        bounds=parsed.sprt,
        keep=parsed.keep,
        json=parsed.json,
        state=parsed.state,
        anew=parsed.anew,
        dask=parsed.dask,
    )
    return command.main(wish)


def _bot(parsed: argparse.Namespace) -> int:
    from hats_tui.bots import process

    return process.main(parsed.name, _)


def _serve(parsed: argparse.Namespace) -> int:
    if not all(find_spec(name) for name in ("aiohttp", "textual_serve")):
        text = _("hats-tui serve needs more packages: pip install 'hats-tui[web]'")
        print(text, file=sys.stderr)
        return EXIT_USAGE
    from hats_tui.web.server import Offer, serve

    return serve(
        Offer(
            host=parsed.host,
            port=parsed.port,
            public_url=parsed.public_url,
            visitors=parsed.visitors,
            idle_minutes=parsed.idle,
        )
    )


def _replay(parsed: argparse.Namespace) -> int:
    from hats_tui.record import BadRecord
    from hats_tui.record.watchable import load_watchable

    path = Path(parsed.file)
    try:
        load_watchable(path)
    except (OSError, BadRecord) as error:
        from hats_tui.tui.replay.unreadable import why_unreadable

        print(why_unreadable(path, error), file=sys.stderr)
        return EXIT_FAULT
    return _play(path)


def _plain(parsed: argparse.Namespace) -> int:
    from hats_tui.plain import program
    from hats_tui.plain.options import Options

    options = Options(
        players=parsed.players,
        first=parsed.first,
        types_out=parsed.types_out,
        exchanges=parsed.exchanges,
        match=parsed.match,
        seed=parsed.seed,
        hints=parsed.hints,
        resume=parsed.resume,
    )
    return program.main(options)


def _play(watched: Path | None = None, *, learns: bool = False) -> int:
    from hats_tui import terminal

    if reason := terminal.refusal():
        print(reason, file=sys.stderr)
        return EXIT_USAGE
    terminal.prepare()
    from hats_tui.tui.app import run

    return run(watched, learns=learns)
