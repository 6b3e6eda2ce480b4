"""Chapter 1: set-up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from drakkar.games.tinyepic.box import (
    CARDS,
    ENEMY,
    FACES,
    FAVOR_INDEX,
    FAVOR_NAMES,
    FAVORS_PER_ROW,
    GOD_INDEX,
    GOD_NAMES,
    LARGE,
    PLACES,
    SHIP_COSTS,
    SMALL,
    START_RESOURCES,
    TEMPLE_COSTS,
)
from drakkar.games.tinyepic.eras import Era
from drakkar.games.tinyepic.moves import Favors, First, Gods, Harbour
from drakkar.games.tinyepic.neutral import place_neutral
from drakkar.games.tinyepic.solo_setup import DropRune, enemy_stock
from drakkar.games.tinyepic.state import NONE, RUNES, TinyEpic
from drakkar.kernel.draws import sample
from drakkar.kernel.question import Chance, Move, Question, Step
from drakkar.kernel.refusal import Refusal


def setup(players: int, options: Mapping[str, str]) -> TinyEpic:
    # TEV-1.2
    small = players <= 2 or (players == 3 and options["three_player_face"] == "small")
    face_number = SMALL if small else LARGE
    face = FACES[face_number]
    clans = players + (players <= 2)
    s = TinyEpic(
        players=players,
        face_number=face_number,
        era=0,  # ``Era`` begins the first one (TEV-1.7)
        chief=0,
        turn=NONE,
        gods=(),
        fury=[0] * len(RUNES),
        resources=[
            *START_RESOURCES * players,  # TEV-1.11
            *(ENEMY.resource_rules.start,) * 3 * (clans - players),  # TEV-20.5
        ],
        settlers=[0] * (clans * len(face.islands)),
        temples=[0] * clans,
        # all on the clan board, but for the ship that is placed first (TEV-1.10)
        ship_slots=[(1 << len(SHIP_COSTS)) - 1] * players,
        temple_slots=[(1 << len(TEMPLE_COSTS)) - 1] * players,
        fleet=[0] * (clans * len(face.fjords)),
        docked=[NONE] * len(face.docks),
        # on the docks marked for one, and on no other (TEV-1.4)
        villages=sum(1 << number for number, dock in enumerate(face.docks) if dock.village),
        loot=[0] * players,
        holders=[NONE] * len(face.islands),  # every island's rune lies on it (TEV-1.3)
        consecrated=[0] * (len(PLACES) + len(RUNES)),
        rows=[()] * players,
        hands=[()] * players,
        packs=[()] * (3 if players == 2 else players),
        face_down=[NONE] * players,
        face_known=[NONE] * players,
        favor_rows=[(), ()],
        favors=[()] * players,
        shown_favors=[],
        won=(NONE,) * players,
        initiator=NONE,
        prize=NONE,
        prize_from=(0, 0),
        deck=list(range(len(CARDS))),  # TEV-1.8
        discard=[],
        invaders=[],
        lone=NONE,
        enemy_stock=enemy_stock() if players == 1 else [],
        enemy_deck=[],
        enemy_unseen=[],
        enemy_row=(),
        enemy_battles=(),
        enemy_rune=NONE,
        enemy_card=NONE,
        enemy_bonus=0,
        enemy_waiting=[],
        enemy_favors=[],
        enemy_loot=0,
        enemy_triggers=[],
        enemy_resolving=False,
    )
    if players == 2:  # alone the set-up is the same, but without it (TEV-20.1)
        place_neutral(s)
    steps: list[Chance | Step] = [DrawGods(), DealFavors()]
    if players == 1:
        steps.append(DropRune())
    elif options["first_player"] == "random":
        steps.append(ChooseFirst())
    else:
        s.chief = int(options["first_player"]) - 1
    s.then(*steps, PlaceFirstShips(), Era())
    return s


class DrawGods(Chance):
    """Three gods (TEV-1.5), each with the fury marker of one rune: nothing else says which rune is
    whose (TEV-1.6)."""

    kind = Gods

    def sample(self, s: TinyEpic, rng: Random) -> Gods:
        return Gods(tuple(sample(rng, GOD_NAMES, len(RUNES))))

    def refuse(self, s: TinyEpic, move: Gods) -> Refusal | None:
        names = set(move.gods)
        if len(move.gods) == len(names) == len(RUNES) and names <= set(GOD_NAMES):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: TinyEpic, move: Gods) -> None:
        s.gods = tuple(GOD_INDEX[name] for name in move.gods)
        s.tell("gods", gods=list(move.gods))


class DealFavors(Chance):
    """Two rows of favour cards; the others are out of the game (TEV-1.9)."""

    kind = Favors

    def sample(self, s: TinyEpic, rng: Random) -> Favors:
        return Favors(tuple(sample(rng, FAVOR_NAMES, 2 * FAVORS_PER_ROW[s.players])))

    def refuse(self, s: TinyEpic, move: Favors) -> Refusal | None:
        names = set(move.favors)
        wanted = 2 * FAVORS_PER_ROW[s.players]
        if len(move.favors) == len(names) == wanted and names <= set(FAVOR_NAMES):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: TinyEpic, move: Favors) -> None:
        dealt = tuple(FAVOR_INDEX[name] for name in move.favors)
        half = FAVORS_PER_ROW[s.players]
        s.favor_rows = [dealt[:half], dealt[half:]]


class ChooseFirst(Chance):
    """Chance gives the war chief to somebody, unless the table has named one (TEV-1.12)."""

    kind = First

    def sample(self, s: TinyEpic, rng: Random) -> First:
        return First(rng.randrange(s.players))

    def refuse(self, s: TinyEpic, move: First) -> Refusal | None:
        if 0 <= move.seat < s.players:
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: TinyEpic, move: First) -> None:
        s.chief = move.seat
        s.tell("chief", seat=s.chief)


class PlaceFirstShips(Step):
    """Anticlockwise from the right of the first player, who is last (TEV-1.13)."""

    def run(self, s: TinyEpic) -> None:
        s.then(*(PlaceFirstShip(seat) for seat in reversed(s.turn_order())))


class PlaceFirstShip(Question):
    """An empty fjord at the edge of the ocean (TEV-1.14); alone, where the lone longship is placed
    already, any at the edge (TEV-20.9)."""

    def free(self, s: TinyEpic) -> list[str]:
        n = len(s.face.fjords)
        return [
            fjord.id
            for number, fjord in enumerate(s.face.fjords)
            if fjord.border and not any(s.fleet[c * n + number] for c in range(s.clans))
        ]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Harbour,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Harbour(fjord) for fjord in self.free(s)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Harbour(name) for name in (*s.face.fjord_index, "valhalla")]

    def refuse(self, s: TinyEpic, move: Harbour) -> Refusal | None:
        if move.fjord in self.free(s):
            return None
        return Refusal("TEV-1.14", "first-ship", {"fjord": move.fjord})

    def answer(self, s: TinyEpic, move: Harbour) -> None:
        face = s.face
        s.fleet[self.seat * len(face.fjords) + face.fjord_index[move.fjord]] += 1
        s.tell("first-ship", seat=self.seat, fjord=move.fjord)
