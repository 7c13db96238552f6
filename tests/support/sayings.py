"""Everything that the words can say about games, to look at it in one go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from support.advice_sayings import about_advice, about_reasons
from support.games import dealt, finished
from support.occasions import (
    NAMES,
    every_event,
    every_moment,
    every_refusal,
    every_sheet,
    rulings,
    speechless,
    stuck,
)
from support.past_sayings import about_the_past
from support.program_sayings import about_the_program
from support.tutorial_sayings import about_the_tutorial

from hats_tui.game import (
    BlackHat,
    Board,
    Card,
    CookieMoved,
    Discard,
    Game,
    GameEnded,
    HatType,
    Match,
    MatchGame,
    MatchSheet,
    Offer,
    PlayerView,
    Remark,
    Return,
    Say,
    Swap,
    forecast,
)
from hats_tui.words import (
    cookie,
    events,
    forecasts,
    log,
    match,
    napkin,
    places,
    recap,
    refusals,
    replay,
    rules,
    scores,
    series,
    standing_in,
    taking_back,
    talk,
    thoughts,
    turns,
    why,
)
from hats_tui.words import names as naming
from hats_tui.words.behind import rule_behind
from hats_tui.words.names import Names
from hats_tui.words.phrase import Phrase, Span, both

Said = Phrase | Span | str

_REASON = "28"
"""Stands for what the system says, in its own language."""


def about_moment(game: Game) -> Iterator[Said]:
    """All that is said about one moment of a game, to each of its players."""
    board = game.state.board
    yield from (turns.waits_for(board, NAMES), turns.thinking(board.turn, NAMES))
    yield turns.thinking(board.turn, NAMES, 12)
    yield from (standing_in.stand_in(1, NAMES), standing_in.stand_in_to_the_end(1, NAMES))
    yield standing_in.played_for(1, NAMES)
    for best in (None, Swap(seat=1, card=Card("F5"), space=3), BlackHat(seat=1, card=Card("F5"))):
        yield thoughts.thinks_of(1, best, 0.5, NAMES)
    for kind in ("bot:7", "engine:7"):
        yield standing_in.stand_in_for_unknown(1, kind, NAMES)
    yield cookie.holding(board, NAMES)
    yield from (why.why_worth(board, space) for space in range(1, len(board.table) + 1))
    for hat in HatType:
        yield from why.why_type(board, hat, NAMES)
    yield why.why_cookie(board, NAMES)
    yield from (places.round_line(board, NAMES), places.tea_table(board))
    yield from (places.points_line(board, NAMES), *places.piles(board))
    yield from _some(places.unseen_line(game.public_view()))
    for seat in range(1, board.players + 1):
        view = game.view(seat)
        yield from (turns.prompt(view, NAMES), turns.with_team(seat, board, NAMES))
        yield from (why.why_score(board, seat, NAMES), why.why_score_then(board, seat))
        yield from why.why_favourite(view.hand, board.collections[seat - 1])
        yield from recap.since_last_turn(view.history, seat, NAMES)
        yield from (places.hand_line(view), *places.own_secrets(view))
        yield from _some(places.unseen_line(view))
        yield places.collection_line(board, seat, NAMES)
        for kind in get_args(refusals.Kind):
            reason = refusals.why_not(view, kind, NAMES)
            yield from _some(reason)
            yield from rule_behind(reason, view, NAMES) if reason else ()
        if view.acts:
            yield from _about_actor(view)


def _about_actor(view: PlayerView) -> Iterator[Said]:
    curtain = turns.curtain(view, NAMES)
    yield from (curtain.pass_to, curtain.name, curtain.why, curtain.look_away, curtain.ready)
    yield from _about_swaps(view)
    yield from about_reasons(view, NAMES)
    for action in view.legal[:6]:
        yield forecasts.move_line(action, view.board, NAMES)
        if isinstance(action, Discard | Offer | Return):
            yield from forecasts.unknown_lines(action, view.board)
        if isinstance(action, Swap | BlackHat):
            yield from _about_main(view, action)


def _about_swaps(view: PlayerView) -> Iterator[Said]:
    """Why a swap is not allowed, and what would be."""
    for space in range(1, len(view.board.table) + 1):
        reason = refusals.why_not_this(
            view, Swap(seat=view.seat, card=view.hand[0], space=space), NAMES
        )
        yield from rule_behind(reason, view, NAMES) if reason else ()


def _about_main(view: PlayerView, action: Swap | BlackHat) -> Iterator[Said]:
    board: Board = view.board
    seen = forecast(board, view.hand, action)
    for viewer in (None, view.seat):
        yield forecasts.gains_line(seen, NAMES, viewer)
        yield why.why_points(seen, NAMES, viewer)
    yield from _some(*(log.effect(seen, NAMES, length) for length in events.Length))
    yield from (forecasts.worth_line(seen), forecasts.favourite_line(seen))
    yield from forecasts.sentences(seen, NAMES)


def about_events() -> Iterator[Said]:
    """Every event at both lengths, to those who know all of it and to somebody who does not."""
    for event in every_event():
        for viewer in (None, 1, 2, 3):
            for length in events.Length:
                yield events.describe(event, NAMES, viewer, length)


def about_talk() -> Iterator[Said]:
    """All that partners say, at both lengths, and how it is asked for and told."""
    for say in Say:
        yield talk.wish_text(say)
        yield talk.asked_for(say, 1, NAMES)
        for long in (True, False):
            remark = Remark(round=1, seat=1, say=say, after=0)
            yield talk.describe_remark(remark, NAMES, long=long)
    for view in speechless():
        reason = talk.why_no_talk(view, NAMES)
        yield from (reason, *rule_behind(reason, view, NAMES)) if reason else ()


def about_rules() -> Iterator[Said]:
    """All that does not depend on a game, and the refusals, rulings and napkins."""
    for count in (None, 2, 3, 4):
        for section in rules.rules_in_brief(count):
            yield from (section.title, *section.paragraphs)
    for hat in HatType:
        yield from (naming.hat_name(hat), naming.short_hat_name(hat), naming.one_hat(hat))
    yield from (naming.player_kind(kind) for kind in ("human", "bot:fox", "engine:[b]"))
    yield from (Names.of(["", "Ann", "Ann"]).full[seat] for seat in (0, 1))
    yield places.letters_line()
    yield from (turns.talking_rule(), turns.cards_left(1), turns.cards_left(5))
    yield both([NAMES[1], NAMES[2], NAMES[3]])
    for refused in every_refusal():
        reason = refusals.refusal_sentence(refused, NAMES)
        yield reason
        yield from rule_behind(reason, stuck().view(1), NAMES)
    for ruling in rulings():
        yield from (cookie.reason(ruling), cookie.brief_reason(ruling))
        yield cookie.outcome_sentence(ruling, NAMES)


def about_scores() -> Iterator[Said]:
    """The napkins in words."""
    yield from (scores.category_name(category) for category in scores.Category)
    yield series.series_sentence((1, 0, 2), 3, Names.of(NAMES.full[:3]))
    yield series.series_sentence((1, 2), 3, NAMES)
    yield from about_matches()
    for each in every_sheet():
        yield scores.winner_sentence(each, NAMES)
        yield from _some(scores.tie_break_sentence(each, NAMES))
        yield from napkin.napkin_sentences(each, NAMES)
        if len(each.players) == 4:
            yield from (scores.team_sum(each, team) for team in (0, 1))


def about_matches() -> Iterator[Said]:
    """Duplicate matches: on the way, and all ways to end."""
    yield from (match.what_a_match_is(), match.after_the_match(), match.earlier_game(1))
    yield match.not_before_the_match_is_over()
    going_on = Match(game=1, of=2)
    yield match.match_place(going_on)
    yield from (match.all_games(2), match.all_games(3))
    for second in ((2, 1), (1, 1), (1, 2)):
        games = (MatchGame(totals=(2, 1), winners=(1,)), MatchGame(totals=second, winners=(1,)))
        yield from match.match_lines(MatchSheet(games=games), Names.of(NAMES.full[:2]))
    drawn = (MatchGame(totals=(2, 1), winners=(1,)), MatchGame(totals=(1, 2), winners=(2,)))
    yield match.match_sentence(MatchSheet(games=drawn), Names.of(NAMES.full[:2]))
    level = (MatchGame(totals=(2, 2), winners=(1,)), MatchGame(totals=(1, 1), winners=(1,)))
    yield match.match_sentence(MatchSheet(games=level), Names.of(NAMES.full[:2]))


def about_replays() -> Iterator[Said]:
    """What is said while a game is watched again, and when a turn is taken back."""
    board = dealt(4, 1).start.board
    for event in every_event():
        if not isinstance(event, CookieMoved | GameEnded):
            for seen in (event, event.seen_by(None)):
                yield replay.coming_line(seen, board, NAMES)
    yield from (replay.at_the_end(at) for at in (board, finished(4, 1).state.board))
    yield from (replay.closed_hands(), replay.nothing_to_play_on(), replay.not_before_its_end())
    yield replay.no_napkin_yet()
    yield from (replay.play_on_from(3, 60), replay.no_new_game(_REASON))
    yield from (replay.damaged("1", 3), replay.newer_version("1"), replay.not_read("1", _REASON))
    yield replay.reading_record("1")
    yield from (taking_back.people_play(), taking_back.it_is_over(), taking_back.nothing_done())
    yield from (taking_back.it_is_not_saved(), taking_back.taken_back())
    yield from (taking_back.record_is_damaged(), taking_back.nothing_written(_REASON))


def everything() -> list[Said]:
    """All of it, in an order that is always the same."""
    said = [*about_events(), *about_talk(), *about_rules(), *about_scores(), *about_replays()]
    said += about_the_past(NAMES)
    said += about_the_tutorial()
    said += [*about_advice(NAMES), *about_the_program()]
    said += about_moment(stuck())
    for number, game in enumerate(every_moment()):
        if number % 3 == 0 or len(game.entries) < 12:
            said += about_moment(game)
    return said


def _some(*said: Said | None) -> Iterator[Said]:
    return (words for words in said if words is not None)
