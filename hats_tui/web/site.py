"""What the server answers: the page, its files, and a visit for each page that is open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final
from weakref import WeakSet

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.typedefs import Middleware

from hats_tui.web import packets
from hats_tui.web.gate import Gate
from hats_tui.web.lounge import Full, Lounge
from hats_tui.web.page import FILES, HEADERS, page
from hats_tui.web.speaking import preferences_of, speaking_to
from hats_tui.web.visit import Visit
from hats_tui.words import _, ngettext
from hats_tui.words.translation import spoken

_HEARTBEAT: Final = 15.0
"""Seconds between two questions whether a page is still there."""

_LONGEST_MESSAGE: Final = 2**16
_LONGEST_REASON: Final = 123
"""Bytes that fit into the farewell of a websocket."""


class Site:
    """Answers browsers."""

    def __init__(
        self, gate: Gate, lounge: Lounge, idle_minutes: float, on_fault: Callable[[str], None]
    ) -> None:
        """Prepare to answer.

        Args:
            gate: Who may come in.
            lounge: The places for visitors.
            idle_minutes: A visit ends when its visitor does nothing for so long.
            on_fault: Called with the last words of a program that ended by a fault of its own.
        """
        self._gate = gate
        self._lounge = lounge
        self._idle_minutes = idle_minutes
        self._on_fault = on_fault
        self._sockets: WeakSet[web.WebSocketResponse] = WeakSet()

    def application(self) -> web.Application:
        """All that is answered; everything else is not found."""
        application = web.Application(middlewares=[_guarded_by(self._gate)])
        application.add_routes(
            [
                web.get("/", self._page),
                web.get("/ws", self._visit),
                web.get("/static/{name}", self._file),
            ]
        )
        application.on_response_prepare.append(_tell_headers)
        application.on_shutdown.append(self._close)
        return application

    async def _page(self, request: web.Request) -> web.Response:
        with speaking_to(_preferred(request)):
            return web.Response(text=page(), content_type="text/html", charset="utf-8")

    async def _file(self, request: web.Request) -> web.FileResponse:
        file = FILES.get(request.match_info["name"])
        if file is None:
            raise web.HTTPNotFound
        return web.FileResponse(file)

    async def _visit(self, request: web.Request) -> web.WebSocketResponse:
        """Let a visitor play until one of both leaves."""
        if not self._gate.trusts(request.headers.get("Origin", ""), request.host):
            with speaking_to(_preferred(request)):
                raise web.HTTPForbidden(text=_("Only the page of this server may play here."))
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT, max_msg_size=_LONGEST_MESSAGE)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await self._serve(socket, request)
        except (Full, TimeoutError) as reason:
            with speaking_to(_preferred(request)):
                code, text = self._farewell(reason)
            await _say_farewell(socket, code, text)
        else:
            await socket.close()
        return socket

    def _farewell(self, reason: Full | TimeoutError) -> tuple[int, str]:
        """The code and the words with which a page is closed."""
        if isinstance(reason, Full):
            text = _("All places at the table are taken. Try again later.")
            return WSCloseCode.TRY_AGAIN_LATER, text
        minutes = round(self._idle_minutes)
        text = ngettext(
            "The visit has ended: nothing was done for {n} minute.",
            "The visit has ended: nothing was done for {n} minutes.",
            minutes,
        )
        return WSCloseCode.GOING_AWAY, text.format(n=minutes)

    async def _serve(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        """Carry on a visit.

        Raises:
            Full: There is no place.
            TimeoutError: The visitor does nothing any more.
            OSError: The program does not start.
        """
        size = packets.size_of(request.query.get("width"), request.query.get("height"))
        wishes = preferences_of(_preferred(request) or spoken())
        with self._lounge.place() as folder:
            visit = await Visit.begin(folder, size, wishes)
            try:
                await _first_of(self._listen(socket, visit), _show(socket, visit))
            finally:
                if words := await asyncio.shield(visit.end()):
                    self._on_fault(words)

    async def _listen(self, socket: web.WebSocketResponse, visit: Visit) -> None:
        loop, seconds = asyncio.get_running_loop(), self._idle_minutes * 60
        async with asyncio.timeout(seconds) as patience:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                packet = packets.for_program(message.data)
                if packets.is_deed(packet):
                    patience.reschedule(loop.time() + seconds)
                if packet:
                    await visit.say(packet)

    async def _close(self, application: web.Application) -> None:
        del application
        text = _("The server has ended.")
        farewells = [
            _say_farewell(each, WSCloseCode.GOING_AWAY, text) for each in set(self._sockets)
        ]
        await asyncio.gather(*farewells, return_exceptions=True)


def _guarded_by(gate: Gate) -> Middleware:
    @web.middleware
    async def guard(
        request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        if not gate.knows(request.host):
            raise web.HTTPMisdirectedRequest(text=_("There is no such server here."))
        return await handler(request)

    return guard


def _preferred(request: web.Request) -> str:
    return request.headers.get("Accept-Language", "")


async def _tell_headers(request: web.Request, response: web.StreamResponse) -> None:
    del request
    response.headers.update(HEADERS)


async def _show(socket: web.WebSocketResponse, visit: Visit) -> None:
    with suppress(ConnectionError):
        async for piece in visit.shown():
            await socket.send_bytes(piece)


async def _first_of(*works: Coroutine[None, None, None]) -> None:
    """Do several things until the first is done; the others are given up."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _going_on = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _say_farewell(socket: web.WebSocketResponse, code: int, text: str) -> None:
    # Cut where it would be too long, but never within a letter.
    reason = text.encode()[:_LONGEST_REASON].decode(errors="ignore").encode()
    await socket.close(code=code, message=reason)
