"""What is said of bots and engines."""

from __future__ import annotations

import gettext

import pytest

from hats_tui.bots.players import BOTS
from hats_tui.host.rivals import rival_character, rival_name, trouble_sentence
from hats_tui.table.engine_failure import EngineFailure, FailureReason
from hats_tui.table.roster import Engine
from hats_tui.words.names import Names
from hats_tui.words.translation import use


class Shouted(gettext.NullTranslations):
    """A language that shouts."""

    def gettext(self, message: str) -> str:
        return message.upper()


def test_the_name_of_an_engine_is_in_no_language() -> None:
    use(Shouted())
    try:
        assert rival_name(BOTS[-1]) == "OWL"
        assert rival_name(Engine("owl")) == "owl"
        assert rival_character(Engine("owl")).endswith("COMPUTER.")
    finally:
        use(gettext.NullTranslations())
    assert rival_character(BOTS[-1]) == BOTS[-1].character


@pytest.mark.parametrize(
    ("reason", "kind", "last", "said"),
    [
        (FailureReason.SILENT, "engine:it", False, "Bob did not answer properly; a simple"),
        (FailureReason.SILENT, "engine:it", True, "Bob failed too often; from now on"),
        (FailureReason.UNREGISTERED, "engine:it", True, "No engine it is registered here;"),
        (FailureReason.UNREGISTERED, "bot:it", True, "This HATS has no bot it; simple moves"),
    ],
)
def test_every_failure_is_told(reason: FailureReason, kind: str, last: bool, said: str) -> None:
    failure = EngineFailure(reason, "")
    failure.kind, failure.last = kind, last

    told = str(trouble_sentence(2, failure, Names.of(["Ann", "Bob"])))

    assert told.startswith(said)
    assert "Bob" in told
