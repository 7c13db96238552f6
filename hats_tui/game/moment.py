"""Which moments a game can come to: what a board checks of itself. Rules: A turn, The cookie."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from operator import add

from hats_tui.game.cards import Card, HatType, pack
from hats_tui.game.cookie import claim
from hats_tui.game.setup import DECK_SIZE, MAIN_ACTIONS, SPACES, Setup, team_of


class Phase(StrEnum):
    """What the game waits for."""

    TURN = "turn"
    """An action of the player whose turn it is."""
    RETURN = "return"
    """The partner's card, for the one on offer."""
    OVER = "over"
    """Nothing: the game has ended."""

    __hash__ = str.__hash__


# Python 3.11 looks a member up by a call each time, and the rules ask for the phase all the time.
TURN, RETURN, OVER = Phase


def check_moment(  # noqa: PLR0913, PLR0917 -- all facts of a board by their names
    setup: Setup,
    table: tuple[Card, ...],
    collections: tuple[tuple[Card, ...], ...],
    black_hats: tuple[int, ...],
    deck: int,
    exchanges: tuple[int, int],
    cookie: int | None,
    turn: int,
    phase: Phase,
    played: bool,
    optional_used: bool,
) -> None:
    """Refuse the facts of a board to which no game can come.

    Raises:
        ValueError: Something does not fit, and what.
    """
    players = setup.players
    if (len(table), len(collections), len(black_hats)) != (SPACES[players], players, players):
        raise ValueError(f"table or collections do not fit {players} players")
    made = tuple(map(add, map(len, collections), black_hats))
    limit = setup.exchange_limit
    decks, team_a, team_b = _possible(
        players, setup.first, limit, turn, phase, played, optional_used, made
    )
    if deck not in decks or exchanges[0] not in team_a or exchanges[1] not in team_b:
        raise ValueError("the draw pile or the exchanges do not fit the turns")
    _check_open_cards(setup.removed, table, collections, black_hats, cookie)


@lru_cache(maxsize=2**6)
def _check_open_cards(
    removed: tuple[HatType, ...],
    table: tuple[Card, ...],
    collections: tuple[tuple[Card, ...], ...],
    black_hats: tuple[int, ...],
    cookie: int | None,
) -> None:
    """Refuse open cards that cannot be, and a holder of the cookie whom another one beats."""
    cards = pack(removed)
    rest = cards.difference(table, *collections)
    if len(cards) - len(rest) != len(table) + sum(map(len, collections)):
        raise ValueError("an open card is there twice, or out of play")
    claims = list(map(claim, collections, black_hats))
    started = any(collections) or any(black_hats)
    if (cookie is not None) is not started:
        raise ValueError("the cookie is on the napkin until the first main action, not longer")
    if cookie is not None and claims[cookie - 1 : cookie] != [min(claims)]:
        raise ValueError("the cookie is not with somebody whom nobody beats")


@lru_cache(maxsize=2**12)
def _possible(
    players: int,
    first: int,
    limit: int | None,
    turn: int,
    phase: Phase,
    played: bool,
    used: bool,
    made: tuple[int, ...],
) -> tuple[range, range, range]:
    """The sizes of the draw pile and the exchanges of both teams that are possible at a moment.

    These questions come back at every step of every game, so the answers are remembered.

    Args:
        players: How many play.
        first: Who began.
        limit: The house limit on exchanges.
        turn: Whose turn it is; when the game is over, whose was the last.
        phase: What the game waits for.
        played: Whether the main action of this turn was made.
        used: Whether the optional action of this turn was used.
        made: The main actions of each player.

    Raises:
        ValueError: There is no such moment.
    """
    done = _turns_done(players, first, turn, made, played, phase is OVER)
    waiting = phase is RETURN
    if (used and phase is not TURN) or (waiting and players < 4):
        raise ValueError("an offer or an optional action that cannot be")
    if players < 4:
        return _possible_decks(players, done, used), range(1), range(1)
    team_a, team_b = (
        _possible_exchanges(team, first, limit, done, used, waiting) for team in range(2)
    )
    return range(1), team_a, team_b


def _turns_done(
    players: int, first: int, turn: int, made: tuple[int, ...], played: bool, over: bool
) -> int:
    """How many turns have ended; each has one main action.

    Raises:
        ValueError: The main actions made cannot be.
    """
    done = sum(made) - played
    mover = (first - 1 + done - over) % players + 1
    places = [(seat - first) % players for seat in range(1, players + 1)]
    due = [(done + players - 1 - place) // players for place in places]
    due[mover - 1] += played
    ended = done == MAIN_ACTIONS * players
    if turn != mover or list(made) != due or done < 0 or over != ended or (over and played):
        raise ValueError("the main actions do not fit the turn")
    return done


def _possible_decks(players: int, done: int, used: bool) -> range:
    """The sizes that the draw pile can have; the draw that empties it makes it full again."""
    size = DECK_SIZE[players]
    draws = done + used
    fewest = 1 if used and draws < size else 0
    return range(max(1, size - draws), size - fewest + 1)


def _possible_exchanges(
    team: int, first: int, limit: int | None, done: int, used: bool, waiting: bool
) -> range:
    """How many exchanges a team can have made: one in each of its turns, up to the limit."""
    begins = team_of(first) == team
    moves = (first - 1 + done) % 2 == team
    most = (done + begins) // 2 + (moves and used)
    if limit is not None:
        most = min(most, limit - (moves and waiting))
    return range(moves and used, most + 1)
