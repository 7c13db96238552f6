"""The napkin on paper: every game fits, adds up, and says no more than it may."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from support.games import ended_games, examples, finished

from hats_tui.game import (
    GAMES,
    Game,
    Match,
    MatchGame,
    MatchSheet,
    ScoreSheet,
    TieBreak,
    score_sheet,
)
from hats_tui.host.series import Series
from hats_tui.tui.napkin.frame import Frame, Row, place
from hats_tui.tui.napkin.page import NapkinPage
from hats_tui.tui.napkin.paper import draw_napkin
from hats_tui.tui.paint.canvas import Canvas
from hats_tui.tui.paint.glyphs import ASCII
from hats_tui.tui.paint.look import Look
from hats_tui.tui.paint.palette import MONO

NAMES = ("Alice", "Bob", "Chloé", "Dimitri")
WILD = ("[red]x[/] [/b] and so on, to forty signs", "漢字" * 20, "O[/b]\x1b[31m", "e\u0301" * 40)
ROOM = (80, 23)
"""What the smallest screen has above the keys."""


def sheet_of(game: Game) -> ScoreSheet:
    return score_sheet(game.state)


def page_of(sheet: ScoreSheet, names: tuple[str, ...] = NAMES, games: int = 2) -> NapkinPage:
    series = Series.of(sheet)
    for _ in range(games):
        series = series.with_result(sheet)
    return NapkinPage(names[: len(sheet.players)], sheet, series)


def drawn(page: NapkinPage, size: tuple[int, int] = ROOM, look: Look | None = None) -> list[str]:
    canvas = Canvas(*size)
    draw_napkin(canvas, look or Look(), page)
    return canvas.lines()


def columns(line: str, frame: Frame) -> list[str]:
    """What stands in the players' columns of a row."""
    starts = [frame.column(seat) for seat in range(1, frame.players + 2)]
    return [line[start:end].strip() for start, end in pairwise(starts)]


def row_of(lines: list[str], text: str) -> int:
    return next(y for y, line in enumerate(lines) if text in line)


def decided(how: TieBreak) -> ScoreSheet:
    """A napkin of three as if this had decided."""
    sheet = tied(3, how if how is TieBreak.POINTS else TieBreak.BLACK_HATS)
    if how in (TieBreak.POINTS, TieBreak.BLACK_HATS):
        return sheet
    holder = next(player.seat for player in sheet.players if player.cookie)
    winners = (1, 3) if how is TieBreak.SHARED else (holder,)
    return sheet.model_copy(update={"winners": winners, "decided_by": how})


def tied(players: int, how: TieBreak) -> ScoreSheet:
    sheets = (sheet_of(finished(players, seed)) for seed in range(2000))
    return next(sheet for sheet in sheets if sheet.decided_by is how)


@given(ended_games())
@examples(13)
def test_every_hat_is_shown_and_adds_up_to_the_collection(game: Game) -> None:
    sheet = sheet_of(game)
    lines, frame = drawn(page_of(sheet)), Frame(80, len(sheet.players))
    first, last = row_of(lines, "Hat collection"), row_of(lines, "Favourite hat")
    for seat, player in enumerate(sheet.players):
        products = [columns(line, frame)[seat] for line in lines[first + 1 : last]]
        found = [re.fullmatch(r"(\d)×(\d) = +(\d+)", text) for text in products]
        figures = [[int(figure) for figure in match.groups()] for match in found if match]
        assert all(count * worth == points for count, worth, points in figures)
        assert sum(count for count, _worth, _points in figures) == 8
        assert sum(points for _count, _worth, points in figures) == player.hats + player.black
        assert columns(lines[first], frame)[seat] == str(player.hats + player.black)


@given(ended_games())
@examples(13)
def test_the_categories_add_up_to_the_total(game: Game) -> None:
    sheet = sheet_of(game)
    lines, frame = drawn(page_of(sheet)), Frame(80, len(sheet.players))
    titles = ("Hat collection", "Favourite hat", "Last cookie", "Total")
    rows = [columns(lines[row_of(lines, title)], frame) for title in titles]
    for seat, player in enumerate(sheet.players):
        hats, favourite, cookie, total = (int(row[seat]) for row in rows)
        assert hats + favourite + cookie == total == player.total


@given(ended_games())
@examples(13)
def test_the_smallest_screen_shows_all_of_it(game: Game) -> None:
    page = page_of(sheet_of(game), WILD)
    lines = drawn(page)
    assert "The scoring napkin" in lines[0]
    assert "Won in 2 games" in lines[-1]
    assert all(line[0] == "▌" and line[-1] == "▐" for line in lines)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tie_break_is_told_where_there_was_a_tie_and_only_there(players: int) -> None:
    plain = drawn(page_of(tied(players, TieBreak.POINTS)))
    broken = drawn(page_of(tied(players, TieBreak.BLACK_HATS)))
    assert not any("Equal points" in line for line in plain)
    assert sum("Equal points" in line for line in broken) == 1


@pytest.mark.parametrize(("players", "winners"), [(2, 1), (3, 1), (3, 2), (3, 3), (4, 2)])
def test_sentences_keep_their_ends_however_long_the_names_are(players: int, winners: int) -> None:
    sheet = tied(players, TieBreak.BLACK_HATS)
    if winners > len(sheet.winners):
        shared = {"winners": tuple(range(1, winners + 1)), "decided_by": TieBreak.SHARED}
        sheet = sheet.model_copy(update=shared)
    lines = drawn(page_of(sheet, WILD, games=12))
    assert any(line.rstrip("▐ ").endswith(("points.", "each.", "!")) for line in lines)
    (why,) = (line for line in lines if "Equal points" in line)
    assert why.rstrip("▐ ").endswith(".")
    assert lines[-1].rstrip("▐ ")[-1].isdecimal()
    assert all(f" = {side} " in "\n".join(lines) for side in sheet.sides) or players < 4


def test_black_hats_are_counted_but_not_named() -> None:
    game = finished(2, 3)
    sheet = sheet_of(game)
    assert sum(player.black_hats for player in sheet.players)
    text = "\n".join(drawn(page_of(sheet)))
    favourites = {player.favourite for player in sheet.players}
    hidden = {card for cards in game.state.black_hats for card in cards} - favourites
    assert not any(card in text for card in hidden)


def test_the_first_game_of_a_series_has_no_standing_yet() -> None:
    assert not any("Won in" in line for line in drawn(page_of(sheet_of(finished(2, 1)), games=1)))


def test_teams_are_added_up_at_four_players_only() -> None:
    sheet = sheet_of(finished(4, 1))
    first, third = sheet.players[0].total, sheet.players[2].total
    text = "\n".join(drawn(page_of(sheet)))
    assert f"Team A: {first} + {third} = {sheet.sides[0]}" in text
    assert "Team" not in "\n".join(drawn(page_of(sheet_of(finished(3, 1)))))


def test_a_favourite_is_shown_as_a_sum() -> None:
    sheet = next(
        sheet
        for sheet in (sheet_of(finished(2, seed)) for seed in range(100))
        if len(sheet.players[0].matching) == 2
    )
    player = sheet.players[0]
    first, second = (card.rank for card in player.matching)
    wanted = f"{player.favourite} {first}+{second}-{player.favourite.rank}"
    assert any(wanted in line for line in drawn(page_of(sheet)))


@pytest.mark.parametrize("size", [(80, 23), (120, 39), (200, 59)])
@pytest.mark.parametrize("how", TieBreak)
def test_the_figure_that_decides_is_marked_and_no_other(
    how: TieBreak, size: tuple[int, int]
) -> None:
    look, sheet = Look(), decided(how)
    canvas = Canvas(*size)
    draw_napkin(canvas, look, page_of(sheet))
    lines, chip = canvas.lines(), look.palette.style("paper_chip").bgcolor
    frame = Frame(size[0], 3)
    for title, decides in (("Black hat", TieBreak.BLACK_HATS), ("Last cookie", TieBreak.COOKIE)):
        row = next((y for y, line in enumerate(lines) if title in line), None)
        for seat in (1, 2, 3) if row is not None else ():
            x = frame.column(seat) + frame.column_width - 2
            marked = canvas.style_at(x, row or 0).bgcolor == chip
            assert marked == (how is decides and seat in sheet.winners)


def test_the_winners_stand_above_the_paper_with_their_points() -> None:
    sheet = decided(TieBreak.SHARED)
    lines = drawn(page_of(sheet), (120, 39))
    above = lines[: row_of(lines, "The scoring napkin")]
    names = [NAMES[seat - 1] for seat in sheet.winners]
    assert all(any(name in line for line in above) for name in names)
    losers = set(NAMES[:3]) - set(names)
    assert not any(name in line for line in above for name in losers)


def test_the_winners_are_shown_only_when_all_is_written() -> None:
    page = page_of(sheet_of(finished(4, 1)))
    sheets = []
    for written in (0.0, 0.3, 0.6, 0.99, 1.0):
        canvas = Canvas(120, 39)
        draw_napkin(canvas, Look(), page, written)
        sheets.append(canvas.lines())
    filled = [sum(bool(line.strip("▌▐ ")) for line in lines) for lines in sheets]
    assert filled == sorted(filled)
    assert len(set(filled)) == len(filled)
    assert not any("█" in line for lines in sheets[:-1] for line in lines)
    assert any("█" in line for line in sheets[-1])


@pytest.mark.parametrize("look", [Look(), Look(MONO), Look(MONO, ASCII)])
def test_points_below_zero_are_told_without_big_digits(look: Look) -> None:
    sheet = sheet_of(finished(2, 1))
    low = sheet.model_copy(update={"sides": (-3, -1)})
    lines = drawn(page_of(low), (160, 47), look)
    assert any("-1" in line or "-3" in line for line in lines[: row_of(lines, "napkin")])


def test_names_keep_what_looks_like_markup_and_lose_what_moves_the_cursor() -> None:
    text = "\n".join(drawn(page_of(sheet_of(finished(3, 1)), WILD), (200, 59)))
    assert "[red]x[/] [/b] and" in text
    assert "O[/b][31m" in text
    assert "\x1b" not in text


def test_players_with_the_same_name_can_be_told_apart() -> None:
    lines = drawn(page_of(sheet_of(finished(2, 1)), ("Ann", "Ann", "", "")))
    head = lines[row_of(lines, "Hat collection") - 2]
    assert head.split()[1:-1] == ["Ann", "1", "Ann", "2"]


@pytest.mark.parametrize("size", [(80, 23), (100, 29), (120, 39), (200, 59), (500, 149)])
def test_the_paper_stands_in_the_middle(size: tuple[int, int]) -> None:
    lines = drawn(page_of(sheet_of(finished(4, 1))), size)
    rows = [y for y, line in enumerate(lines) if "▌" in line]
    # Full cells are in the hats of the winners, which stand above the paper.
    above, below = row_of(lines, "█") if rows[0] > 4 else rows[0], size[1] - 1 - rows[-1]
    left, right = lines[rows[0]].index("▌"), size[0] - 1 - lines[rows[0]].index("▐")
    assert abs(above - below) <= 1
    assert abs(left - right) <= 1


def test_without_colour_and_unicode_all_is_ascii_but_the_names() -> None:
    lines = drawn(page_of(sheet_of(finished(2, 1))), look=Look(MONO, ASCII))
    assert "\n".join(lines).isascii()


def test_a_room_that_is_far_too_small_breaks_nothing() -> None:
    for size in ((1, 1), (10, 3), (40, 10)):
        assert len(drawn(page_of(sheet_of(finished(4, 1)), WILD), size)) == size[1]


def test_empty_rows_go_first_where_they_are_wanted_most() -> None:
    def nothing(_y: int) -> None: ...

    rows = [Row(nothing), Row(nothing, gap=2), Row(nothing, gap=1), Row(nothing)]
    assert [y for y, _row in place(rows, 4)] == [0, 1, 2, 3]
    assert [y for y, _row in place(rows, 5)] == [0, 1, 3, 4]
    assert [y for y, _row in place(rows, 99)] == [0, 2, 4, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_match_has_room_below_the_longest_napkin(players: int) -> None:
    sheets = [sheet_of(finished(players, seed)) for seed in range(60)]
    longest = max(
        (sheet for sheet in sheets if all(each.black_hats for each in sheet.players)),
        key=lambda sheet: len({line.hat for each in sheet.players for line in each.lines}),
    )
    changes = {"decided_by": TieBreak.COOKIE}
    games = tuple(
        MatchGame(totals=tuple(range(10, 10 + players)), winners=(players,))
        for _ in range(GAMES[players])
    )
    page = replace(
        page_of(longest.model_copy(update=changes)),
        match=Match(game=len(games), of=len(games), before=games[:-1]),
        whole=MatchSheet(games=games),
    )
    lines = drawn(page)

    assert "The scoring napkin" in lines[0]
    assert ("wins the match" in lines[-1]) or ("draw" in lines[-1])
    assert sum(" Game " in line for line in lines) == len(games) - 1
    assert any(word in line for line in lines for word in ("Both games", "All three games"))


def test_on_the_way_a_match_says_what_comes_next() -> None:
    sheet = sheet_of(finished(2, 1))
    lines = drawn(replace(page_of(sheet), match=Match(game=1, of=2)))

    assert "next the same deal" in lines[-1]
    assert not any("Won in" in line for line in lines)
