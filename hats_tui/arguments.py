"""What can be typed after the program's name, and what --help says about it."""

import argparse
import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from hats_tui import __version__
from hats_tui.usage_texts import translate_usage
from hats_tui.words import _
from hats_tui.words.languages import LANGUAGES

_PROGRAM = "hats-tui"
_LANGUAGE = "--language"

_MOST = 10**9
"""No number on the command line is larger."""

_BELOW_ZERO = re.compile(r"-\.?[0-9]")
"""How a word begins that is no option but a number, or several."""


def build_parser() -> argparse.ArgumentParser:
    """Describe the command line, for parsing it and for --help."""
    translate_usage()
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
    _add_language(options)
    _add_plain(parser)
    return parser


def language_in(words: Sequence[str]) -> str | None:
    """The language that is asked for by an option, wherever it stands.

    It has to be known before the command line is read: what is wrong there is told in it.

    Args:
        words: What was typed.
    """
    given = [after for word, after in pairwise(words) if word == _LANGUAGE]
    given += [word.partition("=")[2] for word in words if word.startswith(f"{_LANGUAGE}=")]
    return next((code for code in given if code in LANGUAGES), None)


def with_numbers(words: Sequence[str]) -> list[str]:
    """Tie numbers below 0 to the options before them: argparse takes -10,30 for an option.

    Args:
        words: What was typed.
    """
    tied: list[str] = []
    for word in words:
        option = tied[-1] if tied and "--" not in tied else ""
        if _BELOW_ZERO.match(word) and option.startswith("--") and "=" not in option:
            tied[-1] = f"{option}={word}"
        else:
            tied.append(word)
    return tied


def odd_option(parsed: argparse.Namespace) -> str:
    """What is wrong with the options for lines of text; empty for nothing.

    Args:
        parsed: What was typed, as `build_parser` reads it.
    """
    details = [parsed.first, parsed.types_out, parsed.exchanges, parsed.seed]
    details += [parsed.match, parsed.hints]
    detailed = any(value is not None for value in details)
    new, old = parsed.players is not None, parsed.resume is not None
    if parsed.command is not None and (parsed.plain or new or old or detailed):
        return _("a command takes none of the options for the game in lines of text")
    if not parsed.plain and (new or old or detailed):
        return _("--players, --resume and what belongs to them go with --plain")
    if old and (new or detailed):
        return _("--resume goes on with a game as it was set up")
    if detailed and not new:
        return _(
            "--first, --types-out, --exchanges, --match, --no-hints and --seed go with --players"
        )
    return ""


def _adder(
    parser: argparse.ArgumentParser, kind: str, title: str, *, required: bool = True
) -> Callable[[str, str], argparse.ArgumentParser]:
    """What adds a command below others, with the same words in their list and in its own help."""
    commands = parser.add_subparsers(
        dest=kind, metavar=kind.upper(), title=title, prog=parser.prog, required=required
    )

    def add(name: str, text: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text)
        _add_language(command)
        return command

    return add


def _add_language(options: argparse._ActionsContainer) -> None:
    """Whatever is done, it is told in the language that is asked for; see `language_in`."""
    text = _("the language of everything that is said")
    options.add_argument(_LANGUAGE, choices=list(LANGUAGES), default=argparse.SUPPRESS, help=text)


def _add_commands(parser: argparse.ArgumentParser) -> None:
    add = _adder(parser, "command", _("commands"), required=False)
    add("tutorial", _("learn Hats in ten minutes, by playing"))
    replay = add("replay", _("watch a game again, finished or not"))
    replay.add_argument("file", metavar="FILE", help=_("a game record, *.hats"))
    _add_history(add("history", _("list, copy or take in your games")))
    _add_settings(add("settings", _("show or change the settings")))
    _add_record(add("record", _("check, read or trace game records")))
    _add_serve(add("serve", _("let people play in a browser, each apart")))
    _add_tournament(
        add("tournament", _("have bots and engines play many games, to see who is stronger"))
    )
    completion = add("completion", _("print what has a shell complete these commands"))
    completion.add_argument("shell", choices=["bash", "zsh", "fish"], help=_("which shell"))
    _add_engine(add("engine", _("list or check the engines that are registered here")))
    bot = add("bot", _("play one seat as a bot: JSON lines on standard input and output"))
    bot.add_argument("name", metavar="NAME", help=_("which bot, for instance greedy"))


def _add_engine(engine: argparse.ArgumentParser) -> None:
    add = _adder(engine, "action", _("actions"), required=False)
    add("list", _("print each engine, and what it runs"))
    check = add("check", _("play with an engine, and say what it does wrong"))
    check.add_argument("name", metavar="NAME", help=_("which engine, for instance engine:mine"))
    games = _("how many games at two, three and four players each, 2 without it")
    check.add_argument("--games", default=2, type=_number(1, 1_000), metavar="N", help=games)


def _add_serve(serve: argparse.ArgumentParser) -> None:
    host = _("the address to listen at; without it only this computer reaches the game")
    serve.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=host)
    port = _("the port, 8000 without it; 0 for any that is free")
    serve.add_argument("--port", default=8000, type=_number(0, 65_535), metavar="PORT", help=port)
    url = _("how browsers reach it, where another server stands before it")
    serve.add_argument("--public-url", type=_web_address, metavar="URL", help=url)
    places = _("how many may play at the same time, 8 without it")
    serve.add_argument("--visitors", default=8, type=_number(1, 999), metavar="N", help=places)
    idle = _("minutes without a key or a move of the mouse after which a visit ends, 30 without it")
    serve.add_argument("--idle", default=30, type=_number(1, 1_440), metavar="MINUTES", help=idle)


def _number(least: int, most: int) -> Callable[[str], int]:
    """What reads a whole number of an option."""

    def read(text: str) -> int:
        if text.isdecimal() and least <= int(text) <= most:
            return int(text)
        wrong = _("it is a whole number from {least} to {most}")
        raise argparse.ArgumentTypeError(wrong.format(least=least, most=most))

    return read


def _web_address(text: str) -> str:
    if text.startswith(("http://", "https://")) and text.partition("://")[2].strip("/"):
        return text
    raise argparse.ArgumentTypeError(_("it is an address such as https://hats.example.org/"))


def _add_tournament(tournament: argparse.ArgumentParser) -> None:
    who = _("a bot or an engine, such as greedy, engine:mine, or deep:300 for another budget")
    tournament.add_argument("contestants", metavar="PLAYER", nargs="+", help=who)
    add = tournament.add_argument
    table = _("seats at a table; at three the first meets two of the second")
    add("--players", dest="table", type=int, choices=[2, 3, 4], default=2, help=table)
    deals = _("how many deals for each pair, each played from every seat")
    add("--deals", metavar="NUMBER", type=_number(1, _MOST), default=100, help=deals)
    seed = _("the same seed gives the same deals")
    add("--seed", dest="deals_seed", metavar="TEXT", default="1", help=seed)
    budget = _("how much work an action gets; 1000 is the usual")
    add("--budget", metavar="NUMBER", type=_number(1, _MOST), help=budget)
    seconds = _("how long an engine may take for an action; 15 is the usual")
    add("--seconds", metavar="NUMBER", type=_positive, help=seconds)
    jobs = _("how many processes play; as many as there are cores, if it is not said")
    add("--jobs", metavar="NUMBER", type=_number(1, _MOST), help=jobs)
    sprt = _(
        "stop when it is known whether the first is at most so or at least so much stronger, such "
        "as 0,20 or -10,10"
    )
    add("--sprt", metavar="ELO,ELO", type=_bounds, help=sprt)
    add("--keep", metavar="FOLDER", help=_("keep the records of all games there"))
    add("--json", metavar="FILE", help=_("write the result as JSON as well; - for the output"))
    state = _("what is known is kept in this file, and stays there when all is played")
    add("--state", metavar="FILE", help=state)
    add("--anew", action="store_true", help=_("forget what is known of an interrupted one"))
    add("--dask", metavar="ADDRESS", help=_("play on a Dask cluster, such as tcp://host:8786"))


def _positive(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if 0 < number <= _MOST:
        return number
    raise argparse.ArgumentTypeError(_("{text} is no number above 0").format(text=text))


def _bounds(text: str) -> tuple[float, float]:
    """Two numbers, the lower one first."""
    low, _comma, high = text.partition(",")
    try:
        bounds = float(low), float(high)
    except ValueError:
        bounds = 0.0, 0.0
    if -_MOST < bounds[0] < bounds[1] < _MOST:
        return bounds
    template = _("{text} are not two numbers such as 0,20, the lower one first")
    raise argparse.ArgumentTypeError(template.format(text=text))


def _add_plain(parser: argparse.ArgumentParser) -> None:
    plain = parser.add_argument_group(_("the game in lines of text"))
    plain.add_argument(
        "--plain",
        action="store_true",
        help=_("play by typed commands, for screen readers, simple terminals and scripts"),
    )
    who = _(
        "who plays, by seat: names, bots and engines, such as Ann,bot:greedy or "
        "Ann,Max=engine:mine; the name of a bot means the bot, NAME=human a person"
    )
    plain.add_argument("--players", metavar="LIST", help=who)
    plain.add_argument("--first", metavar="WHO", help=_("who begins: a seat, a name, or random"))
    types = _("at two players: the two types that are out, such as HC, or random")
    plain.add_argument("--types-out", metavar="LETTERS", help=types)
    limit = _("at four players: how many exchanges each team may make")
    plain.add_argument("--exchanges", metavar="NUMBER", help=limit)
    match = _("one game, or duplicate: the same deal again with seats exchanged")
    plain.add_argument("--match", choices=["one", "duplicate"], help=match)
    hints = _("nobody may ask for hints in this game")
    plain.add_argument("--no-hints", dest="hints", action="store_false", default=None, help=hints)
    plain.add_argument("--seed", help=_("the same seed gives the same deal"))
    resume = _("play on an unfinished game: the one played last, or that of a file")
    plain.add_argument("--resume", metavar="FILE", nargs="?", const="", help=resume)


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
        if name == "check":
            quiet = _("say nothing of files that are right")
            action.add_argument("-q", "--quiet", action="store_true", help=quiet)
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
    take_out.add_argument("names", metavar="NAME", nargs="*", default=(), help=named)
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
