"""Chapter 20: the solo game's set-up and cards."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from drakkar.games.tinyepic.box import (
    CARD_NAMES,
    ENEMY,
    ENEMY_SETTLERS,
    ERAS,
    SHIP_SLOTS,
    TEMPLE_SLOTS,
)
from drakkar.games.tinyepic.cards import Draw, DrawToPack, keep, keep_moves, refuse_keep
from drakkar.games.tinyepic.moves import Cards, Dropped, Keep
from drakkar.games.tinyepic.state import RUNES, TinyEpic
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal


class DropRune(Chance):
    """One of the runes of the inner islands falls: there the enemy begins, with its rune and the
    anger of its god (TEV-20.6). The war chief's pawn becomes the lone longship (TEV-20.4), at the
    western of the island's two docks on the whale's fjord (TEV-20.7)."""

    kind = Dropped

    def sample(self, s: TinyEpic, rng: Random) -> Dropped:
        return Dropped(RUNES[rng.choice([s.face.islands[i].rune for i in s.face.inner_start])])

    def refuse(self, s: TinyEpic, move: Dropped) -> Refusal | None:
        inner = [RUNES[s.face.islands[i].rune] for i in s.face.inner_start]
        if move.rune in inner:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: TinyEpic, move: Dropped) -> None:
        rune, face, enemy = RUNES.index(move.rune), s.face, s.players
        island = next(i for i in face.inner_start if face.islands[i].rune == rune)
        s.holders[island] = enemy
        s.tell("enemy-begins", island=face.islands[island].id)
        s.raise_fury(rune, 1)
        s.lone = face.inner_start[island]
        s.enemy_stock[0] -= ENEMY.pieces.per_slot  # those of the leftmost slot (TEV-20.8)
        s.add_settlers(enemy, island, ENEMY.pieces.per_slot)


class SoloPile(Step):
    """Three cards: one for the player, two for the enemy (TEV-20.11). There are as many such piles
    as cards of the era, and one more (TEV-20.10)."""

    def run(self, s: TinyEpic) -> None:
        s.then(DrawToPack(0, ERAS.solo_draft.pile_size), SoloPick(0))


class SoloPick(Question):
    """The card of the pile that the player keeps."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Keep,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return keep_moves(s, self.seat)

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Keep(name) for name in (*CARD_NAMES, "V99")]

    def refuse(self, s: TinyEpic, move: Keep) -> Refusal | None:
        return refuse_keep(s, self.seat, move, "TEV-20.11")

    def answer(self, s: TinyEpic, move: Keep) -> None:
        keep(s, self.seat, move)
        s.enemy_deck += s.packs[self.seat]
        s.packs[self.seat] = ()


class UnseenPile(Draw):
    """The last pile goes unseen to the enemy (TEV-20.12). Its deck needs no shuffling: what it
    plays is drawn from it when it is played."""

    def wanted(self) -> int:
        return ERAS.solo_draft.pile_size

    def audience(self) -> tuple[int, ...]:
        return ()

    def answer(self, s: TinyEpic, move: Cards) -> None:
        s.enemy_unseen += self.draw(s, move)


def enemy_stock() -> list[int]:
    """Two of everything on each slot: settlers, then ships and temples by slot (TEV-20.2)."""
    return [ENEMY_SETTLERS, *[ENEMY.pieces.per_slot] * len((*SHIP_SLOTS, *TEMPLE_SLOTS))]
