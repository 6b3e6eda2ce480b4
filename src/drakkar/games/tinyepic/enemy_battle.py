"""Chapter 23: battles with the enemy clan."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.battle import (
    AngerGod,
    DrawInvader,
    Lose,
    WinPrize,
    invader_strength,
    note,
    return_prize,
    reveal,
    strength_of,
)
from drakkar.games.tinyepic.box import CARD_INDEX, CARD_NAMES, CARDS, FAVOR_NAMES, FAVORS
from drakkar.games.tinyepic.enemy import HUMAN, enemy_gains
from drakkar.games.tinyepic.enemy_tracks import (
    EnemyCard,
    ResolveIcons,
    StartEnemyBattle,
    board_action,
    enemy_runes,
)
from drakkar.games.tinyepic.moves import Consecrate, Decline, Fight, Jarl, Join, Skip
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.state import NONE, TinyEpic
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal


class EnemyJoins(Step):
    """The player has started a battle: the enemy turns up a card, and it is resolved at once
    (TEV-23.1). His consecration follows as after any card (TEV-23.2)."""

    def run(self, s: TinyEpic) -> None:
        s.then(EnemyCard("battle"), SoloBattle(), AfterBattle())


class AnswerBattle(TurnQuestion):
    """The enemy has started a battle: join it with a card (TEV-23.17), or leave it to the invaders
    (TEV-23.18)."""

    reveals = True  # its card is turned up

    def kinds(self) -> tuple[type[Move], ...]:
        return (Join, Decline)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*(Join(CARD_NAMES[card]) for card in s.hands[self.seat]), Decline()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Decline()
        yield from (Join(name) for name in (*CARD_NAMES, "V99"))

    def refuse(self, s: TinyEpic, move: Join | Decline) -> Refusal | None:
        if isinstance(move, Decline) or CARD_INDEX.get(move.card, NONE) in s.hands[self.seat]:
            return None
        return Refusal("TEV-23.17", "not-in-hand", {"card": move.card})

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        if isinstance(move, (Jarl, Fight, Consecrate, Skip)):
            return Refusal("TEV-23.18", "answer-first")
        return None

    def answer(self, s: TinyEpic, move: Join | Decline) -> None:
        show_enemy_card(s)
        s.fought, s.won = ((s.prize, NONE),), (NONE,) * s.players
        if isinstance(move, Join):
            card = CARD_INDEX[move.card]
            s.take_from_hand(self.seat, card)
            s.face_down[self.seat] = card
            s.then(SoloBattle(), AfterBattle())
        else:
            s.then(EnemyAlone(), AfterBattle())


def show_enemy_card(s: TinyEpic) -> None:
    """A card of the battle row fights and does nothing else (TEV-23.6)."""
    s.enemy_battles += (s.enemy_card,)
    s.enemy_rune = CARDS[s.enemy_card].rune
    s.tell("enemy-fights", card=CARD_NAMES[s.enemy_card])
    s.enemy_card = NONE


def enemy_strength(s: TinyEpic) -> int:
    """Its runes count (TEV-23.7), and its markers, which then go back to 0 (TEV-23.9), with the
    bonus of the icon that began this battle (TEV-23.8). It pays no steel (TEV-23.5)."""
    card = CARDS[s.enemy_battles[-1]]
    runes = enemy_runes(s, card.per_rune) if card.per_rune >= 0 else 0
    resources = 0
    if card.per_resource >= 0:
        at = s.players * 3 + card.per_resource
        resources, s.resources[at] = s.resources[at], 0
    return note(s, s.players, s.enemy_battles[-1], runes, resources, s.enemy_bonus)


class SoloBattle(Step):
    """The player's card against the enemy's, never against invaders (TEV-23.3)."""

    def run(self, s: TinyEpic) -> None:
        challenger = s.initiator
        s.initiator = HUMAN  # the order of revealing: there is one human
        fighters = reveal(s)
        s.initiator = NONE
        if not fighters:  # he cannot pay: the enemy is left alone (TEV-23.4)
            s.then(EnemyAlone())
            return
        card = fighters[0][1]
        own, theirs = strength_of(s, HUMAN, card), enemy_strength(s)
        s.tell("strength", seat=HUMAN, card=CARDS[card].id, strength=own)
        s.tell("enemy-strength", card=CARDS[s.enemy_battles[-1]].id, strength=theirs)
        if own > theirs:
            s.then(WinPrize(HUMAN), EnemyLoses())
        elif theirs > own:
            s.then(EnemyWins(), Lose(HUMAN, card))
        else:
            s.tell("battle-tied")  # both have lost (TEV-23.12)
            return_prize(s)
            losers = [Lose(HUMAN, card), EnemyLoses()]
            s.then(*(losers if challenger == HUMAN else reversed(losers)))


class EnemyAlone(Step):
    """The enemy has nobody to fight but the invaders."""

    def run(self, s: TinyEpic) -> None:
        s.then(DrawInvader(), EnemyAgainstInvader())


class EnemyAgainstInvader(Step):
    def run(self, s: TinyEpic) -> None:
        s.initiator = NONE
        own, theirs = enemy_strength(s), invader_strength(s)
        s.tell("enemy-strength", card=CARDS[s.enemy_battles[-1]].id, strength=own)
        s.tell("invader-strength", card=CARDS[s.invaders[-1]].id, strength=theirs)
        if own >= theirs:
            s.raise_fury(CARDS[s.invaders[-1]].rune, 1)
        if own > theirs:
            s.then(EnemyWins())
        else:
            return_prize(s)
            s.then(EnemyLoses())


class EnemyWins(Step):
    """The favour card, face down and without limit, and what is in its bag (TEV-23.10)."""

    def run(self, s: TinyEpic) -> None:
        favor = s.prize
        s.prize = NONE
        s.fought = ((favor, s.players), *s.fought[1:])
        s.enemy_favors.append(favor)
        s.tell("enemy-wins", favor=FAVOR_NAMES[favor])
        enemy_gains(s, FAVORS[favor].bag)


class EnemyLoses(Step):
    """Instead of a blessing the rune action of its board; then the fury of the card's god
    (TEV-23.11)."""

    def run(self, s: TinyEpic) -> None:
        rune = CARDS[s.enemy_battles[-1]].rune
        s.tell("enemy-loses")
        s.then(AngerGod(rune))
        board_action(s, rune)


class AfterBattle(Step):
    """A battle that waited begins, to be answered on the player's next turn (TEV-23.19); icons
    reached by the prize are resolved at once, on his turn too, and full tracks go back at the end
    of it (TEV-23.13)."""

    def run(self, s: TinyEpic) -> None:
        s.enemy_bonus = 0
        s.then(ResolveIcons())
        if s.enemy_waiting:
            s.then(StartEnemyBattle(s.enemy_waiting.pop(0)))
