"""Makes the catalogues of the languages fit for use, whenever the program is installed or built."""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCatalogues(BuildHookInterface[Any]):
    """Writes a `.mo` beside each `.po`: the program reads the former, people the latter."""

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Compile them all, before the files of the wheel are gathered."""
        for path in Path(self.root, "hats_tui", "words", "locale").glob("*/LC_MESSAGES/*.po"):
            with path.open("rb") as text, path.with_suffix(".mo").open("wb") as compiled:
                write_mo(compiled, read_po(text))
