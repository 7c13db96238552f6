"""A game in lines of text when not all goes well: bots that fail, disks that are full."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.saves import after_turns, new_game, only_record, save
from support.script import Script, left

from hats_tui.bots.players.greedy import choose
from hats_tui.game import Game
from hats_tui.plain.console import Console
from hats_tui.plain.play import LinePlay
from hats_tui.record import NotWritten, RecordWriter
from hats_tui.store.settings import Settings
from hats_tui.table.programs import Program

AGAINST_A_BOT = new_game(2, kinds=("human", "bot:greedy"), names=("Ann", "Bob"))


def black(file: Path, seat: int, place: int = 0) -> str:
    """What makes a black hat of a card that somebody holds."""
    return f"black {only_record(file.parents[2]).game.state.hands[seat - 1][place]}"


async def test_a_bot_that_fails_is_told_of_and_the_game_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    silent = {"bot:greedy": Program((sys.executable, "-c", ""))}
    monkeypatch.setattr("hats_tui.table.engine.program_of", silent.__getitem__)
    file = save(home, after_turns(AGAINST_A_BOT, 2))
    script = Script(black(file, 1), "end")
    await left(script, file)

    trouble = "Bob did not answer properly; a simple move was made in its place."
    assert trouble in script.said
    assert "the turn of Ann" in script.said[script.said.index(trouble) :][-6]
    assert list((home / "state" / "crashes").glob("bot-*.txt"))


async def test_a_bot_that_takes_its_time_is_told_of_once_and_left_at_once(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = {"bot:greedy": Program((sys.executable, "-c", "import sys; sys.stdin.read()"))}
    monkeypatch.setattr("hats_tui.table.engine.program_of", listening.__getitem__)
    monkeypatch.setattr("hats_tui.plain.play._PATIENCE", 0.05)
    monkeypatch.setattr(Console, "watched", True)
    file = save(home, after_turns(AGAINST_A_BOT, 3))
    script = Script()
    game = asyncio.create_task(LinePlay(script.console, Settings(bot_pause=0)).resume(file))
    while "Bob is thinking" not in script.said:  # noqa: ASYNC110 - no news
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    game.cancel()
    await asyncio.wait([game])

    assert game.cancelled()
    assert script.said.count("Bob is thinking") == 1


async def test_a_disk_that_is_full_for_a_while_is_told_of_twice(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save(home, after_turns(AGAINST_A_BOT, 2))
    append, refusals = RecordWriter.append, iter([True, True, False])

    def full(writer: RecordWriter, line: str) -> None:
        if next(refusals, False):
            raise NotWritten(file, "No space left on device")
        append(writer, line)

    monkeypatch.setattr(RecordWriter, "append", full)
    script = Script(black(file, 1), "again", "play", "end")
    play = await left(script, file)

    asked = [line for line in script.said if line.startswith("This game cannot be saved: No space")]
    assert len(asked) == 2
    saved, ended = "The game is saved again, all of it.", "Ann ends the turn."
    assert script.said.index(saved) <= script.said.index(ended)
    assert not play.unsaved


async def test_a_full_disk_may_end_the_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hats_tui.table.journal import Stopped

    file = save(home, after_turns(AGAINST_A_BOT, 2))

    def full(writer: RecordWriter, line: str) -> None:
        raise NotWritten(file, "No space left on device")

    monkeypatch.setattr(RecordWriter, "append", full)
    script = Script(black(file, 1), "s")
    with pytest.raises(Stopped):
        await LinePlay(script.console, Settings()).resume(file)

    assert not any("face down" in line for line in script.said)


async def test_turns_end_by_themselves_where_that_is_set(home: Path) -> None:
    file = save(home, after_turns(AGAINST_A_BOT, 2))
    hand = only_record(home).game.state.hands[0]
    script = Script(f"d {hand[0]}", f"b {hand[1]}")
    await left(script, file, Settings(end_turn_automatically=True, bot_pause=0))

    assert "Ann ends the turn." in script.said
    assert not any("Your turn is done" in line for line in script.said)
    assert "the turn of Ann" in "".join(script.said[-6:])


async def test_where_everybody_has_left_it_can_still_be_asked_and_come_back(home: Path) -> None:
    file = save(home, after_turns(AGAINST_A_BOT, 2))
    script = Script("leave", "sing", "end", "table", "hand", "back", "quit")
    await left(script, file)

    assert "A bot plays on for Ann. back 1 takes the seat back." in script.said
    assert '"sing" is no command here. Type help to hear what is.' in script.said
    assert script.said.count("You only watch now: bots play here.") == 2
    assert "Ann is back at the table." in script.said
    assert not any(line.startswith("Your hand") for line in _while_away(script.said))


async def test_an_offer_is_taken_back_before_the_partner_looks(home: Path) -> None:
    file = save(home, after_turns(new_game(4), 4))
    card = only_record(home).game.state.hands[0][0]
    script = Script(
        "", f"x {card}", "wait", "undo", "", "hand", "e", "u", "x", f"x {card}", "", "e"
    )
    await left(script, file)

    said = script.said
    assert said.count("Cyd may take the offer back instead: type undo.") == 0
    assert said.count("Ann may take the offer back instead: type undo.") == 2
    assert "Ann takes the offer back: it does not count." in said
    assert said.count("Pass the keyboard to Cyd (Team A).") == 2
    assert "A card is on offer: first give one back for it." in said


async def test_partners_ask_each_other_for_cards(home: Path) -> None:
    kinds = ("human", "human", "bot:greedy", "human")
    file = save(home, after_turns(new_game(4, kinds=kinds), 0))
    script = Script("", "say", "p a high card", "log")
    await left(script, file)
    assert (
        script.said.count("Say high, low, anything or favourite: which card you would like.") == 1
    )
    assert script.said.count("Ann asks Cyd for a high card.") == 1
    assert script.said.count("Round 1: Ann asks Cyd for a high card.") == 1
    assert only_record(home).game.talk[0].say == "high"


async def test_a_bot_says_what_it_would_like_for_its_card(home: Path) -> None:
    kinds = ("human", "bot:greedy", "bot:greedy", "bot:greedy")
    before = game = Game.from_header(new_game(4, 38, kinds))
    while not (game.state.board.waiting and game.state.board.turn == 3):
        view = game.view(game.state.board.actor or 0)
        before, game = game, game.apply(choose(view, view.legal, 0, 0))
    await left(script := Script("g"), save(home, before))

    asked = [place for place, line in enumerate(script.said) if line.startswith("Cyd asks Ann for")]
    assert len(asked) == 1
    assert script.said[asked[0] + 1].startswith("Cyd offers Ann a card")
    assert any(line.endswith("choose what you give.") for line in script.said)
    assert [(remark.seat, remark.round) for remark in only_record(home).game.talk] == [(3, 3)]


async def test_who_has_no_partner_is_told_so(home: Path) -> None:
    script = Script("say low", "why")
    await left(script, save(home, after_turns(AGAINST_A_BOT, 2)))
    assert any("Only partners talk" in line for line in script.said)


def _while_away(said: list[str]) -> Iterator[str]:
    away = False
    for line in said:
        away = (away or line.startswith("A bot plays on")) and not re.search("is back", line)
        if away:
            yield line


async def test_who_only_watches_bots_has_no_hand(home: Path) -> None:
    bots = new_game(2, kinds=("bot:greedy", "bot:greedy"), names=("Ann", "Bob"))
    script = Script("hand", "f5", "i b f5", "", "why", "table")
    play = LinePlay(script.console, Settings(bot_pause=0))
    await play.resume(save(home, after_turns(bots, 0)))

    assert script.said.count("You only watch now: bots play here.") == 4
    assert any(line.startswith("Why can be asked after a refusal") for line in script.said)
    assert any(line.startswith("Tea table") for line in script.said)
    assert not any("our hand" in line for line in script.said)


async def test_who_does_not_concede_after_all_hears_what_is_to_be_done(home: Path) -> None:
    script = Script("concede", "no")
    await left(script, save(home, after_turns(AGAINST_A_BOT, 2)))

    asked = script.said.index("Type yes or no.")
    assert script.said[asked + 1] == "Choose a card and a space, or make a black hat."


async def test_what_the_last_bot_did_is_told_where_nobody_takes_the_keyboard_any_more(
    home: Path,
) -> None:
    kinds, names = ("human", "human", "bot:greedy"), ("Ann", "Bob", "Cyd")
    file = save(home, after_turns(new_game(3, kinds=kinds, names=names), 21))
    script = Script("", black(file, 1), "e", "", black(file, 2), "e")
    await LinePlay(script.console, Settings(bot_pause=0)).resume(file)

    last = script.said[script.said.index("Bob ends the turn.") :]
    assert any(line.startswith("Cyd plays ") or "Cyd lays a card" in line for line in last)
    assert sum(line.startswith("Cyd ends the turn.") for line in last) == 1


async def test_a_full_log_says_what_each_move_changed_and_a_brief_one_has_a_line_a_turn(
    home: Path,
) -> None:
    file = save(home, after_turns(AGAINST_A_BOT, 2))
    script = Script("log 1", black(file, 1), "log 1")
    await left(script, file, Settings(log_detail="full"))
    assert script.said.count("Points: Ann +1.") == 2  # as it happens, and in the log

    script = Script("log 1")
    await left(script, file, Settings(log_detail="brief"))
    assert "Round 2: Ann: a black hat" in script.said
