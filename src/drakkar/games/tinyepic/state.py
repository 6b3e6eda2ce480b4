"""What lies on the table.

Clans are the seats, then, with one or two players, the enemy (number ``players``). Islands, docks
and fjords are numbered in the order of their face of the ocean. Lists with a value per clan and
thing are flat: ``settlers[clan * islands + island]``.
"""

from __future__ import annotations

from random import Random
from typing import Final, Self

from drakkar.games.tinyepic.box import FACES, FAVORS, RESOURCE_MAX, SETTLERS, Face
from drakkar.kernel.state import Counted, Owner, Public, State, state

NONE: Final = -1
WOOD, FOOD, STEEL = range(3)
RESOURCES: Final = ("wood", "food", "steel")
RUNES: Final = ("wealth", "secrets", "nature")  # whose they are ``gods`` says (TEV-2.4)


@state
class TinyEpic(State):
    players: Public[int]
    face_number: Public[int]

    era: Public[int]
    chief: Public[int]  # who begins in this era
    # whose turn it is; nobody's in the draft, in the upkeep, on the enemy's, and until the next
    # turn in a position of revision 1
    turn: Public[int] = NONE
    gods: Public[tuple[int, ...]]  # the god of each rune
    fury: Public[list[int]]  # by rune

    # [clan * 3 + resource]; the solo enemy's markers too. Whoever lets somebody pay asks first
    # whether it is there, of that resource and no other (TEV-2.3).
    resources: Public[list[int]]
    settlers: Public[list[int]]  # [clan * islands + island]
    temples: Public[list[int]]  # islands with a temple, a bit each, per clan
    ship_slots: Public[list[int]]  # slots of the clan board still full, a bit each, per seat
    temple_slots: Public[list[int]]
    fleet: Public[list[int]]  # ships in fjords: [clan * fjords + fjord]
    docked: Public[list[int]]  # whose ship lies at each dock
    villages: Public[int]  # docks with a village, a bit each
    loot: Public[list[int]]  # villages held, per clan
    holders: Public[list[int]]  # who holds the rune of each island
    consecrated: Public[list[int]]  # villages on the four actions, then on the three gods by rune

    rows: Public[list[tuple[int, ...]]]  # cards played face up in this era, per seat
    hands: Owner[list[tuple[int, ...]]]
    packs: Owner[list[tuple[int, ...]]]  # of the draft; with two players the enemy's pack is last
    face_down: Owner[list[int]]  # the card in battle, per seat
    face_known: Public[list[int]]  # the same where everybody knows it (entered by a rune action)

    favor_rows: Public[list[tuple[int, ...]]]  # top, bottom
    favors: Owner[list[tuple[int, ...]]]
    shown_favors: Public[list[tuple[int, ...]]]  # at the end of the game, of every clan
    initiator: Public[int]
    prize: Public[int]
    prize_from: Public[tuple[int, int]]  # row and end it was taken from
    # the last battle: what it was for, unless a seat won it, and who did; then of everybody who
    # showed a card who he is (nobody: the invaders), the card, how much of what boosts it was
    # counted, and its strength, NONE if he could not pay
    fought: Public[tuple[tuple[int, ...], ...]] = ()
    won: Owner[tuple[int, ...]] = ()  # what a seat won in it: face down before its owner (TEV-6.13)

    deck: Counted[list[int]]
    discard: Counted[list[int]]
    invaders: Public[list[int]]

    # solo
    lone: Public[int]  # the dock of the lone longship
    enemy_stock: Public[list[int]]  # settlers, then ships by slot (3), then temples by slot (2)
    enemy_deck: Counted[list[int]]  # cards the player has seen, but for the one in battle
    enemy_unseen: Counted[list[int]]  # and the pile added unseen
    enemy_row: Public[tuple[int, ...]]
    enemy_battles: Public[tuple[int, ...]]  # its battle row
    enemy_rune: Public[int]  # of the card it turned up last: where it sails
    enemy_card: Counted[int]  # its card in battle, face down
    enemy_bonus: Public[int]  # strength of the icon that started its battle
    enemy_waiting: Public[list[int]]  # bonuses of battles that start after this one
    enemy_favors: Counted[list[int]]
    enemy_loot: Public[int]  # villages waiting to be consecrated
    enemy_triggers: Public[list[int]]  # icons reached, resource * 10 + icon, in their order
    enemy_resolving: Public[bool]  # they are being resolved: new ones wait behind

    # ---- helpers -----------------------------------------------------------------------------
    @property
    def face(self) -> Face:
        return FACES[self.face_number]

    @property
    def clans(self) -> int:
        """The seats and the enemy, which is one clan of two colours (TEV-19.2)."""
        return self.players + (self.players <= 2)

    def has_enemy(self) -> bool:
        return self.players == 1

    def gain(self, clan: int, resource: int, number: int) -> int:
        """Up to the end of the track (TEV-2.2); what was really gained."""
        at = clan * 3 + resource
        gained = min(number, RESOURCE_MAX - self.resources[at])
        self.resources[at] += gained
        return gained

    def reserve(self, seat: int) -> int:
        """Settlers on a player's clan board."""
        n = len(self.face.islands)
        return SETTLERS - sum(self.settlers[seat * n : seat * n + n])

    def settlers_on(self, clan: int, island: int) -> int:
        return self.settlers[clan * len(self.face.islands) + island]

    def add_settlers(self, clan: int, island: int, number: int) -> None:
        self.settlers[clan * len(self.face.islands) + island] += number

    def raise_fury(self, rune: int, amount: int) -> None:
        """Never below 0 (TEV-14.17), and on beyond 20 (TEV-14.18)."""
        self.fury[rune] = max(0, self.fury[rune] + amount)
        self.tell("fury", rune=RUNES[rune], amount=amount, total=self.fury[rune])

    def take_from_hand(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def turn_order(self) -> list[int]:
        return [(self.chief + turn) % self.players for turn in range(self.players)]

    def guess(self, seat: int, rng: Random) -> Self:
        """Deal anew what the seat cannot see: deck, discard pile, the others' cards and favours."""
        new = self.copy()
        packs = [clan for clan in range(len(self.packs)) if clan != seat]
        others = [other for other in range(self.players) if other != seat]
        pool = new.deck + new.discard + new.enemy_unseen
        for clan in packs:
            pool += new.packs[clan]
        for other in others:
            pool += new.hands[other]
            if new.face_down[other] != NONE and new.face_known[other] == NONE:
                pool.append(new.face_down[other])
        battling = new.enemy_card != NONE
        if battling:  # which card it has drawn nobody knows, so nor what is left in its deck
            pool += [*new.enemy_deck, new.enemy_card]
        pool.sort()  # where the cards really lie must not show in where they come to lie
        rng.shuffle(pool)

        def deal(number: int) -> list[int]:
            dealt, pool[:] = pool[:number], pool[number:]
            return dealt

        for clan in packs:
            new.packs[clan] = tuple(sorted(deal(len(new.packs[clan]))))
        for other in others:
            new.hands[other] = tuple(sorted(deal(len(new.hands[other]))))
            if new.face_down[other] != NONE and new.face_known[other] == NONE:
                new.face_down[other] = deal(1)[0]
        new.enemy_unseen = deal(len(new.enemy_unseen))
        if battling:
            new.enemy_card = deal(1)[0]
            new.enemy_deck = deal(len(new.enemy_deck))
        new.discard = deal(len(new.discard))
        new.deck = deal(len(new.deck))
        self._guess_favors(new, seat, rng)
        return new

    def _guess_favors(self, new: Self, seat: int, rng: Random) -> None:
        if new.shown_favors:
            return
        seen = {*new.favors[seat], *new.favor_rows[0], *new.favor_rows[1], new.prize}
        unseen = [favor for favor in range(len(FAVORS)) if favor not in seen]
        rng.shuffle(unseen)
        for other in range(self.players):
            if other != seat:
                number = len(new.favors[other])
                new.favors[other] = tuple(unseen[:number])
                del unseen[:number]
        new.enemy_favors = unseen[: len(new.enemy_favors)]
        new.won = tuple([favor if owner == seat else NONE for owner, favor in enumerate(new.won)])
