"""Chapter 22: the enemy's turn, its rune actions, and the icons of its resource tracks."""

from __future__ import annotations

from random import Random

from drakkar.games.tinyepic.battle import take_prize
from drakkar.games.tinyepic.box import CARD_INDEX, CARD_NAMES, CARDS, ENEMY, TEMPLE_SLOTS
from drakkar.games.tinyepic.control import CheckControl, claim, remove_settler
from drakkar.games.tinyepic.enemy import (
    _DECIDED,
    HUMAN,
    DecideForEnemy,
    EnemyConsecrates,
    Reinforce,
    enemy_builds,
    enemy_gains,
    enemy_performs,
    enter_dock,
    lone_island,
)
from drakkar.games.tinyepic.moves import Cards
from drakkar.games.tinyepic.runes import ANY
from drakkar.games.tinyepic.state import NONE, RESOURCES, TinyEpic
from drakkar.kernel.question import Chance, Step
from drakkar.kernel.refusal import Refusal

MAIN = ("sail", "explore", "harvest", "build")


# ---- its cards -------------------------------------------------------------------------------


class EnemyCard(Chance):
    """The top card of its deck; should that be empty, of the Viking deck (TEV-23.22)."""

    kind = Cards

    to: str  # "row", "battle" or "hidden"

    def audience(self) -> tuple[int, ...] | None:
        return () if self.to == "hidden" else None

    def source(self, s: TinyEpic) -> list[int]:
        return s.enemy_deck + s.enemy_unseen or s.deck or s.discard

    def sample(self, s: TinyEpic, rng: Random) -> Cards:
        return Cards((CARD_NAMES[rng.choice(self.source(s))],))

    def refuse(self, s: TinyEpic, move: Cards) -> Refusal | None:
        if len(move.cards) == 1 and CARD_INDEX.get(move.cards[0], -1) in self.source(s):
            return None
        return Refusal("KER-4", "not-drawn", {"what": str(move)})

    def answer(self, s: TinyEpic, move: Cards) -> None:
        card = CARD_INDEX[move.cards[0]]
        for pile in (s.enemy_deck, s.enemy_unseen, s.deck, s.discard):
            if card in pile:
                pile.remove(card)
                break
        if self.to != "hidden":
            s.enemy_rune = CARDS[card].rune
        if self.to == "row":
            s.enemy_row += (card,)
            s.tell("enemy-plays", card=move.cards[0])
        elif self.to == "battle":
            s.enemy_battles += (card,)
            s.tell("enemy-fights", card=move.cards[0])
        else:
            s.enemy_card = card


class EnemyTurn(Step):
    """Its card, jarl action, rune action; then the icons (TEV-22.9); then full tracks go back
    (TEV-21.1)."""

    def run(self, s: TinyEpic) -> None:
        s.then(EnemyCard("row"), EnemyJarl(), EnemyRune(), ResolveIcons(), EndOfTracks())


class EnemyJarl(Step):
    def run(self, s: TinyEpic) -> None:
        enemy_performs(s, CARDS[s.enemy_row[-1]].jarl)


def enemy_runes(s: TinyEpic, rune: int) -> int:
    """Of islands, its row and its battle row (TEV-22.1); 3 counts all."""
    active = [CARDS[card].rune for card in (*s.enemy_row, *s.enemy_battles)]
    active += [s.face.islands[i].rune for i, holder in enumerate(s.holders) if holder == s.players]
    return len(active) if rune == ANY else active.count(rune)


class EnemyRune(Step):
    """With enough runes, the rune action of its card if it is a main one (TEV-22.2); any other is
    replaced by its board's (TEV-22.3), of the one type required or of the card (TEV-22.4)."""

    def run(self, s: TinyEpic) -> None:
        card = CARDS[s.enemy_row[-1]]
        if any(enemy_runes(s, rune) < need for rune, need in enumerate(card.requires) if need):
            return
        if card.rune_action.type in MAIN:
            enemy_performs(s, card.rune_action)
            return
        kinds = [rune for rune, need in enumerate(card.requires) if need]
        board_action(s, kinds[0] if len(kinds) == 1 else card.rune)


def board_action(s: TinyEpic, rune: int) -> None:
    """The action of the enemy's board for a rune: wealth (TEV-22.5), secrets (TEV-22.6), nature
    (TEV-22.7)."""
    action = ENEMY.rune_actions[rune]
    s.then(CheckControl(s.players))
    s.tell("enemy-rune", rune=action.id)
    if action.type == "collect":
        enemy_gains(s, action.resources.tuple())
    elif action.type == "add_settler":
        s.then(Reinforce(lone_island(s), action.x))
    else:
        for _ in range(action.x):
            s.then(SmitePlayer())


class SmitePlayer(Step):
    """A settler of the player: on the lone longship's island, else where he has most."""

    def run(self, s: TinyEpic) -> None:
        here = lone_island(s)
        if s.settlers_on(HUMAN, here):
            take_settler(s, here)
            return
        numbers = [s.settlers_on(HUMAN, i) for i in range(len(s.face.islands))]
        most = max(numbers)
        islands = [i for i, number in enumerate(numbers) if number == most]
        if most and len(islands) == 1:
            take_settler(s, islands[0])
        elif most:
            names = tuple(s.face.islands[i].id for i in islands)
            s.then(DecideForEnemy(HUMAN, "victim", names))


def _victim_decided(s: TinyEpic, island: str, number: int) -> None:
    take_settler(s, s.face.island_index[island])


def take_settler(s: TinyEpic, island: int) -> None:
    remove_settler(s, HUMAN, island)
    claim(s, island)


# ---- icons -----------------------------------------------------------------------------------


class ResolveIcons(Step):
    """Icon after icon; what one has raided is consecrated before the next (TEV-22.15). Where they
    lie on the tracks is in the enemy's file (TEV-22.16)."""

    def run(self, s: TinyEpic) -> None:
        s.enemy_resolving = bool(s.enemy_triggers)
        if not s.enemy_triggers:
            return
        number = s.enemy_triggers.pop(0)
        icon = ENEMY.tracks[number // 10].icons[number % 10]
        s.tell("enemy-icon", icon=icon.icon, resource=RESOURCES[number // 10])
        s.then(ResolveIcons())
        s.then(EnemyConsecrates())
        s.then(CheckControl(s.players))
        _ICONS[icon.icon](s, icon.strength)


def fury_of_most(s: TinyEpic, strength: int) -> None:
    """Of the god, or the gods, of whom it holds most island runes (TEV-22.17)."""
    counts = [0, 0, 0]
    for island, holder in enumerate(s.holders):
        if holder == s.players:
            counts[s.face.islands[island].rune] += 1
    for rune, number in enumerate(counts):
        if number and number == max(counts):
            s.raise_fury(rune, 1)


def hunt(s: TinyEpic, strength: int) -> None:
    """Straight to the nearest docked ship of the player (TEV-22.18), which moves off, and to the
    village there (TEV-22.19)."""
    docks = [dock for dock, owner in enumerate(s.docked) if owner == HUMAN]
    if not docks:
        return  # TEV-22.20
    distances = s.face.distances[s.lone]
    nearest = min(distances[dock] for dock in docks)
    docks = [dock for dock in docks if distances[dock] == nearest]
    if len(docks) == 1:
        enter_dock(s, docks[0])
    else:
        s.then(DecideForEnemy(HUMAN, "prey", tuple(s.face.docks[d].id for d in docks)))


def _prey_decided(s: TinyEpic, dock: str, number: int) -> None:
    enter_dock(s, s.face.dock_index[dock])


def cross_ferry(s: TinyEpic, strength: int) -> None:
    """To the dock at the other end, if there is one (TEV-22.21)."""
    far = s.face.docks[s.lone].far
    if far >= 0:
        enter_dock(s, far)


def add_settler(s: TinyEpic, strength: int) -> None:
    """To the lone longship's island (TEV-22.22)."""
    s.then(Reinforce(lone_island(s), 1))


def add_longship(s: TinyEpic, strength: int) -> None:
    """As with build (TEV-22.23)."""
    enemy_builds(s)


def add_temple(s: TinyEpic, strength: int) -> None:
    """Where it has most settlers and nobody a temple (TEV-22.24)."""
    enemy = s.players
    if not any(s.enemy_stock[slot] for slot in TEMPLE_SLOTS):
        return
    taken = 0
    for temples in s.temples:
        taken |= temples
    free = [i for i in range(len(s.face.islands)) if not taken >> i & 1]
    most = max((s.settlers_on(enemy, i) for i in free), default=0)
    islands = [i for i in free if s.settlers_on(enemy, i) == most]
    if most and len(islands) == 1:
        raise_temple(s, islands[0])
    elif most:
        names = tuple(s.face.islands[i].id for i in islands)
        s.then(DecideForEnemy(HUMAN, "temple", names))


def _temple_decided(s: TinyEpic, island: str, number: int) -> None:
    raise_temple(s, s.face.island_index[island])


def raise_temple(s: TinyEpic, island: int) -> None:
    """Half of its settlers there, rounded up, go back to its board (TEV-22.25)."""
    enemy = s.players
    s.enemy_stock[next(slot for slot in TEMPLE_SLOTS if s.enemy_stock[slot])] -= 1
    s.temples[enemy] |= 1 << island
    back = (s.settlers_on(enemy, island) + 1) // 2
    s.add_settlers(enemy, island, -back)
    s.enemy_stock[0] += back
    s.tell("enemy-temple", island=s.face.islands[island].id)
    claim(s, island)


def start_battle(s: TinyEpic, strength: int) -> None:
    """With the bonus of the icon (TEV-22.26), when no battle is open (TEV-23.19)."""
    if s.initiator != NONE:
        s.enemy_waiting.append(strength)
    else:
        s.then(StartEnemyBattle(strength))


class StartEnemyBattle(Step):
    """A card face down (TEV-23.14) and a favour card by the place of the lone longship: of the row
    above or below (TEV-23.15), at the end that is nearer (TEV-23.16)."""

    strength: int

    def run(self, s: TinyEpic) -> None:
        row = 0 if s.face.islands[lone_island(s)].half == "north" else 1
        if not s.favor_rows[row]:
            row = 1 - row
        if not s.favor_rows[row]:
            s.enemy_waiting.clear()  # nothing to fight for: no battle waits any longer
            return
        s.initiator = s.players
        s.enemy_bonus = self.strength
        end = s.face.docks[s.lone].row_end
        s.tell("enemy-challenges")
        if end == "either" and len(s.favor_rows[row]) > 1:
            s.then(EnemyCard("hidden"), DecideForEnemy(HUMAN, "favor", ("left", "right"), row))
        else:
            s.then(EnemyCard("hidden"), EnemyFavor(row, int(end == "right")))


class EnemyFavor(Step):
    row: int
    end: int

    def run(self, s: TinyEpic) -> None:
        single = len(s.favor_rows[self.row]) == 1
        take_prize(s, self.row, 0 if single else self.end)


def _favor_decided(s: TinyEpic, end: str, row: int) -> None:
    s.then(EnemyFavor(row, int(end == "right")))


class EndOfTracks(Step):
    """Full tracks go back to the start, and the player loses one of each such resource, if he has
    it (TEV-22.13)."""

    def run(self, s: TinyEpic) -> None:
        for resource in range(3):
            at = s.players * 3 + resource
            if s.resources[at] == ENEMY.tracks[resource].length:
                s.resources[at] = ENEMY.resource_rules.reset_to
                own = HUMAN * 3 + resource
                lost = min(s.resources[own], ENEMY.resource_rules.player_loses_at_end)
                s.resources[own] -= lost
                s.tell("track-full", resource=RESOURCES[resource], lost=lost)


_ICONS = {
    "fury_of_most_owned_rune": fury_of_most,
    "hunt_nearest_longship": hunt,
    "cross_ferry": cross_ferry,
    "add_settler": add_settler,
    "add_longship": add_longship,
    "add_temple": add_temple,
    "start_battle": start_battle,
}
_DECIDED["victim"] = _victim_decided
_DECIDED["prey"] = _prey_decided
_DECIDED["temple"] = _temple_decided
_DECIDED["favor"] = _favor_decided
