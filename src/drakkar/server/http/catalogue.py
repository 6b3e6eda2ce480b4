"""The words of a game that a picture of it needs: all but what the server says itself.

Questions, moves, events and refusals come in words already, lessons and rules by addresses of their
own: nobody has to load them before he sees his table.
"""

from __future__ import annotations

import re
from functools import cache

from drakkar.kernel.text import catalogues

SAID_HERE = frozenset(
    (
        *("ask", "ahead", "help", "move", "short", "event", "refusal", "error", "why"),
        *("option", "reconstructed", "lesson", "coach", "study", "summary", "reason"),
        *("step", "dice", "spot", "choice", "table", "the"),
    )
)
"""The first words of the names of such messages; ``table``: the picture in a terminal,
``the``: things with their article, as sentences have them."""
LATER = re.compile(r"card-[a-z0-9-]+-text")
"""Long texts, one per card of a large pack: a picture asks for those of the cards it shows."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *(-?[A-Za-z][\w-]*)")


def _entries(text: str) -> dict[str, str]:
    """Every message by its name, without comments. A later one takes the place of an earlier."""
    plain = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    starts = list(_ENTRY.finditer(plain))
    ends = [match.start() for match in starts[1:]] + [len(plain)]
    return {
        match.group(1): plain[match.start() : end].rstrip()
        for match, end in zip(starts, ends, strict=True)
    }


def trimmed(text: str) -> str:
    """A Fluent catalogue without what is said here, but with all that the rest refers to."""
    entries = _entries(text)
    wanted = [
        name
        for name in entries
        if name.partition("-")[0] not in SAID_HERE and not LATER.fullmatch(name)
    ]
    kept = set(wanted)
    while wanted:
        for name in _REFERENCE.findall(entries[wanted.pop()]):
            if name in entries and name not in kept:
                kept.add(name)
                wanted.append(name)
    return "\n".join(entry for name, entry in entries.items() if name in kept) + "\n"


@cache
def _whole(package: str, lang: str) -> str:
    sources = [source for name in ("drakkar.kernel", package) for source in catalogues(name, lang)]
    return "\n".join(source.read_text(encoding="utf-8") for source in sources)


@cache
def words_for_pictures(package: str, lang: str) -> str:
    return trimmed(_whole(package, lang))


@cache
def _texts(package: str, lang: str) -> dict[str, str]:
    entries = _entries(_whole(package, lang))
    return {name: entry for name, entry in entries.items() if LATER.fullmatch(name)}


def texts_of_cards(package: str, lang: str, names: list[str]) -> str:
    """Those of ``names`` that there are."""
    texts = _texts(package, lang)
    return "".join(f"{texts[name]}\n" for name in sorted(set(names)) if name in texts)
