"""How good a position is for a seat: the judgement of the greedy bot, in points.

An estimate of the seat's final score: what it has, what the scorings to come will give for what
stands on its coast, and guesses for what may still become of the rest. The rules themselves stand
in scoring.py and final.py. The numbers written here are judgement, found by letting bots play.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

from drakkar.games.vikings.auction import Bidding
from drakkar.games.vikings.box import (
    BOATSMAN,
    BONUSES,
    BUILDINGS,
    FERRY,
    FIRST_MIDDLE,
    FIRST_SHIP,
    FISHERMAN,
    GOLDSMITH,
    LEFT,
    NOBLE,
    RIGHT,
    SCOUT,
    SETUP,
    SHIPS,
    WARRIOR,
)
from drakkar.games.vikings.course import EndOfRound
from drakkar.games.vikings.final import boatsmen, complete_islands, monuments
from drakkar.games.vikings.placing import free_cells
from drakkar.games.vikings.scoring import (
    ScoreLarge,
    ScoreSmall,
    extra,
    goldsmiths,
    large,
    threatened,
)
from drakkar.games.vikings.state import COLUMN_1, NOBODY, ROW, WAITING, Vikings

_FINAL: Final = SETUP.final_scoring
_SCORING: Final = SETUP.scoring
_SCHEDULE: Final = SETUP.rounds.schedule
_LARGE: Final = [_SCHEDULE[done:].count("large") for done in range(len(_SCHEDULE) + 1)]
_SMALL: Final = [_SCHEDULE[done:].count("small") for done in range(len(_SCHEDULE) + 1)]
_LOTS: Final = SETUP.wheel.slots * len(_SCHEDULE)
_SETTLED: Final = (NOBLE, SCOUT, GOLDSMITH, FISHERMAN)
_END_OF_ROUND: Final = EndOfRound()

_FIRST: Final = 2.5
"""To win the auction: to buy first, and to say which Viking goes."""


def value(s: Vikings, seat: int) -> float:
    """The points this seat may expect in the end."""
    return sum(judged(s, seat))


def judged(s: Vikings, seat: int) -> tuple[float, ...]:
    """The same in parts, as ``reasons`` names them."""
    if not s.agenda:
        return s.glory[seat], s.gold[seat] / 100
    larges, smalls = scorings_left(s, seat)
    lots = sum(s.pile) + len(s.lots)
    turns = lots / s.players  # of this seat
    left = lots / _LOTS  # 1 at the start, 0 at the end

    threat = threatened(s, seat)
    gold_each, glory_each = large(s, seat)
    coming = larges * gold_each + smalls * goldsmiths(s, seat, threat)

    # Gold: exchanged in the end, but worth more while there is something to buy with it.
    rate = 1 / (extra(s, seat, "exchange") or _FINAL.gold_per_glory)
    purse = s.gold[seat] + 0.9 * coming
    need = 3 * turns + 1
    unmet = exp(-purse / need)
    riches = rate * purse + 0.35 * need * (1 - unmet)
    gold = rate + 0.35 * unmet  # one more piece

    # Food: surplus and shortage by what the fishermen will feed in the end, about.
    safe = s.settlers[seat] & ~threat
    feeding = (safe & ROW[FISHERMAN]).bit_count() + 0.11 * turns
    mouths = s.settlers[seat].bit_count() + sum(s.ashore[seat * 6 : seat * 6 + 6]) + turns
    surplus = _FINAL.fisherman_feeds * feeding - mouths
    glut = extra(s, seat, "surplus") or _FINAL.surplus_glory
    middle, bend = (glut + _FINAL.shortage_glory) / 2, (glut - _FINAL.shortage_glory) / 2
    spread = 1 + 0.5 * turns
    root = sqrt(surplus * surplus + spread * spread)
    food = middle * surplus + bend * (root - spread)
    meal = middle + bend * surplus / root  # one mouth more fed

    worth = (  # of one more Viking on his row
        3 * left,
        larges * (_SCORING.noble_glory + extra(s, seat, "noble")),
        larges * (_SCORING.scout_glory + extra(s, seat, "scout") + 0.7),
        (larges + smalls) * gold * (_SCORING.goldsmith_gold + extra(s, seat, "goldsmith"))
        + larges * 0.3,
        _FINAL.fisherman_feeds * meal + larges * (extra(s, seat, "fisherman") + 0.3),
        3 * left,
    )
    return (
        s.glory[seat],
        riches,
        larges * sum(glory_each.values()),
        food,
        ships(s, seat, worth, threat, gold, larges, left),
        passengers(s, seat, worth, threat, left),
        *majorities(s, seat, left),
        *offer(s, seat, worth, gold, left),
        monuments(s, seat) + bonus_tiles(s, seat, larges, left) if s.advanced else 0.0,
        auction(s, seat, gold) if s.auction and any(s.drawn) else 0.0,
    )


def scorings_left(s: Vikings, seat: int) -> tuple[int, int]:
    """Large and small scorings that this seat has still to come, this round's included."""
    agenda = s.agenda
    pending = _END_OF_ROUND in agenda or ScoreLarge(seat) in agenda or ScoreSmall(seat) in agenda
    done = max(0, s.round - pending)
    return _LARGE[done], _SMALL[done]


def ships(
    s: Vikings,
    seat: int,
    worth: tuple[float, ...],
    threat: int,
    gold: float,
    larges: int,
    left: float,
) -> float:
    """What unrepelled ships cost, and the chance that warriors will yet repel them."""
    tiles, warriors = s.tiles(seat), s.settlers[seat] & ROW[WARRIOR]
    hindered = s.settlers[seat] & threat
    waiting, boats = s.ashore[seat * 6 + WARRIOR], s.ashore[seat * 6 + BOATSMAN]
    points, fleet = 0.0, 0
    for sail, ship in enumerate(SHIPS):
        columns = s.ships[seat * 4 + sail]
        if not columns:
            continue
        fleet |= columns
        reward = ship.reward.amount * (gold if ship.reward.kind == "gold" else 1.0)
        columns &= ~warriors
        while columns:
            column = columns & -columns
            columns ^= column
            below = hindered & column * COLUMN_1
            gain = reward * (larges + 1)
            if below:
                gain += sum([worth[kind] for kind in _SETTLED if below & ROW[kind]])
            if not tiles & column:
                chance = 0.05 + 0.3 * left
            elif waiting == 0:
                chance = 0.15 + 0.35 * left
            else:
                waiting -= 1
                chance = 0.85 if boats else 0.25 + 0.35 * left
            points += chance * gain - reward
    return points + 2 * left * (warriors & ~fleet).bit_count()


def passengers(s: Vikings, seat: int, worth: tuple[float, ...], threat: int, left: float) -> float:
    """Vikings ashore who may yet be ferried, and empty tiles that wait for some."""
    room = s.tiles(seat) & ~s.settlers[seat]
    points = 0.0
    trips = []
    for kind in _SETTLED:
        waiting, here = s.ashore[seat * 6 + kind], room & ROW[kind]
        if not here:
            points += 0.2 * left * worth[kind] * waiting
            continue
        free = here.bit_count() - 0.7 * (here & threat).bit_count()
        if waiting > free:
            trips.append(free * worth[kind])
            points += 0.2 * left * worth[kind] * (waiting - free)
        else:
            if waiting:
                trips.append(waiting * worth[kind])
            points += 0.12 * left * worth[kind] * (free - waiting)
    if trips:
        boats = float(s.ashore[seat * 6 + BOATSMAN])
        if s.advanced:  # a boatsman alone takes one Viking only
            boats = 0.6 * boats + s.bonuses[seat * len(BONUSES) + FERRY]
        for gain in sorted(trips, reverse=True):
            manned = min(1.0, max(0.0, boats))
            points += gain * (0.85 * manned + 0.35 * left * (1 - manned))
            boats -= 1
    return points


class Coast(NamedTuple):
    """What follows from the tiles of a coast alone."""

    islands: int  # complete ones
    open: int  # islands begun
    longest: int
    rows: tuple[int, ...]  # per tile the rows that have a place for it, a bit each
    fits: int


_COASTS: Final[dict[tuple[int, ...], Coast]] = {}
"""Coasts judged lately: most of the positions of a turn differ in something else."""


def coast(s: Vikings, seat: int) -> Coast:
    key = (s.lefts[seat], s.rights[seat], *s.middles[seat * 4 : seat * 4 + 4])
    judged = _COASTS.get(key)
    if judged is None:
        if len(_COASTS) >= 10_000:
            _COASTS.clear()
        judged = _COASTS[key] = _coast(s, seat)
    return judged


def _coast(s: Vikings, seat: int) -> Coast:
    lengths = complete_islands(s, seat)
    left, right, middle = (
        sum(1 << kind for kind, row in enumerate(ROW) if free & row)
        for free in (free_cells(s, seat, tile) for tile in (LEFT, RIGHT, FIRST_MIDDLE))
    )
    return Coast(
        islands=len(lengths),
        open=s.lefts[seat].bit_count() - len(lengths),
        longest=max(lengths, default=0),
        rows=(left, right, *([middle] * len(BUILDINGS))),
        fits=left.bit_count() + right.bit_count() + middle.bit_count(),
    )


def majorities(s: Vikings, seat: int, left: float) -> tuple[float, float, float]:
    """The awards for boatsmen, islands, the longest island, by how likely they are this seat's."""
    coasts = [coast(s, player) for player in range(s.players)]
    begun = [theirs.islands + 0.45 * left * theirs.open for theirs in coasts]
    longest = [theirs.longest for theirs in coasts]
    unused = [boatsmen(s, player) for player in range(s.players)]
    return (
        _FINAL.most_boatsmen * likely_most(unused, seat, left),
        _FINAL.most_islands * likely_most(begun, seat, left),
        _FINAL.longest_island * likely_most(longest, seat, left),
    )


def likely_most(counts: Sequence[float], seat: int, left: float) -> float:
    """The chance of having most in the end: even at first, certain at last; a tie is enough."""
    mine = counts[seat]
    if not mine and not left:
        return 0.0
    ahead = mine - max([count for player, count in enumerate(counts) if player != seat])
    return 1 / (1 + exp(-(ahead + 0.4) / (0.12 + 2 * left)))


def offer(
    s: Vikings, seat: int, worth: tuple[float, ...], gold: float, left: float
) -> tuple[float, float]:
    """Room for tiles to come, and half of what the next purchase of this round may bring."""
    mine = coast(s, seat)
    room = 0.25 * left * mine.fits
    if len(s.lots) < s.players or s.lots[0][2] == NOBODY:
        return room, 0.0
    rows, gains = mine.rows, []
    for price, tile, viking in s.lots:
        if tile >= FIRST_SHIP:
            gain = 0.3 * worth[viking] - 2
        elif rows[tile] >> viking & 1:
            gain = 0.8 * worth[viking] + 1
        else:
            gain = 0.3 * worth[viking] + 1
        gains.append(gain - price * gold)
    gains.sort()
    return room, 0.5 * gains[-s.players]  # the others buy first


def bonus_tiles(s: Vikings, seat: int, larges: int, left: float) -> float:
    """What kept bonus tiles may yet bring beyond what they bring now."""
    points = 1.8 * s.bonuses[seat * len(BONUSES) + FERRY]
    for owner, _, number in s.monuments:
        if owner == seat:
            points += 1.2 if number == WAITING else 1.8
    for effect in ("noble", "scout", "fisherman"):
        points += 1.2 * larges * extra(s, seat, effect)
    points += 0.6 * larges * extra(s, seat, "goldsmith")
    return left * points


def auction(s: Vikings, seat: int, gold: float) -> float:
    """The worth of leading the auction; a bid that stands will have to be paid."""
    leader = s.bidder if s.bidder >= 0 else s.first
    if leader != seat:
        return 0.0
    if type(s.agenda[-1]) is not Bidding:
        return _FIRST
    if s.passed >> seat & 1:  # the holder of the longship, if nobody bids at all
        return 0.3 * _FIRST
    return _FIRST - (s.bid * gold if s.bidder == seat else 0.0)
