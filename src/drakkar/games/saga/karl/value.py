"""How good a position is for a seat: the judgement of the greedy bot, in points.

An estimate of the seat's final score: points made, gold, helmets in Valhalla or on their way
there, what the rest of this adventure may bring (see ``prospects``), and what the own cards promise
for later adventures and for Bifröst (see ``worth``). The rules themselves stand in their chapters.
The numbers written here are judgement, found by letting bots play. ``rest`` counts the adventures
between this one and Bifröst.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.saga.adventure import ChooseCards, PlayCard
from drakkar.games.saga.box import (
    ADVENTURES,
    ALFRED,
    BIFROST,
    BY_NAME,
    CARD_INDEX,
    CARDS,
    GOD,
    HELMETS,
    MOVEMENTS,
    REMOVE,
    THORSTEN,
    TJURE,
    TUTORIAL,
    VALHALLA,
    VIKING,
    VIKINGS,
)
from drakkar.games.saga.choice import Ask
from drakkar.games.saga.final import points
from drakkar.games.saga.gods import KeepGod, OfferGod
from drakkar.games.saga.hand import (
    DrawCards,
    DrawFor,
    OfferDraw,
    Replace,
    UseDraw,
    UsualDraw,
    hand_sizes,
)
from drakkar.games.saga.karl.prospects import GOD_NUMBERS, Moves, Numbers, Prospects
from drakkar.games.saga.karl.worth import (
    HAND,
    LASTING,
    LATE,
    NUMBERS,
    USE,
    at_bifrost,
    later,
    moves_of,
    outlook,
    prices,
    purse,
    rewards,
    usual_moves,
)
from drakkar.games.saga.leaving import Arrive, Decide, DecideLeave, Land
from drakkar.games.saga.movement import LookAhead, in_force
from drakkar.games.saga.rewards import ChoosePrize, FreeViking, RemoveViking, SendFromHand
from drakkar.games.saga.state import Cards, Saga
from drakkar.games.saga.strides import PickDistance, Stride
from drakkar.games.saga.valhalla import SendPlayed, Valhalla
from drakkar.kernel.question import Entry, Lanes

_SENT: Final = 0.85
"""How likely a card worth sending to Valhalla is played and sent in an adventure to come."""

TYR: Final = CARD_INDEX["tyr"]


# ---- the judgement ---------------------------------------------------------------------------


def value(s: Saga, seat: int) -> float:
    """The points this seat may expect in the end."""
    if not s.agenda:
        return float(sum(points(s, seat).values()))
    if not s.round:
        return 0.0
    return sum(judged(s, seat))


def judged(s: Saga, seat: int, left: bool = False) -> tuple[float, ...]:
    """The same in parts, as ``reasons`` names them; after the set-up and before the end.

    ``left``: later hands of this adventure are drawn from the cards that are left for it (jarl),
    not from all, as if those played came back (karl).
    """
    return _View(s, seat, left).parts()


class _View:
    """A position as one seat sees it."""

    def __init__(self, s: Saga, seat: int, left: bool) -> None:
        self.s, self.seat, self.left = s, seat, left and s.turn > 0
        adventure = s.voyage[s.round - 1]
        self.card = ADVENTURES[adventure]
        self.bifrost = adventure == BIFROST
        self.rest = max(0, len(s.voyage) - 1 - s.round)
        self.helmets = max([h for h, left in zip(HELMETS, s.market, strict=False) if left] or [0])
        self.price = prices(self.rest, self.bifrost, self.helmets)
        # before the first turn it still says who fell or left in the adventure before
        self.inside = s.active & ~(s.leavers | s.fallen) if s.turn else s.active
        # what lies ahead of the seat in this round, by the agenda
        self.unturned = len(s.display) < s.turn
        self.choosing = self.deciding = self.looking = self.arriving = False
        self.moving: tuple[int, ...] = ()
        self.draws = self.sends = 0
        self.pending = 0.0
        for entry in s.agenda:
            if type(entry) is Lanes:
                for owner, lane in entry.lanes:
                    if owner == seat:
                        for step in lane:
                            self.note(step)
            else:
                self.note(entry)
        pile = s.piles[seat] + s.bottoms[seat]
        known = s.tops[seat]
        hand = s.hands[seat]
        if known and self.draws:
            hand += known[: self.draws]
            pile += known[self.draws :]
            self.draws = max(0, self.draws - len(known))
        else:
            pile += known
        self.hand, self.pile = hand, pile
        down = [card for card in s.chosen[seat] + s.played[seat] if card < VIKINGS]
        for card in s.picks[seat]:
            down.remove(card)
        self.down = down  # Vikings played that are still here; gods played are gone
        self.cards = tuple(sorted((*hand, *pile, *down)))

    def note(self, entry: Entry) -> None:
        """What an entry of the agenda means for the seat."""
        s, seat = self.s, self.seat
        kind = type(entry)
        if kind is ChooseCards:
            self.choosing = True
        elif kind is Decide:
            self.deciding = True
        elif kind is Valhalla:
            self.sends += 1 + s.more_valhalla[seat] + s.played[seat].count(ALFRED)
        elif kind is Replace:
            self.draws += self.replacements()
        elif isinstance(entry, LookAhead):
            self.looking |= entry.owner == seat
        elif isinstance(entry, DrawCards):
            if entry.owner == seat and entry.to == "hand":
                self.draws += entry.number
        elif isinstance(entry, Ask):
            if entry.choice.seat == seat:
                self.note(entry.choice)
        elif getattr(entry, "seat", -1) != seat:
            return
        elif kind is PlayCard:
            self.choosing = True
        elif kind is DecideLeave:
            self.deciding = True
        elif isinstance(entry, SendPlayed):
            self.sends += entry.times
        elif isinstance(entry, Stride):
            self.moving = (*self.moving, entry.card)
        elif isinstance(entry, PickDistance):
            self.moving = (*self.moving, CARD_INDEX[entry.card])
        elif kind is Arrive or kind is Land:
            self.arriving = True
        elif kind is UsualDraw:
            self.draws += s.replace[seat]
        elif isinstance(entry, UseDraw):
            self.draws += BY_NAME[entry.card].effect.count
        elif isinstance(entry, (DrawFor, OfferDraw)):
            self.draws += entry.number
        elif kind is KeepGod or kind is OfferGod:
            self.pending += self.price[GOD]
        elif kind is FreeViking:
            self.pending += self.price[VIKING]
        elif kind is SendFromHand:
            self.pending += self.price[VALHALLA]
        elif kind is RemoveViking:
            self.pending += self.price[REMOVE]
        elif kind is ChoosePrize:
            self.pending += 1.0

    def replacements(self) -> int:
        """The cards that will be drawn for those played this turn."""
        s, seat = self.s, self.seat
        if in_force(s, "no_replacement_draw") >= 0 or s.fallen >> seat & 1:
            return 0
        if s.chosen[seat]:
            drawing = [card for card in s.chosen[seat] if CARDS[card].action == "draw"]
            usual = len(s.chosen[seat]) - len(drawing)
        else:
            drawing, usual = list(s.draws[seat]), s.replace[seat]
        return usual + sum([CARDS[card].effect.count for card in drawing])

    def parts(self) -> tuple[float, ...]:
        s, seat = self.s, self.seat
        if self.bifrost:
            helmets = float(sum([HELMETS[card] for card in (*self.cards, *s.valhalla[seat])]))
            holdings: tuple[float, ...] = (helmets, 0.0, 0.0, 0.0, 0.0)
        else:
            holdings = self.holdings()
        inside = self.inside >> seat & 1
        return (
            s.vp[seat],
            purse(self.rest, s.gold[seat]),
            self.pending,
            *holdings,
            self.adventure() if inside else 0.0,
            0.25 if inside and s.prophets >> seat & 1 else 0.0,
        )

    # ---- cards -------------------------------------------------------------------------------
    def holdings(self) -> tuple[float, ...]:
        """Helmets in Valhalla, those on their way there, and for later: the deck, the Valhalla
        deck at Bifröst, what the cards do."""
        s, seat = self.s, self.seat
        sent = s.valhalla[seat] + s.picks[seat]
        helmets = float(sum([HELMETS[card] for card in sent]))
        cards, rest = self.cards, self.rest
        coming = self.on_their_way()
        if s.voyage[s.round - 1] == TUTORIAL:
            return helmets, coming, 0.0, 0.0, 0.0
        deck = LATE * max(0, len(cards) - rest - self.sends)
        deck += later(s.voyage, s.round, s.realms, self.helmets, cards)
        bifrost = at_bifrost(s.realms, s.voyage, self.helmets, tuple(sorted(sent)))
        acts = 0.0
        if rest:
            often = rest * min(1.0, 4.5 / max(1, len(cards)))
            for card in cards:
                if USE[card]:
                    acts += USE[card] * (often if card < VIKINGS else 0.7)
        return helmets, coming, deck, bifrost, acts

    def on_their_way(self) -> float:
        """Helmets that will come to Valhalla: now, if they are played in this adventure, or later.

        The cards with the most helmets take the places first, each with its chances."""
        s, seat = self.s, self.seat
        now, later_on = float(self.sends), float(self.rest)
        chances = [(HELMETS[card], 1.0) for card in self.down]
        inside = self.inside
        if inside >> seat & 1:
            size = len(self.hand) or hand_sizes(s)[seat]
            held = 0.35 if s.reached >> seat & 1 else 0.7
            drawn = held * min(1.0, (size + 2 if not s.turn else 2.0) / max(1, len(self.pile)))
        else:
            held = drawn = 0.0
        chances += [(HELMETS[card], held) for card in self.hand if card < VIKINGS]
        chances += [(HELMETS[card], drawn) for card in self.pile if card < VIKINGS]
        chances.sort(reverse=True)
        total = 0.0
        for helmets, chance in chances:
            if not helmets:
                break
            sent = chance * min(1.0, now)
            now -= sent
            after = _SENT * (1 - sent) * min(1.0, later_on)
            later_on -= after
            total += helmets * (sent + after)
        return total

    # ---- this adventure ----------------------------------------------------------------------
    def adventure(self) -> float:
        """What the rest of this adventure may bring."""
        s, seat = self.s, self.seat
        played = s.played[seat]
        lasting = tuple([card for card in played if card in LASTING])
        forces = []
        for op in (
            "forced_payment_on_stage_marker",
            "bonus_on_adventure_reward_cell",
            "forced_payment_on_adventure_penalty_cell",
        ):
            place = in_force(s, op)
            forces.append(MOVEMENTS[s.display[place]].effect.gold if place >= 0 else 0)
        self.frozen = in_force(s, "forced_leaving_on_adventure_cell") >= 0
        cells = rewards(
            s.voyage[s.round - 1], s.markers, self.price, lasting, forces[0], forces[1], forces[2]
        )
        usual = usual_moves(s.realms, s.voyage)
        if not s.turn:
            return self.outlook(cells, usual, hand_sizes(s)[seat]).start
        self.table = self.outlook(cells, usual, HAND)
        self.next = self.next_moves()
        place = s.index[seat]
        if self.unturned:
            return self.another(place, self.hand, self.draws)[0]
        if self.choosing and not s.chosen[seat] and not s.skipped >> seat & 1:
            plays = [self.play((card,), self.without(card), 1) for card in sorted(set(self.hand))]
            return max(plays, default=0.0)
        if self.moving:
            return self.play(self.moving, self.hand, self.draws)
        if self.arriving:
            return self.landing(place, self.hand, self.draws, s.shields >> seat & 1 == 1)
        if not s.arrived >> seat & 1:
            return self.play(s.now[seat] or s.chosen[seat], self.hand, self.draws)
        return self.going_on(place, self.hand, self.draws)

    def outlook(self, cells: tuple[float, ...], moves: Moves, size: int) -> Prospects:
        s = self.s
        cards = tuple(sorted((*self.hand, *self.pile))) if self.left else self.cards
        return outlook(s.voyage[s.round - 1], cells, moves, cards, size, not self.frozen)

    def without(self, card: int) -> Cards:
        at = self.hand.index(card)
        return self.hand[:at] + self.hand[at + 1 :]

    def next_moves(self) -> Moves:
        """The next Movement card: known, or one of those left."""
        s = self.s
        known = s.foresight[self.seat]
        if known:
            return moves_of(known[:1], False)
        pile = s.move_pile + s.move_top
        return moves_of(tuple(sorted(pile or s.move_discard)), False) or ((4, 1.0),)

    def numbers(self, card: int) -> Numbers:
        """How far a card moves in this adventure."""
        if card in (TJURE, THORSTEN):
            before = [other for other in self.s.played[self.seat] if other < VIKINGS]
            if card == THORSTEN:
                return (len(before),)
            return tuple({n for other in before for n in CARDS[other].numbers}) or (0,)
        return CARDS[card].numbers

    def another(self, place: int, hand: Cards, draws: int) -> tuple[float, float]:
        """What another turn is worth from this place of the trail."""
        numbers = tuple(sorted({n for card in hand for n in self.numbers(card)}))
        pile = tuple([NUMBERS[card] for card in self.pile]) if draws else ()
        place = max(0, min(self.card.length - 1, place))
        return self.table.turn(self.next, self.s.offset, place, numbers, draws, pile)

    def going_on(self, place: int, hand: Cards, draws: int) -> float:
        """After the landing: leaving where that is possible, or another turn."""
        s, seat = self.s, self.seat
        cell = s.offset + place
        on_card = self.card.entry <= cell <= self.card.last
        if self.deciding and in_force(s, "no_voluntary_leaving") < 0:
            if self.frozen and (on_card or s.caught >> seat & 1):
                return 0.0
            if on_card or s.reached >> seat & 1:
                stay, informed = self.another(place, hand, draws)
                return informed if self.looking else max(0.0, stay)
        return self.another(place, hand, draws)[0]

    def landing(self, place: int, hand: Cards, draws: int, shielded: bool) -> float:
        """The cell and what follows."""
        s, card = self.s, self.card
        cell = s.offset + place
        off, over = not 0 <= place < card.length, cell >= card.last
        if off or over:
            lost = card.penalty * (off + over)
            return 0.0 if shielded else -float(min(lost, s.vp[self.seat]))
        reward = self.table.road.rewards[cell] if cell >= 0 else 0.0
        if shielded:
            reward = max(0.0, reward)
        return reward + self.going_on(place, hand, draws)

    def play(self, cards: tuple[int, ...], hand: Cards, draws: int) -> float:
        """The cards about to move the pawn, with the best of their numbers."""
        s, seat = self.s, self.seat
        start = s.index[seat]
        shielded = TYR in cards or bool(s.shields >> seat & 1)
        if not cards:
            if s.skipped >> seat & 1:
                return self.landing(start, hand, draws, shielded)
            landings = [self.landing(start + n, hand, draws, False) for n in GOD_NUMBERS]
            return sum(landings) / len(landings)
        places = {start}
        for card in cards:
            places = {place + n for place in places for n in self.distances(card)}
        best = max([self.landing(place, hand, draws, shielded) for place in places])
        for card in cards:
            to_come = card not in s.now[seat] or card in s.coming[seat]
            unused = to_come or card in s.fresh[seat]
            if unused and not (CARDS[card].void and self.bifrost):
                best += USE[card]
        return best

    def distances(self, card: int) -> list[int]:
        s = self.s
        cells = set(self.numbers(card))
        if card < VIKINGS and CARDS[card].numbers:
            if in_force(s, "may_reverse_viking_number") >= 0:
                cells |= {-n for n in cells}
            if in_force(s, "may_double_viking_number") >= 0:
                cells |= {2 * n for n in cells}
            if s.icy >> self.seat & 1:
                cells = {n + d for n in cells for d in (1, -1)}
        return sorted(cells)
