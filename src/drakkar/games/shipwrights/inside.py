"""Choices inside an action: while one is open nothing else is done."""

from __future__ import annotations

from typing import Any

from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


class Inside(Question):
    """SHI-5.5: exchanges are made before an action or after it, not within its payment or gain."""

    def elsewhere(self, s: Shipwrights, move: Any) -> Refusal | None:
        if isinstance(move, Move) and move.TAG == "exchange":
            return Refusal("SHI-5.5", "exchange-later")
        return None
