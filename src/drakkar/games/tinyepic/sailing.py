"""Chapters 8 to 10: sailing, docking, deploying settlers, raiding villages."""

from __future__ import annotations

from collections.abc import Iterable

from drakkar.games.tinyepic.box import DEPLOY_FOOD, ERAS, Face
from drakkar.games.tinyepic.control import attack
from drakkar.games.tinyepic.moves import Deploy, Raid, Recall, Sail, Skip, To, Withdraw
from drakkar.games.tinyepic.state import FOOD, NONE, STEEL, TinyEpic
from drakkar.kernel.question import Move, Question
from drakkar.kernel.refusal import Refusal


def ships_of(s: TinyEpic, seat: int) -> list[str]:
    """Where a player's longships lie: fjords first, then docks; each place once."""
    face = s.face
    n = len(face.fjords)
    found = [one.id for i, one in enumerate(face.fjords) if s.fleet[seat * n + i]]
    return found + [dock.id for i, dock in enumerate(face.docks) if s.docked[i] == seat]


def reachable(s: TinyEpic, seat: int, origin: str, moves: int) -> list[str]:
    """The fjords and docks a ship can sail to. Docking ends the voyage: no path leads through."""
    face = s.face
    distance: dict[int, int] = {}
    if origin in face.dock_index:
        edge = list(face.docks[face.dock_index[origin]].fjords)
        distance = dict.fromkeys(edge, 1)
    else:
        edge = [face.fjord_index[origin]]
        distance[edge[0]] = 0
    while edge:
        here = edge.pop(0)
        if distance[here] < moves:
            for there in face.fjords[here].neighbours:
                if there not in distance:
                    distance[there] = distance[here] + 1
                    edge.append(there)
    fjords = [f for f in sorted(distance) if 0 < distance[f] <= moves]
    docks = {
        dock
        for fjord, steps in distance.items()
        if steps < moves
        for dock in face.fjords[fjord].docks
        if s.docked[dock] != seat
    }
    if origin in face.dock_index and moves >= 2:
        docks.add(face.dock_index[origin])  # out and back again
    names = [face.fjords[f].id for f in fjords]
    return names + [face.docks[d].id for d in sorted(docks)]


class ChooseShip(Question):
    """One ship makes all the moves of the action."""

    moves_left: int

    def kinds(self) -> tuple[type[Move], ...]:
        return (Sail, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*(Sail(place) for place in ships_of(s, self.seat)), Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        yield from (Sail(place) for place in places(s.face))

    def refuse(self, s: TinyEpic, move: Sail | Skip) -> Refusal | None:
        if isinstance(move, Skip) or move.origin in ships_of(s, self.seat):
            return None
        return Refusal("TEV-9.2", "no-ship-there", {"place": move.origin})

    def answer(self, s: TinyEpic, move: Sail | Skip) -> None:
        if isinstance(move, Sail):
            s.then(ChooseCourse(self.seat, self.moves_left, move.origin))


def places(face: Face) -> list[str]:
    return [*face.fjord_index, *face.dock_index, "valhalla"]


class ChooseCourse(Question):
    """Where the ship goes."""

    moves_left: int
    origin: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (To, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*(To(p) for p in reachable(s, self.seat, self.origin, self.moves_left)), Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        yield from (To(place) for place in places(s.face))

    def refuse(self, s: TinyEpic, move: To | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        if move.target in reachable(s, self.seat, self.origin, self.moves_left):
            return None
        dock = s.face.dock_index.get(move.target, NONE)
        if dock != NONE and s.docked[dock] == self.seat and move.target != self.origin:
            return Refusal("TEV-9.7", "own-ship-there", {"dock": move.target})
        direct = dock != NONE and self.origin in s.face.dock_index and self.moves_left == 1
        args = {"place": move.target, "moves": self.moves_left}
        return Refusal("TEV-9.4" if direct else "TEV-9.1", "too-far", args)

    def answer(self, s: TinyEpic, move: To | Skip) -> None:
        if isinstance(move, Skip):
            return
        seat, face = self.seat, s.face
        s.tell("sailed", seat=seat, origin=self.origin, target=move.target)
        leave(s, seat, self.origin)
        if move.target in face.fjord_index:
            s.fleet[seat * len(face.fjords) + face.fjord_index[move.target]] += 1
            return
        dock = face.dock_index[move.target]
        owner = s.docked[dock]
        s.docked[dock] = seat
        s.then(Ashore(seat, move.target, self.moves_left, True))
        if owner != NONE and owner != seat:
            displace(s, owner, dock)


def leave(s: TinyEpic, seat: int, place: str) -> None:
    face = s.face
    if place in face.dock_index:
        s.docked[face.dock_index[place]] = NONE
    else:
        s.fleet[seat * len(face.fjords) + face.fjord_index[place]] -= 1


def displace(s: TinyEpic, owner: int, dock: int) -> None:
    """Another ship docks here: the owner moves his away; the enemy's goes back to its board."""
    if owner == s.players:
        for slot in (3, 2, 1):  # the rightmost slot with room
            if s.enemy_stock[slot] < 2:
                s.enemy_stock[slot] += 1
                break
        s.tell("enemy-ship-back", dock=s.face.docks[dock].id)
    else:
        s.then(WithdrawShip(owner, s.face.docks[dock].id))


class WithdrawShip(Question):
    """The displaced ship goes to one of the two fjords beside its dock, at once."""

    dock: str

    def fjords(self, s: TinyEpic) -> list[str]:
        face = s.face
        return [face.fjords[f].id for f in face.docks[face.dock_index[self.dock]].fjords]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Withdraw,)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [Withdraw(fjord) for fjord in self.fjords(s)]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        return [Withdraw(fjord) for fjord in (*s.face.fjord_index, "valhalla")]

    def refuse(self, s: TinyEpic, move: Withdraw) -> Refusal | None:
        if move.fjord in self.fjords(s):
            return None
        return Refusal("TEV-9.8", "not-beside", {"fjord": move.fjord, "dock": self.dock})

    def answer(self, s: TinyEpic, move: Withdraw) -> None:
        face = s.face
        s.fleet[self.seat * len(face.fjords) + face.fjord_index[move.fjord]] += 1
        s.tell("withdrew", seat=self.seat, dock=self.dock, fjord=move.fjord)


class Ashore(Question):
    """The ship has docked: deploy settlers, raid the village, in either order, or neither."""

    dock: str
    limit: int  # how many settlers may still be deployed
    may_raid: bool

    def spot(self, s: TinyEpic) -> tuple[int, int]:
        dock = s.face.dock_index[self.dock]
        return dock, s.face.docks[dock].island

    def deployable(self, s: TinyEpic) -> int:
        food = s.resources[self.seat * 3 + FOOD]
        return min(self.limit, food // DEPLOY_FOOD, s.reserve(self.seat))

    def raidable(self, s: TinyEpic) -> bool:
        dock, _ = self.spot(s)
        steel = s.resources[self.seat * 3 + STEEL]
        return bool(self.may_raid and s.villages >> dock & 1 and steel >= raid_cost(s))

    def recallable(self, s: TinyEpic) -> list[int]:
        """Calling settlers back makes sense only while some can still be deployed."""
        if not self.limit or s.resources[self.seat * 3 + FOOD] < DEPLOY_FOOD:
            return []
        return [i for i in range(len(s.face.islands)) if s.settlers_on(self.seat, i)]

    def kinds(self) -> tuple[type[Move], ...]:
        return (Deploy, Raid, Recall, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        moves: list[Move] = [Deploy(n) for n in range(1, self.deployable(s) + 1)]
        if self.raidable(s):
            moves.append(Raid())
        moves += [Recall(s.face.islands[island].id) for island in self.recallable(s)]
        moves.append(Skip())
        return moves

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield from (Skip(), Raid())
        yield from (Deploy(number) for number in range(9))
        yield from (Recall(name) for name in (*s.face.island_index, "sea"))

    def refuse(self, s: TinyEpic, move: Deploy | Raid | Recall | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        if isinstance(move, Raid):
            dock, _ = self.spot(s)
            if not self.may_raid or not s.villages >> dock & 1:
                return Refusal("TEV-10.11", "no-village", {"dock": self.dock})
            if not self.raidable(s):
                steel = s.resources[self.seat * 3 + STEEL]
                args = {"cost": raid_cost(s), "steel": steel}
                return Refusal("TEV-10.12", "raid-steel", args)
            return None
        if isinstance(move, Recall):
            index = s.face.island_index
            if move.island not in index or not s.settlers_on(self.seat, index[move.island]):
                return Refusal("TEV-10.4", "recall-nobody", {"island": move.island})
            if index[move.island] not in self.recallable(s):
                return Refusal("TEV-10.4", "recall-useless")
            return None
        if 1 <= move.number <= self.deployable(s):
            return None
        args = {
            "number": move.number,
            "limit": self.limit,
            "food": s.resources[self.seat * 3 + FOOD],
            "reserve": s.reserve(self.seat),
        }
        clause = "TEV-10.1"
        if 1 <= move.number <= self.limit:
            clause = "TEV-10.3" if move.number > s.reserve(self.seat) else "TEV-10.2"
        return Refusal(clause, "deploy-limit", args)

    def answer(self, s: TinyEpic, move: Deploy | Raid | Recall | Skip) -> None:
        if isinstance(move, Skip):
            return
        seat, (dock, island) = self.seat, self.spot(s)
        if isinstance(move, Recall):
            s.add_settlers(seat, s.face.island_index[move.island], -1)
            s.tell("recalled", seat=seat, island=move.island)
            s.then(self)
        elif isinstance(move, Deploy):
            s.resources[seat * 3 + FOOD] -= move.number * DEPLOY_FOOD
            s.add_settlers(seat, island, move.number)
            name = s.face.islands[island].id
            s.tell("deployed", seat=seat, number=move.number, island=name)
            attack(s, seat, island)
            self.go_on(s, 0, self.may_raid)
        else:
            s.resources[seat * 3 + STEEL] -= raid_cost(s)
            s.villages &= ~(1 << dock)
            s.loot[seat] += 1
            s.tell("raided", seat=seat, dock=self.dock)
            self.go_on(s, self.limit, False)

    def go_on(self, s: TinyEpic, limit: int, may_raid: bool) -> None:
        left = Ashore(self.seat, self.dock, limit, may_raid)
        if len(left.moves(s)) > 1:
            s.then(left)


def raid_cost(s: TinyEpic) -> int:
    return ERAS.eras[s.era - 1].raid_steel
