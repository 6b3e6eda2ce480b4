"""The rules of a game in our own words: numbered clauses in French and English."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
import yaml

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.shapes import met
from drakkar.kernel.text import fold


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    fr: str
    en: str
    rulings: tuple[str, ...] = ()
    code: str = ""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    title: dict[str, str]
    printed: str
    code: str
    clauses: tuple[Clause, ...]


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    edition: dict[str, str]
    chapters: tuple[Chapter, ...]

    def clauses(self) -> dict[str, Clause]:
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clauses}

    def find(self, words: str, lang: str) -> list[tuple[Chapter, Clause]]:
        """The clause of this id, the clauses of this chapter, or those that hold all the words."""
        wanted = fold(words)
        exact = wanted if wanted.startswith(fold(self.prefix)) else f"{fold(self.prefix)}-{wanted}"
        exactly = []
        for chapter in self.chapters:
            for clause in chapter.clauses:
                name = fold(clause.id)
                if name == exact or name.startswith(f"{exact}."):
                    exactly.append((chapter, clause))
        if exactly:
            return exactly
        return [
            (chapter, clause)
            for chapter in self.chapters
            for clause in chapter.clauses
            if all(
                word in fold(clause.text(lang) + " " + chapter.title[lang])
                for word in wanted.split()
            )
        ]


@cache
def rulebook(package: str) -> Rulebook:
    """``<package>/rulebook.yaml``."""
    text = files(package).joinpath("rulebook.yaml").read_text(encoding="utf-8")
    try:
        return msgspec.convert(
            yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader)), met(Rulebook)
        )
    except msgspec.ValidationError as error:
        raise DrakkarError(
            "error-rulebook", file=f"{package}/rulebook.yaml", why=str(error)
        ) from None
