"""The command line. Each command imports what it needs, so that the others do not wait for it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from hats_tui import __version__
from hats_tui.crash import EXIT_CRASH
from hats_tui.words import _, install

_PROGRAM = "hats-tui"

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
        install()  # before anything is said, and before screens are imported with their bindings
        parser = build_parser()
        parsed = parser.parse_args(arguments)
        if odd := _odd_option(parsed):
            parser.error(odd)
        command = parsed.command or command
        code = _run(parsed)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # The reader, head or less, has seen enough; the flush at exit must not complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_FAULT
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told and reported
        return _crashed(error, command)
    return code


def _crashed(error: Exception, command: str) -> int:
    """Tell of a fault of the program."""
    if command == "bot":  # whoever started it reads along, and reports
        from hats_tui.crash.traces import trace_of

        sys.stderr.write(trace_of(error))
    else:
        from hats_tui.crash.telling import tell_crash

        tell_crash(error, {"command": command})
    return EXIT_CRASH


def build_parser() -> argparse.ArgumentParser:
    """Describe the command line, for parsing it and for --help."""
    parser = argparse.ArgumentParser(
        prog=_PROGRAM,
        usage=f"{_PROGRAM} [COMMAND ...] | {_PROGRAM} --plain [...]",
        description=_(
            "Play Hats, the card game, in the terminal. Without a command: play. Tutorial, rules, "
            "keys and settings are in the program: press ? there."
        ),
        epilog=_(
            "hats-tui COMMAND --help tells more. Exit codes: 0 all is well; 1 the command found a "
            "fault; 2 it could not start; 70 a fault of the program, of which a report is kept; "
            "128 + n ended by signal n."
        ),
        add_help=False,
    )
    _add_commands(parser)
    options = parser.add_argument_group(_("options"))
    options.add_argument("-h", "--help", action="help", help=_("show this help"))
    options.add_argument(
        "--version", action="version", version=f"%(prog)s {__version__}", help=_("show the version")
    )
    _add_plain(parser)
    return parser


def _adder(
    parser: argparse.ArgumentParser, kind: str, title: str, *, required: bool = True
) -> Callable[[str, str], argparse.ArgumentParser]:
    """What adds a command below others, with the same words in their list and in its own help."""
    commands = parser.add_subparsers(
        dest=kind, metavar=kind.upper(), title=title, prog=parser.prog, required=required
    )

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text)

    return add


def _add_commands(parser: argparse.ArgumentParser) -> None:
    add = _adder(parser, "command", _("commands"), required=False)
    add("tutorial", _("learn Hats in ten minutes, by playing"))
    replay = add("replay", _("watch a game again, finished or not"))
    replay.add_argument("file", metavar="FILE", help=_("a game record, *.hats"))
    _add_history(add("history", _("list, copy or take in your games")))
    _add_settings(add("settings", _("show or change the settings")))
    _add_record(add("record", _("check, read or trace game records")))
    completion = add("completion", _("print what has a shell complete these commands"))
    completion.add_argument("shell", choices=["bash", "zsh", "fish"], help=_("which shell"))
    bot = add("bot", _("play one seat as a bot: JSON lines on standard input and output"))
    bot.add_argument("name", metavar="NAME", help=_("which bot, for instance greedy"))


def _add_plain(parser: argparse.ArgumentParser) -> None:
    plain = parser.add_argument_group(_("the game in lines of text"))
    plain.add_argument(
        "--plain",
        action="store_true",
        help=_("play by typed commands, for screen readers, simple terminals and scripts"),
    )
    who = _("who plays, by seat: names and bots, such as Ann,bot:greedy or Ann,Max=bot:greedy")
    plain.add_argument("--players", metavar="LIST", help=who)
    plain.add_argument("--first", metavar="WHO", help=_("who begins: a seat, a name, or random"))
    types = _("at two players: the two types that are out, such as HC, or random")
    plain.add_argument("--types-out", metavar="LETTERS", help=types)
    limit = _("at four players: how many exchanges each team may make")
    plain.add_argument("--exchanges", metavar="NUMBER", help=limit)
    plain.add_argument("--seed", help=_("the same seed gives the same deal"))
    resume = _("play on an unfinished game: the one played last, or that of a file")
    plain.add_argument("--resume", metavar="FILE", nargs="?", const="", help=resume)


def _odd_option(parsed: argparse.Namespace) -> str:
    """What is wrong with the options for lines of text; empty for nothing."""
    details = [parsed.first, parsed.types_out, parsed.exchanges, parsed.seed]
    detailed = any(value is not None for value in details)
    new, old = parsed.players is not None, parsed.resume is not None
    if parsed.command is not None and (parsed.plain or new or old or detailed):
        return _("a command takes none of the options for the game in lines of text")
    if not parsed.plain and (new or old or detailed):
        return _("--players, --resume and what belongs to them go with --plain")
    if old and (new or detailed):
        return _("--resume goes on with a game as it was set up")
    if detailed and not new:
        return _("--first, --types-out, --exchanges and --seed go with --players")
    return ""


def _add_record(record: argparse.ArgumentParser) -> None:
    add = _adder(record, "action", _("actions"))
    helps = {
        "check": _("say for each file whether it is a right record, and where it is not"),
        "show": _("print each game to read: who played, what happened, the napkin"),
        "trace": _("print the whole state after each action, one JSON object a line"),
    }
    for name, text in helps.items():
        action = add(name, text)
        action.add_argument("files", metavar="FILE", nargs="+", help=_("a game record, *.hats"))
        if name == "show":
            hidden = _("tell hidden cards also where the game is not over")
            action.add_argument("--open", action="store_true", dest="openly", help=hidden)


def _add_history(history: argparse.ArgumentParser) -> None:
    add = _adder(history, "action", _("actions"))
    games = add("list", _("print a line for each game"))
    games.add_argument("--find", metavar="TEXT", default="", help=_("only with such names"))
    games.add_argument("--state", choices=["finished", "unfinished", "damaged"], default="")
    columns = ["date", "players", "kinds", "points", "winner", "margin"]
    games.add_argument("--sort", choices=columns, default="date")
    games.add_argument("--rising", action="store_true", help=_("the smallest or oldest first"))
    bring_in = add("import", _("take in games; say what became of each file"))
    bring_in.add_argument("places", metavar="FILE_OR_FOLDER", nargs="+")
    take_out = add("export", _("copy games to a file or a folder"))
    take_out.add_argument("target", metavar="FILE_OR_FOLDER")
    named = _("files as the list calls them; all games without any")
    take_out.add_argument("names", metavar="NAME", nargs="*", help=named)
    over = _("write over files that are there already")
    take_out.add_argument("--replace", action="store_true", help=over)
    add("rebuild", _("read all files anew; Ctrl+C stops it"))


def _add_settings(settings: argparse.ArgumentParser) -> None:
    add = _adder(settings, "action", _("actions"), required=False)
    add("path", _("say where their file is"))
    add("show", _("print every setting as it counts now"))
    change = add("set", _("set one; your comments in the file stay"))
    change.add_argument("key", metavar="KEY", help=_("which setting, for instance bot_pause"))
    change.add_argument("value", metavar="VALUE", help=_("its value, for instance 0.5 or nord"))
    reset = add("reset", _("let the usual value count again"))
    reset.add_argument("key", metavar="KEY", help=_("any key of the file"))


def _run(parsed: argparse.Namespace) -> int:
    match parsed.command, getattr(parsed, "action", None):
        case "record", action:
            return _record(action, parsed)
        case "history", action:
            return _history(action, parsed)
        case "settings", action:
            return _settings(action, parsed)
        case "replay", _action:
            return _replay(parsed.file)
        case "completion", _action:
            return _completion(parsed.shell)
        case "bot", _action:
            return _bot(parsed.name)
        case command, _action:
            return _plain(parsed) if parsed.plain else _play(learns=command == "tutorial")


def _record(action: str | None, parsed: argparse.Namespace) -> int:
    match action:
        case "check":
            from hats_tui.record import check

            return check.main(parsed.files)
        case "trace":
            from hats_tui.record import trace

            return trace.main(parsed.files)
        case _:
            from hats_tui.plain import record_show

            return record_show.main(parsed.files, openly=parsed.openly)


def _history(action: str | None, parsed: argparse.Namespace) -> int:
    from hats_tui.plain import history

    match action:
        case "import":
            return history.import_games(parsed.places)
        case "export":
            return history.export_games(parsed.target, parsed.names, replace=parsed.replace)
        case "rebuild":
            return history.rebuild()
        case _:
            return history.list_games(parsed.find, parsed.state, parsed.sort, rising=parsed.rising)


def _settings(action: str | None, parsed: argparse.Namespace) -> int:
    from hats_tui.plain import settings

    match action:
        case "path":
            return settings.show_path()
        case "set":
            return settings.change(parsed.key, parsed.value)
        case "reset":
            return settings.reset(parsed.key)
        case _:
            return settings.show()


def _completion(shell: str) -> int:
    from hats_tui.completion import script

    sys.stdout.write(script(shell, build_parser()))
    return 0


def _bot(name: str) -> int:
    from hats_tui.bots import process

    return process.main(name)


def _replay(file: str) -> int:
    from hats_tui.record import BadRecord
    from hats_tui.record.watchable import load_watchable

    path = Path(file)
    try:
        load_watchable(path)
    except (OSError, BadRecord) as error:
        from hats_tui.tui.watching import why_unreadable

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
        seed=parsed.seed,
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
