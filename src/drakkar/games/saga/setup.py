"""Chapter 1: set-up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from drakkar.games.saga.box import (
    BOARD,
    DARK_POOL,
    GODS,
    LIGHT_POOL,
    NORMAL_PILE,
    STARTING,
    VIKINGS,
)
from drakkar.games.saga.movement import not_drawn
from drakkar.games.saga.moves import First
from drakkar.games.saga.rounds import NextRound
from drakkar.games.saga.state import NONE, Cards, Saga
from drakkar.games.saga.voyages import DrawVoyage, fixed_voyage, wishes
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal


def setup(players: int, options: Mapping[str, str]) -> Saga:
    """Chapter 1; SAG-20.3: the tutorial begins alike."""
    voyage = fixed_voyage(options["voyage"])
    tutorial = options["voyage"] == "tutorial"
    nobody: list[Cards] = [()] * players
    s = Saga(
        players=players,
        pool_markers=options["markers"] == "pool",
        voyage=voyage or (),
        round=0,
        odin=0,
        gold=[BOARD.start.gold] * players,  # SAG-1.15
        vp=[BOARD.start.vp] * players,
        market=[0] * VIKINGS,
        realms=0,
        surcharge=0,
        bought=False,
        hands=nobody[:],
        piles=[tuple(range(STARTING))] * players,  # SAG-1.14
        tops=nobody[:],
        bottoms=nobody[:],
        valhalla=nobody[:],
        chosen=nobody[:],
        picks=nobody[:],
        looked=nobody[:],
        played=nobody[:],
        box=(),
        god_pile=() if tutorial else GODS,  # SAG-1.12, 20.2
        god_bottom=(),
        move_pile=list(NORMAL_PILE),  # SAG-1.13
        move_top=[],
        foresight=nobody[:],
        display=(),
        move_discard=(),
        light=LIGHT_POOL,
        dark=DARK_POOL,
        markers=(),
        offset=0,
        index=[0] * players,  # SAG-1.4
        active=0,
        reached=0,
        prophets=0,
        more_valhalla=[0] * players,
        friggs=0,
        turn=0,
        skippers=0,
        skipping=0,
        skipped=0,
        icy=0,
        caught=0,
        leavers=0,
        fallen=0,
        arrived=0,
        on_marker=0,
        shields=0,
        gilded=0,
        now=nobody[:],
        coming=nobody[:],
        fresh=nobody[:],
        draws=nobody[:],
        replace=[0] * players,
        gained_vp=[0] * players,
        gained_gold=[0] * players,
        payments=[(0, 0, 0)] * players,
        settled=0,
        britta_done=0,
        jari_done=[0] * players,
        copied=[NONE] * players,
    )
    s.then(NextRound())
    if options["first_player"] == "random":
        s.then(DrawFirst())
    else:
        s.odin = int(options["first_player"]) - 1
    if voyage is None:
        s.then(DrawVoyage(options["voyage"] == "free", wishes(options)))
    return s


class DrawFirst(Chance):
    """SAG-1.16: who begins with Odin."""

    kind = First

    def sample(self, s: Saga, rng: Random) -> First:
        return First(rng.randrange(s.players))

    def outcomes(self, s: Saga) -> list[tuple[First, float]]:  # type: ignore[override]
        return [(First(seat), 1 / s.players) for seat in range(s.players)]

    def refuse(self, s: Saga, move: First) -> Refusal | None:
        return None if 0 <= move.seat < s.players else not_drawn(move)

    def answer(self, s: Saga, move: First) -> None:
        s.odin = move.seat
        s.tell("first", seat=move.seat)
