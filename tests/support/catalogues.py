"""The catalogues of the languages: brought in line with the texts of the program, and compiled.

Run it in `tests` after texts have changed: `python -m support.catalogues`. With codes such as `nl`
it begins languages that there are not yet. Afterwards what is new has no translation yet, and
what is no longer said is gone.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from hats_tui.bots.players import BOTS
from hats_tui.bots.process import NO_SUCH_BOT
from hats_tui.record.sentences import SENTENCES
from hats_tui.store.settings import Settings, meaning
from hats_tui.store.settings_text import HEAD

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "hats_tui" / "words" / "locale"
_DOMAIN = "hats-tui"
_NOT_KEPT = re.compile(
    r'^"(Project-|Report-|POT?-|Last-|Language-Team|Generated-).*\n', re.MULTILINE
)


def path_of(language: str) -> Path:
    """Where the catalogue of a language is."""
    return FOLDER / language / "LC_MESSAGES" / f"{_DOMAIN}.po"


def languages() -> list[str]:
    """The codes of the languages that have a catalogue, whole or not."""
    return sorted(path.parents[1].name for path in FOLDER.glob(f"*/LC_MESSAGES/{_DOMAIN}.po"))


def template() -> Catalog:
    """Everything that the program says now, in the order of its files."""
    found = Catalog(project=_DOMAIN, domain=_DOMAIN)
    texts = extract_from_dir(
        ROOT / "hats_tui", [("**.py", "python")], comment_tags=("translators:",)
    )
    for file, line, message, comments, context in texts:
        place = (f"hats_tui/{file}", line)
        found.add(message, None, [place], auto_comments=comments, context=context)
    for file, message in _below_words():
        found.add(message, None, [(f"hats_tui/{file}", 1)])
    return found


def _below_words() -> Iterator[tuple[str, str]]:
    """What is said by rooms that know of no languages: it is looked up where it is shown."""
    for bot in BOTS:
        yield from (("bots/players/__init__.py", text) for text in (bot.name, bot.character))
    yield from (("store/settings.py", meaning(key)) for key in Settings.model_fields)
    yield "store/settings_text.py", HEAD
    yield "bots/process.py", NO_SUCH_BOT
    yield from (("record/sentences.py", text) for text in SENTENCES.values())


def catalogue(language: str) -> Catalog:
    """The catalogue of a language as it is in its file; an empty one where there is none yet."""
    path = path_of(language)
    if not path.exists():
        return Catalog(locale=language, domain=_DOMAIN, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=_DOMAIN)


def written(catalogue: Catalog) -> str:
    """How a catalogue is written: without dates and lines, which would change for nothing."""
    catalogue.header_comment = ""
    for message in catalogue:
        message.flags.discard("python-format")  # a percent sign is nothing but that
    file = io.BytesIO()
    write_po(file, catalogue, width=100, ignore_obsolete=True, include_lineno=False)
    return _NOT_KEPT.sub("", file.getvalue().decode()).rstrip() + "\n"


def update(language: str, texts: Catalog) -> str:
    """Bring the catalogue of a language in line with the program, and compile it.

    Returns:
        How it stands, in a line.
    """
    known = catalogue(language)
    # It takes the texts for its own. What it finds alike is too often something else.
    known.update(deepcopy(texts), no_fuzzy_matching=True)
    path = path_of(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written(known), encoding="utf-8")
    with path.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, known)
    missing = sum(not all(forms(message)) for message in known if message.id)
    return f"{language}: {len(known)} texts, {missing} without a translation"


def forms(message: Message) -> tuple[str, ...]:
    """All forms of a translation: those of its plural, or the one there is; empty if missing."""
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def main() -> None:
    """Update all catalogues, and begin those that are named and not there yet."""
    texts = template()
    for language in sorted({*languages(), *sys.argv[1:]}):
        print(update(language, texts))


if __name__ == "__main__":
    main()
