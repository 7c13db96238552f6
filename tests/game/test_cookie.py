"""The cookie, against the rules told in another way."""

from hypothesis import given
from hypothesis import strategies as st
from support import naive
from support.games import examples, games, states_of

from hats_tui.game import Card, CookieReason, CookieRuling, Game, type_count
from hats_tui.game.cookie import next_holder, rule_on_cookie


def collections(count: int) -> st.SearchStrategy[tuple[tuple[Card, ...], ...]]:
    """So many collections of different cards, up to eight each."""
    packs = st.permutations(list(Card))
    sizes = st.lists(st.integers(0, 8), min_size=count, max_size=count)
    return st.builds(_dealt, packs, sizes)


def _dealt(pack: list[Card], sizes: list[int]) -> tuple[tuple[Card, ...], ...]:
    starts = [sum(sizes[:place]) for place in range(len(sizes))]
    return tuple(tuple(pack[at : at + size]) for at, size in zip(starts, sizes, strict=True))


@given(games())
@examples(30)
def test_the_cookie_is_where_a_look_at_everybody_puts_it(game: Game) -> None:
    holder: int | None = None
    for before, after in zip(states_of(game), states_of(game)[1:], strict=False):
        board = after.board
        if sum(board.main_actions) > sum(before.board.main_actions):
            held = None if before.board.cookie is None else before.board.cookie - 1
            holder = naive.cookie(held, board.collections, board.black_hats) + 1
        elif sum(board.main_actions) < sum(before.board.main_actions):
            holder = board.cookie
        assert board.cookie == holder


@given(collections(2), st.tuples(st.integers(0, 2), st.integers(0, 2)))
@examples(100)
def test_a_ruling_is_what_the_rules_say(
    shown: tuple[tuple[Card, ...], ...], black: tuple[int, int]
) -> None:
    better = naive.beats(shown[0], black[0], shown[1], black[1])
    assert next_holder(2, 1, shown, black) == (1 if better else 2)
    ruling = rule_on_cookie(2, 1, shown, black)
    assert (ruling.winner == 1) is ruling.moved is better
    assert ruling.types == tuple(map(type_count, shown, black))
    assert figures_decide(ruling, shown)


def figures_decide(ruling: CookieRuling, shown: tuple[tuple[Card, ...], ...]) -> bool:
    """Whether the figures of a ruling between seats 1 and 2 bear out its reason and winner."""
    values = [sorted(card.rank for card in collection) for collection in shown]
    mine, theirs = ruling.ranks
    wins = ruling.winner == ruling.challenger
    match ruling.reason:
        case CookieReason.TYPES:
            return (ruling.types[0] > ruling.types[1]) is wins and (mine, theirs) == (None, None)
        case CookieReason.LOWER_CARD:
            assert mine is not None
            assert theirs is not None
            same = [ranks[: ruling.nth - 1] for ranks in values]
            at = [ranks[ruling.nth - 1] for ranks in values]
            return at == [mine, theirs] and (mine < theirs) is wins and same[0] == same[1]
        case CookieReason.MORE_CARDS:
            longer, shorter = values if wins else values[::-1]
            return (theirs is None) is wins and longer[: len(shorter)] == shorter != longer
        case CookieReason.EQUAL:
            return values[0] == values[1] and not wins
        case CookieReason.FIRST | CookieReason.HOLDER_PLAYED:
            return False


def test_the_first_main_action_takes_the_cookie() -> None:
    ruling = rule_on_cookie(None, 2, ((), ()), (0, 1))
    assert (ruling.winner, ruling.reason, ruling.moved) == (2, CookieReason.FIRST, True)


def test_the_holder_keeps_it_by_playing() -> None:
    ruling = rule_on_cookie(1, 1, ((Card.F6,), (Card.C1,)), (0, 0))
    assert (ruling.winner, ruling.reason, ruling.moved) == (1, CookieReason.HOLDER_PLAYED, False)


def test_black_hats_together_are_one_type_and_have_no_value() -> None:
    assert type_count((Card.F1, Card.F2, Card.C6), 3) == 3
    assert next_holder(1, 2, ((Card.F5,), (Card.C5,)), (2, 1)) == 1
