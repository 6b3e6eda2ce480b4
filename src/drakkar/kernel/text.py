"""Words: Fluent catalogues in French and English. No other module holds a sentence for a player."""

from __future__ import annotations

import locale
import os
import re
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from drakkar.kernel.errors import DrakkarError

LANGUAGES: Final = ("fr", "en")


class Texts:
    """The messages of one language: those of the kernel, then those of the packages asked for."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._bundle = FluentBundle(
            [lang], {"JOIN": _join, "NAME": self._name}, use_isolating=False
        )
        for package in ("drakkar.kernel", *packages):
            for source in catalogues(package, lang):
                resource = FluentResource(source.read_text(encoding="utf-8"))
                self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def variables(self, message: str) -> tuple[str, ...]:
        """The arguments that the text of a message depends on, and on no others."""
        from fluent.syntax import ast

        names: dict[str, None] = {}
        met: set[str] = set()
        nodes: list[Any] = [ast.MessageReference(ast.Identifier(message))]
        while nodes:
            node = nodes.pop()
            if isinstance(node, ast.VariableReference):
                names[node.id.name] = None
            elif isinstance(node, ast.MessageReference):
                name = node.id.name
                if name not in met and self.has(name):
                    met.add(name)
                    entry = self._bundle.get_message(name)
                    nodes += [entry.value, *entry.attributes.values()]
            elif isinstance(node, ast.BaseNode):  # a term knows only what it is given here
                nodes += vars(node).values()
            elif isinstance(node, (list, tuple)):
                nodes += node
        return tuple(names)

    def __call__(self, message: str, /, **args: Any) -> str:
        """The text of a message. A missing one shows as its name in angle brackets."""
        if not self._bundle.has_message(message):
            return f"⟨{message}⟩"
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return f"⟨{message}⟩"
        text, _errors = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _name(self, value: Any, *kinds: Any) -> Any:
        """``{ NAME($place, "dock", "fjord") }`` in a catalogue: the text of the first message
        there is of ``dock-<place>``, ``fjord-<place>``; a value without one stands for itself.

        In names of messages there are only small letters, digits and hyphens.
        """
        key = re.sub(r"[^a-z0-9]+", "-", str(value).lower())
        for kind in kinds:
            if self.has(f"{kind}-{key}"):
                return self(f"{kind}-{key}")
        return str(value)

    def problems(self, message: str, /, **args: Any) -> list[str]:
        """What keeps this message from being shown whole, for the contract kit."""
        if not self._bundle.has_message(message):
            return [f"{self.lang}: no message {message}"]
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return [f"{self.lang}: {message} is empty"]
        _text, errors = self._bundle.format_pattern(pattern, args)
        return [f"{self.lang}: {message}: {type(error).__name__} {error}" for error in errors]


def _join(*parts: Any, by: Any = ", ") -> Any:
    """``{ JOIN(wood, wool, by: " ") }`` in a catalogue: those of the parts that are not empty."""
    return str(by).join(str(part) for part in parts if str(part))


def fold(text: str) -> str:
    """Lower case without accents, for comparing what is typed: "maitre" finds "Maître".

    A minus sign is a hyphen, blanks of any kind are one blank.
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    for letter, typed in (("œ", "oe"), ("æ", "ae"), ("’", "'"), ("−", "-")):
        plain = plain.replace(letter, typed)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def catalogues(package: str, lang: str) -> list[Traversable]:
    """The files of a package with texts: ``fr.ftl``, and ``cards.fr.ftl`` where it is long."""
    end = f"{lang}.ftl"
    inside = [file for file in files(package).iterdir() if file.is_file()]
    named = [file for file in inside if file.name == end or file.name.endswith(f".{end}")]
    return sorted(named, key=lambda file: file.name)


@cache
def texts(lang: str, *packages: str) -> Texts:
    """The catalogue of a language and packages (``drakkar.games.vikings``), read once."""
    if lang not in LANGUAGES:
        raise DrakkarError("error-unknown-language", name=lang, known=", ".join(LANGUAGES))
    return Texts(lang, packages)


def default_language() -> str:
    """French where the user's locale is French, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else "en"
