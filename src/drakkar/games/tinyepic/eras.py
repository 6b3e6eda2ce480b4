"""Chapters 4 and 17: the course of an era: draft, turns, upkeep, the war chief."""

from __future__ import annotations

from drakkar.games.tinyepic.battle import ResolveBattle
from drakkar.games.tinyepic.box import ERAS
from drakkar.games.tinyepic.consecration import Consecration
from drakkar.games.tinyepic.draft import Draft
from drakkar.games.tinyepic.enemy_battle import (
    AfterBattle,
    AnswerBattle,
    EnemyAlone,
    show_enemy_card,
)
from drakkar.games.tinyepic.enemy_tracks import EndOfTracks, EnemyTurn
from drakkar.games.tinyepic.state import NONE, TinyEpic
from drakkar.games.tinyepic.turn import PlayCard
from drakkar.kernel.question import Step


class Era(Step):
    """The next era."""

    def run(self, s: TinyEpic) -> None:
        s.era += 1
        s.tell("era", era=s.era)
        s.then(Draft(), Turn(s.chief))


class Turn(Step):
    """A player's turn; without cards the era is over."""

    seat: int

    def run(self, s: TinyEpic) -> None:
        seat = self.seat
        if not s.hands[seat]:
            s.then(EndOfEra())
            return
        s.turn = seat
        s.then(NextTurn(seat))
        s.then(Consecration(seat))
        if s.has_enemy() and s.initiator == s.players:
            s.then(AnswerBattle(seat), PlayUnlessJoined(seat, len(s.hands[seat])))
        elif s.initiator == seat:
            s.then(ResolveBattle(), PlayCard(seat))
        else:
            s.then(PlayCard(seat))


class PlayUnlessJoined(Step):
    """Who has joined the enemy's battle has played his card."""

    seat: int
    cards: int

    def run(self, s: TinyEpic) -> None:
        if len(s.hands[self.seat]) == self.cards:
            s.then(PlayCard(self.seat))


class NextTurn(Step):
    seat: int

    def run(self, s: TinyEpic) -> None:
        s.turn = NONE
        if s.has_enemy() and last_card_played(s):
            s.then(EndOfTracks(), Upkeep())
        elif s.has_enemy():
            s.then(EndOfTracks(), EnemyTurn(), Turn(0))
        else:
            s.then(Turn((self.seat + 1) % s.players))


def last_card_played(s: TinyEpic) -> bool:
    """The solo game ends with the player's last card: the enemy has no turn after it, and a battle
    it has begun meanwhile is not fought (TEV-24.7)."""
    return s.era == len(ERAS.eras) and not s.hands[0]


class EndOfEra(Step):
    """A battle still open is resolved; then the upkeep, or the end of the game."""

    def run(self, s: TinyEpic) -> None:
        s.then(Upkeep())
        if s.initiator == NONE:
            return
        if s.has_enemy():
            s.then(LastEnemyBattle(), EndOfTracks())
        else:
            s.then(ResolveBattle())


class LastEnemyBattle(Step):
    """The enemy's battle of its last turn: against the invaders, before the upkeep."""

    def run(self, s: TinyEpic) -> None:
        if s.initiator == s.players:
            show_enemy_card(s)
            s.then(EnemyAlone(), AfterBattle(), LastEnemyBattle())


class Upkeep(Step):
    """Played cards are discarded, the raven moves on, the war chief changes."""

    def run(self, s: TinyEpic) -> None:
        if s.era == len(ERAS.eras):
            s.shown_favors = [*s.favors, tuple(s.enemy_favors)]
            s.tell("end")
            return
        for seat in range(s.players):
            s.discard += s.rows[seat]
            s.rows[seat] = ()
        s.discard += [*s.enemy_row, *s.enemy_battles, *s.enemy_deck, *s.enemy_unseen]
        s.enemy_row = s.enemy_battles = ()
        s.enemy_deck, s.enemy_unseen = [], []
        if s.players > 1:
            s.chief = next_chief(s)
            s.tell("chief", seat=s.chief)
        s.then(Era())


def next_chief(s: TinyEpic) -> int:
    """Most island runes; of several the one who acted last in the era."""
    runes = [s.holders.count(seat) for seat in range(s.players)]
    return [seat for seat in s.turn_order() if runes[seat] == max(runes)][-1]
