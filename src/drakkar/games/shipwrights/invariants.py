"""What holds in every position of Shipwrights: for the contract kit."""

from __future__ import annotations

from collections import Counter

from drakkar.games.shipwrights.box import BOARDS, CARD_INDEX, CARDS, RAIDS, ROUNDS, TRADES
from drakkar.games.shipwrights.building import BuildingReady, PayBuilding
from drakkar.games.shipwrights.recruiting import Retire
from drakkar.games.shipwrights.state import EIKJA, HUT, NONE, Shipwrights
from drakkar.games.shipwrights.tracks import PlaceTrade
from drakkar.kernel.question import Lanes


def invariants(s: Shipwrights) -> dict[str, int]:
    """Asserts them; nothing ever leaves this game but workers and goods."""
    _village_cards(s)
    _small_decks(s)
    assert all(number >= 0 for number in s.goods), s.goods
    assert all(0 <= space <= BOARDS.last_space for space in s.tracks), s.tracks
    for seat in range(s.players):
        cards = len(s.boards[seat])
        assert cards <= BOARDS.slots, s.boards[seat]
        assert not s.slots[seat] & ((1 << cards) - 1), "a worker below a card"
        assert s.fleets[seat][0][0] == EIKJA
        assert s.villages[seat][0][0] == HUT
        assert s.hands[seat] == tuple(sorted(s.hands[seat]))
        assert not (s.randi[seat] and seat in s.heroes), "Randi beside a main hero"
    return {}


def _village_cards(s: Shipwrights) -> None:
    cards = Counter([*s.deck, *s.discard])
    for seat in range(s.players):
        cards.update(s.hands[seat])
        cards.update(s.aside[seat])
        cards.update(s.packs[seat])
        cards.update(s.boards[seat])
        cards.update(ship for ship, _ in s.fleets[seat] if ship != EIKJA)
        for kind, tucked, _ in s.villages[seat]:
            cards.update(card for card in (kind, tucked) if card != NONE)
    for entry in _agenda(s):
        if isinstance(entry, Retire):
            cards[entry.card] += 1  # played, on its way to the discard pile
        elif isinstance(entry, (PayBuilding, BuildingReady)):
            cards[CARD_INDEX[entry.card]] += 1  # announced, being paid
    for number, card in enumerate(CARDS):
        assert cards[number] == card.copies, f"{cards[number]} of {card.copies} {card.id}"


def _small_decks(s: Shipwrights) -> None:
    raids = s.raid_deck + [card for own in s.raids for card, _ in own]
    assert sorted(raids) == list(range(len(RAIDS)))
    trades = s.trade_deck + [card for own in s.spent_trades for card in own]
    trades += [trade for fleet in s.fleets for _, trade in fleet if trade != NONE]
    waiting = [entry for entry in _agenda(s) if isinstance(entry, PlaceTrade)]
    assert len(set(trades)) == len(trades) == len(TRADES) - len(waiting)
    assert sorted(s.round_deck + s.rounds) == list(range(len(ROUNDS)))


def _agenda(s: Shipwrights) -> list[object]:
    entries: list[object] = []
    for entry in s.agenda:
        if isinstance(entry, Lanes):
            entries += [inside for _, lane in entry.lanes for inside in lane]
        else:
            entries.append(entry)
    return entries
