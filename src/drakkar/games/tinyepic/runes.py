"""Chapters 2 and 15: active runes, and the rune actions that are not main actions."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.box import CARD_INDEX, CARD_NAMES, CARDS, Action
from drakkar.games.tinyepic.cards import DrawToHand
from drakkar.games.tinyepic.control import claim, remove_settler
from drakkar.games.tinyepic.harvest import CollectGoods, rooms
from drakkar.games.tinyepic.moves import Exchange, Gain, Pilgrim, Rage, Skip, Smite, Toss
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.state import RESOURCES, RUNES, TinyEpic
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal

ANY = 3
"""The number that stands for "any rune"."""


def active_runes(s: TinyEpic, seat: int, rune: int) -> int:
    """Of islands held and of cards that lie face up in the row (TEV-2.5), as long as they do
    (TEV-2.7): a card face down is not in the row (TEV-2.8), and favour cards never count (TEV-2.9).
    Runes are counted and never spent (TEV-2.6)."""
    face = s.face
    return sum(
        holder == seat and rune in (ANY, face.islands[island].rune)
        for island, holder in enumerate(s.holders)
    ) + sum(rune in (ANY, CARDS[card].rune) for card in s.rows[seat])


def enough_runes(s: TinyEpic, seat: int, card: int) -> bool:
    """Whether the rune action of this card is open (TEV-15.1); it lies in the row already, so its
    own rune counts (TEV-15.2)."""
    return all(
        active_runes(s, seat, rune) >= number
        for rune, number in enumerate(CARDS[card].requires)
        if number
    )


# ---- collect and exchange --------------------------------------------------------------------


def collect(s: TinyEpic, seat: int, action: Action) -> None:
    """The resources shown, for each active rune of a type if one improves it (TEV-15.11)."""
    times = active_runes(s, seat, action.per_rune) if action.per_rune >= 0 else 1
    goods = tuple(number * times for number in action.resources)
    if any(map(min, goods, rooms(s, seat))):  # else there is nothing to decide
        s.then(CollectGoods(seat, goods))


class CollectAny(TurnQuestion):
    """Resources of choice, one by one, as many as one likes of them."""

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Gain, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*(Gain(name) for name in RESOURCES), Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [*(Gain(name) for name in (*RESOURCES, "gold")), Skip()]

    def refuse(self, s: TinyEpic, move: Gain | Skip) -> Refusal | None:
        if isinstance(move, Skip) or move.resource in RESOURCES:
            return None
        return Refusal("TEV-2.1", "no-resource", {"resource": move.resource})

    def answer(self, s: TinyEpic, move: Gain | Skip) -> None:
        if isinstance(move, Skip):
            return
        s.gain(self.seat, RESOURCES.index(move.resource), 1)
        s.tell("gained", seat=self.seat, resource=move.resource)
        if self.number > 1:
            s.then(CollectAny(self.seat, self.number - 1))


class ExchangeResources(TurnQuestion):
    """Any number of one resource for as many of one other; what exceeds its track is lost
    (TEV-15.12)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Exchange, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        base = self.seat * 3
        moves: list[Move] = [Skip()]
        for give in range(3):
            for get in range(3):
                if give != get:
                    moves += [
                        Exchange(RESOURCES[give], RESOURCES[get], number)
                        for number in range(1, s.resources[base + give] + 1)
                    ]
        return moves

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        for give in (*RESOURCES, "gold"):
            for get in RESOURCES:
                yield from (Exchange(give, get, number) for number in range(9))

    def refuse(self, s: TinyEpic, move: Exchange | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        if move.give not in RESOURCES or move.get not in RESOURCES or move.give == move.get:
            return Refusal("TEV-15.12", "exchange-kinds")
        have = s.resources[self.seat * 3 + RESOURCES.index(move.give)]
        if not 1 <= move.number <= have:
            args = {"have": have, "number": move.number}
            return Refusal("TEV-15.12", "exchange-number", args)
        return None

    def answer(self, s: TinyEpic, move: Exchange | Skip) -> None:
        if isinstance(move, Exchange):
            s.resources[self.seat * 3 + RESOURCES.index(move.give)] -= move.number
            s.gain(self.seat, RESOURCES.index(move.get), move.number)
            s.tell("exchanged", seat=self.seat, give=move.give, get=move.get, number=move.number)


# ---- temples and smiting ---------------------------------------------------------------------


class MoveTemple(TurnQuestion):
    """One of one's temples to a neighbouring island without another one of them (TEV-15.4). It does
    not attack and needs no settler there (TEV-15.5)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pilgrim, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Skip(), *temple_moves(s, self.seat)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        names = [island.id for island in s.face.islands]
        yield from (Pilgrim(a, b) for a in (*names, "sea") for b in names)

    def refuse(self, s: TinyEpic, move: Pilgrim | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        index = s.face.island_index
        if move.origin not in index or not s.temples[self.seat] >> index[move.origin] & 1:
            return Refusal("TEV-15.4", "no-temple-there", {"island": move.origin})
        if (
            move.target not in index
            or index[move.target] not in s.face.islands[index[move.origin]].neighbours
        ):
            args = {"origin": move.origin, "target": move.target}
            return Refusal("TEV-15.4", "no-ferry", args)
        if s.temples[self.seat] >> index[move.target] & 1:
            return Refusal("TEV-13.8", "second-temple", {"island": move.target})
        return None

    def answer(self, s: TinyEpic, move: Pilgrim | Skip) -> None:
        if isinstance(move, Pilgrim):
            index = s.face.island_index
            s.temples[self.seat] ^= 1 << index[move.origin] | 1 << index[move.target]
            s.tell("temple-moved", seat=self.seat, origin=move.origin, target=move.target)
            claim(s, index[move.origin], index[move.target])


def temple_moves(s: TinyEpic, seat: int) -> list[Move]:
    islands = s.face.islands
    return [
        Pilgrim(island.id, islands[target].id)
        for number, island in enumerate(islands)
        if s.temples[seat] >> number & 1
        for target in island.neighbours
        if not s.temples[seat] >> target & 1
    ]


class SmiteSettler(TurnQuestion):
    """Settlers of opponents, anywhere (TEV-15.6); temples and longships are safe (TEV-15.7)."""

    number: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Smite, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Skip(), *smite_moves(s, self.seat)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        names = [island.id for island in s.face.islands]
        yield from (Smite(c, name) for c in range(s.clans + 2) for name in (*names, "sea"))

    def refuse(self, s: TinyEpic, move: Smite | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        clan = move.clan - 1
        if clan == self.seat or not 0 <= clan < s.clans:
            return Refusal("TEV-15.6", "smite-opponent", {"clan": move.clan})
        index = s.face.island_index
        if move.island not in index or not s.settlers_on(clan, index[move.island]):
            args = {"clan": move.clan if clan < s.players else "enemy", "island": move.island}
            return Refusal("TEV-15.6", "no-settler-there", args)
        return None

    def answer(self, s: TinyEpic, move: Smite | Skip) -> None:
        if isinstance(move, Smite):
            island = s.face.island_index[move.island]
            remove_settler(s, move.clan - 1, island)
            claim(s, island)
            if self.number > 1 and smite_moves(s, self.seat):
                s.then(SmiteSettler(self.seat, self.number - 1))


def smite_moves(s: TinyEpic, seat: int) -> list[Move]:
    return [
        Smite(clan + 1, island.id)
        for clan in range(s.clans)
        if clan != seat
        for number, island in enumerate(s.face.islands)
        if s.settlers_on(clan, number)
    ]


# ---- draw and replace ------------------------------------------------------------------------


def draw_and_replace(s: TinyEpic, seat: int) -> None:
    if s.deck or s.discard:
        s.then(DrawToHand(seat, 1), TossCard(seat))


class TossCard(TurnQuestion):
    """A card of the hand goes face up to the discard pile (TEV-15.8): perhaps the one just drawn,
    and surely so if there is no other (TEV-15.9)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Toss,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Toss(CARD_NAMES[card]) for card in s.hands[self.seat]]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Toss(name) for name in (*CARD_NAMES, "V99")]

    def refuse(self, s: TinyEpic, move: Toss) -> Refusal | None:
        if CARD_INDEX.get(move.card, -1) in s.hands[self.seat]:
            return None
        return Refusal("TEV-15.8", "not-in-hand", {"card": move.card})

    def answer(self, s: TinyEpic, move: Toss) -> None:
        card = CARD_INDEX[move.card]
        s.take_from_hand(self.seat, card)
        s.discard.append(card)
        s.tell("tossed", seat=self.seat, card=move.card)


# ---- fury ------------------------------------------------------------------------------------


class ChangeFury(TurnQuestion):
    """Raise or lower the fury of one god (TEV-6.25)."""

    amounts: tuple[int, ...]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Rage, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Skip(), *(Rage(rune, amount) for rune in RUNES for amount in self.amounts)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        yield from (Rage(rune, n) for rune in (*RUNES, "x") for n in range(-3, 4))

    def refuse(self, s: TinyEpic, move: Rage | Skip) -> Refusal | None:
        if isinstance(move, Skip) or (move.rune in RUNES and move.amount in self.amounts):
            return None
        return Refusal("TEV-6.25", "fury-choice")

    def answer(self, s: TinyEpic, move: Rage | Skip) -> None:
        if isinstance(move, Rage):
            s.raise_fury(RUNES.index(move.rune), move.amount)
