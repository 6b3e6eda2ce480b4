"""Words on the screen: the terminal's catalogue and a game's, and how values enter a sentence."""

from __future__ import annotations

import importlib
import re
import unicodedata
from pathlib import Path
from typing import Any

from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.game import Game
from drakkar.kernel.refusal import IllegalMove, Refusal
from drakkar.kernel.rulebook import Clause, rulebook
from drakkar.kernel.text import texts
from drakkar.kernel.value import Value

PACKAGE = "drakkar.terminal"
_REMEMBERED = 20_000
_NUMBERED = re.compile(r"(.+)_(\d+)")
_CLAUSE = re.compile(r"\b[A-Z]{3}-\d+(?:\.\d+)?\b")


class Words:
    """The texts of one language, with those of a game if there is one."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang, self.game = lang, game
        packages = (PACKAGE,) if game is None else (PACKAGE, game.package)
        self._texts = texts(lang, *packages)
        self._said: dict[Any, str] = {}

    def has(self, message: str) -> bool:
        return self._texts.has(message)

    def __call__(self, message: str, /, **args: Any) -> str:
        plain = {name: _plain(value) for name, value in args.items()}
        key = (message, *sorted(plain.items()))
        try:
            return self._said[key]  # a board says the same things again and again
        except KeyError:
            if len(self._said) > _REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._texts(message, **plain)
            return said
        except TypeError:  # a value that cannot be a key
            return self._texts(message, **plain)

    def of(self, prefix: str, value: Value, **more: Any) -> str:
        """The text of a question or a move: ``ask-buylot``, ``move-buy``, with its fields."""
        fields = dict(zip(value.FIELDS, value[1:], strict=True))
        return self(f"{prefix}-{value.TAG}", **(fields | more))

    def option(self, name: str, choice: str = "") -> str:
        """The text of an option or of one of its choices: ``option-rules-basic``.

        Options that differ only by a number (``round_1``) may share theirs: ``option-round``.
        """
        end = f"-{choice}" if choice else ""
        numbered = _NUMBERED.fullmatch(name)
        if numbered and not self.has(f"option-{name}{end}"):
            return self(f"option-{numbered[1]}{end}", number=int(numbered[2]))
        return self(f"option-{name}{end}")

    def refusal(self, refusal: Refusal) -> str:
        return refusal.text(self._texts)

    def error(self, error: DrakkarError) -> str:
        """The line to show; the terminal's own errors have their texts here."""
        if isinstance(error, Kept):
            why = self.error(error.inner)
            return self(
                "error-kept" if error.file in why else "error-kept-file", why=why, file=error.file
            )
        if not isinstance(error, IllegalMove) and self._texts.has(error.message):
            return self._texts(error.message, **error.said(self.lang))
        return error.text(self.lang)

    def clauses(self, text: str) -> list[Clause]:
        """The clauses that a text names, in its order."""
        known = dict(rulebook("drakkar.kernel").clauses())
        if self.game is not None:
            known |= self.game.rulebook.clauses()
        found = dict.fromkeys(_CLAUSE.findall(text))
        return [known[name] for name in found if name in known]

    def reconstructed(self) -> str:
        """One line on the values of the box that are not proven; empty if all are."""
        if self.game is None:
            return ""
        try:
            box = importlib.import_module(f"{self.game.package}.box")
        except ModuleNotFoundError:
            return ""
        found: list[str] = box.reconstructed() if hasattr(box, "reconstructed") else []
        names = [f"reconstructed-{name.replace('.', '-')}" for name in found]
        told = [
            self(name) if self.has(name) else raw for name, raw in zip(names, found, strict=True)
        ]
        return self("reconstructed", list=", ".join(dict.fromkeys(told))) if told else ""


class Kept(DrakkarError):
    """A file that cannot be used: why, and that nothing was done to it."""

    def __init__(self, inner: DrakkarError, path: Path) -> None:
        self.inner, self.file = inner, str(path)
        super().__init__("error-kept", file=self.file)


def _plain(value: Any) -> Any:
    """What Fluent understands: numbers, strings; yes and no; lists by commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, (list, tuple)):
        return ", ".join(str(one) for one in value)
    return value


def fold(text: str) -> str:
    """Lower case without accents, for comparing what is typed; a minus sign is a hyphen."""
    typed = text.replace("œ", "oe").replace("Œ", "OE").replace("−", "-")
    plain = unicodedata.normalize("NFKD", typed)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().split())
