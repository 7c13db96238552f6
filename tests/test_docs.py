"""What the pages promise and a program can check: links that lead somewhere, code that runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from support.games import dealt

from hats_tui.arguments import build_parser
from hats_tui.game import Action, EndTurn, PlayerView, RefusalCode
from hats_tui.record import check
from hats_tui.record.faults import FaultCode

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?://)([^)#\s]*)(?:#([^)\s]+))?\)")
RECORD = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")


def prose(page: Path) -> str:
    return CODE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The names that headings have, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    for place, anchor in LINK.findall(prose(page)):
        target = (page.parent / place).resolve() if place else page
        assert target.exists(), place
        assert target.is_relative_to(ROOT), place
        assert not anchor or anchor in anchors(target), f"{place}#{anchor}"


def test_every_page_is_reached_from_the_readme() -> None:
    reached, next_ones = set[Path](), [PAGES[0]]
    while next_ones:
        page = next_ones.pop()
        reached.add(page)
        found = {(page.parent / place).resolve() for place, _ in LINK.findall(prose(page)) if place}
        next_ones += [each for each in found - reached if each.suffix == ".md"]

    assert set(PAGES) <= reached


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in re.findall(r"(?<![\w/])(?:hats_tui|tests)/[\w./-]+\.\w+", text):
        assert (ROOT / name).exists() or name.endswith("/lazy.py") or "/nl/" in name, name


def test_the_record_of_the_page_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, result = re.findall(r"```json\n(.*?)```", RECORD, re.DOTALL)
    file = tmp_path / "page.hats"
    file.write_text(whole, encoding="utf-8")

    assert check.main([str(file)]) == 0, capsys.readouterr().out
    assert set(json.loads(result)) == {"result"}


def test_the_page_of_the_record_names_every_fault() -> None:
    [table] = re.findall(r"^\| code \|.*?\n\n", RECORD, re.DOTALL | re.MULTILINE)
    named = re.findall(r"`([a-z]+(?:_[a-z]+)+)`(?=[,` |])", table)

    assert set(named) == {*FaultCode, *RefusalCode}


def test_the_page_of_the_server_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "serve.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        build_parser().parse_args(["serve", "--help"])

    there = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--language"}
    assert set(re.findall(r"^\| `(--[a-z-]+) ", page, re.MULTILINE)) == there


def test_the_page_of_the_command_line_names_every_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        build_parser().parse_args(["--help"])

    [commands] = re.findall(
        r"^commands:\n(.*?)\n\n", capsys.readouterr().out, re.DOTALL | re.MULTILINE
    )
    there = set(re.findall(r"^    ([a-z]+)", commands, re.MULTILINE))
    assert there == set(re.findall(r"^\| `hats-tui ([a-z]+)", page, re.MULTILINE))


def test_the_bot_of_the_page_plays() -> None:
    page = (ROOT / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
    [code] = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    choose = names["choose"]
    assert callable(choose)
    game = dealt(2)
    actor = game.state.board.actor or 0
    view: PlayerView = game.view(actor)

    black: Action = choose(view, view.legal, 1, 1)
    assert black in view.legal
    assert choose(view, (EndTurn(seat=actor),), 1, 1) == EndTurn(seat=actor)
