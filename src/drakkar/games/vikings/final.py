"""Chapters 9 and 10: the final scoring and the winner."""

from __future__ import annotations

from drakkar.games.vikings.box import (
    BOATSMAN,
    BONUSES,
    BUILDINGS,
    FISHERMAN,
    SETUP,
    SHIPS,
    WARRIOR,
)
from drakkar.games.vikings.scoring import extra, threatened
from drakkar.games.vikings.state import ROW, SOURCES, WAITING, WIDTH, Vikings, cells
from drakkar.kernel.game import Result
from drakkar.kernel.question import Step

_FINAL = SETUP.final_scoring


def final_scoring(s: Vikings) -> None:
    """VIK-9.2: all steps in their order, carried out on this state.

    The live score runs it on a copy: one function for both.
    """
    for seat in range(s.players):
        pay_for_ships(s, seat)
    for seat in range(s.players):
        exchange_gold(s, seat)
    award(s, "boatsmen", _FINAL.most_boatsmen, [boatsmen(s, seat) for seat in range(s.players)])
    lengths = [complete_islands(s, seat) for seat in range(s.players)]
    # VIK-9.12, 9.13; VIK-9.14: only tiles count, neither Vikings nor threats
    award(s, "islands", _FINAL.most_islands, [len(islands) for islands in lengths])
    award(s, "longest", _FINAL.longest_island, [max(islands, default=0) for islands in lengths])
    for seat in range(s.players):  # VIK-13.35
        s.credit(seat, "buildings", monuments(s, seat))
    for seat in range(s.players):
        s.credit(seat, "food", food(s, seat))


def pay_for_ships(s: Vikings, seat: int) -> None:
    """VIK-9.3 to 9.6: unrepelled ships cost what their sails show; glory pays missing gold."""
    warriors = s.settlers[seat] & ROW[WARRIOR]
    loss = {"gold": 0, "glory": 0}
    for sail, ship in enumerate(SHIPS):
        unrepelled = (s.ships[seat * 4 + sail] & ~warriors).bit_count()
        loss[ship.reward.kind] += unrepelled * ship.reward.amount
    missing = max(0, loss["gold"] - s.gold[seat])
    s.gold[seat] -= loss["gold"] - missing
    s.credit(seat, "ships", -missing - loss["glory"])


def exchange_gold(s: Vikings, seat: int) -> None:
    """VIK-9.7, 9.8, 13.21: full fives (or threes) of gold become glory, the rest is kept."""
    rate = extra(s, seat, "exchange") or _FINAL.gold_per_glory
    s.credit(seat, "gold", s.gold[seat] // rate)
    s.gold[seat] %= rate


def boatsmen(s: Vikings, seat: int) -> int:
    """VIK-9.9, 13.19: unused boatsmen and tiles that count as one."""
    return s.ashore[seat * (BOATSMAN + 1) + BOATSMAN] + extra(s, seat, "boatsman")


def award(s: Vikings, source: str, glory: int, counts: list[int]) -> None:
    """VIK-9.15, 9.16: all who have most get all of it; nobody for nothing."""
    most = max(counts)
    if most > 0:
        for seat, count in enumerate(counts):
            if count == most:
                s.credit(seat, source, glory)


def complete_islands(s: Vikings, seat: int) -> list[int]:
    """VIK-9.10, 9.11: the lengths of the complete islands: a left end, middles, a right end."""
    rights, base = s.rights[seat], seat * 4
    middles = s.middles[base] | s.middles[base + 1] | s.middles[base + 2] | s.middles[base + 3]
    lengths = []
    for start in cells(s.lefts[seat]):
        end = start + 1
        while middles >> end & 1:
            end += 1
        if rights >> end & 1:
            lengths.append(end - start + 1)
    return lengths


def monuments(s: Vikings, seat: int) -> int:
    """VIK-13.31 to 13.34: Vikings on and around building tiles that are not threatened.

    VIK-13.30: nothing for a tile that still waits.
    """
    glory = 0
    for owner, building, number in s.monuments:
        if owner == seat and number != WAITING and not threatened(s, seat) >> number & 1:
            name = BUILDINGS[building]
            bonus = next(b for b in BONUSES if b.effect == "building" and b.building == name)
            around = (s.settlers[seat] & surroundings(number)).bit_count()
            glory += min(around * bonus.amount, bonus.most)
    return glory


def surroundings(number: int) -> int:
    """The cell and the up to eight cells around it."""
    row, column = divmod(number, WIDTH)
    return sum(
        1 << (r * WIDTH + c)
        for r in range(max(0, row - 1), min(4, row + 1) + 1)
        for c in range(max(0, column - 1), column + 2)
    )


def mouths(s: Vikings, seat: int) -> int:
    """VIK-9.17: all Vikings eat, those on the mainland too; pictures on bonus tiles do not
    (VIK-13.10)."""
    return s.settlers[seat].bit_count() + sum(s.ashore[seat * 6 : seat * 6 + 6])


def rations(s: Vikings, seat: int) -> int:
    """VIK-9.19: how many the unthreatened fishermen feed, themselves included."""
    feeding = (s.settlers[seat] & ROW[FISHERMAN] & ~threatened(s, seat)).bit_count()
    return feeding * _FINAL.fisherman_feeds


def food(s: Vikings, seat: int) -> int:
    """VIK-9.17 to 9.22, 13.20: the glory of surplus or shortage."""
    surplus = rations(s, seat) - mouths(s, seat)
    if surplus > 0:
        return surplus * (extra(s, seat, "surplus") or _FINAL.surplus_glory)
    return surplus * _FINAL.shortage_glory


class FinalScoring(Step):
    """VIK-9.1, 10.1: once, after the large scoring of the last round; then the game is over."""

    def run(self, s: Vikings) -> None:
        before = s.glory[:]
        final_scoring(s)
        for seat in range(s.players):
            s.tell("final", seat=seat, glory=s.glory[seat] - before[seat], total=s.glory[seat])


def breakdown(s: Vikings) -> list[dict[str, int]]:
    width = len(SOURCES)
    return [
        dict(zip(SOURCES, s.ledger[seat * width : (seat + 1) * width], strict=True))
        for seat in range(s.players)
    ]


def result(s: Vikings) -> Result:
    """VIK-1.13, 10.2 to 10.4: most glory, then most gold left, then a shared victory."""
    return Result.of(breakdown(s), [(gold,) for gold in s.gold])


def standing(s: Vikings) -> list[dict[str, int]]:
    """The points by source if the game ended now."""
    if s.agenda:
        s = s.copy()
        final_scoring(s)
    return breakdown(s)
