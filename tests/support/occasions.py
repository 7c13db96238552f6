"""Everything that can be told of: events, rulings, refusals, napkins, and moments of games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from support.games import advance, dealt, end, finished, players, some_move

from hats_tui.game import (
    ActionUndone,
    BlackHat,
    BlackHatMade,
    Card,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    CookieReason,
    CookieRuling,
    Event,
    Game,
    GameEnded,
    HatLine,
    HatType,
    Header,
    Offer,
    PlayerSheet,
    PlayerView,
    Refusal,
    RefusalCode,
    Return,
    ScoreSheet,
    TieBreak,
    TurnEnded,
)
from hats_tui.words.names import Names

NAMES = Names.of(["Alexandria von", "Bartholomäus", "Chloé-Élodie", "Dimitri [red]"])
"""Who is told of: names that are long, foreign, and like markup."""


def rulings() -> Iterator[CookieRuling]:
    """The cookie moves or stays, for every reason, with few and with many types and cards."""
    yield CookieRuling(challenger=2, holder=None, winner=2, reason=CookieReason.FIRST)
    yield CookieRuling(challenger=2, holder=2, winner=2, reason=CookieReason.HOLDER_PLAYED)
    for winner in (1, 2):
        for more in (1, 7):
            types = (more, more - 1) if winner == 1 else (more - 1, more)
            yield CookieRuling(
                challenger=1, holder=2, winner=winner, reason=CookieReason.TYPES, types=types
            )
        for nth in range(1, 9):
            for reason, ranks in (
                (CookieReason.LOWER_CARD, (1, 6)),
                (CookieReason.MORE_CARDS, (3, None)),
            ):
                yield CookieRuling(
                    challenger=1,
                    holder=2,
                    winner=winner,
                    reason=reason,
                    types=(nth, nth),
                    nth=nth,
                    ranks=ranks if winner == 1 else (ranks[1], ranks[0]),
                )
    for n in (1, 4):
        yield CookieRuling(
            challenger=1, holder=2, winner=2, reason=CookieReason.EQUAL, types=(n, n)
        )


def every_event() -> Iterator[Event]:
    """Every kind of event, whole, in all its forms."""
    yield CardPlayed(round=1, seat=1, card=Card.F5, space=3, took=Card.C1)
    yield BlackHatMade(round=2, seat=2, card=Card.F5)
    for new_pile in (False, True):
        yield CardDiscarded(round=3, seat=1, card=Card.F5, drew=Card.C1, reshuffled=new_pile)
    yield CardOffered(round=3, seat=1, card=Card.F5)
    yield CardsExchanged(round=3, seat=1, gave=Card.F5, got=Card.C1)
    yield TurnEnded(round=3, seat=1)
    for undone in ("swap", "black", "offer"):
        yield ActionUndone(round=3, seat=1, undone=undone)
    favourites = (Card.F5, Card.C1, Card.H2, Card.S3)
    for winners, decided_by in (
        ((1,), TieBreak.POINTS),
        ((1, 3), TieBreak.BLACK_HATS),
        ((1, 2), TieBreak.SHARED),
    ):
        yield GameEnded(round=8, favourites=favourites, winners=winners, decided_by=decided_by)
    for ruling in rulings():
        if ruling.moved:
            yield CookieMoved(round=4, ruling=ruling)


def every_refusal() -> Iterator[Refusal]:
    """A refusal for each code, with all its facts and with as few as there can be."""
    for code in RefusalCode:
        for limit in (0, 1, 3):
            yield Refusal(
                code=code,
                seat=1,
                actor=2,
                card=Card.F5,
                space=6,
                lying=Card.H6,
                spaces=6,
                limit=limit,
            )
        if code is not RefusalCode.SWAP_NOT_ALLOWED:
            yield Refusal(code=code, seat=1, actor=None)


def sheet(
    totals: tuple[int, ...], blacks: tuple[int, ...], holder: int, decided_by: TieBreak
) -> ScoreSheet:
    """A napkin with these figures; the sums are made by hats at one point each."""
    sheets = tuple(
        PlayerSheet(
            seat=seat,
            lines=(
                HatLine(hat=HatType.CROWN, count=total - black - 5 * (seat == holder), worth=1),
            ),
            black_hats=black,
            favourite=Card.F3,
            matching=(Card.F1, Card.F2),
            types=2,
            cookie=5 * (seat == holder),
        )
        for seat, (total, black) in enumerate(zip(totals, blacks, strict=True), start=1)
    )
    teams = len(totals) == 4
    sides = (totals[0] + totals[2], totals[1] + totals[3]) if teams else totals
    black_sides = (blacks[0] + blacks[2], blacks[1] + blacks[3]) if teams else blacks
    keys = list(zip(sides, black_sides, strict=True))
    best = [n for n, key in enumerate(keys, start=1) if key == max(keys)]
    if decided_by is TieBreak.COOKIE:
        best = [(holder - 1) % 2 + 1 if teams else holder]
    winners = (best[0], best[0] + 2) if teams else tuple(best)
    return ScoreSheet(
        table=(Card.C1, Card.F5, Card.C3, Card.H1, Card.S1, Card.P1),
        worths=(1, 2, 0, 4, 5, 6),
        players=sheets,
        sides=sides,
        winners=winners,
        decided_by=decided_by,
    )


def every_sheet() -> Iterator[ScoreSheet]:
    """A napkin for each way a game is decided, with players and with teams."""
    yield sheet((20, 24), (1, 2), 1, TieBreak.POINTS)
    yield sheet((24, 24), (1, 3), 1, TieBreak.BLACK_HATS)
    yield sheet((24, 24), (2, 2), 1, TieBreak.COOKIE)
    yield sheet((24, 24, 20), (2, 2, 1), 3, TieBreak.SHARED)
    yield sheet((20, 24, 17, 11), (1, 2, 3, 4), 1, TieBreak.POINTS)
    yield sheet((20, 20, 10, 10), (1, 2, 3, 4), 1, TieBreak.BLACK_HATS)
    yield sheet((20, 20, 10, 10), (1, 2, 3, 2), 1, TieBreak.COOKIE)
    last = finished(3, 1).public_view().sheet
    assert last is not None
    yield last


def every_moment() -> Iterator[Game]:
    """Games of all sizes after each of their moves, one with a limit on exchanges."""
    for count, limit in ((2, None), (3, None), (4, None), (4, 1)):
        rng = Random(count)
        game = dealt(count, "words", exchanges=limit)
        yield game
        while not game.state.board.over:
            game = game.apply(some_move(game, rng))
            yield game


def speechless() -> Iterator[PlayerView]:
    """Views of those who have nothing to say to a partner, for each reason there is."""
    yield dealt(2, first=1).view(1)
    yield dealt(4, first=1, exchanges=0).view(1)
    game = dealt(4, first=1, exchanges=1)
    for seat in (1, 2):
        offered = advance(game, Offer(seat=seat, card=game.view(seat).hand[0]))
        game = advance(offered, Return(seat=seat + 2, card=offered.view(seat + 2).hand[0]))
        yield game.view(seat)
        game = end(advance(game, BlackHat(seat=seat, card=game.view(seat).hand[0])))
    yield game.view(3)


def stuck() -> Game:
    """A game in which the first player can take nothing from the table."""
    table = (Card.H6, Card.H5, Card.C6, Card.C5, Card.F6, Card.F5)
    hand = (*(card for card in Card if card.hat is HatType.SOMBRERO and card.rank < 6), Card.T1)
    hand = (*hand, Card.T2, Card.T3, Card.T4)
    rest = [card for card in Card if card not in table and card not in hand]
    hands = (hand, tuple(rest[:9]), tuple(rest[9:18]))
    header = Header(
        players=players(3), removed=(), first=1, table=table, hands=hands, deck=tuple(rest[18:])
    )
    return Game.from_header(header)
