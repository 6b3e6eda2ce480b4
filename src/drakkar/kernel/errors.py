"""Errors that people see: one line, in their language, naming what is wrong and what is allowed."""

from __future__ import annotations

from typing import Any


class DrakkarError(Exception):
    """A mistake in what came from outside. ``text(lang)`` is the line to show."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.args_ = args

    def text(self, lang: str) -> str:
        from drakkar.kernel.text import texts  # the catalogues are only needed when one is shown

        return texts(lang)(self.message, **self.said(lang))

    def said(self, lang: str) -> dict[str, Any]:
        """The arguments of the line; a reason that is an error itself in the same language."""
        return {
            name: value.text(lang) if isinstance(value, DrakkarError) else value
            for name, value in self.args_.items()
        }

    def __str__(self) -> str:
        return self.text("en")
