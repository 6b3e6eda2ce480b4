"""Chapter 18: progress tracks, and their rewards: raid cards, trade cards, upgrades."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from drakkar.games.shipwrights.box import (
    BOARDS,
    CARD_NAMES,
    RAID_INDEX,
    RAID_NAMES,
    TRACKS,
    TRADE_INDEX,
    TRADE_NAMES,
    TRADES,
    WORKER,
)
from drakkar.games.shipwrights.cards import gain
from drakkar.games.shipwrights.inside import Inside
from drakkar.games.shipwrights.moves import Advance, Now, RaidCard, TradeCard, Under, Upgrade
from drakkar.games.shipwrights.state import (
    EIKJA,
    EIKJA_UP,
    HUT_UP,
    LABOURER_UP,
    NONE,
    Shipwrights,
)
from drakkar.kernel.question import Chance, Move, Step
from drakkar.kernel.refusal import Refusal

MILITARY, TRADE, RENOWN = range(3)
UPGRADES = {"eikja": EIKJA_UP, "labourer": LABOURER_UP, "hut": HUT_UP}


def advance(s: Shipwrights, seat: int, steps: tuple[int, ...]) -> None:
    """SHI-18.1: progress icons have been gained."""
    if any(steps):
        s.then(Progress(seat, steps))


def rewards_ahead(s: Shipwrights, seat: int, track: int, steps: int) -> int:
    """SHI-18.2: the steps to the next reward among these; 0 if there is none. What is behind the
    marker has been taken."""
    at = s.tracks[seat * len(TRACKS) + track]
    return next((space - at for space in BOARDS.reward_spaces if at < space <= at + steps), 0)


def move_marker(s: Shipwrights, seat: int, track: int, steps: int) -> None:
    """SHI-18.5: past the last space steps are lost. SHI-18.6: it is never called to go back."""
    at = seat * len(TRACKS) + track
    s.tracks[at] = min(s.tracks[at] + steps, BOARDS.last_space)


class Progress(Step):
    """SHI-18.4: markers advance; a reward is dealt with before the next step. Where several tracks
    bring one their owner says which comes first."""

    seat: int
    steps: tuple[int, ...]

    def run(self, s: Shipwrights) -> None:
        left = list(self.steps)
        rewarded = []
        for track in range(len(TRACKS)):
            if rewards_ahead(s, self.seat, track, left[track]):
                rewarded.append(track)
            else:
                move_marker(s, self.seat, track, left[track])
                left[track] = 0
        if len(rewarded) == 1:
            reach_reward(s, self.seat, tuple(left), rewarded[0])
        elif rewarded:
            s.then(ChooseTrack(self.seat, tuple(left)))


class ChooseTrack(Inside):
    """Which track brings its reward first."""

    steps: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Advance,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [Advance(TRACKS[track]) for track, left in enumerate(self.steps) if left]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Advance(name) for name in (*TRACKS, "gold")]

    def refuse(self, s: Shipwrights, move: Advance) -> Refusal | None:
        if move.track in TRACKS and self.steps[TRACKS.index(move.track)]:
            return None
        return Refusal("SHI-18.4", "no-step-there", {"track": move.track})

    def answer(self, s: Shipwrights, move: Advance) -> None:
        reach_reward(s, self.seat, self.steps, TRACKS.index(move.track))


def reach_reward(s: Shipwrights, seat: int, steps: tuple[int, ...], track: int) -> None:
    """Go to the next reward of this track, take it, then go on with what is left."""
    taken = rewards_ahead(s, seat, track, steps[track])
    move_marker(s, seat, track, taken)
    left = tuple(n - taken if i == track else n for i, n in enumerate(steps))
    if any(left):
        s.then(Progress(seat, left))
    s.then((GainRaid(seat), GainTrade(seat), GainUpgrade(seat))[track])  # SHI-18.3


def svend_cheers(s: Shipwrights, seat: int) -> None:
    """SHI-17.11: Svend's holder gains a worker with every raid card, trade card and upgrade.

    SHI-17.12: called when one is gained, and not when he comes.
    """
    if s.heroes[MILITARY] == seat:
        s.add(seat, WORKER, 1)
        s.tell("svend", seat=seat)


class GainRaid(Chance):
    """SHI-18.7: the top card of the raid deck, face up beside the player board."""

    kind = RaidCard

    owner: int

    def sample(self, s: Shipwrights, rng: Random) -> RaidCard:
        return RaidCard(RAID_NAMES[rng.choice(s.raid_deck)])

    def refuse(self, s: Shipwrights, move: RaidCard) -> Refusal | None:
        if RAID_INDEX.get(move.card, -1) in s.raid_deck:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Shipwrights, move: RaidCard) -> None:
        card = RAID_INDEX[move.card]
        s.raid_deck.remove(card)
        s.raids[self.owner] += ((card, 0),)
        s.tell("raid-card", seat=self.owner, raid=move.card)
        svend_cheers(s, self.owner)


class GainTrade(Chance):
    """SHI-18.9: the top card of the trade deck."""

    kind = TradeCard

    owner: int

    def sample(self, s: Shipwrights, rng: Random) -> TradeCard:
        return TradeCard(TRADE_NAMES[rng.choice(s.trade_deck)])

    def refuse(self, s: Shipwrights, move: TradeCard) -> Refusal | None:
        if TRADE_INDEX.get(move.card, -1) in s.trade_deck:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: Shipwrights, move: TradeCard) -> None:
        s.trade_deck.remove(TRADE_INDEX[move.card])
        s.tell("trade-card", seat=self.owner, trade=move.card)
        svend_cheers(s, self.owner)
        s.then(PlaceTrade(self.owner, move.card))


class PlaceTrade(Inside):
    """Under a ship for income, or turned at once. The choice is final.

    SHI-18.11: the ship that has just been built is in the fleet already. SHI-18.13: where none is
    free only ``Now`` is left.
    """

    trade: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Under, Now)

    def moves(self, s: Shipwrights) -> list[Move]:
        free = {ship: None for ship, trade in s.fleets[self.seat] if trade == NONE}
        return [*(Under(ship_name(ship)) for ship in free), Now()]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        yield Now()
        yield from (Under(name) for name in ("eikja", *CARD_NAMES))

    def refuse(self, s: Shipwrights, move: Under | Now) -> Refusal | None:
        if isinstance(move, Now):
            return None
        own = [trade for ship, trade in s.fleets[self.seat] if ship_name(ship) == move.ship]
        if not own:
            return Refusal("SHI-18.10", "not-built", {"card": move.ship})
        if NONE not in own:
            return Refusal("SHI-18.10", "ship-has-trade", {"card": move.ship})
        return None

    def answer(self, s: Shipwrights, move: Under | Now) -> None:
        seat, trade = self.seat, TRADE_INDEX[self.trade]
        if isinstance(move, Now):  # SHI-18.12
            s.spent_trades[seat] += (trade,)
            s.tell("trade-now", seat=seat, trade=self.trade)
            gain(s, seat, TRADES[trade].immediate)
            return
        fleet = list(s.fleets[seat])
        index = next(
            i
            for i, (ship, below) in enumerate(fleet)
            if ship_name(ship) == move.ship and below == NONE
        )
        fleet[index] = (fleet[index][0], trade)
        s.fleets[seat] = tuple(fleet)
        s.tell("trade-under", seat=seat, trade=self.trade, ship=move.ship)


def ship_name(ship: int) -> str:
    return "eikja" if ship == EIKJA else CARD_NAMES[ship]


class GainUpgrade(Inside):
    """One of Eikja, labourer and hut is turned to its better side.

    SHI-13.14, 18.17: nothing else about it changes, whoever stands on it or lies below.
    """

    def kinds(self) -> tuple[type[Move], ...]:
        return (Upgrade,)

    def moves(self, s: Shipwrights) -> list[Move]:
        return [Upgrade(n) for n, bit in UPGRADES.items() if not s.upgrades[self.seat] & bit]

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        return [Upgrade(name) for name in (*UPGRADES, "ship_knarr")]

    def refuse(self, s: Shipwrights, move: Upgrade) -> Refusal | None:
        if move.card not in UPGRADES:
            return Refusal("SHI-18.15", "no-upgrade", {"card": move.card})
        if s.upgrades[self.seat] & UPGRADES[move.card]:
            return Refusal("SHI-18.15", "upgraded", {"card": move.card})
        return None

    def answer(self, s: Shipwrights, move: Upgrade) -> None:
        s.upgrades[self.seat] |= UPGRADES[move.card]
        s.tell("upgrade", seat=self.seat, card=move.card)
        svend_cheers(s, self.seat)
