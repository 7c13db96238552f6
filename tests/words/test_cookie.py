"""Where the cookie goes, and why."""

from __future__ import annotations

import gettext
from collections.abc import Iterator

import pytest
from support.catalogues import languages
from support.layouts import of_catalogue
from support.occasions import rulings

from hats_tui.game import Board, Card, CookieReason, CookieRuling, HatType, Setup
from hats_tui.words import cookie, translation
from hats_tui.words.forecasts import PREVIEW_CELLS
from hats_tui.words.languages import ENGLISH
from hats_tui.words.names import Names

ANN = Names.of(["Ann", "Bob"])


def ruling(reason: CookieReason, winner: int = 1, **facts: object) -> CookieRuling:
    return CookieRuling.model_validate(
        {"challenger": 1, "holder": 2, "winner": winner, "reason": reason, **facts}
    )


@pytest.mark.parametrize(
    ("ruled", "why", "briefly"),
    [
        (ruling(CookieReason.TYPES, types=(4, 3)), "4 types to 3", "4 types to 3"),
        (ruling(CookieReason.TYPES, winner=2, types=(1, 5)), "5 types to 1", "5 types to 1"),
        (ruling(CookieReason.TYPES, types=(1, 0)), "1 type to 0", "1 type to 0"),
        (
            ruling(CookieReason.LOWER_CARD, types=(3, 3), nth=1, ranks=(1, 2)),
            "both 3 types, lowest card 1 to 2",
            "3 types each, lowest 1 to 2",
        ),
        (
            ruling(CookieReason.LOWER_CARD, winner=2, types=(3, 3), nth=2, ranks=(6, 4)),
            "both 3 types, second lowest card 4 to 6",
            "3 types each, 2nd card 4 to 6",
        ),
        (
            ruling(CookieReason.MORE_CARDS, types=(3, 3), nth=3, ranks=(5, None)),
            "both 3 types, third lowest card 5 to none",
            "3 types each, one card more",
        ),
        (
            ruling(CookieReason.EQUAL, winner=2, types=(2, 2)),
            "both 2 types, all cards equal",
            "2 types each, cards equal",
        ),
        (ruling(CookieReason.FIRST, holder=None), "nobody had it", "nobody had it"),
        (
            ruling(CookieReason.HOLDER_PLAYED, holder=1),
            "another card never loses it",
            "another card never loses it",
        ),
    ],
)
def test_the_reason_gives_the_winners_figures_first(
    ruled: CookieRuling, why: str, briefly: str
) -> None:
    assert (str(cookie.reason(ruled)), str(cookie.brief_reason(ruled))) == (why, briefly)


@pytest.fixture(params=[ENGLISH, *languages()])
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.param != ENGLISH:
        translation.use(of_catalogue(request.param))
    yield
    translation.use(gettext.NullTranslations())


@pytest.mark.usefixtures("spoken")
def test_every_reason_has_words_that_fit_the_preview() -> None:
    assert {ruled.reason for ruled in rulings()} == set(CookieReason)
    for ruled in rulings():
        brief = cookie.brief_reason(ruled)
        assert 0 < brief.cells <= PREVIEW_CELLS, brief


def test_it_is_told_whether_the_cookie_goes_or_stays() -> None:
    goes = ruling(CookieReason.TYPES, types=(4, 3))
    stays = ruling(CookieReason.TYPES, winner=2, types=(3, 4))

    assert str(cookie.outcome_sentence(goes, ANN)) == "The cookie goes to Ann: 4 types to 3."
    assert str(cookie.outcome_sentence(stays, ANN)) == "The cookie stays with Bob: 4 types to 3."


@pytest.mark.parametrize(
    ("collections", "black_hats", "holder", "said"),
    [
        (((), ()), (0, 0), None, "Nobody has the cookie yet: whoever plays first takes it."),
        (
            ((Card.H1, Card.C5), (Card.F1, Card.F4)),
            (0, 0),
            1,
            "Ann has the cookie; next is Bob: 2 types to 1.",
        ),
        (
            ((Card.H2, Card.C3), (Card.F2, Card.P3)),
            (0, 0),
            2,
            "Bob keeps the cookie, level with Ann: both 2 types, all cards equal.",
        ),
        (
            ((), (Card.F6,)),
            (1, 0),
            2,
            "Bob has the cookie; next is Ann: both 1 type, lowest card 6 to none.",
        ),
    ],
)
def test_the_holder_is_told_with_what_keeps_the_next_one_off(
    collections: tuple[tuple[Card, ...], ...],
    black_hats: tuple[int, ...],
    holder: int | None,
    said: str,
) -> None:
    board = Board(
        setup=Setup(players=2, removed=(HatType.SOMBRERO, HatType.TRICORNE)),
        table=(Card.J1, Card.J2, Card.J3, Card.J4, Card.J5),
        collections=collections,
        black_hats=black_hats,
        deck=7,
        cookie=holder,
        turn=1,
    )

    assert str(cookie.holding(board, ANN)) == said
    briefly = str(cookie.holding(board, ANN, briefly=True))
    assert len(briefly) <= len(said)
    assert briefly.partition(":")[0] == said.partition(":")[0]
