"""The scoring napkin in lines of text. Rules: End and scoring."""

from __future__ import annotations

from collections.abc import Iterator

from hats_tui.cells import Align, in_columns
from hats_tui.game import HatType, PlayerSheet, ScoreSheet, TieBreak
from hats_tui.words import _
from hats_tui.words.names import Names, hat_name
from hats_tui.words.scores import (
    Category,
    category_name,
    team_sum,
    tie_break_sentence,
    winner_sentence,
)


def napkin_lines(sheet: ScoreSheet, names: Names) -> Iterator[str]:
    """Every figure that decided a game, then who wins, and why."""
    right: Align = "right"
    aligns: list[Align] = ["left", *(right for _player in sheet.players)]
    yield from in_columns(list(_rows(sheet, names)), aligns)
    if len(sheet.players) == 4:
        yield from (str(team_sum(sheet, team)) for team in (0, 1))
    yield str(winner_sentence(sheet, names))
    if sheet.decided_by is not TieBreak.POINTS:
        yield str(tie_break_sentence(sheet, names))


def _rows(sheet: ScoreSheet, names: Names) -> Iterator[list[str]]:
    players = sheet.players
    yield ["", *(names.short(player.seat).text for player in players)]
    yield [category_name(Category.HATS), *(str(each.hats + each.black) for each in players)]
    worths = {
        card.hat: worth for card, worth in zip(sheet.table, sheet.worths, strict=True) if worth
    }
    for hat in HatType:
        if any(line.hat is hat for each in players for line in each.lines):
            worth = worths.get(hat, 0)
            yield [f"  {hat_name(hat)}", *(_product(each, hat, worth) for each in players)]
    if any(each.black_hats for each in players):
        yield [f"  {_('Black hats')}", *(_times(each.black_hats, 1) for each in players)]
    yield [category_name(Category.FAVOURITE), *(_favourite(each) for each in players)]
    yield [category_name(Category.COOKIE), *(str(each.cookie) for each in players)]
    yield [_("Total"), *(str(each.total) for each in players)]


def _product(player: PlayerSheet, hat: HatType, worth: int) -> str:
    return _times(sum(line.count for line in player.lines if line.hat is hat), worth)


def _times(count: int, worth: int) -> str:
    return f"{count} x {worth} = {count * worth}" if count else "."


def _favourite(player: PlayerSheet) -> str:
    """The card, what its type brought, and what is left of that."""
    gained = sum(card.rank for card in player.matching)
    sums = f"{gained} - {player.favourite.rank} = {player.favourite_points}"
    return f"{player.favourite}: {sums}"
