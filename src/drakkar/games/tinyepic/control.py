"""Chapter 14: influence, control of islands, and the fury it raises."""

from __future__ import annotations

from drakkar.games.tinyepic.box import INFLUENCE_SETTLER, INFLUENCE_SHIP, INFLUENCE_TEMPLE
from drakkar.games.tinyepic.state import NONE, TinyEpic
from drakkar.kernel.question import Step


def influence(s: TinyEpic, clan: int, island: int) -> int:
    """Settlers, temples and docked longships; ships in fjords count for nothing."""
    face = s.face
    total = s.settlers[clan * len(face.islands) + island] * INFLUENCE_SETTLER
    if s.temples[clan] >> island & 1:
        total += INFLUENCE_TEMPLE
    for dock in face.islands[island].docks:
        if s.docked[dock] == clan:
            total += INFLUENCE_SHIP
    if clan == s.players and s.lone != NONE and face.docks[s.lone].island == island:
        total += INFLUENCE_SHIP
    return total


def has_land_unit(s: TinyEpic, clan: int, island: int) -> bool:
    return s.settlers_on(clan, island) > 0 or bool(s.temples[clan] >> island & 1)


def influences(s: TinyEpic) -> list[list[int]]:
    """The same of every clan on every island, in one pass."""
    face = s.face
    n = len(face.islands)
    found = []
    for clan in range(s.clans):
        row = [number * INFLUENCE_SETTLER for number in s.settlers[clan * n : clan * n + n]]
        if s.temples[clan]:
            for island in range(n):
                if s.temples[clan] >> island & 1:
                    row[island] += INFLUENCE_TEMPLE
        found.append(row)
    for dock, owner in enumerate(s.docked):
        if owner != NONE:
            found[owner][face.docks[dock].island] += INFLUENCE_SHIP
    if s.lone != NONE:
        found[s.players][face.docks[s.lone].island] += INFLUENCE_SHIP
    return found


class CheckControl(Step):
    """After a completed action: who takes, steals or loses the runes of islands."""

    active: int

    def run(self, s: TinyEpic) -> None:
        rows = influences(s)
        for island, power in enumerate(zip(*rows, strict=True)):
            holder, most = s.holders[island], max(power)
            if holder == NONE:
                settled = not most
            else:
                settled = most > 0 and power[holder] == most  # nobody has more
            if not settled:
                check_island(s, island, self.active, power)


def check_island(s: TinyEpic, island: int, active: int, power: tuple[int, ...]) -> None:
    # the neutral enemy of the two-player game never takes or steals
    actors = range(s.clans if s.has_enemy() else s.players)
    holder = s.holders[island]
    if holder != NONE:
        thieves = [
            clan
            for clan in (actors if s.theft_for_all else [active])
            if clan != holder and power[clan] > power[holder] and has_land_unit(s, clan, island)
        ]
        thief = strongest(thieves, power, active) if thieves else NONE
        if thief != NONE:
            take(s, island, thief)
            return
        if power[holder]:
            return
        s.holders[island] = NONE
        s.tell("rune-returned", clan=holder, island=s.face.islands[island].id)
    most = max(power)
    if most and power.count(most) == 1:
        clan = power.index(most)
        if clan in actors and has_land_unit(s, clan, island):
            take(s, island, clan)


def strongest(clans: list[int], power: tuple[int, ...], active: int) -> int:
    """The one with most; of several the active one, if it is among them."""
    if not clans:
        return NONE
    most = max(power[clan] for clan in clans)
    best = [clan for clan in clans if power[clan] == most]
    if len(best) == 1:
        return best[0]
    return active if active in best else NONE


def take(s: TinyEpic, island: int, clan: int) -> None:
    victim = s.holders[island]
    s.holders[island] = clan
    s.tell("rune-taken", clan=clan, island=s.face.islands[island].id, victim=victim)
    s.raise_fury(s.face.islands[island].rune, 1)


def attack(s: TinyEpic, clan: int, island: int) -> None:
    """More settlers than each single opponent: every opponent with settlers there loses one."""
    own = s.settlers_on(clan, island)
    others = [other for other in range(s.clans) if other != clan and s.settlers_on(other, island)]
    if own and all(own > s.settlers_on(other, island) for other in others):
        for other in others:
            remove_settler(s, other, island)


def remove_settler(s: TinyEpic, clan: int, island: int) -> None:
    """Back to his clan board; the neutral enemy's leaves the game."""
    s.add_settlers(clan, island, -1)
    if clan == s.players and s.has_enemy():
        s.enemy_stock[0] += 1
    s.tell("settler-lost", clan=clan, island=s.face.islands[island].id)
