"""Walk through all screens in the smallest window: `python tests/benchmarks/languages.py [CODES]`.

Prints which texts lose their end in which language, and ends with an error if there are any. The
short form of it is in `tests/tui/test_longer_texts.py`.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from support.catalogues import languages
from support.layouts import Marked, faults, of_catalogue
from support.tours import TOURS

from hats_tui.words import translation


async def walk(language: str) -> int:
    """Walk through all screens; gives how many texts lose their end."""
    states = 0
    found: dict[str, str] = {}
    begin = time.process_time()
    for tour in TOURS:
        with tempfile.TemporaryDirectory() as home:
            os.environ["HATS_TUI_HOME"] = home
            translation.use(Marked(of_catalogue(language)))
            async for pilot, name in tour():
                states += 1
                found |= {fault: name for fault in faults(pilot) if fault not in found}
    seconds = time.process_time() - begin
    print(f"{language}: {states} states, {len(found)} faults, {seconds:.0f} s of processor time")
    for fault, name in found.items():
        print(f"  {name}: {fault}")
    return len(found)


def main() -> int:
    """Walk in each language that is named, or in all that have a catalogue."""
    wrong = 0
    for language in sys.argv[1:] or languages():
        wrong += asyncio.run(walk(language))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
