"""The box: the component files as typed structs, and the constants the rules are written in.

Cards are numbered: the starting Vikings, those of the realms, then the gods; Movement cards: the
ordinary ones, then the special ones; adventures in the order of their file, both cards of Bifröst
being one adventure. Moves and questions name things by id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from drakkar.games.saga.files import (
    AdventureFile,
    AdventuresFile,
    BoardFile,
    EffectFile,
    EffectsFile,
    GodsFile,
    LogsFile,
    MarkersFile,
    MovementFile,
    VikingsFile,
)
from drakkar.games.saga.meta import GROUPS, ROUNDS
from drakkar.kernel import components

PACKAGE: Final = __name__.rpartition(".")[0]
check: Final = components.Checks(PACKAGE)

_VIKINGS = components.load(PACKAGE, "vikings", VikingsFile)
_GODS = components.load(PACKAGE, "gods", GodsFile)
_MOVEMENT = components.load(PACKAGE, "movement", MovementFile)
_ADVENTURES = components.load(PACKAGE, "adventures", AdventuresFile)
_MARKERS = components.load(PACKAGE, "markers", MarkersFile)
_LOGS = components.load(PACKAGE, "travel_logs", LogsFile)
BOARD: Final = components.load(PACKAGE, "board", BoardFile)

Effects = tuple[int, ...]
VP, GOLD, VIKING, REMOVE, DRAW, GOD, VALHALLA, PROPHECY = range(8)
"""The places in ``Effects``, what a cell or a marker does."""
EFFECTS: Final = ("vp", "gold", "viking", "remove", "draw", "god", "valhalla", "prophecy")
NOTHING: Final[Effects] = EffectsFile().tuple()
_NO_EFFECT: Final = EffectFile(op="")

REALMS: Final = tuple(realm.id for realm in _ADVENTURES.realms)
_OF_REALMS: Final = ("green", "depths", "ice")
"""The groups of adventures that lie in a realm."""


# ---- cards -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """A Viking or a god. ``action``: none, immediate (when the card is played), any_moment (of its
    owner's turn), after_cell, whole_turn, next_turn, permanent, draw or end_of_adventure;
    ``void``: nothing to be done with it at Bifröst."""

    id: str
    realm: int
    numbers: tuple[int, ...]
    price: int
    helmets: int
    action: str
    op: str
    effect: EffectFile
    void: bool


_NUMBERLESS: Final = ("copy_number_of_own_played_viking", "move_per_other_played_viking")
"""Tjure and Thorsten: what moves them instead of a number."""
_PERMANENT: Final = (
    *("bonus_on_stage_marker", "forced_gold_payment_becomes_gain", "vp_on_forced_gold_payment"),
    *("vp_gain_bonus", "gold_gain_bonus", "gold_when_opponent_gains_gold"),
)
_WHOLE_TURN: Final = ("gold_per_vp_gained_this_turn", "ignore_penalties_this_turn")
_UNIQUE: Final = (*_NUMBERLESS, *_PERMANENT, *_WHOLE_TURN, "extra_valhalla")
"""What the rules look for by its card: two that do it cannot be told apart."""
_OPS: Final[dict[str, tuple[str, ...]]] = {
    "none": ("", *_NUMBERLESS),
    "immediate": (
        *("gain", "bury_hand_card", "buy_viking", "gain_gold_per_other_played_viking"),
        *("gain_gold_per_displayed_movement_card", "peek_movement_pile", "hand_to_valhalla"),
        *("exchange_hand_card_for_market_viking", "draw_pile_card_to_valhalla"),
        *("valhalla_card_to_box_for_vp", "gain_vp_equal_to_helmets"),
        *("return_played_vikings_to_hand",),
    ),
    "any_moment": (
        *("gain", "bury_hand_card", "buy_viking", "gain_gold_per_displayed_movement_card"),
        *("peek_movement_pile",),
    ),
    "after_cell": ("copy_opponent_viking_action", "play_viking_from_draw_pile", "extra_move"),
    "whole_turn": _WHOLE_TURN,
    "next_turn": ("may_skip_card_next_turn",),
    "permanent": _PERMANENT,
    "draw": ("replacement_draw", "cycle_hand_then_replacement_draw"),
    "end_of_adventure": ("extra_valhalla",),
}
"""By the kind of action, what cards can do."""


def _check_effects() -> None:
    """Every action is one that the rules know, at a moment that it can have."""
    listed = [
        *(
            ("vikings", f"starting.{card.id}", card.action, card.effect)
            for card in _VIKINGS.starting
        ),
        *(("vikings", f"realm.{card.id}", card.action, card.effect) for card in _VIKINGS.realm),
        *(("gods", f"gods.{card.id}", card.timing, card.effect) for card in _GODS.gods),
    ]
    seen: list[str] = []
    for file, place, action, does in listed:
        field, known, effect = f"{place}.effect", _OPS[action], does or _NO_EFFECT
        check(effect.op in known, file, f"{field}.op", ", ".join(known), effect.op)
        if effect.op in _UNIQUE:
            check(effect.op not in seen, file, f"{field}.op", "of one card", effect.op)
        seen.append(effect.op)
        if effect.op == "extra_move":
            check(effect.min <= effect.max, file, f"{field}.min", f"<= {effect.max}", effect.min)


def _check_vikings() -> None:
    """SAG-21.5: starting Vikings have no price and no realm, the others both."""
    for card in _VIKINGS.starting:
        check(card.price is None, "vikings", f"starting.{card.id}.price", "-", card.price)
    for card in _VIKINGS.realm:
        check(card.realm is not None, "vikings", f"realm.{card.id}.realm", ", ".join(REALMS))
        price = -1 if card.price is None else card.price
        check(price >= 0, "vikings", f"realm.{card.id}.price", ">= 0", card.price)
    for card in (*_VIKINGS.starting, *_VIKINGS.realm):
        field = f"{'realm' if card.realm else 'starting'}.{card.id}.numbers"
        printed = len(card.numbers)
        if card.effect is not None and card.effect.op in _NUMBERLESS:
            check(printed == 0, "vikings", field, 0, printed)
        else:
            check(printed > 0, "vikings", field, ">= 1", printed)


def _cards() -> tuple[Card, ...]:
    """SAG-21.5: the starting Vikings have no price; SAG-15.6: a god has neither price nor helmets;
    SAG-23.2: all that Helge has are his helmets."""
    cards = []
    for viking in (*_VIKINGS.starting, *_VIKINGS.realm):
        effect = viking.effect or _NO_EFFECT
        realm = REALMS.index(viking.realm) if viking.realm else -1
        cards.append(
            Card(
                viking.id,
                realm,
                viking.numbers,
                viking.price or 0,
                viking.helmets,
                viking.action,
                effect.op,
                effect,
                viking.bifrost == "void",
            )
        )
    for god in _GODS.gods:
        void = god.bifrost == "void"
        cards.append(
            Card(god.id, -1, (god.number,), 0, 0, god.timing, god.effect.op, god.effect, void)
        )
    return tuple(cards)


_check_effects()
_check_vikings()
CARDS: Final = _cards()
CARD_NAMES: Final = tuple(card.id for card in CARDS)
CARD_INDEX: Final = {name: number for number, name in enumerate(CARD_NAMES)}
BY_NAME: Final = {card.id: card for card in CARDS}
STARTING: Final = len(_VIKINGS.starting)
VIKINGS: Final = STARTING + len(_VIKINGS.realm)
"""Cards below this number are Vikings, the others gods."""
GODS: Final = tuple(range(VIKINGS, len(CARDS)))
COPIES: Final = _VIKINGS.counts.copies  # SAG-21.1: of each Viking of a realm
PRICES: Final = tuple(card.price for card in CARDS)
HELMETS: Final = tuple(card.helmets for card in CARDS)


def _only(op: str) -> int:
    """The one card that does this; -1 if an owner's corrections leave none."""
    return next((number for number, card in enumerate(CARDS) if card.op == op), -1)


INGRID: Final = _only("bonus_on_stage_marker")
OLAV: Final = _only("forced_gold_payment_becomes_gain")
ELLEN: Final = _only("vp_on_forced_gold_payment")
BRITTA: Final = _only("vp_gain_bonus")
SOREN: Final = _only("gold_gain_bonus")
JARI: Final = _only("gold_when_opponent_gains_gold")
ALFRED: Final = _only("extra_valhalla")
TJURE: Final = _only("copy_number_of_own_played_viking")
THORSTEN: Final = _only("move_per_other_played_viking")
GULLVEIG: Final = _only("gold_per_vp_gained_this_turn")

# ---- Movement cards --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Movement:
    """``duration``: on_reveal, this_turn or displayed; ``all``: also for those who have left."""

    id: str
    number: int
    copies: int
    op: str = ""
    effect: EffectFile = _NO_EFFECT
    duration: str = ""
    all: bool = False
    void: bool = False


MOVEMENTS: Final = tuple(
    [Movement(card.id, card.number, card.copies) for card in _MOVEMENT.normal]
    + [
        Movement(
            card.id,
            card.number,
            1,
            card.effect.op,
            card.effect,
            card.duration,
            card.applies_to == "all",
            card.bifrost == "void",
        )
        for card in _MOVEMENT.special
    ]
)
MOVEMENT_NAMES: Final = tuple(card.id for card in MOVEMENTS)
MOVEMENT_INDEX: Final = {name: number for number, name in enumerate(MOVEMENT_NAMES)}
NORMAL: Final = len(_MOVEMENT.normal)
# SAG-1.13: two of each
NORMAL_PILE: Final = tuple(n for n in range(NORMAL) for _ in range(MOVEMENTS[n].copies))

# ---- stage markers ---------------------------------------------------------------------------

_LIGHT, _DARK = _MARKERS.light, _MARKERS.dark
MARKER_EFFECTS: Final = tuple(marker.effects.tuple() for marker in (*_LIGHT, *_DARK))
MARKER_NAMES: Final = tuple(marker.id for marker in (*_LIGHT, *_DARK))
MARKER_INDEX: Final = {name: number for number, name in enumerate(MARKER_NAMES)}
LIGHT_POOL: Final = tuple(n for n, kind in enumerate(_LIGHT) for _ in range(kind.copies))
DARK_POOL: Final = tuple(n for n, kind in enumerate(_DARK, len(_LIGHT)) for _ in range(kind.copies))
MARKERS_EACH: Final = _MARKERS.counts.per_adventure
check(MARKERS_EACH == 3, "markers", "counts.per_adventure", 3, MARKERS_EACH)

# ---- adventures ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Adventure:
    """``cells``: what every board cell up to ``last`` does; ``first``: of the card or cards;
    ``entry``: the first cell that counts as reached (at Bifröst that of the second card);
    ``length``: of the trail or ship (SAG-1.3, 13.3), the start cell included."""

    id: str
    realm: int
    group: str
    vehicle: Literal["trail", "ship"]
    length: int
    cells: tuple[Effects, ...]
    marker_cells: tuple[int, ...]
    first: int
    entry: int
    last: int
    penalty: int
    special: int

    @property
    def bifrost(self) -> bool:
        return self.group == "bifrost"


def _check_adventures() -> None:
    """SAG-1.5, 1.18: eight cells in a row, and the markers in front of them."""
    for card in _ADVENTURES.adventures:
        span = list(range(card.first_cell, card.last_cell + 1))
        check(len(span) == _ADVENTURES.counts.cells_per_card, "adventures", card.id, "8 cells")
        check(sorted(c.id for c in card.cells) == span, "adventures", f"{card.id}.cells", "each")
        check(card.last_cell < BOARD.track.cells, "adventures", card.id, "cells of the board")
        _check_markers(card)
        realms = REALMS if card.group in _OF_REALMS else ("-",)
        realm = card.realm or "-"
        check(realm in realms, "adventures", f"{card.id}.realm", ", ".join(realms), realm)
        if card.last_penalty is not None:
            wanted_last = EffectsFile(vp=-card.last_penalty)
            last = next(cell for cell in card.cells if cell.id == card.last_cell)
            check(
                last.effects == wanted_last,
                "adventures",
                f"{card.id}.last_penalty",
                "its last cell",
            )


def _check_markers(card: AdventureFile) -> None:
    """SAG-1.18, 20.2: three; none in the tutorial and on the second card of Bifröst."""
    field, cells = f"{card.id}.marker_cells", card.marker_cells
    bare = card.group == "tutorial" or card is _ADVENTURES.adventures[-1]
    each = 0 if bare else MARKERS_EACH
    check(len(cells) == each, "adventures", field, each, len(cells))
    rising = list(cells) == sorted(set(cells))
    check(rising, "adventures", field, "1 < 2 < ...", list(cells))
    in_front = all(0 <= cell < card.first_cell for cell in cells)
    check(in_front, "adventures", field, "cells in front of the card")


def _adventure(name: str, cards: list[AdventureFile]) -> Adventure:
    """SAG-16.7: at Bifröst two cards in a row. SAG-16.9, 16.10: the end of the second one is the
    end; the last cell of the first is a cell like others. SAG-13.2, 13.5: the ship at sea, else
    the trail."""
    first, last = cards[0], cards[-1]
    cells = [NOTHING] * (last.last_cell + 1)
    for card in cards:
        for cell in card.cells:
            cells[cell.id] = cell.effects.tuple()
    return Adventure(
        name,
        REALMS.index(first.realm) if first.realm else -1,
        first.group,
        first.vehicle,
        BOARD.ship.cells if first.vehicle == "ship" else BOARD.trail.cells,
        tuple(cells),
        first.marker_cells,
        first.first_cell,
        last.first_cell,
        last.last_cell,
        last.last_penalty or 0,
        MOVEMENT_INDEX.get(first.id, -1),
    )


_check_adventures()
ADVENTURES: Final = tuple(
    [_adventure(card.id, [card]) for card in _ADVENTURES.adventures if card.group != "bifrost"]
    + [_adventure("B", [card for card in _ADVENTURES.adventures if card.group == "bifrost"])]
)
ADVENTURE_NAMES: Final = tuple(adventure.id for adventure in ADVENTURES)
ADVENTURE_INDEX: Final = {name: number for number, name in enumerate(ADVENTURE_NAMES)}
BIFROST: Final = ADVENTURE_INDEX["B"]
TUTORIAL: Final = ADVENTURE_INDEX["T"]


def _check_logs() -> None:
    """Seven different adventures, Bifröst comes by itself; the plan is what the options know."""
    known = [card.id for card in ADVENTURES if card.group not in ("tutorial", "bifrost")]
    for log in _LOGS.logs:
        field = f"logs.{log.id}.adventures"
        for name in log.adventures:
            check(name in known, "travel_logs", field, ", ".join(known), name)
        different = len(set(log.adventures))
        check(
            different == len(log.adventures) == len(ROUNDS),
            "travel_logs",
            field,
            len(ROUNDS),
            different,
        )
    plan = ", ".join(GROUPS)
    given = ", ".join(_LOGS.plan.groups)
    check(given == plan, "travel_logs", "plan.groups", plan, given)


_check_logs()
LOGS: Final = {
    log.id: tuple(ADVENTURE_INDEX[name] for name in log.adventures) for log in _LOGS.logs
}
PLAN: Final = _LOGS.plan.groups


def _check_box() -> None:
    """The counts that the rules rest on (SAG-1.2, 1.5, 1.17, 14.1); whatever an owner corrects must
    still add up."""
    for file, counted, wanted in (
        ("vikings", STARTING, _VIKINGS.counts.starting),
        ("vikings", VIKINGS - STARTING, _VIKINGS.counts.realm),
        ("gods", len(GODS), _GODS.counts.total),
        ("movement", len(NORMAL_PILE), _MOVEMENT.counts.normal),
        ("movement", len(MOVEMENTS) - NORMAL, _MOVEMENT.counts.special),
        ("markers", len(LIGHT_POOL), _MARKERS.counts.light),
        ("markers", len(DARK_POOL), _MARKERS.counts.dark),
        ("adventures", len(_ADVENTURES.adventures), _ADVENTURES.counts.total),
    ):
        check(counted == wanted, file, "counts", counted, wanted)
    most = 4 + BOARD.market.copies_above_players  # with four players
    check(most == COPIES, "vikings", "counts.copies", most, COPIES)
    hands = BOARD.hand_by_rank.cards  # of four players
    check(len(hands) == 4, "board", "hand_by_rank.cards", 4, len(hands))
    check(min(hands) >= 1, "board", "hand_by_rank.cards", ">= 1", min(hands))
    tokens = BOARD.prophecy.tokens  # one for each of four players
    check(tokens == 4, "board", "prophecy.tokens", 4, tokens)
    _check_realms()


def _check_realms() -> None:
    """A realm's adventures belong to its group."""
    for realm in _ADVENTURES.realms:
        groups = {card.group for card in _ADVENTURES.adventures if card.realm == realm.id}
        field = f"realms.{realm.id}.group"
        check(groups == {realm.group}, "adventures", field, ", ".join(groups), realm.group)


_check_box()


def reconstructed() -> list[str]:
    """SAG-1.23: which sections of which files are not proven: shown to the player, correctable by
    an owner.

    Too many values to be named one by one.
    """
    files = "vikings", "gods", "movement", "adventures", "markers", "travel_logs", "board"
    places = [place for file in files for place in components.unproven(PACKAGE, file)]
    return list(dict.fromkeys(".".join(place.split(".")[:2]) for place in places))
