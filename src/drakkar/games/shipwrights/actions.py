"""Chapters 5 and 6: the action phase. Everybody acts at once, each in an order of his own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from drakkar.games.shipwrights import board, building, raids, recruiting, shipbuilding, workers
from drakkar.games.shipwrights.box import (
    BOARDS,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    GOLD,
    GOODS,
    RAID_NAMES,
    WORKER,
)
from drakkar.games.shipwrights.cards import gain, not_in_hand
from drakkar.games.shipwrights.exchange import Exchange
from drakkar.games.shipwrights.moves import (
    Build,
    Discard,
    Done,
    Drop,
    Launch,
    Place,
    Play,
    Raid,
    Tuck,
    Untuck,
    Visit,
    Work,
)
from drakkar.games.shipwrights.state import NONE, Shipwrights
from drakkar.kernel.question import Move, Question, Step
from drakkar.kernel.refusal import Refusal


class Actions(Step):
    """SHI-5.1, 5.2: the lanes of the action phase, which do not touch; the first one moves on by a
    seat every round. SHI-5.12: the phase is over when all the lanes are empty."""

    def run(self, s: Shipwrights) -> None:
        s.tell("actions")
        order = [(s.round - 1 + turn) % s.players for turn in range(s.players)]
        s.together([Act(seat) for seat in order])


class Act(Question):
    """SHI-5.4: any action, as often as its owner likes, until the hand is empty and he has enough.

    SHI-5.15: what may be done is worked out anew each time, from what lies there now.
    """

    allows = (Exchange,)  # SHI-14.1

    def kinds(self) -> tuple[type[Move], ...]:
        return tuple(_REFUSE)

    def moves(self, s: Shipwrights) -> list[Move]:
        seat = self.seat
        base = seat * len(GOODS)
        village, hand, cards = s.villages[seat], s.hands[seat], s.boards[seat]
        gold, workers_left = s.goods[base + GOLD], s.goods[base + WORKER]
        moves: list[Move] = []
        room = len(cards) < BOARDS.slots
        free: list[int] = []
        if gold >= recruiting.tuck_cost(s):
            free = [i for i, (_, tucked, _) in enumerate(village) if tucked == NONE]
        last = NONE
        for card in hand:  # sorted: copies of a card lie side by side
            if card == last:
                continue
            last = card
            moves.append(_DISCARD[card])  # SHI-5.7: always possible
            kind = _KIND[card]
            if kind == _SHIP:
                if room:
                    moves.append(_PLACE[card])
            elif kind == _BUILDING:
                if building.affordable(s, seat, card):
                    moves.append(_BUILD[card])
                    if building.worth_choosing(s, seat, card):
                        moves.append(_BUILD_BY_HAND[card])
            else:
                if kind == _ARTISAN:
                    if room:
                        moves.append(_PLACE[card])
                elif kind == _VILLAGER and recruiting.villager_payable(s, seat, card):
                    moves.append(_PLAY[card])
                for number in free:
                    moves.append(tuck_move(card, number))
        for card in dict.fromkeys(cards):
            moves.append(_DROP[card])
            if _KIND[card] == _SHIP and shipbuilding.can_launch(s, seat, card):
                moves.append(_LAUNCH[card])
                if shipbuilding.worth_choosing(s, seat, card):
                    moves.append(_LAUNCH_BY_HAND[card])
        for number, (_, tucked, worker) in enumerate(village):
            if tucked != NONE:
                moves.append(_UNTUCK[number])
            if workers_left and not worker and workers.can_visit(s, seat, number):
                moves.append(_VISIT[number])
        if workers_left:
            taken = s.slots[seat]
            for slot in range(len(cards), BOARDS.slots):
                ability = BOARDS.abilities[slot]
                if not taken >> slot & 1 and (
                    ability.free or workers.can_pay_after_placing(s, seat, ability)
                ):
                    moves.append(_WORK[slot])
        if s.raids[seat] and workers_left >= raids.raid_cost(s, seat):
            moves += [_RAID[card] for card, used in s.raids[seat] if not used]
        if not hand:  # SHI-5.10: the rest remains possible
            moves.append(_DONE)
        return moves

    def probes(self, s: Shipwrights) -> Iterable[Move]:
        yield Done()
        places = range(-1, len(s.villages[self.seat]) + 1)
        hand_and_board = {*s.hands[self.seat], *s.boards[self.seat]}
        for card in sorted(hand_and_board | {CARD_INDEX["ship_knarr"], CARD_INDEX["jarl_01"]}):
            name = CARD_NAMES[card]
            yield from (Discard(name), Place(name), Play(name), Drop(name))
            yield from (Launch(name), Launch(name, True), Build(name), Build(name, True))
            yield from (Tuck(name, number) for number in places)
        yield from (Untuck(number) for number in places)
        yield from (Visit(number) for number in places)
        yield from (Work(slot) for slot in range(BOARDS.slots + 2))
        yield from (Raid(name) for name in RAID_NAMES)
        yield from (Exchange(what) for what in _EXCHANGES)

    def refuse(self, s: Shipwrights, move: Move) -> Refusal | None:
        return _REFUSE[type(move)](s, self.seat, move)

    def answer(self, s: Shipwrights, move: Move) -> None:
        if type(move) is Done:
            s.tell("done", seat=self.seat)
            return  # SHI-5.11: his lane is empty for this round
        s.then(self)
        _DO[type(move)](s, self.seat, move)


@cache
def tuck_move(card: int, building: int) -> Tuck:
    return Tuck(CARD_NAMES[card], building)


# ---- chapter 6: discarding a card ------------------------------------------------------------


def refuse_discard(s: Shipwrights, seat: int, move: Discard) -> Refusal | None:
    return not_in_hand(s, seat, move.card, "SHI-6.1")


def discard(s: Shipwrights, seat: int, move: Discard) -> None:
    """SHI-6.1, 8.5: the reward printed on the card and nothing else."""
    card = CARD_INDEX[move.card]
    s.take_from_hand(seat, card)
    s.put_on_discard(card)
    s.tell("discarded", seat=seat, card=move.card)
    gain(s, seat, CARDS[card].discard)


def refuse_done(s: Shipwrights, seat: int, move: Done) -> Refusal | None:
    """SHI-5.6: no card is kept for the next round."""
    if s.hands[seat]:
        return Refusal("SHI-5.9", "hand-not-empty", {"cards": len(s.hands[seat])})
    return None


# ---- the actions by their moves (SHI-5.3; exchanges are made beside them) ---------------------

_REFUSE: dict[type[Move], Callable[[Shipwrights, int, Any], Refusal | None]] = {
    Discard: refuse_discard,
    Place: board.refuse_place,
    Tuck: recruiting.refuse_tuck,
    Play: recruiting.refuse_play,
    Drop: board.refuse_drop,
    Untuck: recruiting.refuse_untuck,
    Launch: shipbuilding.refuse_launch,
    Build: building.refuse_build,
    Work: workers.refuse_work,
    Visit: workers.refuse_visit,
    Raid: raids.refuse_raid,
    Done: refuse_done,
}
_DO: dict[type[Move], Callable[[Shipwrights, int, Any], None]] = {
    Discard: discard,
    Place: board.place,
    Tuck: recruiting.tuck,
    Play: recruiting.play_villager,
    Drop: board.drop,
    Untuck: recruiting.untuck,
    Launch: shipbuilding.launch,
    Build: building.build,
    Work: workers.work,
    Visit: workers.visit,
    Raid: raids.raid,
}

_SHIP, _BUILDING, _ARTISAN, _VILLAGER, _JARL = range(5)
_KIND = tuple(("ship", "building", "artisan", "villager", "jarl").index(c.kind) for c in CARDS)

# values that serve every game
_DISCARD = tuple(Discard(name) for name in CARD_NAMES)
_PLACE = tuple(Place(name) for name in CARD_NAMES)
_PLAY = tuple(Play(name) for name in CARD_NAMES)
_DROP = tuple(Drop(name) for name in CARD_NAMES)
_LAUNCH = tuple(Launch(name) for name in CARD_NAMES)
_BUILD = tuple(Build(name) for name in CARD_NAMES)
_WORK = tuple(Work(slot + 1) for slot in range(BOARDS.slots))
_LAUNCH_BY_HAND = tuple(Launch(name, True) for name in CARD_NAMES)
_BUILD_BY_HAND = tuple(Build(name, True) for name in CARD_NAMES)
_VISIT = tuple(Visit(number) for number in range(130))
_UNTUCK = tuple(Untuck(number) for number in range(130))
_RAID = tuple(Raid(name) for name in RAID_NAMES)
_DONE = Done()
_EXCHANGES = ("wood", "wool", "iron", "set", "thyra", "randi", "worker")
