"""Makes the catalogues of the languages fit for use, whenever the program is installed or built."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCatalogues(BuildHookInterface[Any]):
    """Writes a `.mo` beside each `.po`: the program reads the former, people the latter."""

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        """Compile them all, before the files of the wheel are gathered."""
        locale = Path(self.root, "hats_tui", "words", "locale")
        # Two builds may go on at once: neither may find half a file of the other's.
        with TemporaryDirectory(dir=self.root) as room:
            whole = Path(room, "catalogue.mo")
            for path in locale.glob("*/LC_MESSAGES/*.po"):
                with path.open("rb") as text, whole.open("wb") as compiled:
                    write_mo(compiled, read_po(text))
                whole.replace(path.with_suffix(".mo"))
