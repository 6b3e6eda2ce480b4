"""The digests of catalogues and layouts: ``python -m tests.envs.digest`` writes them anew."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from drakkar.envs import CATALOGUE_VERSION, OBSERVATION_VERSION, catalogue, observer
from drakkar.games import GAMES


def _digest(data):
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:16]


def digests():
    layouts = {
        slug: _digest(
            [
                [b.name, b.zone, b.labels, b.scales]
                for players in game.seats
                for b in observer(slug, players).blocks
            ]
        )
        for slug, game in GAMES.items()
    }
    catalogues = {
        slug: _digest([catalogue(slug).labels(), catalogue(slug).feature_labels()])
        for slug in GAMES
    }
    return {
        "catalogue": {"version": CATALOGUE_VERSION, "games": catalogues},
        "observation": {"version": OBSERVATION_VERSION, "games": layouts},
    }


if __name__ == "__main__":
    text = json.dumps(digests(), indent=2) + "\n"
    if "--print" in sys.argv:
        print(text)
    else:
        (Path(__file__).parent / "digests.json").write_text(text)
