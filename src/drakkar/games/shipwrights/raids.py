"""Chapter 15: raiding a settlement."""

from __future__ import annotations

from drakkar.games.shipwrights.box import RAID_INDEX, RAIDS, TRACKS, WORKER, raid_workers
from drakkar.games.shipwrights.cards import gain
from drakkar.games.shipwrights.moves import Raid
from drakkar.games.shipwrights.solo import restrictions
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.games.shipwrights.tracks import MILITARY
from drakkar.kernel.refusal import Refusal


def raid_cost(s: Shipwrights, seat: int) -> int:
    """SHI-15.3: workers by military strength at this moment."""
    return raid_workers(s.tracks[seat * len(TRACKS) + MILITARY]) + restrictions(s.nemesis).raid


def refuse_raid(s: Shipwrights, seat: int, move: Raid) -> Refusal | None:
    raid = RAID_INDEX.get(move.raid, -1)
    used = next((used for card, used in s.raids[seat] if card == raid), None)
    if used is None:
        return Refusal("SHI-15.1", "no-raid-card", {"raid": move.raid})
    if used:
        return Refusal("SHI-15.5", "raid-used", {"raid": move.raid})
    cost, workers = raid_cost(s, seat), s.good(seat, WORKER)
    if workers < cost:
        clause = "SHI-21.15" if restrictions(s.nemesis).raid else "SHI-15.2"
        return Refusal(clause, "raid-workers", {"cost": cost, "workers": workers})
    return None


def raid(s: Shipwrights, seat: int, move: Raid) -> None:
    """SHI-15.1: its workers, then its gains. SHI-15.6, 15.7: whichever card is face up."""
    number = RAID_INDEX[move.raid]
    cost = raid_cost(s, seat)
    s.add(seat, WORKER, -cost)  # SHI-15.4
    s.raids[seat] = tuple((card, 1 if card == number else used) for card, used in s.raids[seat])
    s.tell("raided", seat=seat, raid=move.raid, cost=cost)
    gain(s, seat, RAIDS[number].gain)
