"""Who may come in: only the page that this server has given out, under a name of its own.

Without this, any page on the web that somebody at this computer looks at could open games here.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit


class Gate:
    """Judges the names under which a browser has found the server."""

    def __init__(self, host: str, public_url: str | None) -> None:
        """Guard a server.

        Args:
            host: Where it listens.
            public_url: How browsers reach it through another server; None where they do not.
        """
        self._names = {"localhost", "127.0.0.1", "::1", host.lower()} if is_loopback(host) else None
        self._public = origin_of(public_url) if public_url else None
        if self._names is not None and public_url:
            self._names.add(_name_in(public_url))

    def knows(self, host: str) -> bool:
        """Whether a request is for this server.

        On loopback nobody else has a name for it: a name that a stranger's site lets point here is
        refused.

        Args:
            host: The header `Host`.
        """
        return self._names is None or _name_in(f"//{host}") in self._names

    def trusts(self, origin: str, host: str) -> bool:
        """Whether the page that opens a connection is ours.

        Args:
            origin: The header `Origin`, which browsers never leave out there; empty for none.
            host: The header `Host`.
        """
        ours = {f"http://{host}".lower(), f"https://{host}".lower(), self._public}
        return bool(origin) and origin.lower() in ours


def is_loopback(host: str) -> bool:
    """Whether only this computer reaches a server that listens there.

    Args:
        host: A name or an address.
    """
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def origin_of(url: str) -> str | None:
    """The part of an address that browsers name as the origin of a page.

    Args:
        url: What may be an address of the web.

    Returns:
        Such as `https://hats.example.org`; None when it is not such an address.
    """
    try:
        parts = urlsplit(url)
        sound = parts.scheme in {"http", "https"} and bool(parts.hostname)
        _ = parts.port  # raises where it is not a number
    except ValueError:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower() if sound else None


def _name_in(url: str) -> str:
    """The name of the computer in an address; empty where there is none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
