"""The command `hats-tui serve` from its beginning to its end."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession
from support.processes import children, runs

from hats_tui import cli
from hats_tui.web.server import Offer, serve


@asynccontextmanager
async def served(temporary: Path) -> AsyncIterator[tuple[Process, str]]:
    """The command in a process of its own, and the address that it tells."""
    process = await asyncio.create_subprocess_exec(
        *[sys.executable, "-P", "-m", "hats_tui", "serve", "--port", "0"],
        stdout=PIPE,
        env={**os.environ, "TMPDIR": str(temporary)},
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+?(?=/ )", (await process.stdout.readline()).decode())
        assert found is not None
        yield process, found[0]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def left_by_visits(temporary: Path) -> list[Path]:
    return list(temporary.glob("*/visit-*/*"))


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
async def test_however_it_ends_no_program_goes_on(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    async with (
        served(tmp_path) as (process, url),
        ClientSession() as session,
        session.ws_connect(f"{url}/ws", origin=url) as page,
    ):
        await page.receive_bytes()
        programs = children(process.pid)
        process.send_signal(number)
        async with asyncio.timeout(10):
            assert await process.wait() == code
            while any(map(runs, programs)):  # noqa: ASYNC110 - nobody else can tell
                await asyncio.sleep(0.02)
    assert len(programs) == 1
    assert not left_by_visits(tmp_path)


def test_a_place_that_is_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    reason = os.strerror(errno.EADDRINUSE)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve(Offer(port=port)) == 2
    assert f"It cannot be served at 127.0.0.1, port {port}: {reason}." in capsys.readouterr().err


def test_without_its_packages_it_says_how_to_get_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda _name: None)
    assert cli.main(["serve"]) == 2
    assert "pip install 'hats-tui[web]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "65536"],
        ["--port", "-1"],
        ["--visitors", "0"],
        ["--idle", "x"],
        ["--public-url", "hats.example.org"],
    ],
)
def test_an_option_that_cannot_be_is_told(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", *words])
    assert f"argument {words[0]}: " in capsys.readouterr().err
