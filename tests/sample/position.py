"""Positions of The Raid, made by telling nature what to draw."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.kernel.record import FORMAT, replay
from drakkar.kernel.table import Table
from drakkar.kernel.value import to_json
from tests.sample.meta import GAME
from tests.sample.state import Raid


def raid(
    *hands: Sequence[str],
    reef: int = 4,
    then: Sequence[str] = (),
    seed: int = 1,
    listen: bool = False,
) -> Table:
    """A table where these hands were dealt and these answers given (``"0 pick axe"``, nature is
    ``-1``); what comes after them is drawn and answered as usual."""
    answers = [[-1, "reef", reef]] if reef else []
    answers += [[-1, "deal", list(hand)] for hand in hands]
    for line in then:
        seat, _, move = line.partition(" ")
        answers.append([int(seat), *to_json(GAME.move(move))])
    record = {
        "drakkar": FORMAT,
        "game": GAME.slug,
        "revision": GAME.revision,
        "components": GAME.components,
        "players": len(hands),
        "options": {"reef": "hidden" if reef else "none"},
        "seed": seed,
        "answers": answers,
    }
    return replay({GAME.slug: GAME}, record, listen=listen)


def play(table: Table, *lines: str) -> None:
    """Give these answers: ``"0 sail 3"``."""
    for line in lines:
        seat, _, move = line.partition(" ")
        table.play(GAME.move(move), int(seat))


def state_of(table: Table) -> Raid:
    assert isinstance(table.state, Raid)
    return table.state
