"""What a seat cannot see, dealt anew.

Whatever is dealt is sorted first: where the cards really lie must not show in where they come to
lie. Of an open group of sealed answers a seat knows only who has finished: the others' answers are
taken back, their cards dealt, and those who had answered answer again as chance will have it.
"""

from __future__ import annotations

from random import Random

from drakkar.games.saga.box import VIKINGS
from drakkar.games.saga.state import Cards, Saga
from drakkar.kernel.question import Lanes, Question


def deal(s: Saga, seat: int, rng: Random) -> None:
    others = [other for other in range(s.players) if other != seat]
    _deal_movements(s, seat, others, rng)
    answered = _take_back(s, seat)
    gods = [*s.god_pile, *s.god_bottom]
    for other in others:
        gods += [card for zone in _zones(s, other) for card in zone if card >= VIKINGS]
        gods += s.looked[other]
    gods.sort()
    rng.shuffle(gods)
    for other in others:
        s.looked[other] = tuple(gods.pop() for _ in s.looked[other])
        _deal_cards(s, other, gods, rng)
    s.god_bottom = tuple(gods.pop() for _ in s.god_bottom)
    s.god_pile = tuple(sorted(gods))
    for other in answered:
        while (question := s.question(other)) is not None:
            assert isinstance(question, Question)
            # nothing beside the question: everybody has seen whether a Prophecy token was used
            s.play(other, rng.choice(question.moves(s)))


def _deal_movements(s: Saga, seat: int, others: list[int], rng: Random) -> None:
    known = s.foresight[seat]
    cards = s.move_pile + s.move_top
    for card in known:
        cards.remove(card)
    cards.sort()
    rng.shuffle(cards)
    ahead = len(s.move_top) - len(known)
    s.move_top = [*known, *cards[:ahead]]
    s.move_pile = sorted(cards[ahead:])
    for other in others:
        s.foresight[other] = tuple(s.move_top[: len(s.foresight[other])])


def _zones(s: Saga, seat: int) -> tuple[Cards, ...]:
    return s.hands[seat], s.piles[seat], s.tops[seat], s.bottoms[seat], s.valhalla[seat]


def _deal_cards(s: Saga, seat: int, gods: list[int], rng: Random) -> None:
    """The hidden cards of one seat in other places, its gods others."""
    zones = _zones(s, seat)
    cards = sorted(card for zone in zones for card in zone)
    vikings = [card for card in cards if card < VIKINGS]
    cards = vikings + [gods.pop() for _ in range(len(cards) - len(vikings))]
    rng.shuffle(cards)
    dealt: list[Cards] = []
    for zone in zones:
        dealt.append(tuple(cards[: len(zone)]))
        del cards[: len(zone)]
    hand, pile, s.tops[seat], s.bottoms[seat], valhalla = dealt
    s.hands[seat], s.piles[seat] = tuple(sorted(hand)), tuple(sorted(pile))
    s.valhalla[seat] = tuple(sorted(valhalla))


def _take_back(s: Saga, seat: int) -> list[int]:
    """All that the others have answered in an open group; returns who had finished."""
    group = s.agenda[-1]
    if not isinstance(group, Lanes) or not group.sealed:
        return []
    asked = next(lane[0] for _, lane in group.lanes if lane)
    assert isinstance(asked, Question)
    number = max(
        (q.number + len(s.chosen[q.seat]) for q in s.open() if q.TAG == "playcard"),  # type: ignore[union-attr]
        default=0,
    )
    lanes: list[tuple[int, tuple[Question, ...]]] = []
    answered = []
    for other, lane in group.lanes:
        if other == seat:
            lanes.append((other, lane))  # type: ignore[arg-type]
            continue
        if not lane:
            answered.append(other)
        lanes.append((other, (_first(s, asked, other, number),)))
        s.add_to_hand(other, *s.chosen[other])
        s.chosen[other] = s.picks[other] = ()
        s.skipping &= ~(1 << other)
        if asked.TAG == "decideleave":
            s.leavers &= ~(1 << other)
    s.agenda[-1] = group.replace(lanes=tuple(lanes))
    return answered


def _first(s: Saga, asked: Question, seat: int, number: int) -> Question:
    """The question that a seat's lane began with."""
    from drakkar.games.saga.valhalla import how_many

    if asked.TAG == "playcard":
        return asked.replace(seat=seat, number=number)
    if asked.TAG == "sendplayed":
        return asked.replace(seat=seat, times=how_many(s, seat))
    return asked.replace(seat=seat)
