"""The table as JSON for one seat: everything but the decks and the others' cards.

Beside what lies where the view tells what is printed on it (``cards``, ``trades``, ``spaces``)
and what it costs and earns now, so that nobody who draws a table needs to know the rules.
"""

from __future__ import annotations

from typing import Any

from drakkar.games.shipwrights.benefits import BENEFITS
from drakkar.games.shipwrights.box import (
    BASIC,
    BOARDS,
    BUNDLE,
    CARD_INDEX,
    CARD_NAMES,
    CARDS,
    EIKJA_INCOME,
    EIKJA_INCOME_UPGRADED,
    EIKJA_VP_UPGRADED,
    GOODS,
    HUT_NAMES,
    HUTS,
    LABOURER_UPGRADED,
    LABOURER_VP_UPGRADED,
    NEMESES,
    NEMESIS_NAMES,
    RAID_NAMES,
    RAIDS,
    ROUND_NAMES,
    ROUNDS,
    SKILLS,
    TRACKS,
    TRADE_NAMES,
    TRADES,
    Ability,
)
from drakkar.games.shipwrights.exchange import RANDI_COINS, THYRA_COINS, coin_price
from drakkar.games.shipwrights.final import exchange_all, points
from drakkar.games.shipwrights.paying import shortage
from drakkar.games.shipwrights.raids import raid_cost
from drakkar.games.shipwrights.recruiting import tuck_cost
from drakkar.games.shipwrights.shipbuilding import can_launch, ship_shortage, unsupplied
from drakkar.games.shipwrights.skills import MINOR_COINS, artisans_way, labourer_pay
from drakkar.games.shipwrights.solo import opponent
from drakkar.games.shipwrights.state import (
    EIKJA,
    EIKJA_UP,
    HUT,
    HUT_UP,
    LABOURER_UP,
    NONE,
    Shipwrights,
)
from drakkar.games.shipwrights.tracks import ship_name
from drakkar.games.shipwrights.workers import building_ability
from drakkar.kernel.state import Seen


def present(seen: Seen) -> dict[str, Any]:
    s = _public(seen)
    return {
        "round": seen.round,
        "last_round": BOARDS.rounds,
        "rounds": [ROUND_NAMES[card] for card in seen.rounds],
        "card": _round_card(seen.rounds[-1]) if seen.rounds else None,
        "prices": {name: coin_price(s, i) for i, name in enumerate(BASIC)} if s.rounds else None,
        "costs": {
            "tuck": tuck_cost(s),
            "minor": MINOR_COINS,
            "thyra": THYRA_COINS,
            "randi": RANDI_COINS,
        },
        "nemesis": [NEMESIS_NAMES[i] for i, used in enumerate(seen.nemesis) if used],
        "restrictions": [_restriction(i) for i, used in enumerate(seen.nemesis) if used],
        "heroes": {
            track: None if holder == NONE else ("neutral" if holder == seen.players else holder)
            for track, holder in zip(TRACKS, seen.heroes, strict=True)
        },
        "neutral": _tracks(seen, seen.players) if seen.players <= 2 else None,
        "track": {
            "last": BOARDS.last_space,
            "rewards": list(BOARDS.reward_spaces),
            "vp": {str(space): vp for space, vp in BOARDS.vp_by_space.items()},
        },
        "spaces": [_ability(one) for one in BOARDS.abilities],
        "deck": seen.deck,
        "discard": seen.discard,
        "discard_top": None if seen.discard_top == NONE else CARD_NAMES[seen.discard_top],
        "villages": [village(seen, s, seat) for seat in range(seen.players)],
        "standing": _standing(s),
        "opponent": opponent(s) if seen.players == 1 else None,
        "cards": _FACTS,
        "trades": {
            name: {"income": _bundle(one.income), "immediate": _bundle(one.immediate)}
            for name, one in zip(TRADE_NAMES, TRADES, strict=True)
        },
    }


def _public(seen: Seen) -> Shipwrights:
    """A state that holds what the viewer sees and nothing else, to reckon with."""
    fields = {
        name: getattr(seen, name) for name, zone in Shipwrights.zones.items() if zone == "public"
    }
    nothing: list[tuple[int, ...]] = [()] * seen.players
    hands = [() if isinstance(hand, int) else tuple(hand) for hand in seen.hands]
    return Shipwrights(**fields, hands=hands, aside=nothing, packs=nothing, deck=[], discard=[])


def _standing(s: Shipwrights) -> list[dict[str, int]]:
    """The points by source if the game ended now, after the last exchanges."""
    if not s.rounds:
        return [{} for _ in range(s.players)]
    s = s.copy()
    for seat in range(s.players):
        exchange_all(s, seat)
    return [points(s, seat) for seat in range(s.players)]


def _round_card(card: int) -> dict[str, Any]:
    one = ROUNDS[card]
    return {
        "id": ROUND_NAMES[card],
        "prices": dict(zip(BASIC, one.coin_price, strict=True)),
        "draft": one.draft,
        "neutral": dict(zip(TRACKS, one.neutral, strict=True)),
        "solo_vp": one.solo_vp,
    }


def _restriction(number: int) -> dict[str, Any]:
    """What a nemesis card in play restricts, and by how much."""
    card = NEMESES[number]
    return {
        "nemesis": NEMESIS_NAMES[number],
        "kind": card.kind,
        "amount": card.raid + card.price + card.tuck,
        "draws": list(card.draws),
    }


def _tracks(seen: Seen, seat: int) -> dict[str, int]:
    at = seat * len(TRACKS)
    return dict(zip(TRACKS, seen.tracks[at : at + len(TRACKS)], strict=True))


def _cards(cards: Any) -> Any:
    """One's own cards by name, of the others' the number."""
    return cards if isinstance(cards, int) else [CARD_NAMES[card] for card in cards]


# ---- what is printed on things ---------------------------------------------------------------


def _bundle(bundle: tuple[int, ...]) -> dict[str, int]:
    """Without what there is none of."""
    return {name: number for name, number in zip(BUNDLE, bundle, strict=True) if number}


def _ability(ability: Ability) -> dict[str, dict[str, int]]:
    return {"pay": _bundle(ability.pay), "gain": _bundle(ability.gain)}


def _facts(name: str) -> dict[str, Any]:
    """What is printed on a village card."""
    card = CARDS[CARD_INDEX[name]]
    told: dict[str, Any] = {"kind": card.kind, "discard": _bundle(card.discard)}
    if card.kind in ("ship", "building"):
        told["cost"] = _bundle(card.cost)
    if card.kind in ("ship", "building", "jarl"):
        told["vp"] = card.vp
        told["progress"] = {t: n for t, n in zip(TRACKS, card.progress, strict=True) if n}
    if card.kind in ("building", "villager"):
        told["ability"] = _ability(card.ability)
    if card.kind == "artisan":
        told |= {"major": SKILLS[card.major], "minor": SKILLS[card.minor]}
    if card.kind == "ship":
        told["skills"] = [SKILLS[skill] for skill in card.skills]
        told["benefit"] = card.benefit
    return told


_FACTS = {name: _facts(name) for name in CARD_NAMES}
"""Of every type of card, not of those somebody holds: the same in every view."""


# ---- one player ------------------------------------------------------------------------------


def village(seen: Seen, s: Shipwrights, seat: int) -> dict[str, Any]:
    """What lies before one player."""
    at = seat * len(GOODS)
    up = seen.upgrades[seat]
    return {
        "goods": dict(zip(GOODS, seen.goods[at : at + len(GOODS)], strict=True)),
        "tracks": _tracks(seen, seat),
        "randi": seen.randi[seat],
        "hut": None if seen.huts[seat] == NONE else HUT_NAMES[seen.huts[seat]],
        "upgrades": {
            "eikja": bool(up & EIKJA_UP),
            "labourer": bool(up & LABOURER_UP),
            "hut": bool(up & HUT_UP),
        },
        "labourer": _bundle(labourer_pay(s, seat)),
        "better": _better(seen.huts[seat]),
        "board": [CARD_NAMES[card] for card in seen.boards[seat]],
        "slots": [slot + 1 for slot in range(BOARDS.slots) if seen.slots[seat] >> slot & 1],
        "ships": [
            {
                "ship": ship_name(ship),
                "trade": None if trade == NONE else TRADE_NAMES[trade],
                "income": _bundle(_income(ship, bool(up & EIKJA_UP))),
            }
            for ship, trade in seen.fleets[seat]
        ],
        "buildings": [
            {
                "building": "hut" if kind == HUT else CARD_NAMES[kind],
                "tucked": None if tucked == NONE else CARD_NAMES[tucked],
                "worker": bool(worker),
                "ability": None
                if seen.huts[seat] == NONE
                else _ability(building_ability(s, seat, number)),
            }
            for number, (kind, tucked, worker) in enumerate(seen.villages[seat])
        ],
        "raids": [
            {"raid": RAID_NAMES[card], "used": bool(used), "gain": _bundle(RAIDS[card].gain)}
            for card, used in seen.raids[seat]
        ],
        "raid_cost": raid_cost(s, seat),
        "spent_trades": [TRADE_NAMES[card] for card in seen.spent_trades[seat]],
        "missing": {} if isinstance(seen.hands[seat], int) else _missing(s, seat),
        "hand": _cards(seen.hands[seat]),
        "aside": _cards(seen.aside[seat]),
        "pack": _cards(seen.packs[seat]),
    }


def _missing(s: Shipwrights, seat: int) -> dict[str, Any]:
    """What its owner lacks for ships on his board and buildings in hand that he cannot build.

    Of a ship: with the labourer for the ``skills`` that no artisan supplies, ``labourer`` times.
    ``wild``: gold to spare, which stands in for some of the goods but not for all.
    """
    lacking = {}
    for card in dict.fromkeys((*s.boards[seat], *s.hands[seat])):
        goods: dict[str, int] = {}
        skills: list[str] = []
        if CARDS[card].kind == "building":
            goods = shortage(s, seat, CARDS[card].cost, held=1)
        elif card in s.boards[seat] and CARDS[card].kind == "ship":
            if can_launch(s, seat, card):
                continue
            goods = ship_shortage(s, seat, card, artisans_way(s, seat, card))
            skills = unsupplied(s, seat, card)
        if goods:
            wild = goods.pop("wild", 0)
            more = {"wild": wild, "labourer": len(skills), "skills": skills}
            lacking[CARD_NAMES[card]] = {"goods": goods, **more}
    return lacking


def _better(hut: int) -> dict[str, Any]:
    """What the three starting cards show on their upgraded side."""
    return {
        "eikja": {"goods": _bundle(EIKJA_INCOME_UPGRADED), "vp": EIKJA_VP_UPGRADED},
        "labourer": {"goods": _bundle(LABOURER_UPGRADED), "vp": LABOURER_VP_UPGRADED},
        "hut": None
        if hut == NONE
        else {"ability": _ability(HUTS[hut].upgraded), "vp": HUTS[hut].vp_upgraded},
    }


def _income(ship: int, eikja_upgraded: bool) -> tuple[int, ...]:
    """What a built ship pays by itself; its trade card comes on top."""
    if ship == EIKJA:
        return EIKJA_INCOME_UPGRADED if eikja_upgraded else EIKJA_INCOME
    benefit = BENEFITS[CARDS[ship].benefit]
    return benefit.gain if benefit.timing == "income" else (0,) * len(BUNDLE)
