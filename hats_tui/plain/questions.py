"""A new game by questions; Enter takes what was chosen last time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hats_tui.game import HatType
from hats_tui.host.draft import COOKIE, MAX_PLAYERS, RANDOM, Draft, draft_of, fresh_draft
from hats_tui.host.new_game import NewGame
from hats_tui.host.problem_text import problem_text
from hats_tui.host.rivals import rival_called, rival_name
from hats_tui.plain.console import Console
from hats_tui.plain.options import (
    DUPLICATE,
    ONE,
    Fault,
    count_of,
    seated,
    with_first,
    with_hints,
    with_limit,
    with_match,
    with_types,
)
from hats_tui.store.remembered import recall_setup, remember_setup
from hats_tui.table.roster import HUMAN, Opponent
from hats_tui.words import _
from hats_tui.words.names import shown_name
from hats_tui.words.phrase import listed

Step = Callable[[Draft, str], Draft | Fault]
"""Takes an answer into a draft, or says what is wrong with it."""


async def ask_for_game(console: Console, bots: Sequence[Opponent]) -> NewGame:
    """Ask who plays, who begins, and what belongs to the number of players.

    Args:
        console: Where it is asked.
        bots: Which bots there are.

    Raises:
        Leave: Whoever is asked quits.
    """
    remembered = recall_setup()
    draft = draft_of(remembered, bots) if remembered else fresh_draft(bots)
    if draft.first == COOKIE:  # asked anew before each game, and here with the next question
        draft = draft.with_first(RANDOM)
    question = _("How many play: 2, 3 or 4? Enter for {n}.").format(n=draft.players)
    draft = await _ask(console, question, draft, _with_count)
    console.say(_bots_line(bots))
    for seat in range(1, draft.players + 1):
        draft = await _ask_seat(console, draft, seat, bots)
    draft = await _ask_rest(console, draft)
    game = draft.new_game()
    problem = remember_setup(game.choices)
    if problem is not None:
        console.say(problem_text(problem))
    return game


async def _ask_seat(console: Console, draft: Draft, seat: int, bots: Sequence[Opponent]) -> Draft:
    told = False

    def step(before: Draft, text: str) -> Draft | Fault:
        nonlocal told
        bot = rival_called(text, bots)
        if bot is not None and not told:  # else it is meant so, and a person is called like a bot
            told = True
            template = _("{name} is a bot: type {kind}. If a person is called that, type it again.")
            return template.format(name=shown_name(text), kind=bot.kind)
        after = seated(before, seat, text, bots) if text else before
        return after if isinstance(after, str) else after.faults().get(f"name{seat}") or after

    question = _("Seat {seat}: a name, or a bot? Enter for {who}.")
    who = _who(draft, seat)
    return await _ask(console, question.format(seat=seat, who=who), draft, step, empty=True)


async def _ask_rest(console: Console, draft: Draft) -> Draft:
    question = _(
        "Who begins: a seat, a name, or random? By the rules, whoever ate a cookie last. "
        "Enter for {who}."
    )
    first = _who(draft, int(draft.first)) if draft.first != RANDOM else RANDOM
    draft = await _ask(console, question.format(who=first), draft, with_first)
    if draft.players == 2:
        out = " ".join(hat for hat in HatType if hat in draft.types_out) or RANDOM
        question = _("Which two types are out: two letters, or random? Enter for {types}.")
        draft = await _ask(console, question.format(types=out), draft, with_types)
    if draft.players == MAX_PLAYERS:
        limit = draft.limit or "none"
        question = _("How many exchanges may each team make: a number, or none? Enter for {limit}.")
        draft = await _ask(console, question.format(limit=limit), draft, with_limit)
    question = _(
        "One game, or a match: the same deal again with seats exchanged? Type one or duplicate. "
        "Enter for {match}."
    )
    match = DUPLICATE if draft.duplicate else ONE
    draft = await _ask(console, question.format(match=match), draft, with_match)
    question = _("May players ask for hints in this game: yes or no? Enter for {answer}.")
    answer = "yes" if draft.hints else "no"
    return await _ask(console, question.format(answer=answer), draft, with_hints)


async def _ask(
    console: Console, question: str, draft: Draft, step: Step, *, empty: bool = False
) -> Draft:
    """Ask until the answer is one; an empty one leaves the draft as it is, unless it is taken."""
    while True:
        answer = await console.ask(question)
        changed = step(draft, answer) if answer or empty else draft
        if not isinstance(changed, str):
            return changed
        console.say(changed)


def _with_count(draft: Draft, text: str) -> Draft | Fault:
    count = count_of(text)
    return _("Two, three or four can play.") if count is None else draft.with_players(count)


def _bots_line(bots: Sequence[Opponent]) -> str:
    template = _("{kind} ({name})")
    there = listed(template.format(kind=bot.kind, name=rival_name(bot)) for bot in bots)
    return _("The bots: {bots}.").format(bots=there)


def _who(draft: Draft, seat: int) -> str:
    choice = draft.seats[seat - 1]
    if choice.kind == HUMAN:
        return choice.name
    return _("{name} ({kind})").format(name=choice.name, kind=choice.kind)
