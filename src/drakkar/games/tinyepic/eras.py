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
    """The next era: the raven moves on and cards are dealt (TEV-17.4)."""

    def run(self, s: TinyEpic) -> None:
        s.era += 1
        s.tell("era", era=s.era)
        s.then(Draft(), Turn(s.chief))


class Turn(Step):
    """A player's turn, in three steps: he must resolve the battle he started, before anything else
    (TEV-4.3, 5.9), he plays a card, and he may consecrate. Without cards the era is over, for all
    have as many (TEV-4.11)."""

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
    """Who has joined the enemy's battle has played his card (TEV-23.17)."""

    seat: int
    cards: int

    def run(self, s: TinyEpic) -> None:
        if len(s.hands[self.seat]) == self.cards:
            s.then(PlayCard(self.seat))


class NextTurn(Step):
    """Clockwise (TEV-4.1); alone the enemy and the player alternate (TEV-20.13)."""

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
    """A battle still open is resolved (TEV-5.11), whoever has joined it meanwhile (TEV-5.12) and
    with all cards still in the rows (TEV-5.13); then comes the upkeep (TEV-17.1)."""

    def run(self, s: TinyEpic) -> None:
        s.then(Upkeep())
        if s.initiator == NONE:
            return
        if s.has_enemy():
            s.then(LastEnemyBattle(), EndOfTracks())
        else:
            s.then(ResolveBattle())


class LastEnemyBattle(Step):
    """The enemy's battle of its last turn, and those that waited: against the invaders, before the
    upkeep (TEV-23.20)."""

    def run(self, s: TinyEpic) -> None:
        if s.initiator == s.players:
            show_enemy_card(s)
            s.then(EnemyAlone(), AfterBattle(), LastEnemyBattle())


class Upkeep(Step):
    """Played cards are discarded, the invaders not (TEV-17.3), and alone both rows of the enemy and
    what is left of its deck (TEV-24.8). All else stays as it is (TEV-17.5). The war chief changes
    hands; alone he is the lone longship and stays (TEV-24.9)."""

    def run(self, s: TinyEpic) -> None:
        if s.era == len(ERAS.eras):  # the game is over (TEV-17.2)
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
    """Most island runes (TEV-17.6); of several, with none too, the one who acted last in the era
    (TEV-17.7). Never the neutral enemy (TEV-19.15)."""
    runes = [s.holders.count(seat) for seat in range(s.players)]
    return [seat for seat in s.turn_order() if runes[seat] == max(runes)][-1]
