"""What holds in every position of Vikings: for the contract kit, which asks after every answer.

Every tile, Viking and bonus tile of the box is somewhere on the table, on its way in a question
that is still open, or has left the game for good.
"""

from __future__ import annotations

from drakkar.games.vikings.bonus import ReplaceTile
from drakkar.games.vikings.box import (
    BONUS_COUNTS,
    BONUS_NAMES,
    BONUSES,
    BUILDINGS,
    FIRST_MIDDLE,
    FIRST_SHIP,
    ROWS,
    SETUP,
    TILE,
    TILE_COUNTS,
    TILE_NAMES,
    VIKING,
    VIKINGS,
)
from drakkar.games.vikings.placing import LayTile, SettleViking, Unload
from drakkar.games.vikings.state import (
    COLUMN_1,
    NOBODY,
    ROW,
    SOURCES,
    WAITING,
    WIDTH,
    Vikings,
    cells,
)


def invariants(s: Vikings) -> dict[str, int]:
    """Asserts them, and returns how much of everything has left the game."""
    _offer(s)
    for seat in range(s.players):
        _purse(s, seat)
        _coast(s, seat)
        _fleet(s, seat)
    return {**_tiles_gone(s), **_vikings_gone(s), **_bonuses_gone(s)}


# ---- nothing is lost -------------------------------------------------------------------------


def _gone(
    what: str, box: tuple[int, ...], names: tuple[str, ...], here: list[int]
) -> dict[str, int]:
    gone = {}
    for name, number, left in zip(names, box, here, strict=True):
        assert 0 <= left <= number, f"{left} {what} {name}, the box has {number}"
        gone[f"{what} {name}"] = number - left
    return gone


def _tiles_gone(s: Vikings) -> dict[str, int]:
    here = list(s.pile)
    for _, tile, _ in s.lots:
        here[tile] += 1
    for entry in s.agenda:
        if isinstance(entry, (Unload, LayTile)):
            here[TILE[entry.tile]] += 1
    for seat in range(s.players):
        here[TILE["left"]] += s.lefts[seat].bit_count() - (not s.start_in_hand[seat])
        here[TILE["right"]] += s.rights[seat].bit_count()
        for number in range(4):
            here[FIRST_MIDDLE + number] += s.middles[seat * 4 + number].bit_count()
            here[FIRST_SHIP + number] += s.ships[seat * 4 + number].bit_count()
    return _gone("tile", TILE_COUNTS, TILE_NAMES, here)


def _vikings_gone(s: Vikings) -> dict[str, int]:
    here = [left + drawn for left, drawn in zip(s.bag, s.drawn, strict=True)]
    for _, _, viking in s.lots:
        if viking != NOBODY:
            here[viking] += 1
    for entry in s.agenda:
        if isinstance(entry, (Unload, LayTile)):
            here[VIKING[entry.viking]] += 1
        elif isinstance(entry, SettleViking):
            here[VIKING[entry.row]] += 1
    for seat in range(s.players):
        for kind in range(len(VIKINGS)):
            here[kind] += s.ashore[seat * len(VIKINGS) + kind]
        for kind in range(len(ROWS)):
            here[kind] += (s.settlers[seat] & ROW[kind]).bit_count()
    return _gone("Viking", (SETUP.vikings.per_colour,) * len(VIKINGS), VIKINGS, here)


def _bonuses_gone(s: Vikings) -> dict[str, int]:
    here = list(s.bonus_pile)
    for number in s.bonus_row:
        here[number] += 1
    for number in range(len(BONUSES)):
        here[number] += sum(s.bonuses[number :: len(BONUSES)])
    if not s.advanced:
        assert not any(here), "bonus tiles in the basic game"
        return {}
    laid = [BUILDINGS[building] for _, building, _ in s.monuments]
    laid += [entry.building for entry in s.agenda if isinstance(entry, ReplaceTile)]
    for number, bonus in enumerate(BONUSES):
        if bonus.effect == "building":
            here[number] += laid.count(bonus.building)
    return _gone("bonus tile", BONUS_COUNTS, BONUS_NAMES, here)


# ---- the offer -------------------------------------------------------------------------------


def _offer(s: Vikings) -> None:
    prices = [price for price, _, _ in s.lots]
    assert prices == sorted(set(prices)), f"lots out of order: {prices}"
    assert all(0 <= price < SETUP.wheel.slots for price in prices), f"no such price: {prices}"
    assert not prices or prices[0] == 0, f"no lot at 0: {prices}"
    assert 0 <= s.round <= len(SETUP.rounds.schedule)
    assert 0 <= s.first < s.players
    if not s.agenda:
        assert not s.lots, "lots left at the end"
        assert not any(s.pile), "tiles left at the end"
        assert not any(s.start_in_hand), "a start tile was never laid"


# ---- a player's side -------------------------------------------------------------------------


def _purse(s: Vikings, seat: int) -> None:
    width = len(SOURCES)
    ledger = s.ledger[seat * width : (seat + 1) * width]
    assert s.gold[seat] >= 0, f"seat {seat} owes {-s.gold[seat]} gold"
    assert s.glory[seat] >= 0, f"seat {seat} has {s.glory[seat]} glory"
    assert s.glory[seat] == sum(ledger), f"seat {seat}: {s.glory[seat]} glory, ledger {ledger}"
    assert min(s.ashore[seat * len(VIKINGS) : (seat + 1) * len(VIKINGS)]) >= 0


def _coast(s: Vikings, seat: int) -> None:
    lefts, rights = s.lefts[seat], s.rights[seat]
    sets = [lefts, rights, *s.middles[seat * 4 : seat * 4 + 4]]
    tiles = s.tiles(seat)
    assert tiles.bit_count() == sum(kind.bit_count() for kind in sets), f"seat {seat}: tile on tile"
    assert not s.settlers[seat] & ~tiles, f"seat {seat}: a Viking in the sea"
    assert not tiles & COLUMN_1 & ~lefts, f"seat {seat}: land against the mainland's sea (VIK-5.13)"
    followed = tiles & tiles >> 1  # the tiles with another to the right
    land_east, land_west = tiles & ~rights, tiles & ~lefts
    wrong = followed & (land_east ^ land_west >> 1)
    assert not wrong, f"seat {seat}: land meets sea beside {cells(wrong)} (VIK-5.11)"
    reached = tiles & COLUMN_1
    while True:  # VIK-5.8: whatever lies on the coast hangs together with the mainland
        near = reached | reached << 1 | reached >> 1 | reached << WIDTH | reached >> WIDTH
        if near & tiles == reached:
            break
        reached = near & tiles
    assert reached == tiles, f"seat {seat}: {cells(tiles & ~reached)} hang in the air (VIK-5.8)"
    assert s.start_in_hand[seat] or lefts & COLUMN_1, f"seat {seat}: where is the start tile?"
    laid = [(building, number) for owner, building, number in s.monuments if owner == seat]
    for building, number in laid:
        if number != WAITING:
            assert s.middles[seat * 4 + building] >> number & 1, f"seat {seat}: none there"
            assert laid.count((building, number)) == 1, f"seat {seat}: two buildings on {number}"


def _fleet(s: Vikings, seat: int) -> None:
    sails = s.ships[seat * 4 : seat * 4 + 4]
    fleet = sails[0] | sails[1] | sails[2] | sails[3]
    number = fleet.bit_count()
    assert sum(columns.bit_count() for columns in sails) == number, (
        f"seat {seat}: two ships in a column"
    )
    if number > 3:  # VIK-5.5
        assert fleet == (1 << number) - 1, f"seat {seat}: a gap between the ships"
    else:  # VIK-5.4
        assert fleet < 8, f"seat {seat}: a ship beyond the first three places"
