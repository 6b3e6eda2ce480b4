"""Chapters 7 and 8: threat, the small and the large scoring."""

from __future__ import annotations

from typing import Final, NamedTuple

from drakkar.games.vikings.box import (
    BONUSES,
    FISHERMAN,
    GOLDSMITH,
    NOBLE,
    SAIL_ROW,
    SCOUT,
    SETUP,
    SHIPS,
    WARRIOR,
)
from drakkar.games.vikings.state import ROW, WIDTH, Vikings
from drakkar.kernel.question import Step

# a set of columns times this is the set of cells below them that a sail reaches (VIK-7.6)
_REACH: Final = tuple(sum(1 << (row * WIDTH) for row in range(last + 1)) for last in SAIL_ROW)


class Tally(NamedTuple):
    """What a scoring brought one seat: the gold of goldsmiths and of repelled ships, then glory."""

    round: int
    seat: int
    goldsmiths: int
    prizes: int
    warriors: int
    nobles: int
    scouts: int
    fishermen: int


def threatened(s: Vikings, seat: int) -> int:
    """VIK-7.5: the cells below unrepelled ships, each down to the row of its sail.

    VIK-7.8: whatever lies on them. VIK-7.10: worked out when it is asked for, never kept.
    """
    cells = 0
    for sail in range(4):
        ships = s.ships[seat * 4 + sail]
        if ships:
            cells |= threatened_by(s, seat, sail, ships)
    return cells


def threatened_by(s: Vikings, seat: int, sail: int, columns: int) -> int:
    """The cells that ships with this sail threaten in these columns (VIK-7.5 to 7.7)."""
    return (columns & ~(s.settlers[seat] & ROW[WARRIOR])) * _REACH[sail]


def extra(s: Vikings, seat: int, effect: str) -> int:
    """VIK-13.11: what the kept bonus tiles of this effect add up to."""
    if not s.advanced:
        return 0
    base = seat * len(BONUSES)
    return sum(s.bonuses[base + i] * b.amount for i, b in enumerate(BONUSES) if b.effect == effect)


def goldsmiths(s: Vikings, seat: int, threat: int) -> int:
    """VIK-7.12, 8.24: the gold of the unthreatened goldsmiths; VIK-13.13, 13.14: tiles add to it.

    VIK-7.3, 7.4: who stands on a tile counts, whether or not his island is complete.
    """
    working = (s.settlers[seat] & ROW[GOLDSMITH] & ~threat).bit_count()
    return working * (SETUP.scoring.goldsmith_gold + extra(s, seat, "goldsmith"))


def large(s: Vikings, seat: int) -> tuple[int, dict[str, int]]:
    """A large scoring of the coast as it is: gold (in all), and glory by source."""
    scoring = SETUP.scoring
    threat = threatened(s, seat)
    safe = s.settlers[seat] & ~threat  # VIK-7.9: the others stay where they are
    gold = goldsmiths(s, seat, threat)
    glory = {"warriors": 0}
    warriors = s.settlers[seat] & ROW[WARRIOR]
    # VIK-8.15, 8.17; VIK-8.16: at every large scoring; VIK-8.18: unrepelled ships cost nothing here
    for sail, ship in enumerate(SHIPS):
        repelled = (s.ships[seat * 4 + sail] & warriors).bit_count() * ship.reward.amount
        if ship.reward.kind == "gold":
            gold += repelled
        else:
            glory["warriors"] += repelled
    nobles = (safe & ROW[NOBLE]).bit_count()  # VIK-8.19, 13.16
    glory["nobles"] = nobles * (scoring.noble_glory + extra(s, seat, "noble"))
    scouts = safe & ROW[SCOUT]  # VIK-8.20 to 8.23, 13.17
    columns = scouts >> (SCOUT * WIDTH)
    glory["scouts"] = (
        scouts.bit_count() * (scoring.scout_glory + extra(s, seat, "scout"))
        + (s.settlers[seat] >> (GOLDSMITH * WIDTH) & columns).bit_count()
        * scoring.scout_goldsmith_glory
        + (s.settlers[seat] >> (FISHERMAN * WIDTH) & columns).bit_count()
        * scoring.scout_fisherman_glory
    )
    fishermen = (safe & ROW[FISHERMAN]).bit_count()  # VIK-8.25, 13.18
    glory["fishermen"] = fishermen * extra(s, seat, "fisherman")
    return gold, glory


class ScoreSmall(Step):
    """VIK-7.12 to 7.14: goldsmiths only."""

    seat: int

    def run(self, s: Vikings) -> None:
        gold = goldsmiths(s, self.seat, threatened(s, self.seat))
        s.gold[self.seat] += gold
        s.tally += (Tally(s.round, self.seat, gold, 0, 0, 0, 0, 0),)
        s.tell("scored", seat=self.seat, gold=gold, glory=0)


class ScoreLarge(Step):
    """VIK-8.2: after the boatsmen, from the longships down to the goldsmiths."""

    seat: int

    def run(self, s: Vikings) -> None:
        gold, glory = large(s, self.seat)
        smiths = goldsmiths(s, self.seat, threatened(s, self.seat))
        s.tally += (Tally(s.round, self.seat, smiths, gold - smiths, *glory.values()),)
        s.gold[self.seat] += gold
        for source, amount in glory.items():
            s.credit(self.seat, source, amount)
        s.tell("scored", seat=self.seat, gold=gold, glory=sum(glory.values()))
