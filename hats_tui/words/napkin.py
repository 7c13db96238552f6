"""The scoring napkin in sentences. Rules: End and scoring."""

from __future__ import annotations

from hats_tui.game import PlayerSheet, ScoreSheet
from hats_tui.words.names import Names, hat_span
from hats_tui.words.phrase import Phrase, Role, Span, card_span, listed, phrase, signed
from hats_tui.words.scores import team_sum, tie_break_sentence, winner_sentence
from hats_tui.words.translation import _, ngettext, pgettext


def napkin_sentences(sheet: ScoreSheet, names: Names) -> tuple[Phrase, ...]:
    """Everything that the napkin says: the table, each player's figures, and who wins.

    Args:
        sheet: The napkin.
        names: The players' names.
    """
    told = [_final_table(sheet)]
    for player in sheet.players:
        told += _figures(player, names)
    if len(sheet.players) == 4:
        told += [team_sum(sheet, team) for team in (0, 1)]
    told.append(winner_sentence(sheet, names))
    tie = tie_break_sentence(sheet, names)
    return tuple(told) if tie is None else (*told, tie)


def _final_table(sheet: ScoreSheet) -> Phrase:
    worth = pgettext("a card on the last table", "{card} makes {hat} worth {worth}")
    nothing = pgettext("a card on the last table", "{card} is turned over")
    cards = [
        phrase(worth, card=card_span(card), hat=hat_span(card.hat), worth=space)
        if space
        else phrase(nothing, card=card_span(card))
        for card, space in zip(sheet.table, sheet.worths, strict=True)
    ]
    return phrase(_("On the tea table {list}."), list=listed(cards))


def _figures(player: PlayerSheet, names: Names) -> list[Phrase]:
    """One player's points: all together, the hats one by one, how the favourite is reckoned."""
    total = player.total
    whole = ngettext(
        "{name} has {total} point: hats {hats}, black hats {black}, favourite hat {favourite}, "
        "cookie {cookie}.",
        "{name} has {total} points: hats {hats}, black hats {black}, favourite hat {favourite}, "
        "cookie {cookie}.",
        abs(total),
    )
    told = [
        phrase(
            whole,
            name=names[player.seat],
            total=total,
            hats=player.hats,
            black=player.black,
            favourite=signed(player.favourite_points),
            cookie=player.cookie,
        )
    ]
    if player.lines:
        each = pgettext("hats of one type", "{hat} ({count} at {worth})")
        lines = [
            phrase(each, count=line.count, hat=hat_span(line.hat), worth=line.worth)
            for line in player.lines
        ]
        template = _("Hats of {name}: {list}.")
        told.append(phrase(template, name=names[player.seat], list=listed(lines)))
    return [*told, _favourite(player, names)]


def _favourite(player: PlayerSheet, names: Names) -> Phrase:
    values = "+".join(str(card.rank) for card in player.matching) or "0"
    return phrase(
        _("Favourite hat of {name}: {card}, collected {values}, less its own {rank}: {points}."),
        name=names[player.seat],
        card=card_span(player.favourite),
        values=Span(values, Role.NUMBER),
        rank=player.favourite.rank,
        points=signed(player.favourite_points),
    )
