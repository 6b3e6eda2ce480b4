"""Players: thrall plays at random, karl looks one turn of his own ahead, jarl searches.

A bot plays any game of the shelf. It is shown a state that fits what its seat knows
(``Table.guess``) and never a table, so it cannot peek; it draws from a generator of its own, so
thinking never changes the dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import inf
from random import Random

from drakkar.bots.bot import Bot
from drakkar.bots.jarl import Jarl
from drakkar.bots.karl import Karl
from drakkar.bots.thrall import Thrall
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.table import Table

BOTS: dict[str, Bot] = {"thrall": Thrall(), "karl": Karl(), "jarl": Jarl()}
"""By name, weakest first."""
USUAL = "karl"
"""Who plays where nobody has said."""


_LIMIT = re.compile(r"jarl:([1-9][0-9]{0,8})(ms)?")


@lru_cache(32)
def bot(name: str) -> Bot:
    """The bot of this name, or a clear error.

    A jarl's thoughts can be bounded: ``jarl:100ms`` thinks for so long, ``jarl:500`` looks at so
    many positions, whatever time that takes: he plays the same on every machine.
    """
    if name in BOTS:
        return BOTS[name]
    limit = _LIMIT.fullmatch(str(name))
    if limit is None:
        raise DrakkarError("error-unknown-bot", name=str(name), known=", ".join(BOTS))
    number = int(limit[1])
    return Jarl(inf, number / 1000) if limit[2] else Jarl(number, inf)


def play_out(table: Table, bots: Sequence[Bot], rng: Random | None = None) -> int:
    """Play a table to its end, one bot per seat; how many answers they gave.

    Every seat thinks with a generator of its own, made from ``rng`` (or else from the table's
    seed): the game is the same again, and no bot's thinking disturbs another's.
    """
    if len(bots) != table.players:
        raise DrakkarError("error-bots", given=str(len(bots)), needed=str(table.players))
    rng = rng or Random(f"bots of {table.seed}")
    rngs = [Random(rng.getrandbits(64)) for _ in bots]
    answers = 0
    while not table.over:
        seat = table.deciders[0]
        guess, moves = table.guess(seat, rngs[seat]), table.moves(seat)
        table.play(bots[seat].choose(table.game, guess, seat, moves, rngs[seat]), seat)
        answers += 1
    return answers


__all__ = ["BOTS", "USUAL", "Bot", "Jarl", "Karl", "Thrall", "bot", "play_out"]
