"""Texts: both languages say the same things with the same variables."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import drakkar
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.text import default_language, texts
from tests.sample.meta import GAME

TREES = (Path(drakkar.__file__).parent, Path(__file__).parents[1])
FOLDERS = sorted({file.parent for tree in TREES for file in tree.rglob("*.ftl")})


class Uses(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def catalogue(folder: Path, lang: str) -> dict[str, Uses]:
    """The messages of ``fr.ftl`` and of files like ``cards.fr.ftl``."""
    messages: dict[str, Uses] = {}
    for file in (folder / f"{lang}.ftl", *folder.glob(f"*.{lang}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{file}: {entry.id.name} twice"
                messages[entry.id.name] = Uses()
                messages[entry.id.name].generic_visit(entry)
    return messages


def variables(messages: dict[str, Uses], name: str) -> set[str]:
    """Those of the message itself and of the messages it is made of."""
    inside = (
        variables(messages, message) for message in messages[name].messages if message in messages
    )
    return messages[name].variables.union(*inside)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path):
    """Except for pieces that a language makes its own messages of ("la tuile", "une tuile")."""
    french, english = catalogue(folder, "fr"), catalogue(folder, "en")
    for ours, theirs in ((french, english), (english, french)):
        pieces = set().union(*(uses.messages for uses in ours.values()))
        assert ours.keys() - theirs.keys() - pieces == set()
    for name in french.keys() & english.keys():
        assert (name, variables(french, name)) == (name, variables(english, name))


def test_the_catalogues_were_found():
    assert {"kernel", "vikings", "sample"} <= {folder.name for folder in FOLDERS}


def test_a_missing_message_shows_its_name():
    for lang in ("fr", "en"):
        assert texts(lang)("no-such-message") == "⟨no-such-message⟩"
    assert not texts("en").has("no-such-message")
    assert texts("en").has("refusal-game-over")


def test_the_games_messages_stand_beside_the_kernels():
    english = GAME.texts("en")
    assert english("refusal-game-over") == "The game is over."
    assert english("refusal-no-island", island=7) == "There is no island 7."
    assert not texts("en").has("refusal-no-island")


def test_problems_are_told():
    english = GAME.texts("en")
    assert english.problems("refusal-no-island", island=7) == []
    assert english.problems("no-such-message") == ["en: no message no-such-message"]
    assert "island" in english.problems("refusal-no-island")[0]
    assert english.problems("refusal-no-island", island=(1, 2)) != []


def test_an_unknown_language_says_which_are_known():
    with pytest.raises(DrakkarError, match="fr, en"):
        texts("de")


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "en_GB"}, "fr"),
        ({"LANG": "fr_BE"}, "fr"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language
