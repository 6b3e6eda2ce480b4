"""Write the golden records that are missing: ``python -m tests.records.make``.

Whole games per game, seat count and option, played by bots. They are checked in and must replay to
the same scores for ever. When a rule was wrong, raise the game's revision and run this: the new
revision gets records of its own, and the old ones stay as they are.
"""

import json
from random import Random
from typing import Any

import drakkar
from drakkar.bots import bot, play_out
from drakkar.kernel.testing import variants
from tests.records import POSITIONS, folder

GAMES_LOOKED_AT = 24


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
        path = POSITIONS / f"{slug}-{game.revision}.json"
        if not path.exists():
            POSITIONS.mkdir(exist_ok=True)
            lines = ",\n".join(json.dumps(kept, separators=(",", ":")) for kept in positions(game))
            path.write_text(f"[{lines}]\n", encoding="utf-8")


def positions(game: drakkar.Game) -> list[dict[str, Any]]:
    """Positions of random games, as a server keeps them: the first of each question."""
    kept: dict[str, dict[str, Any]] = {}
    for seed in range(GAMES_LOOKED_AT):
        table = drakkar.new(game.slug, game.seats[seed % len(game.seats)], seed)
        rng = Random(seed)
        while not table.over:
            seat = rng.choice(table.deciders)
            table.play(rng.choice(table.moves(seat)), seat)
            for decider in table.deciders:
                question = table.question(decider)
                tag = "" if question is None else question.TAG
                if tag and tag not in kept:
                    kept[tag] = {
                        "question": tag,
                        "players": table.players,
                        "options": dict(table.options),
                        "state": table.state.to_json(),
                        "draws": table.draws,
                    }
    return [kept[tag] for tag in sorted(kept)]


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
