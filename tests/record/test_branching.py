"""Games that go on from a moment of another one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from record.samples import GAMES, file_of, lines_of, random_game, record_of
from support.games import examples

from hats_tui.game import EndTurn, Game, Move, Player
from hats_tui.record import (
    Record,
    TalkNote,
    header_line,
    load_record,
    move_line,
    note_line,
    read_record,
)
from hats_tui.record.branching import (
    branched_header,
    branched_lines,
    branches,
    continued_line,
    is_continued,
    people,
    start_of_last_turn,
)

LATER = "2027-01-01T00:00:00Z"


def recorded(game: Game, *more: str) -> Record:
    lines = [header_line(game.header), *(move_line(entry.move) for entry in game.entries)]
    return read_record(file_of([*lines, *more]))


def branch_of(record: Record, n: int, kinds: list[str] | None = None) -> Record:
    players = record.header.players
    if kinds:
        pairs = zip(players, kinds, strict=True)
        players = tuple(Player(name=player.name, kind=kind) for player, kind in pairs)
    header = branched_header(record, players, LATER)
    lines = [header_line(header), *branched_lines(record, "old.hats", n)]
    return read_record(file_of(lines))


def test_what_was_said_before_a_moment_goes_with_it() -> None:
    game = random_game(3, 4, 6)
    lines = record_of(game)
    talk = [note_line(TalkNote(seat=seat, say="low")) for seat in (1, 3)]
    unknown = note_line(TalkNote(seat=1, say="F5"))
    lines[2:2] = [talk[0], unknown]
    record = read_record(file_of([*lines, talk[1]]))
    assert [(remark.seat, remark.say) for remark in record.game.talk] == [(1, "low"), (3, "low")]

    branched = branch_of(record, 4)
    assert branched.game.talk == record.game.talk[:1]
    assert branched.game.talk[0].after == len(game.entries[0].events)
    assert branch_of(record, 0).game.talk == ()


@given(st.integers(0, 500), st.integers(2, 4), st.integers(0, 90), st.data())
@examples(20)
def test_a_branch_is_a_right_record_that_stands_where_it_was_taken(
    seed: int, players: int, moves: int, data: st.DataObject
) -> None:
    record = recorded(random_game(seed, players, moves))
    n = data.draw(st.integers(0, len(record.moves) - record.game.state.board.over))
    kinds = ["bot:greedy", "human", "human", "bot:random"][:players]

    new = branch_of(record, n, kinds)

    assert new.game.entries == record.game.entries[:n]
    assert [player.kind for player in new.players] == kinds
    assert new.header.created == LATER
    assert (new.header.hands, new.header.deck) == (record.header.hands, record.header.deck)
    assert json.loads(new.lines[-1].text) == {"note": "from", "file": "old.hats", "n": n}


def test_the_copied_lines_are_the_same_to_the_letter() -> None:
    lines = lines_of("2p-01")
    odd = lines[1].replace("{", '{ "remark" : "häh", ')
    record = read_record(file_of([lines[0], odd, *lines[2:]]))

    assert branched_lines(record, "old.hats", 2)[:2] == (odd, lines[2])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_nothing_goes_on_from_the_end_of_a_game(path: Path) -> None:
    record = load_record(path)
    for n in (-1, len(record.moves), len(record.moves) + 1):
        with pytest.raises(ValueError, match="nothing to play on"):
            branched_lines(record, "old.hats", n)


def test_every_earlier_branch_stays_told_also_one_that_is_taken_back() -> None:
    first = branch_of(recorded(random_game(3, 2, 20)), 12)
    second = branch_of(first, 5)

    assert (branches(first), branches(second)) == (1, 2)
    assert second.game.entries == first.game.entries[:5]


def test_other_notes_stay_with_their_game() -> None:
    seat, talk = '{"note":"seat","seat":2,"kind":"bot:greedy"}', '{"note":"odd","x":1}'
    record = recorded(random_game(3, 2, 4), seat, talk)

    new = branch_of(record, 4)

    assert [line.content for line in new.notes] == [new.lines[-1].content]
    assert new.players[1].kind == "human"


def test_a_game_goes_on_elsewhere_until_it_is_played_further_here() -> None:
    game = random_game(3, 2, 4)
    note = continued_line("new.hats")
    after = game.apply(game.with_chance(_any_move(game)))

    assert is_continued(recorded(game, note))
    assert not is_continued(recorded(game))
    assert not is_continued(recorded(game, note, move_line(after.entries[-1].move)))


def _any_move(game: Game) -> Move:
    return game.view(game.state.board.actor or 1).legal[0]


def test_people_are_all_who_ever_sat_there() -> None:
    game = random_game(3, 3, 4)
    away = '{"note":"seat","seat":2,"kind":"bot:greedy"}'
    bots = branch_of(recorded(game), 0, ["bot:greedy", "human", "bot:random"])

    assert people(recorded(game, away)) == {1, 2, 3}
    assert people(bots) == {2}


@given(st.integers(0, 500), st.integers(2, 4), st.integers(0, 120))
@examples(30)
def test_the_last_turn_begins_where_its_player_had_done_nothing(
    seed: int, players: int, moves: int
) -> None:
    record = recorded(random_game(seed, players, moves))
    entries = record.game.entries
    states = [record.game.start, *(entry.state for entry in entries)]
    for seat in range(1, players + 1):
        n = start_of_last_turn(record, seat)
        acted = [at for at in range(len(entries)) if states[at].board.turn == seat]
        assert (n is None) == (not acted)
        if n is not None:
            assert states[n].board.turn == seat
            assert n == 0 or isinstance(entries[n - 1].move, EndTurn)
            later = [at for at in acted if at >= n]
            turns = [at for at in later if isinstance(entries[at].move, EndTurn)]
            assert later
            assert len(turns) <= 1
