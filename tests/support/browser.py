"""Drives a real Chromium by its DevTools protocol, and reads the terminal of a page with `pyte`.

Keys and mouse go the whole way: browser, page, server, program. What the program draws is read from
the frames that the page receives.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import ClientSession, ClientWebSocketResponse
from support.driving import Driven

T = TypeVar("T")

_ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--enable-unsafe-swiftshader",
    "--remote-debugging-port=0",
)
_NAMED = {
    "enter": ("Enter", 13, "\r"),
    "escape": ("Escape", 27, ""),
    "tab": ("Tab", 9, ""),
    "space": (" ", 32, " "),
    "backspace": ("Backspace", 8, ""),
    "left": ("ArrowLeft", 37, ""),
    "up": ("ArrowUp", 38, ""),
    "right": ("ArrowRight", 39, ""),
    "down": ("ArrowDown", 40, ""),
    "f2": ("F2", 113, ""),
    "f10": ("F10", 121, ""),
}
_CTRL = 2
_PATIENCE = 30.0


class Chromium:
    """A browser without a window, with a profile of its own."""

    def __init__(self) -> None:
        """Start it.

        Raises:
            FileNotFoundError: There is none.
        """
        program = shutil.which("chromium") or shutil.which("google-chrome")
        if program is None:
            raise FileNotFoundError("There is no chromium and no google-chrome.")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._process = subprocess.Popen(
            [program, *_ARGUMENTS, f"--user-data-dir={self._profile.name}"],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        lines = iter(self._process.stderr.readline, "")
        found = next(filter(None, (re.search(r"ws://(\S+?)/", line) for line in lines)))
        self._address = found[1]
        self._loop = asyncio.new_event_loop()
        self._session = self.run(_session())

    def __enter__(self) -> Self:
        """The running browser."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End it."""
        self.run(self._session.close())
        self._loop.close()
        self._process.terminate()
        self._process.communicate()
        self._profile.cleanup()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something."""
        return self._loop.run_until_complete(work)

    def open(self, url: str, size: tuple[int, int]) -> Page:
        """Open a page in a tab of its own.

        Args:
            url: Its address.
            size: Width and height in pixels.
        """
        target = f"http://{self._address}/json/new?about:blank"

        async def connect() -> ClientWebSocketResponse[bool]:
            async with self._session.put(target) as answer:
                tab = await answer.json()
            return await self._session.ws_connect(tab["webSocketDebuggerUrl"], max_msg_size=0)

        page = Page(self, self.run(connect()))
        for domain in ("Log", "Network", "Page", "Runtime"):
            page.ask(f"{domain}.enable")
        page.ask(
            "Emulation.setDeviceMetricsOverride",
            width=size[0],
            height=size[1],
            deviceScaleFactor=1,
            mobile=False,
        )
        page.ask("Page.navigate", url=url)
        return page


class Page(Driven):
    """A tab with the game; used as the terminal that it shows."""

    def __init__(self, browser: Chromium, socket: ClientWebSocketResponse[bool]) -> None:
        """Take over a connection; `Chromium.open` makes one."""
        super().__init__((80, 24))
        self.asked_for: list[str] = []
        """The addresses of all that the page has asked for."""
        self.complaints: list[str] = []
        """What the browser had to complain about."""
        self._browser = browser
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, dict[str, Any]] = {}
        self._going_on = True

    @property
    def running(self) -> bool:
        """Whether the visit has not ended."""
        return self._going_on

    @property
    def at_work(self) -> bool:
        """Nobody here can see it: the program belongs to the server."""
        return False

    def ask(self, method: str, **parameters: object) -> dict[str, Any]:
        """Have the browser do something, and wait for its answer."""
        number = next(self._numbers)
        text = json.dumps({"id": number, "method": method, "params": parameters})
        self._browser.run(self._socket.send_str(text))
        end = time.monotonic() + _PATIENCE
        while number not in self._answers:
            assert time.monotonic() < end, f"{method} was not answered"
            self._read(1)
        return self._answers.pop(number)

    def text_of(self, script: str) -> str:
        """The value of a JavaScript expression in the page, as text."""
        answer = self.ask("Runtime.evaluate", expression=f"String({script})", returnByValue=True)
        return str(answer["result"].get("value"))

    def picture(self, file: Path) -> None:
        """Keep what is seen as a PNG."""
        self.ask("Page.bringToFront")  # else there may be nothing to be seen
        file.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot")["data"]))

    def send(self, *keys: str) -> Self:
        """Press keys of the browser's keyboard."""
        for key in keys:
            self._press(key)
        return self

    def type(self, text: str) -> Self:
        """Type a text."""
        return self.send(*text)

    def click_at(self, x: int, y: int, button: int = 0) -> Self:
        """Press and release a mouse button on a cell, counted from 0."""
        screen = "document.querySelector('.xterm-screen').getBoundingClientRect()"
        left, top, width, height = json.loads(
            self.text_of(f"(r => JSON.stringify([r.x, r.y, r.width, r.height]))({screen})")
        )
        place = {
            "x": left + (x + 0.5) * width / self.screen.columns,
            "y": top + (y + 0.5) * height / self.screen.lines,
        }
        name = ("left", "middle", "right")[button]
        self.ask("Input.dispatchMouseEvent", type="mouseMoved", **place)
        for kind in ("mousePressed", "mouseReleased"):
            self.ask("Input.dispatchMouseEvent", type=kind, button=name, clickCount=1, **place)
        return self

    def _press(self, key: str) -> None:
        control = key.startswith("ctrl+")
        sign = key.removeprefix("ctrl+")
        name, code, text = _NAMED.get(sign, (sign, ord(sign[0].upper()), sign))
        details: dict[str, object] = {"key": name, "windowsVirtualKeyCode": code}
        if control:
            details["modifiers"] = _CTRL
        elif text:
            details["text"] = text
        self.ask("Input.dispatchKeyEvent", type="keyDown", **details)
        details.pop("text", None)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **details)

    def _read(self, timeout: float) -> bool:
        """Take in what the browser tells; False when nothing came in time."""

        async def receive() -> str:
            async with asyncio.timeout(max(timeout, 0.001)):
                return str(await self._socket.receive_str())

        try:
            told = json.loads(self._browser.run(receive()))
        except TimeoutError:
            return False
        if "id" in told:
            self._answers[told["id"]] = told.get("result", {})
        else:
            self._note(told["method"], told["params"])
        return True

    def _note(self, event: str, details: dict[str, Any]) -> None:
        match event:
            case "Network.requestWillBeSent":
                self.asked_for.append(details["request"]["url"])
            case "Network.webSocketFrameReceived" if details["response"]["opcode"] == 2:
                self.feed(base64.b64decode(details["response"]["payloadData"]))
            case "Network.webSocketFrameSent":
                self._note_sent(json.loads(details["response"]["payloadData"]))
            case "Network.webSocketClosed":
                self._going_on = False
            case "Runtime.exceptionThrown" | "Log.entryAdded":
                self.complaints.append(json.dumps(details))
            case "Page.javascriptDialogOpening":
                self.complaints.append(details["message"])

    def _note_sent(self, message: list[Any]) -> None:
        if message[0] == "resize":
            self.screen.resize(message[1]["height"], message[1]["width"])


async def _session() -> ClientSession:
    return ClientSession()
