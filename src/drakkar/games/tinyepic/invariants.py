"""What holds in every position of Tiny Epic Vikings: for the contract kit."""

from __future__ import annotations

from drakkar.games.tinyepic.box import (
    CARDS,
    ENEMY,
    ENEMY_SETTLERS,
    ERAS,
    FAVORS,
    RESOURCE_MAX,
    SHIP_SLOTS,
    TEMPLE_SLOTS,
)
from drakkar.games.tinyepic.state import NONE, TinyEpic


def invariants(s: TinyEpic) -> dict[str, int]:
    """Asserts them, and returns how much of everything has left the game."""
    _cards(s)
    _favors(s)
    assert all(0 <= number <= RESOURCE_MAX for number in s.resources[: 3 * s.players]), s.resources
    assert min(s.fury) >= 0, s.fury
    assert min(s.settlers) >= 0, s.settlers
    most = ERAS.consecration.villages_per_place[s.players]
    assert all(number <= most for number in s.consecrated), s.consecrated
    for seat in range(s.players):
        _fleet(s, seat)
        assert s.reserve(seat) >= 0
        built = 2 - s.temple_slots[seat].bit_count()
        waiting = sum(getattr(entry, "what", "") == "temple" for entry in s.agenda)
        assert s.temples[seat].bit_count() in (built, built - waiting)
    if s.has_enemy():
        _enemy(s)
    start = sum(dock.village for dock in s.face.docks)
    held = s.villages.bit_count() + sum(s.loot) + s.enemy_loot + sum(s.consecrated)
    assert held <= start
    return {"villages": start - held}


def _cards(s: TinyEpic) -> None:
    lying = [*s.deck, *s.discard, *s.invaders, *s.enemy_deck, *s.enemy_unseen]
    lying += [*s.enemy_row, *s.enemy_battles]
    for cards in (*s.rows, *s.hands, *s.packs):
        lying += cards
    lying += [card for card in (*s.face_down, s.enemy_card) if card != NONE]
    assert sorted(lying) == list(range(len(CARDS))), sorted(lying)


def _favors(s: TinyEpic) -> None:
    lying = [*s.favor_rows[0], *s.favor_rows[1], *s.enemy_favors]
    for favors in s.favors:
        lying += favors
    if s.prize != NONE:
        lying.append(s.prize)
    assert len(set(lying)) == len(lying) <= len(FAVORS), lying


def _fleet(s: TinyEpic, seat: int) -> None:
    n = len(s.face.fjords)
    afloat = sum(s.fleet[seat * n : seat * n + n]) + s.docked.count(seat)
    assert afloat <= 1 + 3 - s.ship_slots[seat].bit_count(), afloat


def _enemy(s: TinyEpic) -> None:
    n, each = len(s.face.islands), ENEMY.pieces.per_slot
    settlers = s.enemy_stock[0] + sum(s.settlers[n : 2 * n])
    assert settlers == ENEMY_SETTLERS, settlers
    for slots, out in (
        (SHIP_SLOTS, s.docked.count(s.players)),
        (TEMPLE_SLOTS, s.temples[s.players].bit_count()),
    ):
        held = [s.enemy_stock[slot] for slot in slots]
        assert sum(held) + out == each * len(slots), s.enemy_stock
        assert all(0 <= number <= each for number in held), s.enemy_stock
    for marker, track in zip(s.resources[3:], ENEMY.tracks, strict=True):
        assert 0 <= marker <= track.length, s.resources
