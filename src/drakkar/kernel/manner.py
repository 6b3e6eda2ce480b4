"""Manner: what the table asks of every value of a class, in one place."""

from __future__ import annotations

from typing import Any


class Manner:
    """What a class of values is and does, looked up when the class is made: by the value itself
    each of these would be a walk through its classes, ten times an answer."""

    __slots__ = ("allows", "answer", "ask_when_forced", "moves", "reveals", "role", "run", "secret")

    def __init__(self, cls: Any) -> None:
        self.role: int = getattr(cls, "role", -1)
        self.answer: Any = getattr(cls, "answer", None)
        self.moves: Any = getattr(cls, "moves", None)
        self.run: Any = getattr(cls, "run", None)
        self.allows: tuple[Any, ...] = getattr(cls, "allows", ())
        self.ask_when_forced: bool = getattr(cls, "ask_when_forced", False)
        self.reveals: bool = getattr(cls, "reveals", False)
        self.secret: bool = getattr(cls, "secret", False)
