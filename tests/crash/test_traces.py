"""How an error came about, without cards and names."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

import hats_tui
from hats_tui.crash.traces import LEFT_OUT, trace_of
from hats_tui.game import Card, Header
from hats_tui.table.engine_failure import EngineFailure, FailureReason

CARD = re.compile(r"\b[HCFPSTJ][1-6]\b")


def raised(do: Callable[[], object]) -> BaseException:
    try:
        do()
    except BaseException as error:  # noqa: BLE001 - whatever it is
        return error
    raise AssertionError("nothing was raised")


def fail(error: BaseException) -> None:
    secret = Card("H1")
    assert secret
    raise error


def caused(inner: BaseException, outer: BaseException) -> None:
    try:
        fail(inner)
    except BaseException as error:
        raise outer from error


def deep(rest: int) -> None:
    deep(rest + 1)


@given(secret=st.text(min_size=3), kind=st.sampled_from([ValueError, KeyError, RuntimeError]))
def test_what_an_error_says_is_not_told(secret: str, kind: type[Exception]) -> None:
    trace = trace_of(raised(lambda: fail(kind(f"/{secret}/"))))

    assert f"/{secret}/" not in trace
    assert trace.endswith(f"builtins.{kind.__name__}: {LEFT_OUT}\n")


SECRETS: list[BaseException] = [
    RuntimeError("Ann holds H1"),
    TypeError("Ann takes H1"),
    AttributeError("H1 of Ann"),
    OSError(2, "No such file", "/home/ann/2026-ann-fox-H1.hats"),
    AssertionError("H1", "Ann"),
    EngineFailure(FailureReason.NONSENSE, "Ann H1"),
    ExceptionGroup("Ann", [ValueError("H1"), KeyError("Ann")]),
    raised(lambda: Header.model_validate_json('{"players":[{"name":"Ann"}],"deck":["H1","H1"]}')),
    raised(lambda: TypeAdapter(Card).validate_python("Ann H1")),
]


@pytest.mark.parametrize("error", SECRETS, ids=lambda error: type(error).__name__)
def test_no_card_and_no_name_is_told(error: BaseException) -> None:
    for each in (error, raised(lambda: caused(error, RuntimeError("Ann H2")))):
        trace = trace_of(each)
        said = "\n".join(line for line in trace.splitlines() if not line.startswith("    "))
        assert "Ann" not in said
        assert "ann" not in said.replace("annot", "")
        assert not CARD.search(said)
        assert type(error).__name__ in trace


def test_places_and_lines_of_code_are_told() -> None:
    trace = trace_of(raised(lambda: fail(ValueError("x"))))

    assert re.search(r"test_traces\.py:\d+ in fail\n    raise error\n", trace)
    assert str(Path(__file__).parent) not in trace


def test_a_cause_is_told_first() -> None:
    trace = trace_of(raised(lambda: caused(KeyError("a"), ValueError("b"))))

    assert trace.index("KeyError") < trace.index("therefore:") < trace.index("ValueError")


def test_the_parts_of_a_group_are_told() -> None:
    trace = trace_of(ExceptionGroup("x", [ValueError("a"), ExceptionGroup("y", [KeyError("b")])]))

    assert "part 2:\n  builtins.ExceptionGroup" in trace
    assert "  part 1:\n    builtins.KeyError" in trace


def test_an_endless_recursion_is_told_in_short() -> None:
    trace = trace_of(raised(lambda: deep(0)))

    assert "maximum recursion depth exceeded" in trace
    assert "more ..." in trace
    assert len(trace.splitlines()) < 100


def test_errors_that_go_round_come_to_an_end() -> None:
    one, two = ValueError("a"), ValueError("b")
    one.__context__, two.__context__ = two, one

    assert trace_of(one).count("ValueError") == 2


class Unspeakable(AttributeError):
    def __str__(self) -> str:
        raise RuntimeError


def test_an_error_that_cannot_be_told_is_told() -> None:
    assert LEFT_OUT in trace_of(Unspeakable())


@pytest.mark.parametrize(
    ("do", "said"),
    [
        (lambda: None.x, "'NoneType' object has no attribute 'x'"),  # type: ignore[attr-defined]
        (fail, "fail() missing 1 required positional argument: 'error'"),
        (lambda: 1 + "a", "unsupported operand type(s) for +: 'int' and 'str'"),  # type: ignore[operator]
        (lambda: list("")[1], "list index out of range"),
        (lambda: {"a": 1}["b"], LEFT_OUT),
        (lambda: importlib.import_module("Ann.H1"), "No module named 'Ann'"),
    ],
)
def test_what_python_says_of_code_is_told(do: Callable[[], object], said: str) -> None:
    assert trace_of(raised(do)).rstrip().endswith(said)


def test_our_own_code_words_no_error_whose_words_are_told() -> None:
    told = {"AttributeError", "NameError", "TypeError", "ImportError", "IndexError"}
    for file in Path(hats_tui.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                assert ast.unparse(node.exc.func) not in told, file
