"""Chapter 14: influence, control of islands, and the fury it raises.

Two clocks: a rune that lies on its island is taken, and one whose holder has no influence left
returns, at once, also in the middle of an action (``claim``); a rune that somebody holds is stolen
only when an action is complete, by the player whose action it was (``CheckControl``).
"""

from __future__ import annotations

from drakkar.games.tinyepic.box import INFLUENCE_SETTLER, INFLUENCE_SHIP, INFLUENCE_TEMPLE
from drakkar.games.tinyepic.state import NONE, TinyEpic
from drakkar.kernel.question import Step


def influence(s: TinyEpic, clan: int, island: int) -> int:
    """Settlers, temples and docked longships (TEV-14.1); ships in fjords do not count (TEV-14.2).

    The enemy is one clan of two colours, and its lone longship counts like the others (TEV-21.23).
    """
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
    """A settler or a temple; a docked longship is none (TEV-14.5)."""
    return s.settlers_on(clan, island) > 0 or bool(s.temples[clan] >> island & 1)


def influences(s: TinyEpic) -> list[list[int]]:
    """The influence of every clan on every island, in one pass."""
    face = s.face
    n = len(face.islands)
    by_clan = []
    for clan in range(s.clans):
        row = [number * INFLUENCE_SETTLER for number in s.settlers[clan * n : clan * n + n]]
        if s.temples[clan]:
            for island in range(n):
                if s.temples[clan] >> island & 1:
                    row[island] += INFLUENCE_TEMPLE
        by_clan.append(row)
    for dock, owner in enumerate(s.docked):
        if owner != NONE:
            by_clan[owner][face.docks[dock].island] += INFLUENCE_SHIP
    if s.lone != NONE:
        by_clan[s.players][face.docks[s.lone].island] += INFLUENCE_SHIP
    return by_clan


# ---- runes that lie free: at once --------------------------------------------------------------


def claim(s: TinyEpic, *islands: int) -> None:
    """Influence on these islands has changed: runes return and are taken at once (TEV-14.7), alone
    by the enemy and from it as by and from anybody (TEV-21.23, 24.5)."""
    for island in islands:
        settle(s, island, [influence(s, clan, island) for clan in range(s.clans)])


def settle(s: TinyEpic, island: int, power: list[int]) -> None:
    """``power``: the influence of every clan on the island."""
    holder = s.holders[island]
    if holder != NONE:
        if power[holder]:  # a ship at a dock is enough to keep it (TEV-14.12)
            return
        s.holders[island] = NONE  # without any effect on fury (TEV-14.13)
        s.tell("rune-returned", clan=holder, island=s.face.islands[island].id)
    most = max(power)
    if not most or power.count(most) > 1:  # on a tie it is nobody's (TEV-14.4)
        return
    clan = power.index(most)
    # The neutral enemy blocks with what it has and never takes (TEV-19.4, 19.5, 19.8).
    takes = clan < s.players or s.has_enemy()
    if takes and has_land_unit(s, clan, island):  # TEV-14.3; after a return too (TEV-14.14)
        take(s, island, clan)


# ---- runes that somebody holds: when an action is complete --------------------------------------


class CheckControl(Step):
    """An action is complete: its player, and nobody else, steals (TEV-14.8, 14.10, 14.11).

    Blessings, consecrations and the enemy's icons count as actions (TEV-6.19, 16.10, 22.27).
    """

    active: int

    def run(self, s: TinyEpic) -> None:
        active = self.active
        for island, power in enumerate(zip(*influences(s), strict=True)):
            holder = s.holders[island]
            if holder == NONE or not power[holder]:
                if holder != NONE or max(power):
                    settle(s, island, list(power))
            elif power[active] > power[holder] and has_land_unit(s, active, island):
                take(s, island, active)  # equal influence steals nothing (TEV-14.9)


def take(s: TinyEpic, island: int, clan: int) -> None:
    """To hold the rune is to control the island (TEV-14.6).

    Taken or stolen, its god grows angrier every time (TEV-14.15, 14.16).
    """
    victim = s.holders[island]
    s.holders[island] = clan
    s.tell("rune-taken", clan=clan, island=s.face.islands[island].id, victim=victim)
    s.raise_fury(s.face.islands[island].rune, 1)


# ---- attacking -----------------------------------------------------------------------------------


def attack(s: TinyEpic, clan: int, island: int) -> bool:
    """After adding settlers, with more of them than each single opponent has (TEV-10.7, 10.8):
    every opponent with settlers there loses exactly one (TEV-10.9). Only settlers are compared
    (TEV-10.10). Says whether somebody lost one."""
    own = s.settlers_on(clan, island)
    others = [other for other in range(s.clans) if other != clan and s.settlers_on(other, island)]
    if not own or not others or any(own <= s.settlers_on(other, island) for other in others):
        return False
    for other in others:
        remove_settler(s, other, island)
    claim(s, island)
    return True


def remove_settler(s: TinyEpic, clan: int, island: int) -> None:
    """Back to his clan board; the neutral enemy's leaves the game (TEV-19.6), the solo enemy's
    goes back to its own (TEV-24.3, 24.4)."""
    s.add_settlers(clan, island, -1)
    if clan == s.players and s.has_enemy():
        s.enemy_stock[0] += 1
    s.tell("settler-lost", clan=clan, island=s.face.islands[island].id)
