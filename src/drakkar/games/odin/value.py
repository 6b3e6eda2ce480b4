"""How good a position is: for now the live score with a little for what may still be laid."""

from __future__ import annotations

from drakkar.games.odin.box import HELD, ORE, SILVER
from drakkar.games.odin.conditions import income_now
from drakkar.games.odin.geometry import PIECES
from drakkar.games.odin.scoring import points
from drakkar.games.odin.state import Odin


def worth(s: Odin, seat: int) -> float:
    left = s.course.rounds - s.round
    supply = s.goods[seat * HELD : seat * HELD + SILVER]
    goods = sum(number * PIECES[piece].size for piece, number in enumerate(supply) if number)
    return (
        sum(points(s, seat).values())
        + income_now(s, seat) * left
        + 0.4 * goods
        + 0.5 * s.held(seat, ORE)
    )


def value(s: Odin, seat: int) -> float:
    own = worth(s, seat)
    return own - max((worth(s, one) for one in range(s.players) if one != seat), default=0.0)
