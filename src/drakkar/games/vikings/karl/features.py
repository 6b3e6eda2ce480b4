"""What konung looks at in a position beside karl's judgement, in plain counts."""

from __future__ import annotations

from drakkar.games.vikings.box import ROWS, SHIPS, VIKINGS, WARRIOR
from drakkar.games.vikings.karl.value import coast
from drakkar.games.vikings.scoring import threatened
from drakkar.games.vikings.state import ROW, Vikings


def features(s: Vikings, seat: int) -> dict[str, float]:
    settlers, tiles, threat = s.settlers[seat], s.tiles(seat), threatened(s, seat)
    warriors = settlers & ROW[WARRIOR]
    mine = coast(s, seat)
    counts: dict[str, float] = {
        "gold": s.gold[seat],
        "glory": s.glory[seat],
        "first": float(s.first == seat),
        "complete": mine.islands,
        "begun": mine.open,
        "length": mine.longest,
        "fits": mine.fits,
        "hindered": (settlers & threat).bit_count(),
        "guards": warriors.bit_count(),
        "shore": sum(s.ashore[seat * 6 : seat * 6 + 6]),
    }
    for kind, row in enumerate(ROWS):
        here = ROW[kind]
        counts[f"settled_{row}"] = (settlers & here & ~threat).bit_count()
        counts[f"free_{row}"] = (tiles & here & ~settlers & ~threat).bit_count()
        counts[f"open_{row}"] = mine.rows[0] >> kind & 1
        counts[f"close_{row}"] = mine.rows[1] >> kind & 1
    for kind, viking in enumerate(VIKINGS):
        counts[f"ashore_{viking}"] = s.ashore[seat * 6 + kind]
    for sail, ship in enumerate(SHIPS):
        columns = s.ships[seat * 4 + sail]
        counts[f"ship_{ship.id}"] = (columns & ~warriors).bit_count()
        counts[f"repelled_{ship.id}"] = (columns & warriors).bit_count()
    return counts
