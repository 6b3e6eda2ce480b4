"""What lies on the table.

Items, boards, spaces and cards are their numbers in box.py. Lists with a value per seat and thing
are flat: ``goods[seat * HELD + WOOD]``. A pile is what is left in it, in no order.
"""

from __future__ import annotations

from dataclasses import field
from random import Random
from typing import Final, Self

from drakkar.games.odin.box import CARDS, HELD, NONE, SIDES, Side
from drakkar.kernel.state import Counted, Hidden, Owner, Public, State, state
from drakkar.kernel.value import Value

BLOCKED: Final = 9
"""The owner of Vikings that stand on the board from the round before: a solo game only."""


class OwnBoard(Value):
    """A board or building somebody owns. The four sets of cells are a ``Laid`` (boards/grid.py)."""

    board: int
    covered: int = 0
    green: int = 0
    orange: int = 0
    red: int = 0
    wood: int = 0  # on its slots
    stone: int = 0
    pieces: tuple[int, ...] = ()  # the placements as codes


USE_FIELDS: Final = 18
(
    WHO,  # the seat
    SPACE,  # the space that is used; NONE: an action given by an occupation
    STANDS,  # where the Vikings stand: another space only in an imitation
    VIKINGS,  # how many were placed; 0: used without Vikings
    DONE,  # whether something printed has been done
    ORE_PAID,
    KINDS_PAID,  # of wood, stone and ore, a bit each
    KINDS_TAKEN,  # of wood, stone, ore and silver from strips
    SILVER_GIVEN,
    TALLY_0,  # what each occupation that counts wood, stone or stockfish has seen
    TALLY_1,
    TALLY_2,
    TALLY_3,
    CARDS_PLAYED,
    CARD_BONUS,  # the card of column 4 may still be played
    FIRED,  # cards that have worked in this action, a bit per part of the owner
    PAY_WITH,  # the item a card demands for the payment
    STARTED,  # the action itself has begun: no more loading
) = range(USE_FIELDS)
"""A line of ``uses``: the action in progress, those inside others on top."""

DICE_FIELDS: Final = 15
(
    KIND,
    ROLLER,
    ROLLS,
    ROLL,
    EXTRA,  # bonus of cards used in this action
    BOATS,  # whaling boats named, a bit each
    SHIP,  # the longship named; NONE: a knarr, or none
    BACK,  # Vikings that may return after a failure
    SPENT_WOOD,
    SPENT_WEAPONS,  # of the kind that pays; in battle: long swords
    RESULT,  # 1: success, 0: failure
    BOATS_MAX,
    ASIDE_STONE,  # what raises the result of a battle lies aside until it is over
    ASIDE_SWORDS,
    ASIDE_SPEARS,
) = range(DICE_FIELDS)
"""A line of ``dice``: a dice action in progress."""


@state
class Odin(State):
    """The position. ODI-2.10: all is public but the hands, and in which order a pile lies."""

    players: Public[int]
    side: Public[int]  # of the home boards: long or short
    printed_cards: Public[bool]  # occupations 179 and 181 as printed

    round: Public[int]  # from 1; 0 before the first
    phase: Public[int]  # 1 to 12
    first: Public[int]  # who has the moose
    last_placer: Public[int]  # of this round
    passed: Public[int]  # seats, a bit each
    tried: Public[int]  # spaces whose placement came to nothing in this turn, a bit each

    thing: Public[list[int]]  # Vikings per seat
    waiting: Public[int]  # Vikings of the other colour beside the Thing (solo)
    owner: Public[list[int]]  # of the Vikings on each space; NONE: nobody
    standing_on: Public[list[int]]  # how many
    taken: Public[int]  # spaces with Vikings, a bit each
    pairs: Public[list[int]]  # placements of two Vikings in column 2 in this round, per seat
    imitation: Public[tuple[int, ...]]  # the columns of the imitation spaces

    goods: Public[list[int]]  # [seat * HELD + item]; silver is a number, change is free (ODI-2.9)
    boats: Public[list[tuple[int, ...]]]  # whaling boats: the ore loaded on each
    knarrs: Public[list[int]]
    longships: Public[list[tuple[int, ...]]]  # the ore on each
    emigrated: Public[list[tuple[int, ...]]]  # KNARR or LONGSHIP, from the left of the table
    boards: Public[list[tuple[OwnBoard, ...]]]  # the home board is the first
    unloaded: Public[list[int]]  # ore taken off ships at this moment: not to be loaded again
    penalties: Public[list[int]]
    income: Public[list[int]]  # what phase 7 has paid last
    final_income: Public[list[int]]  # written down instead of taken

    oval: Public[int]  # special tiles, a bit each
    buildings: Public[list[int]]  # left, by kind
    lands: Public[list[int]]  # the face of each exploration board
    land_owner: Public[list[int]]
    land_silver: Public[list[int]]
    strips: Public[list[tuple[int, int]]]  # face up: strip, items already gone
    strip_pile: Public[list[int]]
    weapon_pile: Public[list[int]]  # by kind
    weapon_discard: Public[list[int]]
    substitutes: Public[list[int]]  # [seat * 4 + kind] weapons that are no cards

    hands: Owner[list[tuple[int, ...]]]  # sorted; secret, of any size (ODI-19.1)
    deck: Counted[list[int]]  # dark brown occupations
    unused: Counted[list[int]]  # light brown ones
    played: Public[list[tuple[int, ...]]]
    active: Public[list[tuple[tuple[int, ...], ...]]]  # per seat and event the parts that watch it
    used_round: Public[list[tuple[int, ...]]]  # parts used up in this round
    used_game: Public[list[tuple[int, ...]]]  # ... for ever

    uses: Public[list[list[int]]]
    dice: Public[list[list[int]]]
    table: Public[list[tuple[tuple[int, int], ...]]]  # what each seat serves or has served last
    no_mead: Public[int]  # seats that may serve none in this feast, a bit each
    at_start: Public[list[int]]  # [seat * 2] flax and grain held when the harvest began
    saved: Hidden[str]  # the table before a placement that may come to nothing
    # seat and card of every effect that came in this round; positions of before have none
    fired: Public[list[tuple[int, int]]] = field(default_factory=list)

    # ---- small helpers of the rules ----------------------------------------------------------
    @property
    def course(self) -> Side:
        return SIDES[self.side]

    @property
    def last_round(self) -> bool:
        return self.round == SIDES[self.side].rounds

    def held(self, seat: int, item: int) -> int:
        return self.goods[seat * HELD + item]

    def aside(self, seat: int, field: int) -> int:
        """What the seat has laid aside for the results of battles (ODI-16.23)."""
        return sum(line[field] for line in self.dice if line[ROLLER] == seat)

    def order(self) -> list[int]:
        """The seats in turn order."""
        return [(self.first + turn) % self.players for turn in range(self.players)]

    def change_board(self, seat: int, number: int, board: OwnBoard) -> None:
        own = self.boards[seat]
        self.boards[seat] = (*own[:number], board, *own[number + 1 :])

    def guess(self, seat: int, rng: Random) -> Self:
        """Deal anew what the seat cannot see: the hands of the others and the piles. The backs
        tell light brown cards from dark brown ones."""
        new = self.copy()
        others = [other for other in range(self.players) if other != seat]
        pools: dict[bool, list[int]] = {True: list(new.unused), False: list(new.deck)}
        for other in others:
            for card in new.hands[other]:
                pools[CARDS[card].starting].append(card)
        for pool in pools.values():
            pool.sort()  # where the cards really lie must not show in where they come to lie
            rng.shuffle(pool)
        for other in others:
            dealt = {card: pools[CARDS[card].starting].pop() for card in new.hands[other]}
            new.hands[other] = tuple(sorted(dealt.values()))
        new.unused, new.deck = sorted(pools[True]), sorted(pools[False])
        return new


__all__ = ["BLOCKED", "NONE", "Odin", "OwnBoard"]
