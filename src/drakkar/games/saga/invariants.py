"""What holds in every position of Saga: for the contract kit."""

from __future__ import annotations

from collections import Counter

from drakkar.games.saga.box import (
    ADVENTURES,
    BOARD,
    CARDS,
    DARK_POOL,
    LIGHT_POOL,
    NORMAL_PILE,
    STARTING,
    TUTORIAL,
    VIKINGS,
)
from drakkar.games.saga.state import Saga


def invariants(s: Saga) -> dict[str, int]:
    """Asserts them; only the box takes cards out of the game."""
    _cards(s)
    _movement(s)
    _markers(s)
    assert min(s.gold) >= 0, s.gold
    assert min(s.vp) >= 0, s.vp
    assert s.offset >= 0
    assert not s.leavers & ~((1 << s.players) - 1)
    for seat in range(s.players):
        for zone in (s.hands, s.piles, s.valhalla):
            assert zone[seat] == tuple(sorted(zone[seat])), zone[seat]
        known = s.foresight[seat]
        assert known == tuple(s.move_top[: len(known)]), (known, s.move_top)
        assert s.replace[seat] >= 0
        played = Counter(s.played[seat])
        assert not Counter(s.picks[seat]) - played, "picked what was not played"
    return {"box": len(s.box)}


def _cards(s: Saga) -> None:
    counted = Counter([*s.box, *s.god_pile, *s.god_bottom])
    for seat in range(s.players):
        for zone in (s.hands, s.piles, s.tops, s.bottoms, s.valhalla, s.chosen, s.looked, s.played):
            counted.update(zone[seat])
    copies = s.players + BOARD.market.copies_above_players
    tutorial = s.voyage == (TUTORIAL,)
    for number, card in enumerate(CARDS):
        if number < STARTING:
            wanted = s.players
        elif number < VIKINGS:
            wanted = copies if s.realms >> card.realm & 1 else 0
            counted[number] += s.market[number]
        else:
            wanted = 0 if tutorial else 1
        assert counted[number] == wanted, f"{counted[number]} of {wanted} {card.id}"


def _movement(s: Saga) -> None:
    wanted = list(NORMAL_PILE)
    wanted += [
        ADVENTURES[adventure].special
        for adventure in s.voyage
        if ADVENTURES[adventure].realm >= 0 and s.realms >> ADVENTURES[adventure].realm & 1
    ]
    cards = [*s.move_pile, *s.move_top, *s.display, *s.move_discard]
    assert sorted(cards) == sorted(wanted), cards


def _markers(s: Saga) -> None:
    if s.pool_markers:
        light = [marker for marker in s.markers if marker in LIGHT_POOL]
        assert sorted([*s.light, *light]) == sorted(LIGHT_POOL)
    assert len(s.dark) in (len(DARK_POOL), len(DARK_POOL) - 3)
