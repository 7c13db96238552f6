"""What the system says, in the player's language."""

from __future__ import annotations

import errno
import os

import pytest
from support.pseudo_language import OPEN, pseudo_spoken

from hats_tui.words.causes import cause


@pytest.mark.parametrize("code", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EROFS])
def test_what_players_meet_is_translated(code: int) -> None:
    with pseudo_spoken():
        assert cause(os.strerror(code)).startswith(OPEN)


def test_what_is_not_known_stays_as_it_is() -> None:
    with pseudo_spoken():
        assert cause("The cat has it") == "The cat has it"
