"""Chapter 21: the enemy clan's main actions; the player decides what is left open.

What the enemy can do it does, and nothing here lets it pay (TEV-21.2).
"""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.box import ENEMY, ERAS, PLACES, SHIP_SLOTS, TEMPLE_SLOTS, Action
from drakkar.games.tinyepic.control import CheckControl, attack, claim, influence
from drakkar.games.tinyepic.moves import Pick
from drakkar.games.tinyepic.recall import SecondHalf
from drakkar.games.tinyepic.sailing import WithdrawShip
from drakkar.games.tinyepic.state import NONE, TinyEpic
from drakkar.kernel.question import Move, Step
from drakkar.kernel.refusal import Refusal

HUMAN = 0


def lone_island(s: TinyEpic) -> int:
    return s.face.docks[s.lone].island


# ---- choices the rules leave to the player ---------------------------------------------------


class DecideForEnemy(SecondHalf):
    """Where the rules leave the enemy several ways the player decides (TEV-21.3). ``why``: what
    for."""

    why: str
    options: tuple[str, ...]
    number: int = 0

    def kinds(self) -> tuple[type[Move], ...]:
        return (Pick,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Pick(option) for option in self.options]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        names = (*s.face.island_index, *s.face.dock_index, "left", "right")
        return [Pick(name) for name in names]

    def refuse(self, s: TinyEpic, move: Pick) -> Refusal | None:
        if move.what in self.options:
            return None
        return Refusal("TEV-21.3", "enemy-choice", {"what": move.what})

    def answer(self, s: TinyEpic, move: Pick) -> None:
        _DECIDED[self.why](s, move.what, self.number)


# ---- the four main actions -------------------------------------------------------------------


def enemy_performs(s: TinyEpic, action: Action) -> None:
    """One of the main actions, the enemy's way; control is checked when it is complete."""
    s.then(CheckControl(s.players))
    s.tell("enemy-acts", action=action.type, x=action.x)
    if action.type == "sail":
        set_course(s, action.x)
    elif action.type == "explore":
        explore(s, action.x)
    elif action.type == "harvest":
        enemy_harvests(s, action.x)
    else:
        s.then(*(EnemyBuilds() for _ in range(action.x)))


# ---- sailing ---------------------------------------------------------------------------------


def set_course(s: TinyEpic, number: int) -> None:
    """The nearest other island with the rune of the card turned up last (TEV-21.5), wherever the
    sail comes from (TEV-21.8, 23.21); then that with least enemy influence (TEV-21.7)."""
    face, here, rune = s.face, lone_island(s), s.enemy_rune
    islands = [i for i, island in enumerate(face.islands) if island.rune == rune and i != here]
    if not islands:
        return
    near = {i: steps_to(s, s.lone, i) for i in islands}
    islands = [i for i in islands if near[i] == min(near.values())]
    power = {i: influence(s, s.players, i) for i in islands}
    islands = [i for i in islands if power[i] == min(power.values())]
    if len(islands) == 1:
        s.tell("enemy-course", island=face.islands[islands[0]].id)
        s.then(Voyage(islands[0], number + ENEMY.sailing.modifier, number))
    else:
        names = tuple(face.islands[i].id for i in islands)
        s.then(DecideForEnemy(HUMAN, "course", names, number))


def _course_decided(s: TinyEpic, island: str, number: int) -> None:
    s.tell("enemy-course", island=island)
    s.then(Voyage(s.face.island_index[island], number + ENEMY.sailing.modifier, number))


def steps_to(s: TinyEpic, dock: int, island: int) -> int:
    distances = s.face.distances[dock]
    return min(distances[end] for end in s.face.islands[island].docks)


class Voyage(Step):
    """The lone longship goes dock by dock and never into a fjord (TEV-21.4), along a shortest way
    (TEV-21.9), until it is at a dock of the island (TEV-21.13) or its steps are used up
    (TEV-21.14).

    Then settlers come, as many as the action says, without the modifier (TEV-21.19); then it
    consecrates what it has raided (TEV-21.24).
    """

    island: int
    left: int
    settlers: int

    def run(self, s: TinyEpic) -> None:
        face = s.face
        if not self.left or lone_island(s) == self.island:
            s.tell("enemy-arrived", dock=face.docks[s.lone].id)
            reinforce = Reinforce(lone_island(s), self.settlers)
            s.then(reinforce, CheckControl(s.players), EnemyConsecrates())
            return
        away = steps_to(s, s.lone, self.island)
        ways = [d for d in face.docks[s.lone].steps if steps_to(s, d, self.island) == away - 1]
        s.then(Voyage(self.island, self.left - 1, self.settlers))
        if len(ways) == 1:
            enter_dock(s, ways[0])
        else:
            names = tuple(face.docks[dock].id for dock in ways)
            s.then(DecideForEnemy(HUMAN, "way", names))


def _way_decided(s: TinyEpic, dock: str, number: int) -> None:
    enter_dock(s, s.face.dock_index[dock])


def enter_dock(s: TinyEpic, dock: int) -> None:
    """Every dock but the one it left (TEV-21.18): it drives the player's ship away (TEV-21.15) and
    raids the village, free of charge (TEV-21.17). Its own ships may lie there (TEV-21.16)."""
    left, s.lone = lone_island(s), dock
    name = s.face.docks[dock].id
    s.tell("enemy-enters", dock=name)
    if s.villages >> dock & 1:
        s.villages &= ~(1 << dock)
        s.enemy_loot += 1
        s.tell("enemy-raids", dock=name)
    if s.docked[dock] == HUMAN:
        s.docked[dock] = NONE
        s.then(WithdrawShip(HUMAN, name))
    claim(s, *dict.fromkeys((left, lone_island(s))))


# ---- settlers --------------------------------------------------------------------------------


class Reinforce(Step):
    """So many settlers to an island: from the board, then from where the enemy has most
    (TEV-21.20), counted anew for each (TEV-21.21). If some have come they attack, once
    (TEV-21.22)."""

    island: int
    number: int
    added: bool = False  # some have come: attack when all have

    def run(self, s: TinyEpic) -> None:
        enemy = s.players
        if not self.number:
            if self.added:
                attack(s, enemy, self.island)
            return
        s.then(Reinforce(self.island, self.number - 1, True))
        if s.enemy_stock[0]:
            s.enemy_stock[0] -= 1
            settle_one(s, self.island)
            return
        donors = [
            i for i in range(len(s.face.islands)) if i != self.island and s.settlers_on(enemy, i)
        ]
        if not donors:
            s.agenda[-1] = Reinforce(self.island, 0, self.added)
            return
        most = max(s.settlers_on(enemy, i) for i in donors)
        donors = [i for i in donors if s.settlers_on(enemy, i) == most]
        least = min(influence(s, HUMAN, i) for i in donors)
        donors = [i for i in donors if influence(s, HUMAN, i) == least]
        if len(donors) == 1:
            move_settler(s, donors[0], self.island)
        else:
            names = tuple(s.face.islands[i].id for i in donors)
            s.then(DecideForEnemy(HUMAN, "donor", names, self.island))


def _donor_decided(s: TinyEpic, donor: str, island: int) -> None:
    move_settler(s, s.face.island_index[donor], island)


def move_settler(s: TinyEpic, donor: int, island: int) -> None:
    s.add_settlers(s.players, donor, -1)
    s.add_settlers(s.players, island, 1)
    islands = s.face.islands
    s.tell("enemy-moves", origin=islands[donor].id, island=islands[island].id)
    claim(s, donor, island)


def settle_one(s: TinyEpic, island: int) -> None:
    """One from the board."""
    s.add_settlers(s.players, island, 1)
    s.tell("enemy-settles", island=s.face.islands[island].id)
    claim(s, island)


def explore(s: TinyEpic, number: int) -> None:
    """Settlers go along the ferry of the lone longship's dock (TEV-21.28); if it leads off the
    board they stay with it (TEV-21.29). One attack when all are there (TEV-21.30)."""
    far = s.face.docks[s.lone].far
    island = s.face.docks[far].island if far >= 0 else lone_island(s)
    s.then(Reinforce(island, number))


# ---- harvest ---------------------------------------------------------------------------------


def enemy_harvests(s: TinyEpic, number: int) -> None:
    """One of each in turn from the top (TEV-21.35), and the bonus of slots (TEV-21.36) whose pieces
    are all gone (TEV-21.37)."""
    gains = [0, 0, 0]
    for count in range(number):
        gains[count % 3] += 1
    empty_ships = sum(not s.enemy_stock[slot] for slot in SHIP_SLOTS)
    empty_temples = sum(not s.enemy_stock[slot] for slot in TEMPLE_SLOTS)
    for resource in range(3):
        gains[resource] += empty_ships * ENEMY.harvest.per_longship_slot.tuple()[resource]
        gains[resource] += empty_temples * ENEMY.harvest.per_temple_slot.tuple()[resource]
    enemy_gains(s, tuple(gains))


def enemy_gains(s: TinyEpic, gains: tuple[int, ...]) -> None:
    """Markers advance and stop at the end (TEV-22.12); every icon reached or passed is noted
    (TEV-22.8), each time anew (TEV-22.11), from top to bottom and from left to right (TEV-22.10).
    While icons are being resolved new ones go behind those that wait (TEV-22.14)."""
    reached, gained = [], [0, 0, 0]
    for resource, number in enumerate(gains):
        at = s.players * 3 + resource
        track = ENEMY.tracks[resource]
        before = s.resources[at]
        s.resources[at] = min(track.length, before + number)
        gained[resource] = s.resources[at] - before
        reached += [
            resource * 10 + index
            for index, icon in enumerate(track.icons)
            if before < icon.space <= s.resources[at]
        ]
    s.tell("enemy-gains", wood=gained[0], food=gained[1], steel=gained[2])
    if s.enemy_resolving:
        s.enemy_triggers += reached
    else:
        s.enemy_triggers = sorted(s.enemy_triggers + reached)


# ---- building --------------------------------------------------------------------------------


class EnemyBuilds(Step):
    def run(self, s: TinyEpic) -> None:
        enemy_builds(s)


def enemy_builds(s: TinyEpic) -> None:
    """A longship from the leftmost slot (TEV-20.3) to the lone longship's dock (TEV-21.31), else to
    the next dock clockwise without any ship (TEV-21.32), else to the nearest (TEV-21.33). Never a
    temple, and nothing if no ship is left (TEV-21.34)."""
    slot = next((slot for slot in SHIP_SLOTS if s.enemy_stock[slot]), 0)
    if not slot:
        return
    face = s.face
    ring = face.islands[lone_island(s)].docks
    at = ring.index(s.lone)
    free = [dock for dock in (*ring[at:], *ring[:at]) if s.docked[dock] == NONE]
    if not free:
        distances = face.distances[s.lone]
        open_docks = [d for d in range(len(face.docks)) if s.docked[d] == NONE]
        if not open_docks:
            return
        nearest = min(distances[d] for d in open_docks)
        free = [d for d in open_docks if distances[d] == nearest]
        if len(free) > 1:
            names = tuple(face.docks[dock].id for dock in free)
            s.then(DecideForEnemy(HUMAN, "berth", names, slot))
            return
    berth(s, free[0], slot)


def _berth_decided(s: TinyEpic, dock: str, slot: int) -> None:
    berth(s, s.face.dock_index[dock], slot)


def berth(s: TinyEpic, dock: int, slot: int) -> None:
    s.enemy_stock[slot] -= 1
    s.docked[dock] = s.players
    s.tell("enemy-builds", dock=s.face.docks[dock].id)
    claim(s, s.face.docks[dock].island)


# ---- consecration ----------------------------------------------------------------------------


class EnemyConsecrates(Step):
    """Village after village, on the era board's action with fewest villages, from the top, and
    never on a god (TEV-21.25). Those that a sail of it raids come after (TEV-21.27)."""

    def run(self, s: TinyEpic) -> None:
        if not s.enemy_loot:
            return
        most = ERAS.consecration.villages_per_place[s.players]
        open_places = [p for p in range(len(PLACES)) if s.consecrated[p] < most]
        if not open_places:
            s.enemy_loot = 0  # raided all the same, and set aside (TEV-21.26)
            return
        place = min(open_places, key=lambda number: (s.consecrated[number], number))
        s.enemy_loot -= 1
        s.consecrated[place] += 1
        s.tell("enemy-consecrates", place=ERAS.consecration_places[place].id)
        s.then(EnemyConsecrates())
        enemy_performs(s, PLACES[place])


_DECIDED = {
    "course": _course_decided,
    "way": _way_decided,
    "donor": _donor_decided,
    "berth": _berth_decided,
}
