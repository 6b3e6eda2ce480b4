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


ADVENTURES: Final = tuple(
    [_adventure(card.id, [card]) for card in _ADVENTURES.adventures if card.group != "bifrost"]
    + [_adventure("B", [card for card in _ADVENTURES.adventures if card.group == "bifrost"])]
)
ADVENTURE_NAMES: Final = tuple(adventure.id for adventure in ADVENTURES)
ADVENTURE_INDEX: Final = {name: number for number, name in enumerate(ADVENTURE_NAMES)}
BIFROST: Final = ADVENTURE_INDEX["B"]
TUTORIAL: Final = ADVENTURE_INDEX["T"]
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
    check(most <= COPIES, "vikings", "counts.copies", f">= {most}", COPIES)
    tokens = BOARD.prophecy.tokens  # one for each of four players
    check(tokens == 4, "board", "prophecy.tokens", 4, tokens)
    _check_realms()
    for card in _ADVENTURES.adventures:
        span = list(range(card.first_cell, card.last_cell + 1))
        check(len(span) == _ADVENTURES.counts.cells_per_card, "adventures", card.id, "8 cells")
        check(sorted(c.id for c in card.cells) == span, "adventures", f"{card.id}.cells", "each")
        check(card.last_cell < BOARD.track.cells, "adventures", card.id, "cells of the board")
        in_front = all(0 <= cell < card.first_cell for cell in card.marker_cells)
        check(in_front, "adventures", f"{card.id}.marker_cells", "cells in front of the card")
        if card.last_penalty is not None:
            wanted_last = EffectsFile(vp=-card.last_penalty)
            last = next(cell for cell in card.cells if cell.id == card.last_cell)
            check(
                last.effects == wanted_last,
                "adventures",
                f"{card.id}.last_penalty",
                "its last cell",
            )


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
