"""Write the golden records that are missing: ``python -m tests.records.make``.

Whole games per game, seat count and option, played by bots. They are checked in and must replay to
the same scores for ever. When a rule was wrong, raise the game's revision and run this: the new
revision gets records of its own, and the old ones stay as they are.
"""

import json
from random import Random

import drakkar
from drakkar.bots import bot, play_out
from drakkar.kernel.testing import variants
from tests.records import folder


def missing(slug: str, name: str) -> bool:
    return not (folder(slug) / f"{name}.json").exists()


def write(name: str, table: drakkar.Table) -> None:
    line = json.dumps(table.record(), separators=(",", ":"))
    path = folder(table.game.slug) / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line + "\n", encoding="utf-8")


def main() -> None:
    for slug, game in drakkar.GAMES.items():
        for players, options in variants(game):
            if options.get("first_player", "random") != "random":
                continue
            chosen = "-".join(
                key if value == "yes" else value
                for key, value in options.items()
                if value not in ("random", "no")
            )
            name = "-".join(filter(None, (slug, str(players), chosen)))
            if not missing(slug, name):
                continue
            table = drakkar.new(slug, players, seed=players, options=options)
            bots = [bot("karl" if seat % 2 == 0 else "thrall") for seat in range(players)]
            play_out(table, bots)
            write(name, table)
        if missing(slug, f"{slug}-shared-victory"):
            shared_victory(slug, game)


def shared_victory(slug: str, game: drakkar.Game) -> None:
    """A game that ends in a tie which no tie-break decides."""
    for seed in range(20_000):
        table = drakkar.new(slug, max(2, game.seats[0]), seed=seed)
        rng = Random(seed)
        while not table.over:
            table.play(rng.choice(table.moves()))
        if len(table.result().winners) > 1:
            write(f"{slug}-shared-victory", table)
            return


if __name__ == "__main__":
    main()
