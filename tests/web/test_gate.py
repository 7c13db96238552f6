"""Who may come in."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hats_tui.web.gate import Gate, is_loopback, origin_of

HERE = Gate("127.0.0.1", None)
EVERYWHERE = Gate("0.0.0.0", "https://hats.example.org/table/")


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "LOCALHOST:8000", "localhost", "[::1]:8000"])
def test_on_loopback_the_names_of_this_computer_are_known(host: str) -> None:
    assert HERE.knows(host)


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example:8000", "[", "::1"])
def test_on_loopback_other_names_are_not(host: str) -> None:
    assert not HERE.knows(host)


def test_on_loopback_behind_another_server_its_name_is_known_too() -> None:
    assert Gate("localhost", "https://hats.example.org").knows("hats.example.org")


def test_elsewhere_any_name_may_be_its_own() -> None:
    assert EVERYWHERE.knows("192.168.1.7:8000")


@pytest.mark.parametrize("origin", ["http://localhost:8000", "https://LOCALHOST:8000"])
def test_the_page_of_this_server_is_trusted(origin: str) -> None:
    assert HERE.trusts(origin, "localhost:8000")


@pytest.mark.parametrize(
    "origin", ["", "null", "http://evil.example", "http://localhost", "http://localhost:8001"]
)
def test_the_page_of_another_is_not(origin: str) -> None:
    assert not HERE.trusts(origin, "localhost:8000")
    assert not EVERYWHERE.trusts(origin, "localhost:8000")


def test_the_public_address_is_trusted_whatever_name_was_asked_for() -> None:
    assert EVERYWHERE.trusts("https://hats.example.org", "127.0.0.1:8000")


def test_what_is_loopback() -> None:
    assert all(map(is_loopback, ["localhost", "127.0.0.1", "127.9.9.9", "::1"]))
    assert not any(map(is_loopback, ["0.0.0.0", "::", "192.168.1.7", "example.org", ""]))


@pytest.mark.parametrize("url", ["", "hats", "ftp://a", "http://", "http://a:b", "http://[a"])
def test_what_is_no_address_has_no_origin(url: str) -> None:
    assert origin_of(url) is None


@settings(max_examples=30)
@given(st.text())
def test_whatever_a_browser_says_is_no_danger(text: str) -> None:
    assert not HERE.trusts(text, "localhost:8000") or text.lower().endswith("//localhost:8000")
    HERE.knows(text)
    origin_of(text)
