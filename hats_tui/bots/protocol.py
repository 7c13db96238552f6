"""What a referee and a bot say to each other: JSON, one object a line. See docs/bot-protocol.md.

The referee writes to the bot's standard input and reads its standard output. What one side says
beyond the fields of version 1, or in messages that version 1 does not know, the other one ignores.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

from pydantic import Field, JsonValue, TypeAdapter, ValidationError

from hats_tui.game import Action, Player, PlayerView
from hats_tui.game.model import Line, Seat

PROTOCOL: Final = 1
"""The version spoken here."""

LINE_LIMIT: Final = 2**20
"""No line is longer, in bytes with its end."""

SEED_LIMIT: Final = 2**53
"""Seeds are below it, so that languages whose numbers are doubles read them exactly."""

Options = dict[str, bool | int | Annotated[float, Field(allow_inf_nan=False)] | str]
"""What can be set of a bot, by the bot's own names."""

_T = TypeVar("_T")

_Id = Annotated[int, Field(ge=1, lt=SEED_LIMIT)]
_Text = Annotated[str, Field(max_length=200)]


class RefereeHello(Line):
    """The referee begins: which seat the bot has, and who else plays."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    seat: Seat
    players: tuple[Player, ...]
    """By seat."""
    options: Options = Field(default_factory=dict)
    """What whoever plays has set for this bot; it ignores names that it does not know."""


class Act(Line):
    """The bot has to act."""

    type: Literal["act"] = "act"
    id: _Id
    """Grows from request to request; the answer repeats it."""
    view: PlayerView
    """All that the bot may know, history and talk included; nothing need be remembered."""
    legal: tuple[Action, ...] = Field(min_length=1)
    """What it may do; the answer is one of these."""
    budget: int = Field(ge=0)
    """How much work to put into the move; what a unit of work is, the bot decides."""
    seconds: float = Field(gt=0)
    """After so long without an answer the referee ends the process."""
    seed: int = Field(ge=0, lt=SEED_LIMIT)
    """What the bot's random choices are to follow from."""


class Analyse(Line):
    """Tell how good some actions are, in win chances; a bot that cannot tell does not answer."""

    type: Literal["analyse"] = "analyse"
    id: _Id
    """Grows from request to request; the answers repeat it."""
    view: PlayerView
    """All that may be used."""
    actions: tuple[Action, ...] = ()
    """What the player may do; none where only the chance to win is wanted."""
    asked: tuple[Action, ...] = ()
    """Those of them that are to be told about however bad they are."""
    budget: int = Field(ge=0)
    """How much work to put in."""
    seed: int = Field(ge=0, lt=SEED_LIMIT)
    """What all random choices are to follow from."""


class Bye(Line):
    """The game is over for the bot: end the process."""

    type: Literal["bye"] = "bye"


class BotHello(Line):
    """The bot answers the referee's hello."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    name: _Text = ""
    author: _Text = ""
    options: Options = Field(default_factory=dict)
    """What can be set, as it is set now; so a referee knows which names there are."""


class Answer(Line):
    """What the bot does."""

    type: Literal["answer"] = "answer"
    id: _Id
    action: Action
    say: JsonValue = None
    """What it says to its partner before; whoever hears it drops what cannot be said."""


class Thinking(Line):
    """What the bot thinks so far, for whoever is curious; it need not say anything."""

    type: Literal["thinking"] = "thinking"
    id: _Id
    best: Action | None = None
    """What it would do now."""
    win: float | None = Field(default=None, ge=0, le=1)
    """How likely it thinks that its side wins."""
    text: _Text = ""


class Assessment(Line):
    """How good an action is."""

    action: Action
    win: float = Field(ge=0, le=1)
    """How likely the player's side wins with it; a shared win counts in part."""
    loss: float = Field(ge=-1, le=1)
    """How much less likely than with the best action."""
    error: float = Field(ge=0)
    """The standard error of the loss."""


class Analysis(Line):
    """What is known about the actions; several of these may come, the last one with part 1."""

    type: Literal["analysis"] = "analysis"
    id: _Id
    part: float = Field(ge=0, le=1)
    """How much of the work is done."""
    worlds: int = Field(ge=0)
    """In how many possible games that was found; 0: nothing is found yet."""
    win: float = Field(ge=0, le=1)
    """How likely the player's side wins when everybody goes on as well as can be."""
    moves: tuple[Assessment, ...] = ()
    """The best one first."""


ToBot = RefereeHello | Act | Analyse | Bye
"""What a referee says."""

ToReferee = BotHello | Answer | Thinking | Analysis
"""What a bot says."""

_FOR_BOT: TypeAdapter[ToBot] = TypeAdapter(Annotated[ToBot, Field(discriminator="type")])
_FOR_REFEREE: TypeAdapter[ToReferee] = TypeAdapter(
    Annotated[ToReferee, Field(discriminator="type")]
)


class Nonsense(ValueError):
    """A line that is no message of the protocol."""


def line_of(message: Line) -> bytes:
    """A message as its line; pure ASCII, whatever the players are called."""
    return message.model_dump_json(ensure_ascii=True).encode("ascii") + b"\n"


def read_for_bot(line: bytes) -> ToBot | None:
    """What the referee says in a line; nothing for a message that version 1 does not know.

    Raises:
        Nonsense: It is no message, or it lacks what it must have.
    """
    return _read(_FOR_BOT, line)


def read_for_referee(line: bytes) -> ToReferee | None:
    """What the bot says in a line; nothing for a message that version 1 does not know.

    Raises:
        Nonsense: It is no message, or it lacks what it must have.
    """
    return _read(_FOR_REFEREE, line)


def _read(adapter: TypeAdapter[_T], line: bytes) -> _T | None:
    try:
        return adapter.validate_json(line, extra="ignore")
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
    if fault["type"] == "union_tag_invalid" and not fault["loc"]:
        return None
    place = ".".join(str(part) for part in fault["loc"])
    raise Nonsense(f"{place}: {fault['msg']}" if place else fault["msg"])
