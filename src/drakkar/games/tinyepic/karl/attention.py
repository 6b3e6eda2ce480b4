"""Which answers the greedy bot looks at: all but those that only waste something."""

from __future__ import annotations

from drakkar.games.tinyepic.harvest import ChooseHarvest, CollectGoods, rooms
from drakkar.games.tinyepic.moves import Gather
from drakkar.games.tinyepic.recall import Recall
from drakkar.games.tinyepic.sailing import Ashore
from drakkar.games.tinyepic.state import TinyEpic
from drakkar.kernel.question import Move, Question


def attend(s: TinyEpic, seat: int, ahead: bool) -> list[Move]:
    question = s.question(seat)
    if not isinstance(question, Question):
        return []
    if isinstance(question, ChooseHarvest):
        return _harvests(s, question)
    moves = question.moves(s)
    if isinstance(question, CollectGoods):
        return moves[:1]  # all of it
    if isinstance(question, Ashore) and _short_of_settlers(s, question):
        return moves + Recall.offers(s, seat)
    return moves


def _harvests(s: TinyEpic, question: ChooseHarvest) -> list[Move]:
    """As much as the tracks can hold, in every mix; the longships' food comes first."""
    after = [
        max(0, room - n) for room, n in zip(rooms(s, question.seat), question.ships, strict=True)
    ]
    total = min(question.number, sum(after))
    wood_room, food_room, steel_room = after
    mixes: list[Move] = [
        Gather(wood, food, total - wood - food)
        for wood in range(min(total, wood_room) + 1)
        for food in range(min(total - wood, food_room) + 1)
        if total - wood - food <= steel_room
    ]
    return mixes if total else question.moves(s)[:1]


def _short_of_settlers(s: TinyEpic, question: Ashore) -> bool:
    """He could pay for more settlers than there are on his board."""
    if question.deployed or s.turn != question.seat:
        return False
    return s.reserve(question.seat) < min(question.limit, question.affordable(s))
