"""The command `hats-tui serve`: tells where the game is, and serves it until it is ended."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from aiohttp import web

from hats_tui.web.gate import Gate, is_loopback
from hats_tui.web.lounge import Lounge
from hats_tui.web.site import Site
from hats_tui.words import _, ngettext
from hats_tui.words.causes import cause

EXIT_NOT_STARTED: Final = 2

_END_SECONDS: Final = 5.0
"""How long visits may take to end when the server does."""

_ALL_ADDRESSES: Final = {"", "0.0.0.0", "::"}

_SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")


@dataclass(frozen=True, slots=True)
class Offer:
    """What is served, and to whom.

    Args:
        host: The address to listen at, or a name of it.
        port: From 0 to 65535; 0 for any that is free.
        public_url: How browsers reach it through another server; None where they do not.
        visitors: So many may play at the same time, from 1 on.
        idle_minutes: A visit ends when its visitor does nothing for so long; more than 0.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    visitors: int = 8
    idle_minutes: float = 30.0


def serve(offer: Offer) -> int:
    """Serve the game until a signal ends it.

    Args:
        offer: What is served.

    Returns:
        The exit code of the process: 128 + n after signal n; 2 when it cannot listen there.
    """
    with TemporaryDirectory(prefix="hats-tui-serve-", ignore_cleanup_errors=True) as folder:
        try:
            return asyncio.run(_serve(offer, Path(folder)))
        except OSError as error:
            text = _("It cannot be served at {host}, port {port}: {reason}.")
            _complain(text.format(host=offer.host, port=offer.port, reason=cause(_reason(error))))
            return EXIT_NOT_STARTED


async def _serve(offer: Offer, folder: Path) -> int:
    """Serve until a signal comes.

    Raises:
        OSError: It cannot listen there.
    """
    ended_by: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    _listen_to_signals(ended_by)
    lounge = Lounge(offer.visitors, folder, lambda present: _tell_visitors(present, offer.visitors))
    site = Site(Gate(offer.host, offer.public_url), lounge, offer.idle_minutes, _complain)
    runner = web.AppRunner(site.application(), access_log=None, shutdown_timeout=_END_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, offer.host, offer.port).start()
        _tell_where(offer, runner.addresses[0][1])
        return 128 + await ended_by
    finally:
        await runner.cleanup()


def _listen_to_signals(ended_by: asyncio.Future[int]) -> None:
    loop = asyncio.get_running_loop()

    def end(number: int) -> None:
        if not ended_by.done():
            ended_by.set_result(number)

    for name in _SIGNALS:
        number = getattr(signal, name, None)
        if number is None or signal.getsignal(number) is signal.SIG_IGN:  # so wants `nohup`
            continue
        with suppress(NotImplementedError):  # on Windows, where Ctrl+C ends it all the same
            loop.add_signal_handler(number, end, number)


def _tell_where(offer: Offer, port: int) -> None:
    here = f"http://{_name_of(offer.host)}:{port}/"
    _say(_("Hats is served at {url} until you press Ctrl+C here.").format(url=here))
    if offer.public_url:
        _say(_("Browsers from elsewhere find it at {url}.").format(url=offer.public_url))
    if not is_loopback(offer.host):
        _complain(
            _(
                "Warning: whoever reaches this computer can play, without a password, and what is "
                "sent is not encrypted."
            )
        )


def _name_of(host: str) -> str:
    """What a browser calls the place where it listens; all addresses have no name but ours."""
    if host in _ALL_ADDRESSES:
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _tell_visitors(present: int, places: int) -> None:
    text = ngettext("{n} visitor, {places} places.", "{n} visitors, {places} places.", present)
    _say(text.format(n=present, places=places))


def _reason(error: OSError) -> str:
    """Why, in a word or two: asyncio says more, and only names have no number of the system."""
    number = error.errno or 0
    return os.strerror(number) if number > 0 else error.strerror or type(error).__name__


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _complain(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
