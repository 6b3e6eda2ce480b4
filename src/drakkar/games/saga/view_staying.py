"""Leave or stay, for views: what falling would cost, and whether the own hand still leads on."""

from __future__ import annotations

from drakkar.games.saga.box import ADVENTURES, CARDS, MOVEMENTS
from drakkar.games.saga.facts import as_if_played, movements_left
from drakkar.games.saga.strides import distances
from drakkar.games.saga.view_types import Staying
from drakkar.kernel.state import Seen

_MAY_SAVE = frozenset({
    # Movement cards: another hand, another distance, or no card at all
    "swap_hand_card_with_draw_pile", "may_reverse_viking_number", "may_pay_for_god_card",
    "may_draw", "play_viking_cards", "may_double_viking_number", "may_send_hand_card_to_valhalla",
    "may_pay_to_modify_viking_number", "no_card_this_turn",
    # gods of the hand
    "copy_opponent_viking_action", "play_viking_from_draw_pile", "ignore_penalties_this_turn",
    "extra_move",
})  # fmt: skip


# Movement cards that take from the choice of one card out of the hand
_MEDDLES = frozenset({
    "swap_hand_card_with_draw_pile", "play_viking_cards", "no_card_this_turn",
})  # fmt: skip


def stake(seen: Seen, seat: int) -> int:
    """SAG-9.1: the VP that falling off the trail or reaching the last cell costs; nobody has fewer
    than none."""
    penalty: int = ADVENTURES[seen.voyage[seen.round - 1]].penalty if seen.round else 0
    points: int = seen.vp[seat]
    return min(penalty, points)


def staying(seen: Seen) -> Staying | None:
    """Who may leave: after how many of the Movement cards that are left the own hand still has a
    card that brings the pawn to a cell where the adventure goes on. Everybody can count that."""
    seat = seen.seat
    if seat is None or not seen.round or not seen.display:
        return None
    if not (seen.active & seen.reached & ~seen.fallen) >> seat & 1 or not seen.hands[seat]:
        return None
    left = movements_left(seen)
    if not left:
        return None
    hand = dict.fromkeys(seen.hands[seat])
    ends = [
        seen.index[seat] + far
        for card in hand
        for far in distances(as_if_played(seen, (card,)), seat, card)
    ]
    falls = [_falls(seen, ends, MOVEMENTS[movement].number) for movement in left]
    safe = falls.count(0)
    doubtful = [CARDS[card].op for card in hand] + [MOVEMENTS[movement].op for movement in left]
    certain = bool(ends) and not safe and not seen.skippers >> seat & 1
    certain = certain and _MAY_SAVE.isdisjoint(doubtful)
    penalty: int = ADVENTURES[seen.voyage[seen.round - 1]].penalty
    meddlers = {MOVEMENTS[movement].op for movement in (*left, *seen.display)}
    ends_it = {MOVEMENTS[card].number for card, fall in zip(left, falls, strict=True) if fall}
    return {
        "safe": safe,
        "of": len(left),
        "loss": min(penalty * min(falls), seen.vp[seat]) if certain else 0,
        "ends": sorted(ends_it),
        "sure": safe == len(left) and _MEDDLES.isdisjoint(meddlers),
    }


def _falls(seen: Seen, ends: list[int], moved: int) -> int:
    """How many penalties the best of these places costs once the trail has moved so far; SAG-9.5:
    off the trail and beyond the card are two."""
    adventure = ADVENTURES[seen.voyage[seen.round - 1]]
    return min(
        (
            (not 0 <= end < adventure.length) + (seen.offset + moved + end >= adventure.last)
            for end in ends
        ),
        default=1,
    )
