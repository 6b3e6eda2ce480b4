"""Chapter 1: set-up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from drakkar.games.vikings.box import (
    BONUS_COUNTS,
    BONUSES,
    SETUP,
    TILE_COUNTS,
    VIKINGS,
)
from drakkar.games.vikings.course import Round
from drakkar.games.vikings.moves import First
from drakkar.games.vikings.state import SOURCE, SOURCES, Vikings
from drakkar.kernel.question import Chance
from drakkar.kernel.refusal import Refusal


def setup(players: int, options: Mapping[str, str]) -> Vikings:
    """The table before the first offer; the first step on the agenda chooses who begins.

    VIK-1.1: two to four players (``meta.py``). VIK-1.11: the bank's gold is not counted anywhere.
    """
    advanced = options["rules"] != "basic"
    glory = SETUP.players.starting_glory
    ledger = [0] * len(SOURCES)
    ledger[SOURCE["start"]] = glory
    s = Vikings(
        players=players,
        advanced=advanced,
        auction=options["rules"] == "advanced",
        round=0,
        first=0,
        gold=[SETUP.players.starting_gold[players]] * players,  # VIK-1.3
        glory=[glory] * players,  # VIK-1.2
        ledger=ledger * players,
        bag=[SETUP.vikings.per_colour] * len(VIKINGS),  # VIK-1.10
        # VIK-1.6: the start tiles are not among them; spare ones are nowhere (VIK-1.5)
        pile=list(TILE_COUNTS),
        lots=[],
        turned=0,
        tally=(),
        lefts=[0] * players,
        rights=[0] * players,
        middles=[0] * (4 * players),
        settlers=[0] * players,
        ships=[0] * (4 * players),
        ashore=[0] * (len(VIKINGS) * players),
        start_in_hand=[True] * players,  # VIK-1.4
        drawn=[0] * len(VIKINGS),
        bid=0,
        bidder=-1,
        passed=0,
        bonus_pile=list(BONUS_COUNTS) if advanced else [0] * len(BONUSES),  # VIK-13.1
        bonus_row=[],
        bonuses=[0] * (len(BONUSES) * players),
        monuments=[],
    )
    if options["first_player"] == "random":
        s.then(ChooseFirst(), Round())
    else:
        s.first = int(options["first_player"]) - 1
        s.then(Round())
    return s


class ChooseFirst(Chance):
    """VIK-1.12: chance gives the first player's longship to somebody."""

    kind = First

    def sample(self, s: Vikings, rng: Random) -> First:
        return First(rng.randrange(s.players))

    def outcomes(self, s: Vikings) -> list[tuple[First, float]]:  # type: ignore[override]
        return [(First(seat), 1 / s.players) for seat in range(s.players)]

    def refuse(self, s: Vikings, move: First) -> Refusal | None:
        if 0 <= move.seat < s.players:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Vikings, move: First) -> None:
        s.first = move.seat
