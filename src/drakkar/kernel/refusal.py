"""Why not: every illegal answer has a reason that names a clause of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from drakkar.kernel.errors import DrakkarError

if TYPE_CHECKING:
    from drakkar.kernel.text import Texts


class Asked(NamedTuple):
    """An argument of a refusal that is the text of a question: ``ask-<tag>`` with its fields."""

    tag: str
    fields: Mapping[str, Any]

    def named(self, names: Mapping[str, Any]) -> Asked:
        """With names for what the question only numbers."""
        plain = {key: name for key, name in names.items() if not isinstance(name, dict | list)}
        return self._replace(fields={**self.fields, **plain})

    def text(self, texts: Texts) -> str:
        """``none`` where the question's own fields do not make a whole sentence."""
        message = f"ask-{self.tag}"
        return "none" if texts.problems(message, **self.fields) else texts(message, **self.fields)


class Refusal(NamedTuple):
    """``clause`` of the rulebook, ``reason`` the Fluent message ``refusal-<reason>``, its
    ``args``, and the ``cells`` (or other places) that stand in the way."""

    clause: str
    reason: str
    args: Mapping[str, Any] = {}
    cells: tuple[Any, ...] = ()

    def text(self, texts: Texts) -> str:
        return f"{texts('refusal-' + self.reason, **self.said(texts))} ({self.clause})"

    def naming(self, names: Sequence[str]) -> Refusal:
        """The same with the name of the seat it speaks of, where its sentence has room for it."""
        if self.reason != "undo-other" or not names:
            return self
        name = names[self.args["seat"] - 1]
        return Refusal(self.clause, "undo-other-named", {"name": name}, self.cells)

    def said(self, texts: Texts) -> dict[str, Any]:
        """The arguments of the sentence, with questions in words."""
        return {
            name: value.text(texts) if isinstance(value, Asked) else value
            for name, value in self.args.items()
        }

    def to_json(self) -> dict[str, Any]:
        return {
            "clause": self.clause,
            "reason": self.reason,
            "args": dict(self.args),
            "cells": [list(c) if isinstance(c, tuple) else c for c in self.cells],
        }


class IllegalMove(DrakkarError):
    """Raised by ``Table.play`` and ``Table.undo``; nothing has changed. Carries the ``refusal``."""

    def __init__(self, refusal: Refusal, package: str) -> None:
        super().__init__("refusal-" + refusal.reason, **refusal.args)
        self.args = (refusal, package)  # what pickle makes it from again, in another process
        self.refusal = refusal
        self.package = package

    def text(self, lang: str) -> str:
        from drakkar.kernel.text import texts

        return self.refusal.text(texts(lang, self.package))
