"""Whole games in lines of text, over pipes: by a script, and against what the record says."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.audit import open_cards
from support.lines import AFTERWARDS, CHANGE, GIVE, PLAY, READY, USUAL, Lines, play_on
from support.saves import only_record
from support.secrets import sights

from hats_tui.game import Card, score_sheet
from hats_tui.words.names import Names
from hats_tui.words.scores import winner_sentence

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "milliner.py"
DEED = r"(plays|lays|discards|exchange|gives|ends the turn)\b"


def test_a_game_against_a_bot_is_played_to_its_end_and_on_disk_before_it_is_said(
    tmp_path: Path,
) -> None:
    done: list[int] = []

    def on_disk(line: str) -> None:
        if re.search(DEED, line):
            done.append(1)
            assert len(only_record(tmp_path).moves) >= len(done)

    with Lines(tmp_path, "--players", "Ann,bot:greedy", "--seed", "1") as lines:
        play_on(lines, at_each=on_disk)
        lines.type("quit")
        assert lines.end() == 0
        assert lines.errors() == ""

    game = only_record(tmp_path).game
    assert len(done) >= 2 * 16
    assert game.state.board.over
    assert str(winner_sentence(score_sheet(game.state), Names.of(["Ann", "Magpie"]))) in lines.said


@pytest.mark.parametrize("who", ["Ann,Bob,bot:greedy", "Ann,Bob,Cyd,Dan"])
def test_people_share_the_keyboard_to_the_end(who: str, tmp_path: Path) -> None:
    with Lines(tmp_path, "--players", who, "--seed", "3") as lines:
        play_on(lines)
        lines.type("quit")
        assert lines.end() == 0

    assert only_record(tmp_path).result is not None
    assert len([line for line in lines.said if READY in line]) >= 16


def test_bots_alone_play_to_the_end_without_anybody(tmp_path: Path) -> None:
    with Lines(tmp_path, "--players", "bot:greedy,bot:random,bot:greedy") as lines:
        assert lines.end() == 0

    assert only_record(tmp_path).result is not None
    assert AFTERWARDS in lines.said[-2]


def test_engines_play_by_the_names_that_the_settings_give_them(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    shutil.copy(EXAMPLE, tmp_path / "config" / "player.py")
    command = json.dumps([sys.executable, "-I", "-S", "player.py"])
    (tmp_path / "config" / "settings.toml").write_text(
        f"[engines]\none = {command}\n[engines.two]\ncommand = {command}\noptions = {{ own = 2 }}\n"
    )

    with Lines(tmp_path, "--players", "engine:one,Max=engine:two") as lines:
        assert lines.end() == 0
        assert lines.errors() == ""

    record = only_record(tmp_path)
    players = [(player.name, player.kind) for player in record.header.players]
    assert players == [("one", "engine:one"), ("Max", "engine:two")]
    assert record.result is not None
    assert not [line for line in lines.said if "in its place" in line]
    [file] = (tmp_path / "data" / "games").glob("*.hats")
    assert "player.py" not in file.read_text()


def test_a_script_may_write_everything_at_once(tmp_path: Path) -> None:
    """Nothing gets lost, and nobody is asked too early, however far ahead it was typed."""
    turn = ["h2 h4", "end"]
    with Lines(tmp_path, "--players", "Ann,bot:greedy", "--seed", "1", "--first", "Ann") as lines:
        lines.type(*turn, *["black h5", "end", "black h6", "end", "black c3", "end"], "quit")
        assert lines.end() == 0

    deeds = [line for line in lines.said if re.match("Ann (plays|lays)", line)]
    assert [re.findall("[A-Z][0-9]", deed)[0] for deed in deeds] == ["H2", "H5", "H6", "C3"]


def test_a_rematch_moves_the_start_on_and_counts(tmp_path: Path) -> None:
    with Lines(tmp_path, "--players", "bot:random,bot:greedy", "--first", "1") as lines:
        lines.wait(AFTERWARDS)
        lines.type("perhaps", "rematch")
        lines.wait(AFTERWARDS)
        lines.wait("At the table")
        lines.wait(AFTERWARDS)
        lines.type("quit")
        assert lines.end() == 0

    assert len(list(tmp_path.rglob("*.hats"))) == 2
    assert re.search(r"Won in 2 games: ", lines.text)


@pytest.mark.parametrize("leave", ["quit", "end of input", "interrupt"])
def test_a_game_that_is_left_is_kept_and_goes_on(leave: str, tmp_path: Path) -> None:
    with Lines(tmp_path, "--players", "Ann,bot:greedy", "--seed", "1", "--first", "1") as lines:
        lines.wait(PLAY)
        lines.type("h2 h4").wait(CHANGE)
        if leave == "quit":
            lines.type("quit")
        elif leave == "interrupt":
            lines.process.send_signal(signal.SIGINT)
        assert lines.end() == (130 if leave == "interrupt" else 0)
        assert lines.said[-1] == "The game is kept. Play on with: hats-tui --plain --resume"

    with Lines(tmp_path, "--resume") as lines:
        assert lines.line() == "Ann: H2 for H4 on space 1, gets the cookie"
        play_on(lines)
        lines.type("quit")
        assert lines.end() == 0
    assert only_record(tmp_path).result is not None


def test_a_game_is_chosen_among_the_unfinished_ones(tmp_path: Path) -> None:
    for names in ("Annabella Long,bot:greedy", "Eva,bot:greedy"):
        with Lines(tmp_path, "--players", names, "--seed", "1", "--first", "1") as lines:
            lines.wait(PLAY)
            lines.type("h2 h4").wait(CHANGE)
            lines.end()
    with Lines(tmp_path) as lines:
        listed = lines.wait("^2: ")
        lines.type("7", "2").wait(CHANGE)
        lines.end()

    assert listed.startswith("2: Annabella Long and Magpie, round 1 of 8")
    assert "the turn of Annabella Long" in lines.text


def test_there_may_be_no_game_to_resume(tmp_path: Path) -> None:
    with Lines(tmp_path, "--resume") as lines:
        assert lines.end() == 1
        assert lines.errors() == "There is no unfinished game to resume.\n"


def test_a_reader_that_goes_away_ends_it_quietly_and_keeps_the_game(tmp_path: Path) -> None:
    with Lines(tmp_path, "--players", "Ann,bot:greedy", "--seed", "1", "--first", "1") as lines:
        lines.wait(PLAY)
        lines.type("h2 h4").wait(CHANGE)
        assert lines.process.stdout is not None
        lines.process.stdout.close()
        lines.type("hand", "hand")
        assert lines.process.wait() == 1
        assert lines.errors() == ""
        assert len(only_record(tmp_path).moves) == 1
        lines.process.stdout = open(os.devnull, "rb")  # noqa: PTH123, SIM115 - closed with the rest


def test_without_a_standard_output_nothing_is_played(tmp_path: Path) -> None:
    command = f"{sys.executable} -P -m hats_tui --plain --players Ann,Bob >&-"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (2, "hats-tui --plain needs a standard output.\n")


def test_no_screen_is_loaded(tmp_path: Path) -> None:
    code = """
import sys
from hats_tui import cli
cli.main(["--plain", "--players", "Ann,bot:greedy", "--first", "1"])
print("MODULES", *sys.modules)
"""
    ended = subprocess.run(
        [sys.executable, "-P", "-c", code],
        check=False,
        input="hand\nquit\n",
        capture_output=True,
        text=True,
    )

    loaded = set(ended.stdout.partition("MODULES ")[2].split())
    assert "hats_tui.plain.program" in loaded
    assert not loaded & {"textual", "rich.console", "hats_tui.tui"}


def test_where_no_sign_of_the_locale_says_it_another_does(tmp_path: Path) -> None:
    who = "Zoë Łukasz,日本=bot:greedy"
    with Lines(tmp_path, "--players", who, "--first", "1", environment={"LC_ALL": "C"}) as lines:
        lines.wait(PLAY)
        lines.type("black " + lines.hand[0]).wait(CHANGE)
        lines.type("look zoe").wait("cookie")
        lines.end()

    assert lines.text.isascii()
    assert "Zoe Lukasz takes the cookie: nobody had it." in lines.said
    assert only_record(tmp_path).header.players[0].name == "Zoë Łukasz"


def test_a_game_that_cannot_be_saved_is_played_on_if_somebody_says_so(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with Lines(tmp_path, "--players", "Ann,bot:greedy", "--first", "1") as lines:
        lines.wait("This game cannot be saved")
        lines.type("again").wait("This game cannot be saved")
        lines.type("perhaps", "play").wait(PLAY)
        lines.type("black " + lines.hand[0]).wait(CHANGE)
        assert lines.end() == 0
        assert lines.said[-1].startswith("What was played without saving is lost")

    with Lines(tmp_path, "--players", "Ann,bot:greedy") as lines:
        assert lines.end() == 0
    assert PLAY not in lines.text


def test_who_leaves_and_comes_back_is_dealt_no_other_cards(tmp_path: Path) -> None:
    with Lines(tmp_path, "--players", "Ann,Bob", "--seed", "1", "--first", "1") as lines:
        lines.wait(READY)
        lines.type("").wait(PLAY)
        lines.type("leave").wait("A bot plays on for Ann")
        lines.wait(f"{READY}, Bob")
        lines.type("").wait(PLAY)
        lines.type("back 2").wait("can be taken back")
        lines.type("back cyd").wait('"cyd"')
        lines.type("back").wait("Ann is back at the table.")
        lines.type("black " + lines.hand[0]).wait(CHANGE)
        lines.type("end").wait(f"{READY}, Ann")
        lines.type("").wait(PLAY)
        lines.type("concede").wait("Type yes or no")
        lines.type("no", "concede").wait("Type yes or no")
        lines.type("yes").wait("Ann concedes")
        lines.end()

    assert [note.content for note in only_record(tmp_path).notes]


Q_AND_A = ("hand", "board", "table", "look 1", "look 2", "log 99", "why cookie", "why 1", "why f")


@pytest.mark.parametrize("who", ["Ann,Bob", "Ann,Bob,Cyd,Dan"])
def test_nobody_is_told_a_card_that_only_another_may_know(who: str, tmp_path: Path) -> None:
    names = who.split(",")
    present: list[int | None] = [None]
    private: set[Card] = set()

    def audit(line: str) -> None:
        if line.startswith("Pass the keyboard"):
            present[0] = None
        codes = {Card(code) for code in re.findall(r"\b[HCFPSTJ][1-6]\b", line)}
        if not codes or line.startswith("Cards that you do not see"):
            return
        game = only_record(tmp_path).game
        own: set[Card] = set().union(*sights(game, present[0]))
        private.update(codes & own - open_cards(game))
        assert codes <= own | open_cards(game), line

    def ready(lines: Lines) -> str:
        """Not at the first time: what is said then is said for everybody to hear."""
        if lines.said.count(lines.said[-1]) % 2:
            return "not yet"
        name = lines.said[-1].removesuffix(".").split(", ")[-1]
        present[0] = names.index(name) + 1
        return ""

    def asks(lines: Lines, answer: str) -> str:
        lines.type(*Q_AND_A, "unseen", f"what if b {lines.hand[0]}", lines.hand[0])
        return answer

    change = {2: "d {card}", 4: "x {card}"}[len(names)]
    answers = {
        **USUAL,
        READY: ready,
        PLAY: lambda lines: asks(lines, f"black {lines.hand[0]}"),
        CHANGE: lambda lines: change.format(card=lines.hand[-1]),
        GIVE: lambda lines: asks(lines, f"give {lines.hand[1]}"),
    }
    with Lines(tmp_path, "--players", who, "--seed", "5", "--first", "1") as lines:
        play_on(lines, answers, until="Round 3 of 8", at_each=audit)

    assert len(private) > 9
