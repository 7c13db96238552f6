"""The cookie and the scoring once more, from the text of the rules alone and with nothing shared.

Cards are codes, players are numbers from 0 on.
"""

from __future__ import annotations

from collections.abc import Sequence


def beats(mine: Sequence[str], my_black: int, theirs: Sequence[str], their_black: int) -> bool:
    """Whether the first claim to the cookie is better than the second."""
    my_types = {card[0] for card in mine} | ({"black"} if my_black else set())
    their_types = {card[0] for card in theirs} | ({"black"} if their_black else set())
    if len(my_types) != len(their_types):
        return len(my_types) > len(their_types)
    my_values, their_values = sorted(c[1] for c in mine), sorted(c[1] for c in theirs)
    while my_values and their_values:
        my_lowest, their_lowest = my_values.pop(0), their_values.pop(0)
        if my_lowest != their_lowest:
            return my_lowest < their_lowest
    return bool(my_values)


def cookie(holder: int | None, shown: Sequence[Sequence[str]], black: Sequence[int]) -> int:
    """Who has the cookie after a main action, looking at everybody anew."""
    everybody = range(len(shown))
    best = [
        one
        for one in everybody
        if not any(beats(shown[two], black[two], shown[one], black[one]) for two in everybody)
    ]
    if holder in best:
        return holder
    assert len(best) == 1, "only the player who has just played can overtake the holder"
    return best[0]


def worth(table: Sequence[str], kind: str) -> int:
    """What a collected hat of a type is worth: its lowest space."""
    for space, card in enumerate(table, start=1):
        if card[0] == kind:
            return space
    return 0


def points(
    table: Sequence[str], shown: Sequence[str], black: int, favourite: str, *, cookie: bool
) -> dict[str, int]:
    """One player's points, in the words of the record."""
    same = [int(card[1]) for card in shown if card[0] == favourite[0]]
    figures = {
        "hats": sum(worth(table, card[0]) for card in shown),
        "black": black,
        "favourite": sum(same) - int(favourite[1]),
        "cookie": 5 if cookie else 0,
    }
    return {**figures, "total": sum(figures.values())}


def winners(
    totals: Sequence[int], black: Sequence[int], holder: int
) -> tuple[set[int], str, list[int]]:
    """The winning players, what decided, and the points of the sides."""
    teams = [[0, 2], [1, 3]] if len(totals) == 4 else [[player] for player in range(len(totals))]
    sides = [sum(totals[player] for player in team) for team in teams]
    hats = [sum(black[player] for player in team) for team in teams]
    left = [side for side in range(len(teams)) if sides[side] == max(sides)]
    if len(left) == 1:
        return set(teams[left[0]]), "points", sides
    most = max(hats[side] for side in left)
    left = [side for side in left if hats[side] == most]
    if len(left) == 1:
        return set(teams[left[0]]), "black_hats", sides
    holding = [side for side in left if holder in teams[side]]
    if holding:
        return set(teams[holding[0]]), "cookie", sides
    return {player for side in left for player in teams[side]}, "shared", sides
