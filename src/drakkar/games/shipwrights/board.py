"""Chapters 7 and 10: the player board. Ships and artisans lie on it, from the left without gaps."""

from __future__ import annotations

from drakkar.games.shipwrights.box import BOARDS, CARD_INDEX, CARD_NAMES, CARDS
from drakkar.games.shipwrights.cards import not_in_hand
from drakkar.games.shipwrights.moves import Drop, Place
from drakkar.games.shipwrights.state import Shipwrights
from drakkar.kernel.refusal import Refusal

_BLUE = ("ship", "artisan")  # SHI-7.3


def refuse_place(s: Shipwrights, seat: int, move: Place) -> Refusal | None:
    card = CARD_INDEX.get(move.card, -1)
    ship = card >= 0 and CARDS[card].kind == "ship"
    missing = not_in_hand(s, seat, move.card, "SHI-10.1" if ship else "SHI-7.1")
    if missing is not None:
        return missing
    if CARDS[card].kind not in _BLUE:
        return Refusal("SHI-7.3", "board-blue-only", {"card": move.card})
    if len(s.boards[seat]) >= BOARDS.slots:
        cards = tuple(("board", CARD_NAMES[card]) for card in s.boards[seat])
        return Refusal("SHI-7.4", "board-full", {}, cards)
    return None


def place(s: Shipwrights, seat: int, move: Place) -> None:
    """SHI-7.2, 10.1, 10.2: free, on the leftmost slot without a card. SHI-10.3: what lies on the
    board gives nothing; points, income and benefits look at the fleet."""
    card = CARD_INDEX[move.card]
    s.take_from_hand(seat, card)
    slot = len(s.boards[seat])
    if s.slots[seat] >> slot & 1:  # SHI-7.7: the worker there is lost
        s.slots[seat] &= ~(1 << slot)
        s.tell("worker-lost", seat=seat, slot=slot + 1)
    s.boards[seat] += (card,)
    if CARDS[card].kind == "ship":
        s.tell("started", seat=seat, card=move.card)
    else:
        s.tell("placed", seat=seat, card=move.card)


def refuse_drop(s: Shipwrights, seat: int, move: Drop) -> Refusal | None:
    if CARD_INDEX.get(move.card, -1) in s.boards[seat]:
        return None
    return Refusal("SHI-7.5", "not-on-board", {"card": move.card})


def drop(s: Shipwrights, seat: int, move: Drop) -> None:
    """SHI-7.5, 10.4, 13.6: any card, without reward, as often as its owner likes."""
    card = CARD_INDEX[move.card]
    remove_from_board(s, seat, card)
    s.put_on_discard(card)
    s.tell("dropped", seat=seat, card=move.card)


def remove_from_board(s: Shipwrights, seat: int, card: int) -> None:
    """SHI-7.6: the others slide left. SHI-7.8, 7.9: that frees a slot and covers no worker."""
    cards = list(s.boards[seat])
    cards.remove(card)
    s.boards[seat] = tuple(cards)
