"""A turn told from its end: which card a pawn comes by, and the cell where it ends.

``lands(15, "knut", pile=["helga"])``: seat 0 plays Knut and ends on cell 15; whatever the card, the
cell or the draw asks is still to be answered. The words of ``Jarl`` say what seat 0 has, those of
``at`` what else lies on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from drakkar.games.saga.box import CARD_INDEX, CARDS, MOVEMENT_INDEX, MOVEMENTS
from drakkar.games.saga.moves import Play
from drakkar.kernel.table import Table
from tests.rules.saga.position import Jarl, at

QUIET = 8
"""A cell of the usual adventure where nothing happens."""
_JARL = {field.name for field in fields(Jarl)}


def bystander(**known: Any) -> Jarl:
    """Somebody who stays where the trail has taken him and has no choice."""
    return Jarl(**{"hand": ["harald"], **known})


def lands(
    where: int,
    card: str,
    *others: Jarl,
    number: int | None = None,  # of the card, where it has none or several
    hand: Sequence[str] = (),  # beside the card
    turned: str = "move_1",
    offset: int = 0,
    **known: Any,
) -> Table:
    """Seat 0 plays this card and ends there."""
    mine = {name: known.pop(name) for name in list(known) if name in _JARL}
    cells = CARDS[CARD_INDEX[card]].numbers[0] if number is None else number
    trail = max(0, offset + MOVEMENTS[MOVEMENT_INDEX[turned]].number)
    me = Jarl(hand=[card, *hand], index=where - trail - cells, **mine)
    known.setdefault("top", [turned])
    table = at(me, *(others or (bystander(),)), offset=offset, **known)
    if Play(card) in table.moves(0):
        table.play(Play(card), 0)
    return table
