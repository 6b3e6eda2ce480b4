"""What a seat may take for possible agrees with what everybody has seen."""

from random import Random
from typing import Any

import drakkar
from drakkar.kernel.question import Lanes


def test_nobody_is_thought_to_have_used_a_prophecy_token_that_he_still_has():
    table: Any = drakkar.new("saga", players=3, seed=1)
    rng = Random(1)
    while not (isinstance(table.state.agenda[-1], Lanes) and table.question().TAG == "playcard"):
        table.play(rng.choice(table.moves()))
    table.state.prophets = 0b111
    table._look()
    first, *others = table.deciders
    table.play(next(move for move in table.moves(first) if move.TAG == "play"), first)
    for seat in others:
        for number in range(20):
            assert table.guess(seat, Random(number)).prophets == 0b111
