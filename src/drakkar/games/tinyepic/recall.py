"""Chapter 10: calling settlers back, at any moment of one's own turn."""

from __future__ import annotations

from drakkar.games.tinyepic.box import FACES
from drakkar.games.tinyepic.control import claim
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.question import Anytime, Move, Question
from drakkar.kernel.refusal import Refusal


class Recall(Anytime):
    """Take a settler from this island back to the clan board: free, any number, from anywhere, on
    one's own turn only (TEV-10.4). He may be deployed again straight away (TEV-10.5)."""

    island: str

    @classmethod
    def offers(cls, s: TinyEpic, seat: int) -> list[Move]:
        if s.turn != seat:
            return []
        recalls = _RECALLS[s.face_number]
        at = seat * len(recalls)
        return [recall for i, recall in enumerate(recalls) if s.settlers[at + i]]

    def refuse(self, s: TinyEpic, seat: int) -> Refusal | None:
        if s.turn != seat:
            return Refusal("TEV-10.4", "recall-turn")
        index = s.face.island_index
        if self.island not in index or not s.settlers_on(seat, index[self.island]):
            return Refusal("TEV-10.4", "recall-nobody", {"island": self.island})
        return None

    def perform(self, s: TinyEpic, seat: int) -> None:
        island = s.face.island_index[self.island]
        s.add_settlers(seat, island, -1)
        s.tell("recalled", seat=seat, island=self.island)
        claim(s, island)  # influence changes on the spot; theft waits (TEV-10.6)


_RECALLS = tuple(tuple(Recall(island.id) for island in face.islands) for face in FACES)


class TurnQuestion(Question):
    """A question beside which a player may, on his own turn, call settlers back."""

    allows = (Recall,)


class SecondHalf(Question):
    """The place of a piece that has been paid for, or a choice for the enemy: first it is made
    (TEV-10.16). Calling settlers back could leave it without a legal answer."""

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        if isinstance(move, Recall):
            return move.refuse(s, self.seat) or Refusal("TEV-10.16", "recall-now")
        return None
