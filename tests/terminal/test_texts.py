"""Everything a game can ask, do, tell or refuse has its words in both languages."""

from __future__ import annotations

import ast
import importlib
from importlib.resources import files
from pathlib import Path

import pytest

import drakkar
from drakkar.kernel.question import Chance, Move, Question
from drakkar.kernel.refusal import Refusal
from drakkar.kernel.text import LANGUAGES, catalogues, texts
from drakkar.kernel.value import _CLASSES
from drakkar.terminal.words import PACKAGE, Words

GAMES = list(drakkar.GAMES.values())
BOTH = [(game, lang) for game in GAMES for lang in LANGUAGES]
IDS = [f"{game.slug}-{lang}" for game, lang in BOTH]


def classes(game):
    """The questions, moves and chances of a game by tag."""
    game.rules  # noqa: B018 - loads them
    return _CLASSES[game.package]


def calls(package: str, name: str) -> set[str]:
    """The texts given as argument to calls of ``name`` in the modules of a package."""
    reasons = set()
    for path in Path(str(files(package))).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                position = 1 if name == "Refusal" else 0
                if called == name and len(node.args) > position:
                    value = node.args[position]
                    if name == "Refusal" and ast.unparse(value) == "self.reason":
                        continue
                    assert isinstance(value, ast.Constant), f"{path.name}:{node.lineno}"
                    reasons.add(str(value.value))
            elif name == "Refusal" and isinstance(node, ast.ClassDef):
                reasons |= {r for statement in node.body if (r := reason(statement))}
    return reasons


def reason(node: ast.stmt) -> str:
    """Of ``reason = "not-in-hand"`` in a class the text."""
    if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
        assert isinstance(node.value, ast.Constant)
        return str(node.value.value)
    return ""


def questions(game):
    """Those that are asked: one that others are made from is not."""
    known = classes(game).items()
    return [tag for tag, cls in known if issubclass(cls, Question) and not cls.__subclasses__()]


def missing(game, lang, prefix, names):
    words = Words(lang, game)
    return sorted(name for name in names if not words.has(f"{prefix}{name}"))


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_every_question_is_asked_and_explained(game, lang):
    tags = questions(game)
    assert tags
    assert missing(game, lang, "ask-", tags) == []
    assert missing(game, lang, "help-", tags) == []


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_every_explanation_cites_clauses_that_exist(game, lang):
    words = Words(lang, game)
    for tag in questions(game):
        text = words(f"help-{tag}")
        cited = [word.strip("().,;") for word in text.split() if game.rulebook.prefix in word]
        assert cited, tag
        assert len(words.clauses(text)) == len(set(cited)), tag


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_every_move_of_a_person_has_a_text(game, lang):
    known = classes(game).values()
    natures = {cls.kind for cls in known if issubclass(cls, Chance)}
    tags = [cls.TAG for cls in known if issubclass(cls, Move) and cls not in natures]
    assert tags
    assert missing(game, lang, "move-", tags) == []


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_every_event_has_a_line_for_the_log(game, lang):
    kinds = calls(game.package, "tell")
    assert kinds
    assert missing(game, lang, "event-", kinds) == []


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_every_refusal_has_its_reason(game, lang):
    reasons = calls(game.package, "Refusal") | calls("drakkar.kernel", "Refusal")
    assert len(reasons) > 10
    assert missing(game, lang, "refusal-", reasons) == []


@pytest.mark.parametrize(("game", "lang"), BOTH, ids=IDS)
def test_every_option_and_source_of_points_has_a_name(game, lang):
    words = Words(lang, game)
    for name, option in game.options.items():
        wordings = [words.option(name), *(words.option(name, choice) for choice in option.choices)]
        assert [text for text in wordings if "⟨" in text] == []
        assert len(set(wordings[1:])) == len(option.choices)
    table = drakkar.new(game.slug, game.seats[0], seed=1)
    assert missing(game, lang, "source-", table.standing()[0]) == []
    assert missing(game, lang, "source-", table.view(0)["table"].get("opponent") or ()) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [("fr", "Il vous manque 2 laine, 1 or, 1 pièce. (SHI-12.2)"),
     ("en", "You lack 2 wool, 1 gold, 1 coin. (SHI-12.2)")],
)  # fmt: skip
def test_a_cost_that_cannot_be_paid_tells_what_is_missing_and_nothing_else(lang, text):
    args = dict.fromkeys(("worker", "wood", "iron", "card", "resource", "wild"), 0)
    refusal = Refusal("SHI-12.2", "cannot-pay", args | {"wool": 2, "gold": 1, "coin": 1})
    assert Words(lang, drakkar.GAMES["shipwrights"]).refusal(refusal) == text


@pytest.mark.parametrize("package", [PACKAGE, "drakkar.envs", *(game.package for game in GAMES)])
def test_both_languages_say_the_same_things(package):
    """Helpers of a sentence may differ; what the program asks for may not."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as fluent

    def messages(lang):
        sources = [path.read_text(encoding="utf-8") for path in catalogues(package, lang)]
        body = [entry for source in sources for entry in FluentParser().parse(source).body]
        assert not [entry for entry in body if isinstance(entry, fluent.Junk)], lang
        names = [entry.id.name for entry in body if isinstance(entry, fluent.Message)]
        assert len(names) == len(set(names)), lang
        return {name for name in names if "-" in name and not name.startswith(HELPERS)}

    assert messages("fr") == messages("en")


HELPERS = ("la-", "le-", "un-", "une-", "the-", "a-", "tuile-", "short-")


@pytest.mark.parametrize("package", [PACKAGE, "drakkar.envs", *(game.package for game in GAMES)])
def test_french_puts_unbreakable_blanks_where_typography_wants_them(package):
    for source in catalogues(package, "fr"):
        lines = source.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, start=1):
            if not line.startswith("#"):
                for sign in (" :", " ;", " !", " ?", "« ", " »"):
                    assert sign not in line, f"{package} {source.name} {number}: {line}"


def test_a_missing_text_shows_as_its_name():
    assert texts("fr")("nothing-like-it") == "⟨nothing-like-it⟩"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_what_is_reconstructed_is_said_in_words(game, lang):
    words = Words(lang, game)
    marked = importlib.import_module(f"{game.package}.box").reconstructed()
    assert marked
    for name in marked:
        assert words.has(f"reconstructed-{name.replace('.', '-')}"), name
