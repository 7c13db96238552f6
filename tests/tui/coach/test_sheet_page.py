"""The page of a sheet."""

from __future__ import annotations

import pytest

from hats_tui.tui.coach.sheet_page import SheetPage
from hats_tui.tui.paint.look import Look


def test_a_sheet_that_is_shown_already_is_not_painted_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painted: list[str] = []
    page = SheetPage(Look(), "first")
    monkeypatch.setattr(page, "repaint", lambda: painted.append(page.sheet))
    for sheet in ("first", "second", "second", "first"):
        page.show(sheet)
    assert painted == ["second", "first"]
