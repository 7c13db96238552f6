"""The rules of Hats: pure, deterministic, without a screen and without files.

Read it in this order: `cards`, `setup`, `cookie`, `moment`, `board`, `actions`, `legal`, `state`,
`reducers`, `scoring`; then what is told and shown: `events`, `talk`, `view`, `forecast`,
`aftermath`, `condensed`; then a whole game: `chance`, `match`, `header`, `entry`, `game`,
`course`, `duplicate`.
"""

from hats_tui.game.actions import (
    Action,
    BlackHat,
    Discard,
    EndTurn,
    Move,
    Offer,
    Return,
    Swap,
    Undo,
)
from hats_tui.game.aftermath import aftermaths, standing_places
from hats_tui.game.board import Board
from hats_tui.game.cards import RANKS, Card, HatType, cards_in_play, covers
from hats_tui.game.chance import derived_seed, shuffled, with_draw
from hats_tui.game.cookie import CookieReason, CookieRuling, rule_on_cookie, type_count
from hats_tui.game.course import Course
from hats_tui.game.duplicate import begin_match, match_of, match_sheet, seats_exchanged
from hats_tui.game.entry import Entry
from hats_tui.game.events import (
    ActionUndone,
    BlackHatMade,
    CardDiscarded,
    CardOffered,
    CardPlayed,
    CardsExchanged,
    CookieMoved,
    Event,
    GameEnded,
    TurnEnded,
)
from hats_tui.game.forecast import (
    Favourite,
    Forecast,
    Outcome,
    WorthChange,
    best_favourite,
    forecast,
    outcome,
)
from hats_tui.game.game import Game
from hats_tui.game.header import (
    Header,
    Options,
    Player,
    PlayerKind,
    deal,
)
from hats_tui.game.legal import exchange_left, legal_actions, refusal
from hats_tui.game.match import GAMES, Match, MatchGame, MatchSheet, MatchTie
from hats_tui.game.moment import Phase
from hats_tui.game.reducers import WrongDraw, reduce
from hats_tui.game.refusal import IllegalAction, Refusal, RefusalCode
from hats_tui.game.scoring import (
    BLACK_HAT_POINTS,
    HatLine,
    PlayerSheet,
    Points,
    ScoreSheet,
    TieBreak,
    favourite_points,
    hat_worths,
    points_now,
    score_sheet,
    side_totals,
    space_worths,
)
from hats_tui.game.setup import MAIN_ACTIONS, Setup, partner_of, team_of
from hats_tui.game.state import GameState
from hats_tui.game.talk import Happening, Remark, Say, chronicle, may_talk, meant, say_of
from hats_tui.game.view import Passed, PlayerView, PublicView, not_yet_seen, unseen_cards

__all__ = [
    "BLACK_HAT_POINTS",
    "GAMES",
    "MAIN_ACTIONS",
    "RANKS",
    "Action",
    "ActionUndone",
    "BlackHat",
    "BlackHatMade",
    "Board",
    "Card",
    "CardDiscarded",
    "CardOffered",
    "CardPlayed",
    "CardsExchanged",
    "CookieMoved",
    "CookieReason",
    "CookieRuling",
    "Course",
    "Discard",
    "EndTurn",
    "Entry",
    "Event",
    "Favourite",
    "Forecast",
    "Game",
    "GameEnded",
    "GameState",
    "Happening",
    "HatLine",
    "HatType",
    "Header",
    "IllegalAction",
    "Match",
    "MatchGame",
    "MatchSheet",
    "MatchTie",
    "Move",
    "Offer",
    "Options",
    "Outcome",
    "Passed",
    "Phase",
    "Player",
    "PlayerKind",
    "PlayerSheet",
    "PlayerView",
    "Points",
    "PublicView",
    "Refusal",
    "RefusalCode",
    "Remark",
    "Return",
    "Say",
    "ScoreSheet",
    "Setup",
    "Swap",
    "TieBreak",
    "TurnEnded",
    "Undo",
    "WorthChange",
    "WrongDraw",
    "aftermaths",
    "begin_match",
    "best_favourite",
    "cards_in_play",
    "chronicle",
    "covers",
    "deal",
    "derived_seed",
    "exchange_left",
    "favourite_points",
    "forecast",
    "hat_worths",
    "legal_actions",
    "match_of",
    "match_sheet",
    "may_talk",
    "meant",
    "not_yet_seen",
    "outcome",
    "partner_of",
    "points_now",
    "reduce",
    "refusal",
    "rule_on_cookie",
    "say_of",
    "score_sheet",
    "seats_exchanged",
    "shuffled",
    "side_totals",
    "space_worths",
    "standing_places",
    "team_of",
    "type_count",
    "unseen_cards",
    "with_draw",
]
