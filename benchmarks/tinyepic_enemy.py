"""How strong the solo enemy of Tiny Epic Vikings is: ``python benchmarks/tinyepic_enemy.py``.

The enemy's tracks are reconstructed. They are set so that about three are filled in a game against
sensible play (ruling R-101); this plays solo games with a bot and counts. An owner's corrections
(``DRAKKAR_COMPONENTS``) are measured in the same way.
"""

import argparse
from collections import Counter
from multiprocessing import Pool
from random import Random
from statistics import mean

import drakkar
from drakkar.bots import bot

RESOURCES = ("wood", "food", "steel")


def play(job: tuple[str, int]) -> dict[str, float]:
    """One game: what came of it."""
    name, seed = job
    table, player, rng = drakkar.new("tinyepic", 1, seed, listen=True), bot(name), Random(seed)
    while not table.over:
        table.play(player.choose(table.game, table.guess(0, rng), 0, list(table.moves()), rng))
    assert table.events is not None
    happened = [event for _, event in table.events]
    kinds = Counter(kind for kind, _, _ in happened)
    full = Counter(args["resource"] for kind, _, args in happened if kind == "track-full")
    result = table.result()
    assert result.opponent is not None
    return {
        "wins": bool(result.winners),
        "points": result.scores[0],
        "enemy points": sum(result.opponent.values()),
        "full tracks": kinds["track-full"],
        **{f"full tracks, {resource}": full[resource] for resource in RESOURCES},
        "enemy's battles": kinds["enemy-challenges"],
        "battles it won": kinds["enemy-wins"],
        "its Settlers placed": kinds["enemy-settles"] + kinds["enemy-moves"],
        "its Longships built": kinds["enemy-builds"],
        "its Temples": kinds["enemy-temple"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bot", default="karl")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=100, help="seed of the first game")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    with Pool(given.workers) as pool:
        games = pool.map(play, [(given.bot, seed) for seed in seeds], chunksize=1)
    print(f"{given.bot}, {given.games} solo games, seeds {seeds[0]} to {seeds[-1]}, per game:")
    for name in games[0]:
        print(f"  {name:<22}{mean(game[name] for game in games):7.2f}")


if __name__ == "__main__":
    main()
