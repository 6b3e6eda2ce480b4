"""Rulebooks: clauses by id, by chapter, by word."""

import pytest

import drakkar
from drakkar.kernel.rulebook import Rulebook, rulebook
from tests.sample.meta import GAME

BOOK = GAME.rulebook
ALL = [rulebook("drakkar.kernel"), BOOK, *(game.rulebook for game in drakkar.GAMES.values())]


def ids(words: str, lang: str = "en") -> list[str]:
    return [clause.id for _, clause in BOOK.find(words, lang)]


@pytest.mark.parametrize("words", ["RAI-2.3", "rai-2.3", "2.3", " 2.3 "])
def test_a_clause_is_found_by_its_id(words: str):
    assert ids(words) == ["RAI-2.3"]


@pytest.mark.parametrize("words", ["4", "RAI-4"])
def test_a_chapter_is_found_by_its_number(words: str):
    assert ids(words) == ["RAI-4.1", "RAI-4.2"]


@pytest.mark.parametrize("words", ["équipage dépasse", "equipage depasse", "EQUIPAGE  DEPASSE"])
def test_words_are_found_without_accents_and_in_any_case(words: str):
    assert ids(words, "fr") == ["RAI-4.2"]


def test_all_words_must_be_there_in_the_language_asked_for():
    assert ids("scout looks") == ["RAI-2.3"]
    assert ids("scout dragon") == []
    assert ids("éclaireur regarde") == []
    assert ids("hiring") == ["RAI-4.1", "RAI-4.2"], "the title of the chapter counts"


def test_ligatures_and_curly_apostrophes_are_found_as_typed():
    clause = BOOK.chapters[0].clauses[0]
    from msgspec.structs import replace

    book = replace(
        BOOK,
        chapters=(
            replace(
                BOOK.chapters[0], clauses=(replace(clause, id="RAI-9.1", fr="Œuvre d’un cœur"),)
            ),
        ),
    )
    for words in ("oeuvre", "ŒUVRE", "d'un coeur", "d’un"):
        assert [clause.id for _, clause in book.find(words, "fr")] == ["RAI-9.1"]


@pytest.mark.parametrize("book", ALL, ids=lambda book: book.game)
def test_clauses_are_complete_and_numbered_once(book: Rulebook):
    clauses = [clause for chapter in book.chapters for clause in chapter.clauses]
    assert len(book.clauses()) == len(clauses)
    for chapter in book.chapters:
        assert chapter.title.keys() == {"fr", "en"}
        for clause in chapter.clauses:
            assert clause.fr.strip()
            assert clause.en.strip()
            assert clause.id.startswith(f"{book.prefix}-")
            if book.prefix != "KER":
                assert clause.id.startswith(f"{book.prefix}-{chapter.number}.")


def test_no_two_rulebooks_share_a_prefix():
    prefixes = [book.prefix for book in ALL]
    assert len(set(prefixes)) == len(prefixes)


@pytest.mark.parametrize("book", ALL, ids=lambda book: book.game)
def test_french_clauses_have_unbreakable_blanks(book):
    for name, clause in book.clauses().items():
        for sign in (" :", " ;", " !", " ?", "« ", " »"):
            assert sign not in clause.fr, name
