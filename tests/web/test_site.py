"""The server with real visitors, each with a real program, and no browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError, web

from hats_tui.web.gate import Gate
from hats_tui.web.lounge import Lounge
from hats_tui.web.page import FILES
from hats_tui.web.site import Site

TITLE = "Seven kinds of hats"
SETTINGS = "they last as long as your visit"


class Server:
    """A server that runs, and somebody who asks it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.present = 0
        self.empty = asyncio.Event()
        self.faults: list[str] = []
        self.session: ClientSession
        self.url = ""

    def count(self, present: int) -> None:
        self.present = present
        if not present:
            self.empty.set()

    @asynccontextmanager
    async def visit(self) -> AsyncIterator[ClientWebSocketResponse[bool]]:
        address = f"{self.url}/ws?width=80&height=24"
        async with self.session.ws_connect(address, origin=self.url) as socket:
            yield socket

    def homes(self) -> list[Path]:
        """The folders of those who are there."""
        return sorted(self.folder.glob("visit-*/home-*"))

    def at_rest(self) -> bool:
        """Whether nobody is there, nothing has failed, and nothing is left."""
        return not (self.present or self.faults or any(self.folder.iterdir()))


@asynccontextmanager
async def serving(
    folder: Path, *, places: int = 8, idle_minutes: float = 30
) -> AsyncIterator[Server]:
    server = Server(folder)
    lounge = Lounge(places, folder, server.count)
    site = Site(Gate("127.0.0.1", None), lounge, idle_minutes, server.faults.append)
    runner = web.AppRunner(site.application(), access_log=None, shutdown_timeout=5)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        async with ClientSession() as server.session:
            yield server
    finally:
        await runner.cleanup()
    assert server.at_rest()


async def seen(socket: ClientWebSocketResponse[bool], text: str) -> str:
    """All that is drawn until a text is."""
    drawn = ""
    async with asyncio.timeout(20):
        while text not in drawn:
            drawn += (await socket.receive_bytes()).decode(errors="ignore")
    return drawn


async def written(path: Path) -> None:
    """Wait for a file, which a program writes while it goes on."""
    async with asyncio.timeout(20):
        while not path.is_file():  # noqa: ASYNC110, ASYNC240 - nobody else can tell
            await asyncio.sleep(0.02)


async def farewell(socket: ClientWebSocketResponse[bool]) -> str:
    """What the server says when it closes."""
    async with asyncio.timeout(20):
        while (message := await socket.receive()).type is WSMsgType.BINARY:
            pass
    assert message.type is WSMsgType.CLOSE
    return str(message.extra)


async def test_the_page_and_its_files_are_given_out_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        page = await server.session.get(server.url)
        text = await page.text()
        assert page.status == 200
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        assert "://" not in text
        for name in FILES:
            assert (await server.session.get(f"{server.url}/static/{name}")).status == 200
        for path in ("static/", "static/page.html", "static/..%2fpage.py", "download/1", "x"):
            assert (await server.session.get(f"{server.url}/{path}")).status == 404
        strange = {"Host": "evil.example"}
        assert (await server.session.get(server.url, headers=strange)).status == 421


async def test_a_page_of_another_server_may_not_play(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        with pytest.raises(WSServerHandshakeError) as refused:
            await server.session.ws_connect(f"{server.url}/ws", origin="http://evil.example")
        assert refused.value.status == 403


async def test_two_visitors_have_nothing_of_each_other_and_the_third_has_to_wait(
    tmp_path: Path, home: Path
) -> None:
    async with serving(tmp_path, places=2) as server:
        async with server.visit() as one, server.visit() as two:
            for socket in (one, two):
                await seen(socket, TITLE)
            await one.send_json(["nonsense", 1])
            await one.send_json(["stdin", ","])
            await seen(one, SETTINGS)
            first, second = server.homes()
            for folder in (first, second):  # each is new here
                await written(folder / "state" / "tutorial")
            async with server.visit() as three:
                assert "places" in await farewell(three)
        async with asyncio.timeout(10):
            await server.empty.wait()
        assert not server.homes()
    assert not list(home.parent.glob(home.name))


async def test_a_visit_ends_when_the_visitor_leaves_or_does_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, server.visit() as leaving:
        await seen(leaving, TITLE)
        await leaving.send_json(["stdin", "q"])
        await seen(leaving, "Your visit ends")
        await leaving.send_json(["stdin", "y"])
        assert await farewell(leaving) == ""
    async with serving(tmp_path, idle_minutes=0.001) as server, server.visit() as idle:
        assert "nothing was done" in await farewell(idle)
