"""Players: thrall plays at random, karl looks one turn of his own ahead, jarl searches, konung
searches with a judgement that was learned.

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
from drakkar.bots.judgement import WeightsError, judgement_of
from drakkar.bots.karl import Karl
from drakkar.bots.konung import Konung
from drakkar.bots.thrall import Thrall
from drakkar.kernel.errors import DrakkarError
from drakkar.kernel.table import Table

BOTS: dict[str, Bot] = {"thrall": Thrall(), "karl": Karl(), "jarl": Jarl(), "konung": Konung()}
"""By name, weakest first."""
USUAL = "karl"
"""Who plays where nobody has said."""


_LIMIT = re.compile(r"(jarl|konung):([1-9][0-9]{0,8})(ms)?")


def offered(slug: str) -> list[str]:
    """Those who can play this game, weakest first: konung where he has learned it."""
    try:
        judgement_of(slug)
    except WeightsError:
        return [name for name in BOTS if name != "konung"]
    return list(BOTS)


def bot(name: str, slug: str | None = None) -> Bot:
    """The bot of this name, or a clear error; ``slug``: also if he cannot play this game.

    The thoughts of jarl and konung can be bounded: ``jarl:100ms`` thinks for so long, ``jarl:500``
    looks at so many positions, whatever time that takes: he plays the same on every machine.
    """
    player = _bot(str(name))
    if player is None:
        known = BOTS if slug is None else offered(slug)
        raise DrakkarError("error-unknown-bot", name=str(name), known=", ".join(known))
    if slug is not None and isinstance(player, Konung):
        judgement_of(slug)  # what he has learned of it, or why there is nothing
    return player


@lru_cache(32)
def _bot(name: str) -> Bot | None:
    if name in BOTS:
        return BOTS[name]
    limit = _LIMIT.fullmatch(name)
    if limit is None:
        return None
    number, kind = int(limit[2]), Konung if limit[1] == "konung" else Jarl
    return kind(inf, number / 1000) if limit[3] else kind(number, inf)


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


__all__ = [
    "BOTS",
    "USUAL",
    "Bot",
    "Jarl",
    "Karl",
    "Konung",
    "Thrall",
    "bot",
    "offered",
    "play_out",
]
