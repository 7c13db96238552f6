"""The style sheet of the application: it remembers what it has read.

Textual reads all of its own style sheet anew for every screen that brings one, and for every theme
that is put on. Reading takes longer than all else that a new screen needs.
"""

from __future__ import annotations

from typing import Final

from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet

_Parsed = LRUCache[tuple[object, ...], list[RuleSet]]

_SOURCES: Final = 256
"""More style sheets than all screens and widgets bring."""

_SETS: Final = 8
"""So many sets of colours are remembered: whoever tries themes comes back to some."""

_parsed: Final[LRUCache[frozenset[tuple[str, str]], _Parsed]] = LRUCache(_SETS)


class LastingStylesheet(Stylesheet):
    """Reads each source once for each set of variables, in whichever application it is."""

    def __init__(self, *, variables: dict[str, str] | None = None) -> None:
        """Begin without a source.

        Args:
            variables: The values of the variables, by name.
        """
        super().__init__(variables=variables)
        self._parse_cache = _parsed_with(self._variables)

    def copy(self) -> LastingStylesheet:
        """Make another one with the same sources, which are not read yet."""
        copied = LastingStylesheet(variables=self._variables.copy())
        copied.source = self.source.copy()
        return copied

    def set_variables(self, variables: dict[str, str]) -> None:
        """Change the variables; what is there is to be parsed anew.

        Args:
            variables: Their values, by name.
        """
        # Textual empties what it knows: that may not be what belongs to the former variables.
        self._parse_cache = LRUCache(1)
        super().set_variables(variables)
        self._parse_cache = _parsed_with(variables)

    def reparse(self) -> None:
        """Take up new sources and variables; after an error the rules are as they were.

        Raises:
            StylesheetParseError: For a source that is wrong.
        """
        self.parse()


def _parsed_with(variables: dict[str, str]) -> _Parsed:
    """The rules of every source that has been read with these variables."""
    key = frozenset(variables.items())
    if key not in _parsed:
        _parsed[key] = LRUCache(_SOURCES)
    return _parsed[key]
