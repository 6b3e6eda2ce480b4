"""The table as JSON for one seat: everything but the decks and the others' cards.

Beside what lies where the view tells what is printed on it (``cards``, ``trades``, ``spaces``)
and what it costs and earns now, so that nobody who draws a table needs to know the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, cast

from drakkar.games.shipwrights.benefits import BENEFITS, NOTHING, final_bonus
from drakkar.games.shipwrights.box import (
    BOARDS,
    BUNDLE,
    CARD_NAMES,
    CARDS,
    CARDS_OF,
    EIKJA_INCOME,
    EIKJA_INCOME_UPGRADED,
    EIKJA_VP,
    EIKJA_VP_UPGRADED,
    GOODS,
    HERO_VP,
    HUT_NAMES,
    HUTS,
    LABOURER_UPGRADED,
    LABOURER_VP,
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
    Card,
)
from drakkar.games.shipwrights.exchange import RANDI_COINS, THYRA_COINS, coin_price
from drakkar.games.shipwrights.final import exchange_all, points
from drakkar.games.shipwrights.heroes import leader
from drakkar.games.shipwrights.income import away, income
from drakkar.games.shipwrights.paying import GiveCard, shortage
from drakkar.games.shipwrights.raids import raid_cost
from drakkar.games.shipwrights.recruiting import Gains, Retire, tuck_cost
from drakkar.games.shipwrights.shipbuilding import (
    ShipReady,
    can_launch,
    ship_shortage,
    unsupplied,
)
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
from drakkar.games.shipwrights.view_bills import bills
from drakkar.games.shipwrights.view_types import Ability as AbilityView
from drakkar.games.shipwrights.view_types import (
    Asked,
    Better,
    Building,
    Bundle,
    Cards,
    Ending,
    Facts,
    Goods,
    Heroes,
    Icons,
    Kind,
    Missing,
    Opponent,
    Points,
    Prices,
    Raid,
    Restricted,
    Restriction,
    RoundCard,
    Ship,
    Steps,
    TradeFacts,
    View,
    Village,
    Worth,
)
from drakkar.games.shipwrights.workers import BUILDING, UseOther, building_ability
from drakkar.kernel.state import Seen


def present(seen: Seen) -> View:
    s = _public(seen)
    in_play = [number for number, used in enumerate(seen.nemesis) if used]
    return {
        "round": seen.round,
        "last_round": BOARDS.rounds,
        "rounds": [ROUND_NAMES[card] for card in seen.rounds],
        "card": _round_card(seen.rounds[-1]) if seen.rounds else None,
        "prices": _prices(coin_price(s, basic) for basic in range(3)) if s.rounds else None,
        "costs": {
            "tuck": tuck_cost(s),
            "minor": MINOR_COINS,
            "thyra": THYRA_COINS,
            "randi": RANDI_COINS,
        },
        "nemesis": [NEMESIS_NAMES[number] for number in in_play],
        "restrictions": [_restriction(number) for number in in_play],
        "heroes": _heroes(seen, seen.heroes),
        "ending": _ending(seen, s),
        "hero_vp": cast("Steps", dict(zip(TRACKS, HERO_VP, strict=True))),
        "neutral": _tracks(seen, seen.players) if seen.players <= 2 else None,
        "track": {
            "last": BOARDS.last_space,
            "rewards": list(BOARDS.reward_spaces),
            "vp": {str(space): vp for space, vp in BOARDS.vp_by_space.items()},
        },
        "spaces": [_ability(space) for space in BOARDS.abilities],
        "deck": seen.deck,
        "discard": seen.discard,
        "discard_top": None if seen.discard_top == NONE else CARD_NAMES[seen.discard_top],
        "villages": [village(seen, s, seat) for seat in range(seen.players)],
        "standing": _standing(s),
        "opponent": cast("Opponent", opponent(s)) if seen.players == 1 else None,
        "cards": _FACTS,
        "trades": _TRADES,
        "asked": asked(seen),
    }


def asked(seen: Seen) -> Asked:
    """For the words of the question: how many cards are left, and what one of them is paid for."""
    if seen.question is None:
        return {}
    hand = seen.hands[seen.question.seat]
    about: Asked = {"cards": hand if isinstance(hand, int) else len(hand)}
    if isinstance(seen.question, GiveCard):
        about["card"] = _paid_for(seen, seen.question.seat)
        about["kind"] = _FACTS[about["card"]]["kind"]
    return about


def _paid_for(seen: Seen, seat: int) -> str:
    """The ship, the villager or the building whose cost the card is."""
    village = seen.villages[seat]
    for entry in reversed(seen.pending):
        if isinstance(entry, ShipReady):
            return entry.card
        if isinstance(entry, Retire):
            return CARD_NAMES[entry.card]
        if isinstance(entry, UseOther):
            building, tucked, _ = village[entry.building]
            return str(CARD_NAMES[tucked if entry.whose == BUILDING else building])
    gains = [entry.bundle for entry in seen.pending if isinstance(entry, Gains)]
    served = (
        card
        for building, tucked, worker in village
        for card in (building, tucked)
        if worker and card >= 0 and CARDS[card].ability.pay[CARDS_OF]
    )
    return next(str(CARD_NAMES[card]) for card in served if CARDS[card].ability.gain in gains)


def _public(seen: Seen) -> Shipwrights:
    """A state that holds what the viewer sees and nothing else, to reckon with."""
    fields = {
        name: getattr(seen, name) for name, zone in Shipwrights.zones.items() if zone == "public"
    }
    nothing: list[tuple[int, ...]] = [()] * seen.players
    hands = [() if isinstance(hand, int) else tuple(hand) for hand in seen.hands]
    return Shipwrights(**fields, hands=hands, aside=nothing, packs=nothing, deck=[], discard=[])


def _standing(s: Shipwrights) -> list[Points]:
    """The points by source if the game ended now, after the last exchanges."""
    if not s.rounds:
        return [{} for _ in range(s.players)]
    s = s.copy()
    for seat in range(s.players):
        exchange_all(s, seat)
    return [cast("Points", points(s, seat)) for seat in range(s.players)]


def _round_card(number: int) -> RoundCard:
    card = ROUNDS[number]
    return {
        "id": ROUND_NAMES[number],
        "prices": _prices(card.coin_price),
        "draft": card.draft,
        "neutral": _steps(card.neutral),
        "solo_vp": card.solo_vp,
    }


def _prices(coins: Iterable[int]) -> Prices:
    wood, wool, iron = coins
    return {"wood": wood, "wool": wool, "iron": iron}


def _heroes(seen: Seen, holders: Iterable[int]) -> Heroes:
    named: list[int | Literal["neutral"] | None] = [
        None if holder == NONE else "neutral" if holder == seen.players else holder
        for holder in holders
    ]
    return {"military": named[0], "trade": named[1], "renown": named[2]}


def _ending(seen: Seen, s: Shipwrights) -> Ending:
    leaders = [leader(s, track) for track in range(len(TRACKS))]
    seats = range(seen.players)
    return {
        "heroes": _heroes(seen, leaders),
        "randi": [seat not in leaders for seat in seats],
        "income": [_bundle(tuple(map(sum, zip(*income(s, seat), strict=True)))) for seat in seats],
        "workers": [away(s, seat) for seat in seats],
    }


def _restriction(number: int) -> Restriction:
    card = NEMESES[number]
    return {
        "nemesis": NEMESIS_NAMES[number],
        "kind": cast("Restricted", card.kind),
        "amount": card.raid + card.price + card.tuck,
        "draws": list(card.draws),
    }


def _tracks(seen: Seen, seat: int) -> Steps:
    at = seat * len(TRACKS)
    return _steps(seen.tracks[at : at + len(TRACKS)])


def _steps(numbers: Iterable[int]) -> Steps:
    military, trade, renown = numbers
    return {"military": military, "trade": trade, "renown": renown}


def _cards(cards: Sequence[int] | int) -> Cards:
    """One's own cards by name, of the others' the number."""
    return cards if isinstance(cards, int) else [CARD_NAMES[card] for card in cards]


# ---- what is printed on things ---------------------------------------------------------------


def _bundle(bundle: tuple[int, ...]) -> Bundle:
    """Without what there is none of."""
    named = {name: number for name, number in zip(BUNDLE, bundle, strict=True) if number}
    return cast("Bundle", named)


def _ability(ability: Ability) -> AbilityView:
    return {"pay": _bundle(ability.pay), "gain": _bundle(ability.gain)}


def _facts(card: Card) -> Facts:
    """What is printed on a village card."""
    facts: Facts = {"kind": cast("Kind", card.kind), "discard": _bundle(card.discard)}
    if card.kind in ("ship", "building"):
        facts["cost"] = _bundle(card.cost)
    if card.kind in ("ship", "building", "jarl"):
        icons = {track: n for track, n in zip(TRACKS, card.progress, strict=True) if n}
        facts["vp"] = card.vp
        facts["progress"] = cast("Icons", icons)
    if card.kind in ("building", "villager"):
        facts["ability"] = _ability(card.ability)
    if card.kind == "artisan":
        facts["major"] = SKILLS[card.major]
        facts["minor"] = SKILLS[card.minor]
    if card.kind == "ship":
        facts["skills"] = [SKILLS[skill] for skill in card.skills]
        facts["benefit"] = card.benefit
    return facts


# of every type of card, not of those somebody holds: the same in every view
_FACTS = {card.id: _facts(card) for card in CARDS}
_TRADES: dict[str, TradeFacts] = {
    name: {"income": _bundle(trade.income), "immediate": _bundle(trade.immediate)}
    for name, trade in zip(TRADE_NAMES, TRADES, strict=True)
}


# ---- one player ------------------------------------------------------------------------------


def village(seen: Seen, s: Shipwrights, seat: int) -> Village:
    """What lies before one player."""
    at = seat * len(GOODS)
    up = seen.upgrades[seat]
    hut = seen.huts[seat]
    aside, pack = _drafted(seen, seat)
    return {
        "goods": cast("Goods", dict(zip(GOODS, seen.goods[at : at + len(GOODS)], strict=True))),
        "tracks": _tracks(seen, seat),
        "randi": seen.randi[seat],
        "hut": None if hut == NONE else HUT_NAMES[hut],
        "upgrades": {
            "eikja": bool(up & EIKJA_UP),
            "labourer": bool(up & LABOURER_UP),
            "hut": bool(up & HUT_UP),
        },
        "labourer": _bundle(labourer_pay(s, seat)),
        "better": _better(hut),
        "worth": _worth(hut, up),
        "board": [CARD_NAMES[card] for card in seen.boards[seat]],
        "slots": [slot + 1 for slot in range(BOARDS.slots) if seen.slots[seat] >> slot & 1],
        "ships": [_ship(s, seat, ship, trade) for ship, trade in seen.fleets[seat]],
        "buildings": [_building(s, seat, number) for number in range(len(seen.villages[seat]))],
        "raids": [_raid(card, used) for card, used in seen.raids[seat]],
        "raid_cost": raid_cost(s, seat),
        "spent_trades": [TRADE_NAMES[card] for card in seen.spent_trades[seat]],
        "missing": {} if isinstance(seen.hands[seat], int) else _missing(s, seat),
        "bills": {}
        if isinstance(seen.hands[seat], int)
        else bills(s, seat, (*seen.aside[seat], *seen.packs[seat])),
        "hand": _cards(seen.hands[seat]),
        "aside": aside,
        "pack": pack,
    }


def _drafted(seen: Seen, seat: int) -> tuple[Cards, Cards]:
    """What is set aside, and the pack. Of the others all that lies before them in the draft, as one
    number: how far somebody has come with cards set aside unseen is nobody else's business."""
    aside, pack = seen.aside[seat], seen.packs[seat]
    if isinstance(aside, int):
        return 0, aside + pack
    return _cards(aside), _cards(pack)


def _ship(s: Shipwrights, seat: int, ship: int, trade: int) -> Ship:
    up = s.upgrades[seat]
    return {
        "ship": ship_name(ship),
        "trade": None if trade == NONE else TRADE_NAMES[trade],
        "income": _bundle(_income(ship, bool(up & EIKJA_UP))),
        "vp": _worth(NONE, up)["eikja"] if ship == EIKJA else CARDS[ship].vp,
        "bonus": 0 if ship == EIKJA else final_bonus(s, seat, ship),
    }


def _income(ship: int, eikja_upgraded: bool) -> tuple[int, ...]:
    """What a built ship pays by itself; its trade card comes on top."""
    if ship == EIKJA:
        return EIKJA_INCOME_UPGRADED if eikja_upgraded else EIKJA_INCOME
    benefit = BENEFITS[CARDS[ship].benefit]
    return benefit.gain if benefit.timing == "income" else NOTHING


def _building(s: Shipwrights, seat: int, number: int) -> Building:
    kind, tucked, worker = s.villages[seat][number]
    dealt = s.huts[seat] != NONE
    return {
        "building": "hut" if kind == HUT else CARD_NAMES[kind],
        "tucked": None if tucked == NONE else CARD_NAMES[tucked],
        "worker": bool(worker),
        "ability": _ability(building_ability(s, seat, number)) if dealt else None,
        "vp": _worth(s.huts[seat], s.upgrades[seat])["hut"] if kind == HUT else CARDS[kind].vp,
    }


def _raid(card: int, used: int) -> Raid:
    return {"raid": RAID_NAMES[card], "used": bool(used), "gain": _bundle(RAIDS[card].gain)}


def _missing(s: Shipwrights, seat: int) -> dict[str, Missing]:
    """For ships on his board and buildings in hand that the owner cannot build."""
    lacking: dict[str, Missing] = {}
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
            lacking[CARD_NAMES[card]] = {
                "goods": cast("Bundle", goods),
                "wild": wild,
                "labourer": len(skills),
                "skills": skills,
            }
    return lacking


def _better(hut: int) -> Better:
    """What the three starting cards show on their upgraded side."""
    return {
        "eikja": {"goods": _bundle(EIKJA_INCOME_UPGRADED), "vp": EIKJA_VP_UPGRADED},
        "labourer": {"goods": _bundle(LABOURER_UPGRADED), "vp": LABOURER_VP_UPGRADED},
        "hut": None
        if hut == NONE
        else {"ability": _ability(HUTS[hut].upgraded), "vp": HUTS[hut].vp_upgraded},
    }


def _worth(hut: int, up: int) -> Worth:
    """The points of the starting cards, whichever side is up."""
    huts = HUTS[hut]
    return {
        "eikja": EIKJA_VP_UPGRADED if up & EIKJA_UP else EIKJA_VP,
        "labourer": LABOURER_VP_UPGRADED if up & LABOURER_UP else LABOURER_VP,
        "hut": 0 if hut == NONE else huts.vp_upgraded if up & HUT_UP else huts.vp,
    }
