"""Chapter 11 (phase 4): a played Viking is sent to Valhalla."""

from __future__ import annotations

from drakkar.games.saga.box import ALFRED, BOARD, CARDS
from drakkar.games.saga.choice import PickCard
from drakkar.games.saga.moves import Send
from drakkar.games.saga.rewards import to_valhalla
from drakkar.games.saga.state import Saga, without
from drakkar.kernel.question import Question, Step


class Valhalla(Step):
    """SAG-11.1, 11.3: everybody may, at once and unseen; SAG-7.6: now, when all have finished."""

    def run(self, s: Saga) -> None:
        s.prophets = 0  # SAG-8.22: the adventure is over
        asked: list[Question] = [
            SendPlayed(seat, how_many(s, seat)) for seat in s.order() if s.vikings_played(seat)
        ]
        s.then(Depart())
        if asked:
            s.together(asked, sealed=True)


def how_many(s: Saga, seat: int) -> int:
    """SAG-22.7, 22.8: one, and one more for each Alfred."""
    alfreds = s.played[seat].count(ALFRED) * CARDS[ALFRED].effect.count
    return BOARD.valhalla.vikings + alfreds + s.more_valhalla[seat]


class SendPlayed(PickCard):
    """SAG-11.2: only Vikings played in this adventure; SAG-15.5: no gods."""

    verb = Send
    optional = True
    clause = "SAG-11.2"
    reason = "not-played"
    allows = ()

    times: int

    def cards(self, s: Saga) -> list[int]:
        left = s.vikings_played(self.seat)
        for card in s.picks[self.seat]:
            left.remove(card)
        return left

    def picked(self, s: Saga, card: int) -> None:
        s.picks[self.seat] = (*s.picks[self.seat], card)
        if self.times > 1 and self.cards(s):
            s.then(SendPlayed(self.seat, self.times - 1))


class Depart(Step):
    """SAG-11.4: face down under the shield."""

    def run(self, s: Saga) -> None:
        for seat in s.order():
            for card in s.picks[seat]:
                s.played[seat] = without(s.played[seat], card)
                to_valhalla(s, seat, card)
            s.picks[seat] = ()
