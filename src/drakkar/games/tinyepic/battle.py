"""Chapters 5 to 7: battles for favour cards, and the invaders against a lone fighter."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.actions import perform
from drakkar.games.tinyepic.box import (
    CARDS,
    FAVOR_INDEX,
    FAVOR_NAMES,
    FAVORS,
    FAVORS_HELD,
    GODS,
    Card,
)
from drakkar.games.tinyepic.cards import Draw
from drakkar.games.tinyepic.moves import Bless, Cards, Favor, GiveBack, Skip
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.runes import active_runes
from drakkar.games.tinyepic.state import NONE, STEEL, TinyEpic
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal

ROWS = ("top", "bottom")
ENDS = ("left", "right")


# ---- choosing what is fought for -------------------------------------------------------------


def favor_ends(s: TinyEpic) -> list[tuple[int, int]]:
    """The ends that can be taken (TEV-5.2): row and end; a row of one card has one (TEV-5.3)."""
    ends = []
    for row in range(2):
        if s.favor_rows[row]:
            ends.append((row, 0))
            if len(s.favor_rows[row]) > 1:
                ends.append((row, 1))
    return ends


def may_fight(s: TinyEpic) -> bool:
    """Join the battle that is open, or start one if there is something to fight for (TEV-5.4).

    Alone an open battle is the enemy's: it is answered at the start of a turn and not later in it
    (TEV-23.19).
    """
    return bool(favor_ends(s)) if s.initiator == NONE else not s.has_enemy()


def take_prize(s: TinyEpic, row: int, end: int) -> None:
    """It leaves its row until the battle is over (TEV-5.5)."""
    cards = s.favor_rows[row]
    s.prize = cards[-1] if end else cards[0]
    s.favor_rows[row] = cards[:-1] if end else cards[1:]
    s.prize_from = (row, end)
    favor = FAVOR_NAMES[s.prize]
    s.tell("prize", clan=s.initiator, favor=favor, row=ROWS[row], end=ENDS[end])


def return_prize(s: TinyEpic) -> None:
    """To the end of the row it was taken from (TEV-6.28)."""
    put_favor(s, s.prize, *s.prize_from)
    s.tell("prize-back", favor=FAVOR_NAMES[s.prize])
    s.prize = NONE


def put_favor(s: TinyEpic, favor: int, row: int, end: int) -> None:
    cards = s.favor_rows[row]
    s.favor_rows[row] = (*cards, favor) if end else (favor, *cards)


class ChooseFavor(TurnQuestion):
    """Whoever starts a battle chooses one of the outer favour cards."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Favor,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Favor(ROWS[row], ENDS[end]) for row, end in favor_ends(s)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Favor(row, end) for row in (*ROWS, "middle") for end in (*ENDS, "middle")]

    def refuse(self, s: TinyEpic, move: Favor) -> Refusal | None:
        if move in self.moves(s):
            return None
        single = move.row in ROWS and len(s.favor_rows[ROWS.index(move.row)]) == 1
        clause = "TEV-5.3" if single and move.end in ENDS else "TEV-5.2"
        return Refusal(clause, "favor-end", {"row": move.row, "end": move.end})

    def answer(self, s: TinyEpic, move: Favor) -> None:
        take_prize(s, ROWS.index(move.row), ENDS.index(move.end))


# ---- strength --------------------------------------------------------------------------------


def strength(card: Card, runes: int, resources: int) -> int:
    """Of a card whose boost counts so many runes or resources (TEV-6.5)."""
    if card.op == "flat":
        return card.base
    number = runes if card.per_rune >= 0 else resources
    return card.base + card.each * number if card.op == "add" else card.base * number


def strength_of(s: TinyEpic, seat: int, card: int) -> int:
    """What is counted (TEV-6.6) is not spent (TEV-6.7). The card is revealed, so its own rune
    counts (TEV-6.2), and its steel is paid (TEV-6.8)."""
    printed = CARDS[card]
    runes = active_runes(s, seat, printed.per_rune) if printed.per_rune >= 0 else 0
    held = s.resources[seat * 3 + printed.per_resource] if printed.per_resource >= 0 else 0
    return note(s, seat, card, runes, held)


def invader_strength(s: TinyEpic) -> int:
    """Runes: the invaders before this one (TEV-7.3); resources: this one too (TEV-7.4). They pay
    no steel, and none is missing from a count of it (TEV-7.2)."""
    return note(s, NONE, s.invaders[-1], len(s.invaders) - 1, len(s.invaders))


def note(s: TinyEpic, clan: int, card: int, runes: int, held: int, bonus: int = 0) -> int:
    """The strength of somebody in battle, kept for who wants to see how it came about."""
    printed = CARDS[card]
    number = strength(printed, runes, held) + bonus
    counted = runes if printed.per_rune >= 0 else held if printed.per_resource >= 0 else 0
    s.fought += ((clan, card, counted, number),)
    return number


# ---- resolving -------------------------------------------------------------------------------


class ResolveBattle(Step):
    """All cards in battle are revealed at once (TEV-6.1); who can pay the steel fights.

    Nobody left: the prize goes back (TEV-6.9); one, the initiator or not: he faces the invaders
    (TEV-6.10), with two players too, where the neutral enemy never fights (TEV-19.14).
    """

    def run(self, s: TinyEpic) -> None:
        fighters = reveal(s)
        s.uncover()
        s.initiator = NONE
        if not fighters:
            return_prize(s)
        elif len(fighters) == 1:
            s.then(DrawInvader(), FightInvader(*fighters[0]))
        else:
            decide(s, fighters)


def reveal(s: TinyEpic) -> list[tuple[int, int]]:
    """Cards go face up into their rows; who can pay, clockwise from the first. After it nobody has
    a card face down (TEV-5.10)."""
    fighters = []
    s.fought, s.won = ((s.prize, NONE),), (NONE,) * s.players
    for turn in range(s.players):
        seat = (s.initiator + turn) % s.players
        card = s.face_down[seat]
        if card == NONE:
            continue
        s.face_down[seat] = s.face_known[seat] = NONE
        s.rows[seat] += (card,)
        cost = CARDS[card].steel
        s.tell("revealed", seat=seat, card=CARDS[card].id)
        if s.resources[seat * 3 + STEEL] >= cost:  # and then he must pay (TEV-6.3)
            s.resources[seat * 3 + STEEL] -= cost
            fighters.append((seat, card))
        else:  # out of it, for better and worse; his card stays face up (TEV-6.4)
            s.fought += ((seat, card, 0, NONE),)
            s.tell("no-steel", seat=seat, cost=cost)
    return fighters


def decide(s: TinyEpic, fighters: list[tuple[int, int]]) -> None:
    """The strongest wins (TEV-6.11); on a tie for the highest all have lost, the weaker ones too
    (TEV-6.27)."""
    strengths = [strength_of(s, seat, card) for seat, card in fighters]
    for (seat, card), number in zip(fighters, strengths, strict=True):
        s.tell("strength", seat=seat, card=CARDS[card].id, strength=number)
    most = max(strengths)
    if strengths.count(most) > 1:
        s.tell("battle-tied")
        return_prize(s)
        s.then(*(Lose(seat, card) for seat, card in fighters))
        return
    # first the winner, then the losers, who stand clockwise from the initiator (TEV-6.16)
    winner = fighters[strengths.index(most)][0]
    losers = [Lose(seat, card) for seat, card in fighters if seat != winner]
    s.then(WinPrize(winner), *losers)


class DrawInvader(Draw):
    """The leader of the invaders, from the deck onto their pile (TEV-7.1), which grows throughout
    the game (TEV-7.8)."""

    def wanted(self) -> int:
        return 1

    def answer(self, s: TinyEpic, move: Cards) -> None:
        s.invaders += self.draw(s, move)
        s.tell("invader", cards=list(move.cards))


class FightInvader(Step):
    """A lone fighter against the invader on top of the pile: he wins (TEV-7.6), they win (TEV-7.5),
    or both have lost and both gods are angered (TEV-7.7)."""

    seat: int
    card: int

    def run(self, s: TinyEpic) -> None:
        own, theirs = strength_of(s, self.seat, self.card), invader_strength(s)
        s.tell("strength", seat=self.seat, card=CARDS[self.card].id, strength=own)
        s.tell("invader-strength", card=CARDS[s.invaders[-1]].id, strength=theirs)
        if own >= theirs:
            s.raise_fury(CARDS[s.invaders[-1]].rune, 1)
        if own > theirs:
            s.then(WinPrize(self.seat))
        else:
            return_prize(s)
            s.then(Lose(self.seat, self.card))


class WinPrize(Step):
    """The favour card and what is in its bag, but no blessing and no fury (TEV-6.12). The card is
    kept face down (TEV-6.13); a fourth sends one back (TEV-6.14)."""

    seat: int

    def run(self, s: TinyEpic) -> None:
        favor = s.prize
        s.prize = NONE
        s.fought = ((NONE, self.seat), *s.fought[1:])
        s.won = tuple([favor if seat == self.seat else NONE for seat in range(s.players)])
        s.favors[self.seat] = tuple(sorted((*s.favors[self.seat], favor)))
        for resource, number in enumerate(FAVORS[favor].bag):
            s.gain(self.seat, resource, number)
        s.tell("won", seat=self.seat, favor=FAVOR_NAMES[favor])
        if len(s.favors[self.seat]) > FAVORS_HELD:
            s.then(ReturnFavor(self.seat))


class ReturnFavor(TurnQuestion):
    """One of four favour cards goes back to either end of either row (TEV-6.15)."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (GiveBack,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [
            GiveBack(FAVOR_NAMES[favor], ROWS[row], ENDS[end])
            for favor in s.favors[self.seat]
            for row in range(2)
            for end in range(2 if s.favor_rows[row] else 1)
        ]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        names = (*FAVOR_NAMES, "F99")
        return [GiveBack(f, r, e) for f in names for r in (*ROWS, "x") for e in ENDS]

    def refuse(self, s: TinyEpic, move: GiveBack) -> Refusal | None:
        if FAVOR_INDEX.get(move.favor, NONE) not in s.favors[self.seat]:
            return Refusal("TEV-6.14", "not-your-favor", {"favor": move.favor})
        if move in self.moves(s):
            return None
        return Refusal("TEV-6.15", "favor-end", {"row": move.row, "end": move.end})

    def answer(self, s: TinyEpic, move: GiveBack) -> None:
        favor = FAVOR_INDEX[move.favor]
        held = list(s.favors[self.seat])
        held.remove(favor)
        s.favors[self.seat] = tuple(held)
        put_favor(s, favor, ROWS.index(move.row), ENDS.index(move.end))
        s.tell("favor-back", seat=self.seat, favor=move.favor)

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        return Refusal("TEV-6.14", "three-favors") if isinstance(move, Skip) else None


class Lose(Step):
    """A lost battle: the blessing of the card's god if wanted (TEV-6.17), then his fury in any case
    (TEV-6.18)."""

    seat: int
    card: int

    def run(self, s: TinyEpic) -> None:
        s.tell("lost", seat=self.seat)
        s.then(Blessing(self.seat, CARDS[self.card].id), AngerGod(CARDS[self.card].rune))


class AngerGod(Step):
    rune: int

    def run(self, s: TinyEpic) -> None:
        s.raise_fury(self.rune, 1)


class Blessing(TurnQuestion):
    """The blessing of Valhalla is optional. What the gods give is in their file: Odin (TEV-6.21),
    Frigg (TEV-6.22), Thor (TEV-6.23), Freya (TEV-6.24), Loki (TEV-6.25), Tyr (TEV-6.26)."""

    card: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Bless, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Bless(), Skip()]

    def refuse(self, s: TinyEpic, move: Bless | Skip) -> Refusal | None:
        return None

    def answer(self, s: TinyEpic, move: Bless | Skip) -> None:
        if isinstance(move, Bless):
            rune = next(card.rune for card in CARDS if card.id == self.card)
            god = GODS[s.gods[rune]]
            s.tell("blessed", seat=self.seat, god=god.id)
            s.then(*(BlessingStep(self.seat, s.gods[rune], i) for i in range(len(god.blessing))))


class BlessingStep(Step):
    """One part of a blessing."""

    seat: int
    god: int
    part: int

    def run(self, s: TinyEpic) -> None:
        perform(s, self.seat, GODS[self.god].blessing[self.part])
