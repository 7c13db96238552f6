"""What the coach says about a game: grades, three sentences in sum, and each decision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from hats_tui.words.hints import chance_text, told_difference
from hats_tui.words.numbers import number_text
from hats_tui.words.phrase import Phrase, Role, Span, listed, phrase
from hats_tui.words.translation import _, ngettext, pgettext


def grade_name(grade: str) -> str:
    """What a grade is called, in a word.

    Args:
        grade: Its id.

    Raises:
        KeyError: There is no such grade.
    """
    return {
        "best": _("best"),
        "fine": _("fine"),
        "inaccuracy": _("inaccuracy"),
        "mistake": _("mistake"),
        "blunder": _("blunder"),
    }[grade]


def grade_letter(grade: str) -> str:
    """The sign of a grade below the plot, one letter; nothing for a good one.

    Args:
        grade: Its id.
    """
    return {
        "inaccuracy": pgettext("inaccuracy, at most 1 cell", "i"),
        "mistake": pgettext("mistake, at most 1 cell", "m"),
        "blunder": pgettext("blunder, at most 1 cell", "b"),
    }.get(grade, "")


def percent_span(change: float, *, judged: bool = True) -> Span:
    """A change of a chance with its sign: `+4 %`, `-12 %`, `0 %`.

    Args:
        change: From -1 to 1.
        judged: Whether more is good and less is bad.
    """
    points = round(100 * change)
    role = Role.NUMBER
    if judged and points:
        role = Role.GOOD if points > 0 else Role.BAD
    return Span(_percent(f"{points:+d}" if points else "0"), role)


def course_sentence(name: Span, wins: Sequence[float], rounds: Sequence[int]) -> Phrase:
    """How the game went: the chance at the beginning, and where it was farthest from the result.

    Args:
        name: Whose game it is.
        wins: The chances to win in the order of the game; the last one is the result.
        rounds: The round of each.
    """
    won = wins[-1] > 0
    before = wins[:-1] or wins
    turning = (min if won else max)(range(len(before)), key=lambda n: before[n])
    if not told_difference(before[turning], wins[0]):
        template = _("{name} did not win. The chance was highest at the beginning: {start}.")
        if won:
            template = _("{name} won. The chance was lowest at the beginning: {start}.")
        return phrase(template, name=name, start=_chance(wins[0]))
    template = _(
        "{name} did not win. The chance was {start} at the beginning, and highest in round "
        "{round}: {turning}."
    )
    if won:
        template = _(
            "{name} won. The chance was {start} at the beginning, and lowest in round {round}: "
            "{turning}."
        )
    return phrase(
        template,
        name=name,
        start=_chance(wins[0]),
        round=rounds[turning],
        turning=_chance(before[turning]),
    )


def skill_sentence(
    decisions: int, counts: dict[str, int], lost: float, dearest_round: int | None
) -> Phrase:
    """How well it was decided.

    Args:
        decisions: How many there were.
        counts: How many of them got each grade, by its id.
        lost: What all that was wrong lost: how many wins in as many such games.
        dearest_round: The round of what lost most; nothing where nothing was wrong.
    """
    good = counts["best"] + counts["fine"]
    if dearest_round is None:
        template = ngettext(
            "{n} decision: it was the best, or hardly worse.",
            "{n} decisions: all were the best, or hardly worse.",
            decisions,
        )
        return phrase(template, n=decisions)
    template = ngettext(
        "{n} decision: {counted}; the dearest in round {round}. In sum that cost {lost} wins.",
        "{n} decisions: {counted}; the dearest in round {round}. In sum that cost {lost} wins.",
        decisions,
    )
    parts = [phrase(ngettext("{n} good one", "{n} good ones", good), n=good), *_wrong(counts)]
    cost = Span(number_text(lost, ".1f"), Role.NUMBER)
    return phrase(template, n=decisions, round=dearest_round, counted=listed(parts), lost=cost)


def luck_sentence(even: float, deal: float, draws: float, others: float, own: float) -> Phrase:
    """Where the way from an even chance to the result came from; what is told adds up to it.

    Args:
        even: The even chance.
        deal: What the deal changed.
        draws: What the drawn cards changed.
        others: What the others played and held.
        own: What was decided, against the best that was found.
    """
    way = [round(100 * at) / 100 for at in accumulate((even, deal, draws, others, own))]
    told = [percent_span(after - before) for before, after in pairwise(way)]
    template = _("Luck: the deal {deal}, draws {draws}, the others {others}. Skill: {own}.")
    return phrase(template, deal=told[0], draws=told[1], others=told[2], own=told[3])


def decided_line(round_: int, move: Phrase, grade: str, win: float) -> Phrase:
    """What was decided, and how good it was.

    Args:
        round_: In which round.
        move: What was done, in a few words.
        grade: The id of its grade.
        win: How likely a win was after it.
    """
    return phrase(
        _("Round {round}: {move}. Chance to win {win}: {grade}."),
        round=round_,
        move=move,
        win=_chance(win),
        grade=_grade_span(grade),
    )


def better_line(move: Phrase, best: float, win: float, spread: float) -> Phrase:
    """What would have been better.

    Args:
        move: It, in a few words.
        best: How likely a win would have been.
        win: How likely it was with what was done.
        spread: What the difference may be off, very likely.
    """
    return phrase(
        _("Better: {move}. Chance to win {win}, {loss} more, give or take {spread}."),
        move=move,
        win=_chance(best),
        loss=Span(_percent(f"{100 * told_difference(best, win):.0f}"), Role.NUMBER),
        spread=max(round(100 * spread), 1),
    )


def as_good_line(move: Phrase, win: float) -> Phrase:
    """What might have been as good.

    Args:
        move: It, in a few words.
        win: How likely a win would have been.
    """
    template = _("Also good, as far as can be told: {move}. Chance to win {win}.")
    return phrase(template, move=move, win=_chance(win))


def nothing_better() -> Phrase:
    """There was nothing better."""
    return phrase(_("Nothing better was found."))


def why_line(reasons: Phrase) -> Phrase:
    """The reasons for a move."""
    return phrase(_("Why: {reasons}."), reasons=reasons)


def later_line() -> Phrase:
    """Why a move is better for which nothing speaks at once."""
    return phrase(_("Why: it only pays in later turns."))


def not_finished() -> Phrase:
    """Why there is no coach."""
    return phrase(_("The coach comes when the game is over: before, the hands are not open."))


def coach_failed() -> str:
    """The process that looks through the game does not answer."""
    return _("The coach could not look through the game: its process did not answer.")


def _wrong(counts: dict[str, int]) -> list[Phrase]:
    """How much of each kind was wrong, where anything was."""
    i, m, b = (counts[grade] for grade in ("inaccuracy", "mistake", "blunder"))
    told = [
        (i, ngettext("{n} inaccuracy", "{n} inaccuracies", i)),
        (m, ngettext("{n} mistake", "{n} mistakes", m)),
        (b, ngettext("{n} blunder", "{n} blunders", b)),
    ]
    return [phrase(text, n=count) for count, text in told if count]


def _percent(figure: str) -> str:
    return _("{n}\xa0%").format(n=figure)


def _chance(win: float) -> Span:
    return Span(chance_text(win), Role.NUMBER)


def _grade_span(grade: str) -> Span:
    role = Role.GOOD if grade in {"best", "fine"} else Role.BAD
    return Span(grade_name(grade), Role.NUMBER if grade == "fine" else role)
