"""Chapters 9 and 10: sailing, docking, deploying settlers, raiding villages."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from drakkar.games.tinyepic.box import DEPLOY_FOOD, ENEMY, ERAS, FACES, SHIP_SLOTS, Face
from drakkar.games.tinyepic.control import attack, claim
from drakkar.games.tinyepic.moves import Deploy, Raid, Sail, Skip, To, Withdraw
from drakkar.games.tinyepic.recall import TurnQuestion
from drakkar.games.tinyepic.state import FOOD, NONE, STEEL, TinyEpic
from drakkar.kernel.question import Move
from drakkar.kernel.refusal import Refusal


def ships_of(s: TinyEpic, seat: int) -> list[str]:
    """Where a player's longships lie: fjords first, then docks; each place once."""
    face = s.face
    n = len(face.fjords)
    afloat = [fjord.id for i, fjord in enumerate(face.fjords) if s.fleet[seat * n + i]]
    return afloat + [dock.id for i, dock in enumerate(face.docks) if s.docked[i] == seat]


def places(face: Face) -> list[str]:
    return [*face.fjord_index, *face.dock_index, "valhalla"]


class ChooseShip(TurnQuestion):
    """One ship makes all the moves of the action (TEV-9.2)."""

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

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        return _at_a_dock_only(move)


# ---- where to --------------------------------------------------------------------------------


def reachable(s: TinyEpic, seat: int, origin: str, moves: int) -> dict[str, int]:
    return courses(s.face_number, s.docked, seat, origin, moves)


def courses(face: int, docked: list[int], seat: int, origin: str, moves: int) -> dict[str, int]:
    """The fjords and docks a ship can sail to, and how many moves each takes; not where another
    ship of its owner lies (TEV-9.7)."""
    return {
        place: steps
        for place, steps, dock in _ways(face, origin, moves)
        if dock == NONE or docked[dock] != seat or place == origin
    }


@cache
def _ways(face_number: int, origin: str, moves: int) -> list[tuple[str, int, int]]:
    """Every place that lies near enough, the moves to it, and the number of a dock: from a dock to
    its fjords, from fjord to fjord, from a fjord to its docks (TEV-9.3), so never from dock to dock
    (TEV-9.4). A way through a dock is no shorter: it is a stop of its own."""
    face = FACES[face_number]
    steps: dict[int, int] = {}
    if origin in face.dock_index:
        edge = list(face.docks[face.dock_index[origin]].fjords)
        steps = dict.fromkeys(edge, 1)
    else:
        edge = [face.fjord_index[origin]]
        steps[edge[0]] = 0
    for here in edge:  # grows meanwhile
        if steps[here] < moves:
            for there in face.fjords[here].neighbours:
                if there not in steps:
                    steps[there] = steps[here] + 1
                    edge.append(there)
    docks: dict[int, int] = {}
    for fjord in edge:  # the nearest first
        if steps[fjord] < moves:
            for dock in face.fjords[fjord].docks:
                docks.setdefault(dock, steps[fjord] + 1)  # to where it set out from, too (TEV-9.6)
    afloat = [(face.fjords[f].id, steps[f], NONE) for f in sorted(steps) if 0 < steps[f] <= moves]
    return afloat + [(face.docks[d].id, docks[d], d) for d in sorted(docks)]


def refuse_course(s: TinyEpic, seat: int, origin: str, moves: int, to: str) -> Refusal | None:
    if to in reachable(s, seat, origin, moves):
        return None
    if not moves:
        return Refusal("TEV-9.1", "sail-over")
    dock = s.face.dock_index.get(to, NONE)
    if to == origin:
        clause = "TEV-9.3" if dock == NONE else "TEV-9.6"
        return Refusal(clause, "already-there", {"place": to})
    if dock != NONE and s.docked[dock] == seat:
        return Refusal("TEV-9.7", "own-ship-there", {"dock": to})
    direct = dock != NONE and origin in s.face.dock_index and moves == 1
    args = {"place": to, "moves": moves}
    return Refusal("TEV-9.4" if direct else "TEV-9.1", "too-far", args)


_to = cache(To)


class ChooseCourse(TurnQuestion):
    """Where the ship goes: up to so many moves (TEV-9.1)."""

    moves_left: int
    origin: str

    def kinds(self) -> tuple[type[Move], ...]:
        return (To, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        return [*map(_to, reachable(s, self.seat, self.origin, self.moves_left)), Skip()]

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield Skip()
        yield from (To(place) for place in places(s.face))

    def refuse(self, s: TinyEpic, move: To | Skip) -> Refusal | None:
        if isinstance(move, Skip):
            return None
        return refuse_course(s, self.seat, self.origin, self.moves_left, move.target)

    def answer(self, s: TinyEpic, move: To | Skip) -> None:
        if isinstance(move, To):  # as many settlers as moves, however many it takes (TEV-10.1)
            sail_to(s, self.seat, self.origin, move.target, self.moves_left, self.moves_left)

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        return _at_a_dock_only(move)


def _at_a_dock_only(move: Move) -> Refusal | None:
    return Refusal("TEV-9.12", "not-docked") if isinstance(move, (Deploy, Raid)) else None


def sail_to(
    s: TinyEpic,
    seat: int,
    origin: str,
    target: str,
    moves_left: int,
    limit: int,
    attacked: int = 0,
) -> None:
    """One leg of a sail. In a fjord it ends: what it can still reach could be named at once."""
    face = s.face
    moves_left -= reachable(s, seat, origin, moves_left)[target]
    s.tell("sailed", seat=seat, origin=origin, target=target)
    claim(s, *leave(s, seat, origin))  # it has no influence until it docks again (TEV-14.7)
    if target in face.fjord_index:
        s.fleet[seat * len(face.fjords) + face.fjord_index[target]] += 1
        return
    dock = face.dock_index[target]
    owner = s.docked[dock]
    s.docked[dock] = seat
    # Displacing comes first, then deploying and raiding; theft waits for the end (TEV-9.10).
    s.then(Ashore(seat, target, moves_left, limit, False, attacked))
    if owner != NONE and owner != seat:
        displace(s, owner, dock)
    claim(s, face.docks[dock].island)


def leave(s: TinyEpic, seat: int, place: str) -> list[int]:
    """The ship is lifted off; the islands where its influence is gone."""
    face = s.face
    if place in face.dock_index:
        dock = face.dock_index[place]
        s.docked[dock] = NONE
        return [face.docks[dock].island]
    s.fleet[seat * len(face.fjords) + face.fjord_index[place]] -= 1
    return []


def displace(s: TinyEpic, owner: int, dock: int) -> None:
    """Another ship docks here: the owner moves his away; the enemy's goes back to its board, to
    the rightmost slot with room (TEV-24.1). The lone longship lies at no dock of ``docked``: it
    stays and shares the dock (TEV-24.2)."""
    if owner == s.players:
        room = [slot for slot in SHIP_SLOTS if s.enemy_stock[slot] < ENEMY.pieces.per_slot]
        s.enemy_stock[room[-1]] += 1
        s.tell("enemy-ship-back", dock=s.face.docks[dock].id)
    else:
        s.then(WithdrawShip(owner, s.face.docks[dock].id))


class WithdrawShip(TurnQuestion):
    """The displaced ship goes to one of the two fjords beside its dock, at once and free of charge
    (TEV-9.8). What it gave of influence is gone already (TEV-9.9)."""

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

    def elsewhere(self, s: TinyEpic, move: Move) -> Refusal | None:
        return Refusal("TEV-9.8", "must-withdraw") if isinstance(move, Skip) else None


# ---- at a dock -------------------------------------------------------------------------------


class Ashore(TurnQuestion):
    """The ship has docked. That does not end the sail (TEV-9.5): deploy, sail on while moves are
    left, or raid, which ends it; deploying and raiding in either order, or neither (TEV-9.11)."""

    dock: str
    moves_left: int
    limit: int  # how many settlers this sail may still deploy, wherever it docks (TEV-10.1)
    deployed: bool = False  # since the ship docked here
    attacked: int = 0  # islands where this sail has attacked, a bit each

    def spot(self, s: TinyEpic) -> tuple[int, int]:
        dock = s.face.dock_index[self.dock]
        return dock, s.face.docks[dock].island

    def deployable(self, s: TinyEpic) -> int:
        """One food each (TEV-10.2), from the clan board only (TEV-10.3)."""
        if self.deployed:
            return 0
        return min(self.limit, self.affordable(s), s.reserve(self.seat))

    def affordable(self, s: TinyEpic) -> int:
        return s.resources[self.seat * 3 + FOOD] // DEPLOY_FOOD

    def raidable(self, s: TinyEpic) -> bool:
        """Here the sail may end (TEV-10.11), and there is steel enough (TEV-10.12)."""
        steel = s.resources[self.seat * 3 + STEEL]
        return bool(s.villages >> self.spot(s)[0] & 1 and steel >= raid_cost(s))

    def kinds(self) -> tuple[type[Move], ...]:
        return (Deploy, Raid, To, Skip)

    def moves(self, s: TinyEpic) -> list[Move]:
        moves: list[Move] = [Deploy(n) for n in range(1, self.deployable(s) + 1)]
        if self.raidable(s):
            moves.append(Raid())
        if self.moves_left:
            moves += map(_to, reachable(s, self.seat, self.dock, self.moves_left))
        moves.append(Skip())
        return moves

    def probes(self, s: TinyEpic) -> Iterable[Move]:
        yield from (Skip(), Raid())
        yield from (Deploy(number) for number in range(9))
        yield from (To(place) for place in places(s.face))

    def refuse(self, s: TinyEpic, move: Deploy | Raid | To | Skip) -> Refusal | None:
        if isinstance(move, Raid):
            return self.refuse_raid(s)
        if isinstance(move, To):
            return refuse_course(s, self.seat, self.dock, self.moves_left, move.target)
        if isinstance(move, Skip) or 1 <= move.number <= self.deployable(s):
            return None
        if self.deployed:
            return Refusal("TEV-10.1", "deployed-here")
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

    def refuse_raid(self, s: TinyEpic) -> Refusal | None:
        dock, _ = self.spot(s)
        if not s.villages >> dock & 1:
            if s.face.docks[dock].village:
                return Refusal("TEV-10.11", "village-gone", {"dock": self.dock})
            return Refusal("TEV-1.4", "no-village", {"dock": self.dock})
        if not self.raidable(s):
            steel = s.resources[self.seat * 3 + STEEL]
            return Refusal("TEV-10.12", "raid-steel", {"cost": raid_cost(s), "steel": steel})
        return None

    def answer(self, s: TinyEpic, move: Deploy | Raid | To | Skip) -> None:
        if isinstance(move, To):
            seat, moves, limit = self.seat, self.moves_left, self.limit
            sail_to(s, seat, self.dock, move.target, moves, limit, self.attacked)
        elif isinstance(move, Deploy):
            self.deploy(s, move.number)
        elif isinstance(move, Raid):
            self.raid(s)
        # Skip: a village that is spared stays and shares the dock with the ship (TEV-10.14).

    def deploy(self, s: TinyEpic, number: int) -> None:
        seat, (_, island) = self.seat, self.spot(s)
        s.resources[seat * 3 + FOOD] -= number * DEPLOY_FOOD
        s.add_settlers(seat, island, number)
        s.tell("deployed", seat=seat, number=number, island=s.face.islands[island].id)
        claim(s, island)
        attacked = self.attacked
        # Also a sail that docks twice at an island attacks there once (TEV-10.9).
        if not attacked >> island & 1 and attack(s, seat, island):
            attacked |= 1 << island
        self.go_on(s, self.replace(limit=self.limit - number, deployed=True, attacked=attacked))

    def raid(self, s: TinyEpic) -> None:
        """The village joins the clan board, where any number is kept (TEV-10.15). Nothing else
        raids: no ship that lies there already, no building and no exploring (TEV-10.13)."""
        seat, (dock, _) = self.seat, self.spot(s)
        s.resources[seat * 3 + STEEL] -= raid_cost(s)
        s.villages &= ~(1 << dock)
        s.loot[seat] += 1
        s.tell("raided", seat=seat, dock=self.dock)
        self.go_on(s, self.replace(moves_left=0))

    @staticmethod
    def go_on(s: TinyEpic, left: Ashore) -> None:
        if len(left.moves(s)) > 1:
            s.then(left)


def raid_cost(s: TinyEpic) -> int:
    return ERAS.eras[s.era - 1].raid_steel
