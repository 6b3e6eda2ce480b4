"""Chapter 4: a turn: resolve one's battle, play a card, consecrate a village."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.actions import perform
from drakkar.games.tinyepic.battle import ChooseFavor, may_fight
from drakkar.games.tinyepic.box import CARD_INDEX, CARD_NAMES, CARDS
from drakkar.games.tinyepic.enemy_battle import EnemyJoins
from drakkar.games.tinyepic.moves import Consecrate, Enter, Fight, Jarl, Skip
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.runes import enough_runes
from drakkar.games.tinyepic.state import NONE, TinyEpic
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal


class PlayCard(TurnQuestion):
    """A card must be played: face up for its actions or face down into battle."""

    def kinds(self) -> tuple[type[Move], ...]:
        return (Jarl, Fight)

    def moves(self, s: TinyEpic) -> list[Move]:
        hand = s.hands[self.seat]  # never empty: draw and replace keeps its size (TEV-4.10)
        moves: list[Move] = [_JARL[card] for card in hand]
        if may_fight(s):
            moves += [_FIGHT[card] for card in hand]
        return moves

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        for name in (*CARD_NAMES, "V99"):
            yield Jarl(name)
            yield Fight(name)

    def refuse(self, s: TinyEpic, move: Jarl | Fight) -> Refusal | None:
        if CARD_INDEX.get(move.card, NONE) not in s.hands[self.seat]:
            return Refusal("TEV-4.4", "not-in-hand", {"card": move.card})
        if isinstance(move, Fight) and not may_fight(s):
            if s.initiator != NONE:
                return Refusal("TEV-23.19", "enemy-battle-open")
            return Refusal("TEV-5.4", "no-favors")
        return None

    def answer(self, s: TinyEpic, move: Jarl | Fight) -> None:
        seat, card = self.seat, CARD_INDEX[move.card]
        s.take_from_hand(seat, card)
        if isinstance(move, Fight):
            s.tell("face-down", seat=seat)
            go_to_battle(s, seat, card)  # without any action (TEV-5.8)
            return
        s.rows[seat] += (card,)  # to the right of the others (TEV-4.5)
        s.tell("jarl", seat=seat, card=move.card)
        # in this order and no other (TEV-4.6); either may be left out (TEV-4.7)
        s.then(JarlAction(seat, card), RuneAction(seat, card))

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        if isinstance(move, Consecrate):
            return Refusal("TEV-4.2", "card-first")
        return Refusal("TEV-4.4", "must-play") if isinstance(move, Skip) else None


def go_to_battle(s: TinyEpic, seat: int, card: int) -> None:
    """Start a battle (TEV-5.1), or join the one that is open (TEV-5.6): there is never a second
    (TEV-5.7). Alone the enemy joins at once (TEV-23.1)."""
    s.face_down[seat] = card
    if s.initiator == NONE:
        s.initiator = seat
        if s.has_enemy():
            s.then(ChooseFavor(seat), EnemyJoins())
        else:
            s.then(ChooseFavor(seat))


class JarlAction(Step):
    seat: int
    card: int

    def run(self, s: TinyEpic) -> None:
        perform(s, self.seat, CARDS[self.card].jarl)


class RuneAction(Step):
    """After the jarl action, with the runes that are active then, of islands just won too
    (TEV-4.8)."""

    seat: int
    card: int

    def run(self, s: TinyEpic) -> None:
        if not enough_runes(s, self.seat, self.card):
            return
        action = CARDS[self.card].rune_action
        if action.type == "enter_battle" and not may_fight(s):
            return  # it takes an open battle or something to fight for (TEV-5.15)
        if action.type in ("enter_battle", "draw_replace"):
            s.then(UseRuneAction(self.seat, CARDS[self.card].id))
        else:
            perform(s, self.seat, action)


class UseRuneAction(TurnQuestion):
    """Rune actions that cannot be left halfway are asked for: draw and replace, and entering a
    battle with the card just played (TEV-5.14)."""

    card: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (Enter, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Enter(), Skip()] if self.refuse(s, Enter()) is None else [Skip()]

    def refuse(self, s: TinyEpic, move: Enter | Skip) -> Refusal | None:
        """Calling settlers back beside it may have cost an island and its rune."""
        if isinstance(move, Skip) or enough_runes(s, self.seat, CARD_INDEX[self.card]):
            return None
        return Refusal("TEV-15.1", "runes-gone", {"card": self.card})

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Enter(), Skip()]

    def answer(self, s: TinyEpic, move: Enter | Skip) -> None:
        if isinstance(move, Skip):
            return
        seat, card = self.seat, CARD_INDEX[self.card]
        if CARDS[card].rune_action.type == "draw_replace":
            perform(s, seat, CARDS[card].rune_action)
            return
        row = list(s.rows[seat])
        row.remove(card)  # and its rune with it (TEV-5.17); its jarl action stands (TEV-5.16)
        s.rows[seat] = tuple(row)
        s.face_known[seat] = card
        s.tell("entered", seat=seat, card=self.card)
        go_to_battle(s, seat, card)


_JARL = tuple(Jarl(name) for name in CARD_NAMES)
_FIGHT = tuple(Fight(name) for name in CARD_NAMES)
